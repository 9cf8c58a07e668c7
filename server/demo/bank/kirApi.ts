import type { FastifyInstance } from 'fastify';
import { isNrb } from '../../../src/lang/values/nrb.ts';
import { amountOf, hashOf, warsawTime } from '../../domains/platnosci/kir/hashtrans.ts';
import { sameHex } from '../../domains/platnosci/p24/sign.ts';
import { NS } from '../../engine/xml/names.ts';
import { parseStrictly } from '../../engine/xml/parse.ts';
import { childrenOf, mustBe, oneOf, textOf } from '../../engine/xml/read.ts';
import { inEnvelope } from '../../engine/xml/soap.ts';
import { element, xmlText } from '../../engine/xml/write.ts';
import type { Bank } from './bank.ts';
import { spoil } from './faults.ts';
import type { Platnosc } from './store.ts';

export const KIR = '/demo/bank/kir';
export const FORM = `${KIR}/PayByNet/trans.do`;
export const STATUS = `${KIR}/axis/services/PBNTransactionsGetStatus`;

const TAGS = [
  'id_client',
  'id_trans',
  'date_valid',
  'amount',
  'currency',
  'email',
  'account',
  'accname',
  'backpage',
  'backpagereject',
  'hash',
] as const;
const HASHED = new RegExp(`^${TAGS.map((tag) => `<${tag}>([^<]*)</${tag}>`).join('')}$`);

/** The response about an unknown payment. */
const UNKNOWN = '0';

/** @returns the payment in the form; undefined: refused */
export function takeForm(bank: Bank, hashtrans: string): Platnosc | undefined {
  const text = Buffer.from(hashtrans, 'base64').toString('utf8');
  const values = HASHED.exec(text)?.slice(1);
  if (!values) return undefined;
  const tag = Object.fromEntries(TAGS.map((name, index) => [name, values[index]!])) as Record<
    (typeof TAGS)[number],
    string
  >;
  const { nip, haslo, przecinek } = bank.options.kir;
  const tags = text.slice(0, text.indexOf('<hash>'));
  if (tag.id_client !== nip || !sameHex(tag.hash, hashOf(tags, haslo))) return undefined;
  const kwotaGrosze = Number(tag.amount.replace(',', '').replace('.', ''));
  const waznyDoMs = fromWarsaw(tag.date_valid);
  const sound =
    /^\d{10}$/.test(tag.id_trans) &&
    tag.currency === 'PLN' &&
    kwotaGrosze > 0 &&
    amountOf(kwotaGrosze, przecinek) === tag.amount &&
    isNrb(tag.account) &&
    waznyDoMs !== undefined;
  if (!sound) return undefined;
  const added = bank.store.add({
    dostawca: 'kir',
    klucz: tag.id_trans,
    kwotaGrosze,
    rachunek: tag.account,
    tytul: tag.id_trans,
    odbiorca: tag.accname.split('^')[0]!,
    powrotOk: tag.backpage,
    powrotBlad: tag.backpagereject,
    utworzonoMs: bank.now().getTime(),
    waznyDoMs,
    dane: JSON.stringify({ hash: tag.hash, email: tag.email }),
  });
  // The same number for another payment is an error.
  const same = added.kwotaGrosze === kwotaGrosze && added.rachunek === tag.account && added.powrotOk === tag.backpage;
  return same ? added : undefined;
}

/** Tries both offsets of Warsaw: one of them gives that time. */
function fromWarsaw(text: string): number | undefined {
  const [, day, month, year, rest] = /^(\d\d)-(\d\d)-(\d{4}) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  return ['+01:00', '+02:00']
    .map((offset) => Date.parse(`${year}-${month}-${day}T${rest}${offset}`))
    .find((ms) => !Number.isNaN(ms) && warsawTime(ms) === text);
}

/** The service of Paybynet that tells the status of a payment. */
export function serveKirStatus(app: FastifyInstance, bank: Bank): void {
  app.post(STATUS, async (request, reply) => {
    const asked = readQuestion(String(request.body));
    const platnosc = asked && asked.nip === bank.options.kir.nip ? bank.find('kir', asked.paymentId) : undefined;
    if (await spoil(reply, bank.faultOf('status', platnosc ? [platnosc] : []))) return reply;
    const answer = asked
      ? element(
          'ns1:getStatusByPaymentIDResponse',
          { 'xmlns:ns1': asked.namespace },
          element('getStatusByPaymentIDReturn', {}, xmlText(String(platnosc?.stan ?? UNKNOWN))),
        )
      : element('soap:Fault', {}, element('faultcode', {}, 'soap:Client'));
    return reply
      .code(asked ? 200 : 500)
      .type('text/xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>${inEnvelope(answer)}`);
  });
}

function readQuestion(text: string): { paymentId: string; nip: string; namespace: string } | undefined {
  try {
    const body = oneOf(mustBe(parseStrictly(text, { bare: true }), NS.soap, 'Envelope'), NS.soap, 'Body');
    const [call] = childrenOf(body);
    const [paymentId, nip] =
      call?.localName === 'getStatusByPaymentID' ? childrenOf(call).map((one) => textOf(one)) : [];
    if (paymentId === undefined || nip === undefined) return undefined;
    return { paymentId, nip, namespace: call!.namespaceURI ?? '' };
  } catch {
    return undefined;
  }
}
