import type { Selectable } from 'kysely';
import type { DataPlan, RecordsTable } from '../../../codegen/artefact/data/plan.ts';
import { auditOperator } from '../../engine/audit/audit.ts';
import { todayAt } from '../../engine/calendar/today.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { WpisRow } from '../../engine/db/tables.ts';
import { tellChanged } from '../../engine/events/wniosekEvents.ts';
import { plikiWpisu } from '../../engine/files/plikiQueries.ts';
import { historiesOf, lockWpis } from '../../engine/process/history.ts';
import { type Given, waitingStates } from '../../engine/process/officeMove.ts';
import { hasProcess, type ProcessDesk } from '../../engine/process/takeMove.ts';
import { oneLine } from '../../engine/words/oneLine.ts';
import { moveAsOffice, possibleMoves } from './officeMove.ts';

/** The input of the office's command; the tables of records are those of data.config.json. */
export interface WpisyDesk extends ProcessDesk {
  tables: readonly RecordsTable[];
  /** Who acts for the office. */
  osoba: string;
}

export const wpisyTables = (plan: DataPlan | undefined): RecordsTable[] =>
  [...(plan?.tables.values() ?? [])].filter((table) => table.kind === 'records');

/** Records in a state, the oldest first; without a state those that wait for the office. */
export async function listRecords(desk: WpisyDesk, stan?: string): Promise<string> {
  const lines: string[] = [];
  for (const table of desk.tables)
    for (const wanted of stan === undefined ? waitingStates(table) : table.states.filter((one) => one === stan))
      lines.push(...(await recordsIn(desk, table.name, wanted)));
  if (lines.length === 0)
    throw new CommandRefusal(stan ? `No records have a state ${stan}.` : 'data.config.json has no table of records.');
  return lines.join('\n');
}

async function recordsIn({ db, now }: WpisyDesk, table: string, stan: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wpisy')
    .selectAll()
    .where('tabela', '=', table)
    .where('stan', '=', stan)
    // What waits for signatures is not filed.
    .where('numer', 'not like', '*%')
    .orderBy('kiedyUtworzono')
    .orderBy('wpisId')
    .execute();
  return [
    `${table}, ${stan}: ${rows.length}`,
    ...rows.map(({ numer, kiedyUtworzono, termin, dane }) => {
      const term = termin ? `  ${termText(termin, todayAt(now))}` : '';
      const sent = oneLine(valuesOf(dane).join('  ')).slice(0, 200);
      return `  ${numer}  ${kiedyUtworzono.slice(0, 10)}${term}  ${sent}`;
    }),
  ];
}

const termText = (termin: string, today: string): string =>
  termin < today ? `overdue since ${termin}` : `until ${termin}`;

/** One record with all sent values and, where it has a process, its history and what the office may do. */
export async function showRecord(desk: WpisyDesk, numer: string): Promise<string> {
  const row = await recordOf(desk, numer);
  const files = await plikiWpisu(desk.db, numer);
  const table = desk.tables.find(({ name }) => name === row.tabela);
  const history = await historyOf(desk, row.wpisId);
  return [
    `${row.numer}  ${row.stan}  ${row.kiedyUtworzono}${row.termin ? `  ${termText(row.termin, todayAt(desk.now))}` : ''}`,
    ...sentLines(row),
    ...files.map(({ pole, nazwa, rozmiarZapisany }) => `  file of ${pole}: ${nazwa}, ${rozmiarZapisany} bytes`),
    ...(row.uwagiUrzedu ? [`  office: ${oneLine(row.uwagiUrzedu)}`] : []),
    ...(history.length > 0 ? ['History', ...history] : []),
    ...(table && hasProcess(table)
      ? ['The office may', ...orNone(possibleMoves(table, row.stan)).map((line) => `  ${line}`)]
      : []),
  ].join('\n');
}

const orNone = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? lines : ['do nothing more']);

const WHO = { MIESZKANIEC: 'resident', WSPOLWNIOSKODAWCA: 'second person' } as const;

async function historyOf({ db }: WpisyDesk, wpisId: number): Promise<string[]> {
  const entries = (await historiesOf(db, [wpisId])).get(wpisId) ?? [];
  return entries.flatMap(({ kiedy, ruch, stan, kto, osoba, uwagi, dane, czyDokument }) => [
    `  ${kiedy}  ${ruch} -> ${stan}  ${kto === 'URZAD' ? `office, ${osoba}` : WHO[kto]}${czyDokument ? '  with a document' : ''}`,
    ...(uwagi ? [`    remark: ${oneLine(uwagi)}`] : []),
    ...Object.entries(JSON.parse(dane) as Record<string, unknown>).map((entry) => `  ${lineOf(entry)}`),
  ]);
}

/** Every value that was sent, a line each. */
export const sentLines = ({ dane }: Pick<WpisRow, 'dane'>): string[] =>
  Object.entries(JSON.parse(dane) as Record<string, unknown>).map(lineOf);

const lineOf = ([name, value]: [string, unknown]): string => linesOf([name, value]).join('\n');

/** A value on a line; each row of a list of records on its own. */
function linesOf([name, value]: [string, unknown]): string[] {
  const isRows = Array.isArray(value) && value.some((one) => typeof one === 'object');
  if (isRows) return value.map((row, index) => `  ${name} ${index + 1}: ${oneLine(rowText(row))}`);
  return [`  ${name}: ${oneLine(typeof value === 'string' ? value : JSON.stringify(value))}`];
}

const rowText = (row: unknown): string =>
  Object.entries(row ?? {})
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');

/**
 * Sets the state that the resident sees; a remark made before stays without a new one. Where the record has a process, only
 * its moves are possible.
 *
 * @param stan a state; in a process the name of a move too
 * @throws CommandRefusal for an unknown record, or a state that its kind does not have
 */
export async function setRecordState(desk: WpisyDesk, numer: string, stan: string, given: Given = {}): Promise<string> {
  const { db, now, tables, osoba } = desk;
  const row = await lockWpis(db, numer);
  if (!row) throw new CommandRefusal(`There is no record ${numer}.`);
  const table = tables.find(({ name }) => name === row.tabela);
  await auditOperator(desk, { czynnosc: 'WPIS', numer, szczegoly: { stan, osoba } });
  if (table && hasProcess(table)) return moveAsOffice(desk, table, row, stan, osoba, given);
  if (given.dokument) throw new CommandRefusal(`${numer} has no "process", so it takes no document.`);
  const states = table?.states ?? [];
  if (!states.includes(stan))
    throw new CommandRefusal(
      `${numer} can't be ${stan}: ${states.join(', ') || 'its kind is in no data.config.json'}.`,
    );
  const changed = await db
    .updateTable('wpisy')
    .set({ stan, kiedyZmieniono: now.toISOString(), ...(given.uwagi && { uwagiUrzedu: given.uwagi }) })
    .where('numer', '=', numer)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellChanged(desk, changed, { ruch: '@state', kto: 'URZAD', uwagi: given.uwagi || null });
  return `${numer}: ${stan}.`;
}

/** @throws CommandRefusal for an unknown number */
export async function recordOf({ db }: WpisyDesk, numer: string): Promise<Selectable<WpisRow>> {
  const row = await db.selectFrom('wpisy').selectAll().where('numer', '=', numer).executeTakeFirst();
  if (!row) throw new CommandRefusal(`There is no record ${numer}.`);
  return row;
}

/** What was sent, for a line of a list; of records inside only their values. */
const valuesOf = (dane: string): string[] =>
  Object.values(JSON.parse(dane) as Record<string, unknown>).flatMap(plainValues);

const plainValues = (value: unknown): string[] => {
  if (value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(plainValues) : [String(value)];
};
