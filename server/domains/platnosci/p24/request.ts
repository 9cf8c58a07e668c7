import { toIban } from '../../../../src/lang/values/nrb.ts';
import { type Odbiorca, ProviderRefusal, type Zlecenie } from '../kanal.ts';
import { plainText } from '../plainText.ts';
import { type Klucze, signRequest } from './sign.ts';

/** How long the texts of a transfer may be. Source: Ekspres API 1.0.6, TransferObjectBody and PersonObjectBody. */
const LONGEST = { name: 100, address: 100, zip: 10, city: 50, title: 150, returnUrl: 255 } as const;

/**
 * The body of POST /express/v1/transfer/request. It has only the e-mail address of the payer: the account
 * identifies the dues, since it belongs to one card.
 *
 * @param powrot the return address of the payer's browser
 * @throws ProviderRefusal for an order that the provider can never accept
 */
export function transferRequest(klucze: Klucze, zlecenie: Zlecenie, powrot: string): object {
  const iban = toIban(zlecenie.numerRachunku);
  if (!iban || zlecenie.kwotaGrosze <= 0 || powrot.length > LONGEST.returnUrl) throw new ProviderRefusal('order');
  const { odbiorca, idPrzelewu: id } = zlecenie;
  const transfer = {
    iban,
    recipient: person(odbiorca, odbiorca.email),
    sender: person(odbiorca, zlecenie.email || odbiorca.email),
    title: plainText(zlecenie.tytul, LONGEST.title),
    amountOut: zlecenie.kwotaGrosze,
    currencyOut: 'PLN',
    externalParam: id,
  };
  return {
    transfer,
    type: 'p24',
    express: true,
    currency: 'PLN',
    // No mail by the provider: the office writes its own.
    send: 0,
    id,
    sign: signRequest(klucze, transfer, id),
    ttl: Math.floor(zlecenie.waznyDoMs / 1000),
    returnUrl: powrot,
  };
}

const person = ({ nazwa, adres, kodPocztowy, miasto, kraj }: Odbiorca, email: string | null) => ({
  name: plainText(nazwa, LONGEST.name),
  email: email ?? '',
  address: plainText(adres, LONGEST.address),
  zip: plainText(kodPocztowy, LONGEST.zip),
  city: plainText(miasto, LONGEST.city),
  country: kraj,
});
