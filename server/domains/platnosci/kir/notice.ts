import { createHash } from 'node:crypto';
import type { Wskazanie } from '../kanal.ts';
import { sameHex } from '../p24/sign.ts';
import type { Kir } from './settings.ts';
import { statusOf } from './statuses.ts';

/** The largest id of an order in the database; a larger one is not looked up. */
const LARGEST_ID = 2 ** 31 - 1;
/** Its four fields have about 120 characters: a longer notice is padded, to fill the office's disk. */
const LONGEST = 300;

const FIELDS = ['paymentId', 'newStatus', 'transAmount', 'hash'];

/**
 * The order that a notice names: a form with the payment and its status. One kind has a hash over them, the amount and the
 * password; the other has none, and where it is accepted it is only a reason to query the provider.
 */
export function readNotice(kir: Pick<Kir, 'haslo' | 'pierwszyNumer' | 'czySkrot'>, raw: string): Wskazanie | undefined {
  if (raw.length > LONGEST) return undefined;
  const form = new URLSearchParams(raw);
  const names = [...form.keys()];
  if (new Set(names).size !== names.length || names.some((name) => !FIELDS.includes(name))) return undefined;
  const [paymentId = '', newStatus = '', transAmount = '', hash] = FIELDS.map((name) => form.get(name) ?? undefined);
  if (!/^\d{10}$/.test(paymentId) || !/^\d{4}$/.test(newStatus) || !statusOf(newStatus)) return undefined;
  if (hash === undefined) {
    if (kir.czySkrot || transAmount !== '') return undefined;
  } else if (!sameHex(hash, noticeHash(kir.haslo, newStatus, transAmount, paymentId))) return undefined;
  const id = Number(paymentId) - kir.pierwszyNumer;
  if (id <= 0 || id > LARGEST_ID) return undefined;
  const kwotaGrosze = groszeOf(transAmount);
  return { id, ...(hash !== undefined && kwotaGrosze !== undefined && { kwotaGrosze }) };
}

export const noticeHash = (haslo: string, newStatus: string, transAmount: string, paymentId: string): string =>
  createHash('sha1').update(`${newStatus}${transAmount}${paymentId}${haslo}`).digest('hex');

function groszeOf(amount: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
