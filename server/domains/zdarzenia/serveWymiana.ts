import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventTypeList } from '../../../src/generated/events.ts';
import { audit } from '../../engine/audit/audit.ts';
import { asKind } from '../../engine/db/postgresPool.ts';
import { numberEvents } from '../../engine/events/numberEvents.ts';
import { filesOf } from '../../engine/files/files.ts';
import { attachment } from '../../engine/http/attachment.ts';
import { ReadLimit } from '../../engine/http/readLimit.ts';
import { BadRequest, Forbidden, NotFound, Refusal, TechnicalBreak } from '../../engine/http/refusals.ts';
import { shareReads } from '../../engine/http/sharedReads.ts';
import type { Office } from '../../engine/office.ts';
import { readBearer } from '../../engine/session/cookie.ts';
import { deliveriesOf } from './deliveriesOf.ts';
import { findKlucz, type Klucz, typesOf } from './klucze.ts';
import { LARGEST_REPORT, possible, takeReport } from './odpowiedzi.ts';
import { makePackage } from './paczka.ts';
import { isEventType } from './prawa.ts';
import { MOST_EVENTS, readEvents } from './readEvents.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the key of another system. */
    kluczWymiany: string | null;
  }
}

export const WYMIANA = '/wymiana';
const USUAL_EVENTS = 50;

/** What a call of another system may use. */
interface Called {
  klucz: Klucz;
  request: FastifyRequest;
}

/**
 * The exchange with other systems: a path of its own, beside the API of residents. A call has a key, and no session of a
 * resident or a clerk is valid here.
 */
export function serveWymiana(app: FastifyInstance, office: Office): void {
  const reads = new ReadLimit();
  shareReads(app, reads, 'wymiana', office);
  const callers = new WeakMap<FastifyRequest, Klucz>();
  app.register(
    async (wymiana) => {
      // Before the body is read, which may be long.
      wymiana.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        callers.set(request, await callerOf(office, request, reads));
      });
      const answering =
        (answer: (called: Called) => Promise<string>) => (request: FastifyRequest, reply: FastifyReply) =>
          asKind('wymiana', async () => {
            const klucz = callers.get(request)!;
            return reply.type('application/json; charset=utf-8').send(await answer({ klucz, request }));
          });
      wymiana.get(
        '/zdarzenia',
        { config: { operacja: 'wymianaZdarzenia' } },
        answering((called) => answerEvents(office, called)),
      );
      wymiana.post(
        '/odpowiedzi',
        { config: { operacja: 'wymianaOdpowiedzi' }, bodyLimit: LARGEST_REPORT },
        answering(async ({ klucz, request }) => {
          if (!klucz.prawa.includes('odpowiedzi')) throw new Forbidden();
          return takeReport(office, klucz, request.body);
        }),
      );
      wymiana.get<{ Params: { seria: string; lp: string; rok: string } }>(
        '/wnioski/:seria/:lp/:rok/paczka',
        { config: { operacja: 'wymianaPaczka' } },
        (request, reply) =>
          asKind('wymiana', async () => {
            if (!callers.get(request)!.prawa.includes('paczki')) throw new Forbidden();
            const { seria, lp, rok } = request.params;
            const numer = `${seria}/${lp}/${rok}`;
            const bytes = await packageOf(office, numer);
            const where = { db: office.database.query, now: office.now(), ip: request.ip };
            const szczegoly = { klucz: request.kluczWymiany };
            await audit(where, { strona: 'URZAD' }, { czynnosc: 'PACZKA', numer, szczegoly });
            const disposition = attachment(`${seria}-${lp}-${rok}.zip`);
            return reply.type('application/zip').header('content-disposition', disposition).send(bytes);
          }),
      );
    },
    { prefix: WYMIANA },
  );
}

/** @throws Refusal 401 without a valid key, TooMany */
async function callerOf(
  { config, database, secrets, now }: Office,
  request: FastifyRequest,
  reads: ReadLimit,
): Promise<Klucz> {
  if (config.przerwaTechniczna) throw new TechnicalBreak();
  reads.ofNetwork(request.ip, now().getTime());
  const klucz = await findKlucz(database.query, secrets, readBearer(request.headers.authorization));
  if (!klucz)
    throw new Refusal(401, 'BRAK_KLUCZA', {
      opis: 'There is no valid key: send "Authorization: Bearer okienko_…". The command `npm run zdarzenia` makes one.',
      headers: { 'www-authenticate': 'Bearer' },
    });
  request.kluczWymiany = klucz.nazwa;
  reads.ofKey(klucz.id, now().getTime());
  return klucz;
}

/** @throws NotFound, Refusal 409 for a package that cannot be made */
async function packageOf({ database, services, municipality, now }: Office, numer: string): Promise<Buffer> {
  // PostgreSQL cannot store it, nor look for it.
  if (numer.includes('\0')) throw new NotFound();
  const desk = { db: database.query, files: filesOf(services), municipality, now: now() };
  const bytes = await possible(() => makePackage(desk, numer));
  if (!bytes) throw new NotFound();
  return bytes;
}

async function answerEvents({ database, now }: Office, { klucz, request }: Called): Promise<string> {
  const db = database.query;
  const { po, limit, typ } = wantedOf(request.query as Readonly<Record<string, unknown>>);
  const allowed = typesOf(klucz);
  if (allowed.length === 0 || typ?.some((one) => !allowed.includes(one))) throw new Forbidden();
  const last = await numberEvents(db, deliveriesOf);
  const { zdarzenia, nastepny, czyWiecej } = await readEvents(db, { po, limit, typy: typ ?? allowed }, last);
  await db
    .updateTable('kluczeWymiany')
    .set({ kiedyUzyto: now().toISOString(), odczytanoDo: po })
    .where('id', '=', klucz.id)
    .execute();
  return `{"zdarzenia":[${zdarzenia.join(',')}],"nastepny":${nastepny},"czyWiecej":${czyWiecej}}`;
}

/** @throws BadRequest for an unknown key, one twice, and a value that makes no sense */
function wantedOf(query: Readonly<Record<string, unknown>>) {
  const wrong = Object.keys(query).find((name) => !['po', 'limit', 'typ'].includes(name));
  if (wrong !== undefined) throw new BadRequest({ [wrong]: { key: 'pole.additionalProperties' } });
  const typ = query.typ === undefined ? undefined : String(query.typ).split(',');
  const unknown = Array.isArray(query.typ) || typ?.some((one) => !isEventType(one));
  if (unknown) throw new BadRequest({ typ: { text: `Types of events: ${eventTypeList.join(', ')}.` } });
  return {
    po: numberIn(query, 'po', 0, Number.MAX_SAFE_INTEGER, 0),
    limit: numberIn(query, 'limit', 1, MOST_EVENTS, USUAL_EVENTS),
    typ: typ?.filter(isEventType),
  };
}

function numberIn(query: Readonly<Record<string, unknown>>, name: string, min: number, max: number, otherwise: number) {
  const text = query[name];
  if (text === undefined) return otherwise;
  const value = typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new BadRequest({ [name]: { text: `A whole number from ${min} to ${max}.` } });
  return value;
}
