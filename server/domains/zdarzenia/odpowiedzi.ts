import { createHash } from 'node:crypto';
import type { ValidateFunction } from 'ajv';
import type { ExpressionBuilder } from 'kysely';
import schema from '../../../schemas/events/reports/odpowiedz.schema.json' with { type: 'json' };
import type { Odpowiedz } from '../../../src/generated/events.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { Db } from '../../engine/db/open.ts';
import type { Tables } from '../../engine/db/tables.ts';
import { BadRequest, NotFound, Refusal } from '../../engine/http/refusals.ts';
import type { Office } from '../../engine/office.ts';
import { lockWpis } from '../../engine/process/history.ts';
import { writeMessage } from '../../engine/process/officeMove.ts';
import { hasProcess } from '../../engine/process/takeMove.ts';
import * as korespondencja from '../korespondencja/queries.ts';
import { STEPS, type Step, takeStep } from '../nieczystosci/zamowienia/zamowieniaDesk.ts';
import { przyjmij } from '../woda/meters.ts';
import { isPdf, LARGEST_MB } from '../wpisy/readPdf.ts';
import { setRecordState, type WpisyDesk, wpisyTables } from '../wpisy/wpisyDesk.ts';
import * as zgloszenia from '../zgloszenia/queries.ts';
import type { Klucz } from './klucze.ts';

/** Larger by a third in base64. */
export const LARGEST_REPORT = LARGEST_MB * 1024 * 1024 * 1.4;
const FILED = /^[A-Z][A-Z0-9]*\/\d+\/\d{4}$/;

let compiled: Promise<ValidateFunction> | undefined;

/** Compiled with the first report: most offices get none. */
async function validator(): Promise<ValidateFunction> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  return new Ajv2020({ allErrors: true, strict: false }).compile(schema);
}

/**
 * Does what another system reports, once for each of its identifiers, in one transaction with all that residents see of it.
 *
 * @returns the JSON text of the response: the stored one, when the report came before
 * @throws Refusal 409 when it is not possible now, with the reason in its text
 */
export async function takeReport(office: Office, klucz: Klucz, body: unknown): Promise<string> {
  compiled ??= validator();
  const validate = await compiled;
  if (!validate(body)) {
    const said = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath.slice(1) || 'the report'} ${message}`,
    );
    throw new Refusal(400, 'BLEDNE_ZADANIE', {
      opis: `${said.join('; ')}. schemas/events/reports describes a report.`,
    });
  }
  const report = body as Odpowiedz;
  const trescHash = createHash('sha256').update(JSON.stringify(report)).digest('base64url');
  const mine = { kluczId: klucz.id, idOdpowiedzi: report.id };
  const own = (eb: ExpressionBuilder<Tables, 'odpowiedziWymiany'>) => eb.and(mine);
  const now = office.now();
  return office.database.query.transaction().execute(async (db) => {
    const claimed = await db
      .insertInto('odpowiedziWymiany')
      .values({ ...mine, trescHash, odpowiedz: '', kiedy: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['kluczId', 'idOdpowiedzi']).doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows !== 1n) {
      const known = await db.selectFrom('odpowiedziWymiany').selectAll().where(own).executeTakeFirstOrThrow();
      if (known.trescHash !== trescHash) throw new Refusal(409, 'POWTORZONY_KLUCZ');
      return known.odpowiedz;
    }
    const stan = await possible(() => done({ ...office, db, now, osoba: klucz.nazwa }, report));
    const odpowiedz = JSON.stringify({ przyjeto: true, stan });
    await db.updateTable('odpowiedziWymiany').set({ odpowiedz }).where(own).execute();
    return odpowiedz;
  });
}

/** The rules of the desk say why something cannot be done. */
export async function possible<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof CommandRefusal) throw new Refusal(409, 'NIE_MOZNA', { opis: failure.message });
    throw failure;
  }
}

type Desk = Pick<Office, 'config' | 'municipality'> & { db: Db; now: Date; osoba: string };

/** @returns the state that residents see from now on; null: it has none */
function done(desk: Desk, report: Odpowiedz): Promise<string | null> {
  switch (report.rodzaj) {
    case 'wniosek':
      return moveWniosek(desk, report);
    case 'zamowienie':
      return moveZamowienie(desk, report);
    case 'zgloszenie':
      return answerRequest(desk, zgloszenia.obsluz, report);
    case 'daneKorespondencyjne':
      return answerRequest(desk, korespondencja.obsluz, report);
    case 'stanLicznika':
      return takeStanLicznika(desk, report);
  }
}

async function moveWniosek({ municipality, ...desk }: Desk, { numer, ruch, uwagi, dokument }: Odpowiedz) {
  const { db } = desk;
  const tables = wpisyTables(municipality.data);
  const on: WpisyDesk = { ...desk, municipality, tables };
  const row = typeof numer === 'string' && FILED.test(numer) ? await lockWpis(db, numer) : undefined;
  if (!row) throw new NotFound();
  if (ruch !== undefined) {
    await setRecordState(on, row.numer, ruch, { uwagi, dokument: dokument && pdfOf(dokument) });
  } else {
    const table = tables.find(({ name }) => name === row.tabela);
    if (!uwagi || !table || !hasProcess(table) || !table.process.message)
      throw new CommandRefusal(`${row.numer} takes no message: name a move.`);
    await writeMessage(on, table, row, on.osoba, uwagi);
  }
  return (await lockWpis(db, row.numer))!.stan;
}

function pdfOf({ nazwa, tresc }: NonNullable<Odpowiedz['dokument']>) {
  const bytes = Buffer.from(tresc, 'base64');
  if (!isPdf(bytes) || bytes.length > LARGEST_MB * 1024 * 1024)
    throw new BadRequest({ dokument: { text: `A PDF of at most ${LARGEST_MB} MB, base64.` } });
  return { nazwa, bytes };
}

async function moveZamowienie(desk: Desk, { numer, ruch = '', uwagi }: Odpowiedz): Promise<string> {
  if (!Object.hasOwn(STEPS, ruch)) throw new BadRequest({ ruch: { text: `One of ${Object.keys(STEPS).join(', ')}.` } });
  await takeStep(desk, ruch as Step, numberOf(numer), uwagi);
  return STEPS[ruch as Step].to;
}

async function answerRequest(
  { db, now }: Desk,
  obsluz: typeof zgloszenia.obsluz,
  { numer, obsluzono = false, uwagi }: Odpowiedz,
): Promise<null> {
  const kiedy = obsluzono ? now.toISOString() : undefined;
  if (!(await obsluz(db, numberOf(numer), { kiedy, uwagi }))) throw new NotFound();
  return null;
}

async function takeStanLicznika({ db, now }: Desk, { numer, uwagi }: Odpowiedz): Promise<null> {
  if (await przyjmij(db, numberOf(numer), { kiedy: now.toISOString(), uwagi })) return null;
  throw new CommandRefusal('There is no such report, or the resident has withdrawn it.');
}

function numberOf(numer: Odpowiedz['numer']): number {
  if (typeof numer === 'number' && numer >= 0 && numer < 2 ** 31) return numer;
  throw new BadRequest({ numer: { text: 'A whole number.' } });
}
