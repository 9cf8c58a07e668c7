import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '../../../src/lang/values/dates.ts';
import { digitsOf, isNrb } from '../../../src/lang/values/nrb.ts';
import { sameHex, signRequest } from '../../domains/platnosci/p24/sign.ts';
import { statusOf } from '../../domains/platnosci/p24/statuses.ts';
import type { Bank } from './bank.ts';
import { spoil } from './faults.ts';
import { requestId, transferId } from './notices.ts';
import type { Platnosc } from './store.ts';

export const P24 = '/demo/bank/p24';
const API = `${P24}/express/v1`;
const DAY_MS = 24 * 3600_000;

/** The validated part of a request; the rest goes into the history as it came. */
interface Body {
  transfer: {
    iban: string;
    recipient: { name: string };
    title: string;
    amountOut: number;
    currencyOut: string;
    externalParam: string;
  };
  id: string;
  sign: string;
  type: string;
  ttl?: number;
  returnUrl?: string;
}

/** The REST API of Ekspres Przelewy24, the part that an office calls. */
export function serveP24Api(app: FastifyInstance, bank: Bank): void {
  const { p24 } = bank.options;
  const allowed = Buffer.from(`Basic ${Buffer.from(`${p24.kluczApi}:${p24.haslo}`).toString('base64')}`);

  app.addHook('onRequest', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== allowed.length || !timingSafeEqual(given, allowed)) return reply.code(401).send();
  });

  app.post(`${API}/transfer/request`, async (request, reply) => {
    const body = bodyOf(request);
    if (await spoil(reply, bank.faults('register', body?.id))) return reply;
    const code = body ? wrongIn(body, bank) : 1002;
    if (!body || code !== undefined) return refuse(reply, code ?? 1002);
    const { transfer, id, ttl, returnUrl } = body;
    const added = bank.store.add({
      dostawca: 'p24',
      klucz: id,
      kwotaGrosze: transfer.amountOut,
      rachunek: digitsOf(transfer.iban)!,
      tytul: transfer.title,
      odbiorca: transfer.recipient.name,
      powrotOk: returnUrl ?? '',
      powrotBlad: returnUrl ?? '',
      utworzonoMs: bank.now().getTime(),
      waznyDoMs: ttl ? ttl * 1000 : bank.now().getTime() + 15 * DAY_MS,
      dane: JSON.stringify(transfer),
    });
    const url = `${bank.options.adres}${P24}/zaplac/${added.strona}`;
    const result = { transferRequestId: requestId(added.id), transferIds: [transferId(added.id)], url };
    return reply.code(added.czyNowa ? 201 : 200).send({ result });
  });

  app.get(`${API}/transfer/history`, async (request, reply) => {
    const { limit = '10', dateFrom = '', dateTo = '' } = request.query as Record<string, string | undefined>;
    const days = [dateFrom, dateTo];
    if (days.some((day) => !/^\d{4}-\d\d-\d\d$/.test(day)) || !/^\d{1,5}$/.test(limit)) return refuse(reply, 1016);
    bank.store.bringUp(bank.now().getTime());
    // A wider range than the days in Warsaw, then a comparison of the days themselves.
    const [fromMs, toMs] = [Date.parse(dateFrom) - DAY_MS, Date.parse(dateTo) + 2 * DAY_MS];
    const rows = bank.store
      .since('p24', fromMs, toMs, Number(limit))
      .filter(({ utworzonoMs }) => inDays(utworzonoMs, dateFrom, dateTo));
    if (await spoil(reply, bank.faultOf('history', rows))) return reply;
    return { result: rows.map(historyOf) };
  });
}

function inDays(ms: number, from: string, to: string): boolean {
  const day = dayOf(new Date(ms).toISOString())!;
  return day >= from && day <= to;
}

function historyOf(platnosc: Platnosc): object {
  const { id, klucz, stan, utworzonoMs, zaplaconoGrosze, kwotaGrosze, decyzja, dane } = platnosc;
  const amountOut = decyzja === 'zaplac' ? zaplaconoGrosze : kwotaGrosze;
  return {
    transfer: { ...JSON.parse(dane), amountOut },
    express: true,
    date: new Date(utworzonoMs).toISOString().slice(0, 19).replace('T', ' '),
    status: stan,
    statusDescription: statusOf(stan)?.[1] ?? '',
    type: 'p24',
    id: klucz,
    transferId: transferId(id),
    transferRequestId: requestId(id),
  };
}

function bodyOf({ body }: FastifyRequest): Body | undefined {
  try {
    return JSON.parse(String(body)) as Body;
  } catch {
    return undefined;
  }
}

/** @returns the code of the first mistake */
function wrongIn({ transfer, id, sign, type, ttl }: Body, { options, now }: Bank): number | undefined {
  if (typeof transfer !== 'object' || transfer === null || typeof id !== 'string' || id === '') return 1002;
  if (type !== 'p24') return 1013;
  if (typeof sign !== 'string' || !sameHex(sign, signRequest(options.p24, transfer, id))) return 1017;
  if (!/^PL\d{26}$/.test(transfer.iban) || !isNrb(transfer.iban)) return 1011;
  if (!Number.isSafeInteger(transfer.amountOut) || transfer.amountOut <= 0) return 1008;
  if (transfer.currencyOut !== 'PLN') return 1010;
  if (ttl !== undefined && ttl * 1000 <= now().getTime()) return 1016;
  return undefined;
}

const refuse = (reply: FastifyReply, code: number): FastifyReply =>
  reply.code(400).send({ error: { code, description: 'refused' } });
