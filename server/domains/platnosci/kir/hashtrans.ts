import { createHash } from 'node:crypto';
import { isNrb } from '../../../../src/lang/values/nrb.ts';
import { type Odbiorca, ProviderRefusal, type Zlecenie } from '../kanal.ts';
import { plainText } from '../plainText.ts';
import type { Kir } from './settings.ts';

/** The return addresses for the payer's browser. */
export interface Powroty {
  ok: string;
  blad: string;
}

/**
 * The field `hashtrans` of the form: tags one after another, with a hash over them and the password, which is not sent.
 * The tags are no XML: nothing is escaped, so characters of markup are removed from names.
 *
 * @throws ProviderRefusal for an order that the provider can never accept
 */
export function hashtransOf(kir: Kir, zlecenie: Zlecenie, powroty: Powroty): string {
  const { numerRachunku, kwotaGrosze, email, waznyDoMs } = zlecenie;
  if (!isNrb(numerRachunku) || kwotaGrosze <= 0) throw new ProviderRefusal('order');
  const tags = tagged({
    id_client: kir.nip,
    id_trans: paymentIdOf(kir, zlecenie),
    date_valid: warsawTime(waznyDoMs),
    amount: amountOf(kwotaGrosze, kir.przecinek),
    currency: 'PLN',
    email: plain(email, 80),
    account: numerRachunku,
    accname: accountName(zlecenie.odbiorca),
    backpage: powroty.ok,
    backpagereject: powroty.blad,
  });
  return Buffer.from(`${tags}${tagged({ hash: hashOf(tags, kir.haslo) })}`, 'utf8').toString('base64');
}

export const hashOf = (tags: string, haslo: string): string =>
  createHash('sha1')
    .update(`${tags}${tagged({ password: haslo })}`)
    .digest('hex');

/** Ten digits, unique for each payment of a payee: with a new database the numbers continue after the old ones. */
export function paymentIdOf({ pierwszyNumer }: Pick<Kir, 'pierwszyNumer'>, { id }: Pick<Zlecenie, 'id'>): string {
  const number = String(pierwszyNumer + id);
  if (number.length > 10) throw new ProviderRefusal('payment id');
  return number.padStart(10, '0');
}

export function amountOf(grosze: number, przecinek: boolean): string {
  const whole = Math.floor(grosze / 100);
  return `${whole}${przecinek ? ',' : '.'}${String(grosze % 100).padStart(2, '0')}`;
}

/** `21-11-2026 10:15:00` in Warsaw time. */
export function warsawTime(ms: number): string {
  const parts = new Map(CLOCK.formatToParts(ms).map(({ type, value }) => [type, value]));
  const [day, month, year] = [parts.get('day'), parts.get('month'), parts.get('year')];
  return `${day}-${month}-${year} ${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function accountName({ nazwa, kodPocztowy, miasto, adres, kraj }: Odbiorca): string {
  const country = kraj === 'PL' ? 'Polska' : kraj;
  const parts = { NM: nazwa, ZP: kodPocztowy, CI: miasto, ST: adres, CT: country };
  return Object.entries(parts)
    .map(([mark, text]) => `${plain(text, 80)}^${mark}^`)
    .join('');
}

const plain = (text: string, longest: number): string => plainText(text.replace(/[<>&^]/g, ' '), longest);

const tagged = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');
