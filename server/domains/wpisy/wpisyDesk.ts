import type { DataPlan, RecordsTable } from '../../../codegen/artefact/data/plan.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { Db } from '../../engine/db/open.ts';
import { oneLine } from '../../engine/words/oneLine.ts';

/** The input of the office's command; the tables of records are those of data.config.json. */
export interface WpisyDesk {
  db: Db;
  now: Date;
  tables: readonly RecordsTable[];
}

export const wpisyTables = (plan: DataPlan | undefined): RecordsTable[] =>
  [...(plan?.tables.values() ?? [])].filter((table) => table.kind === 'records');

/** Records in a state, the oldest first; without a state those that nobody has handled yet. */
export async function listRecords({ db, tables }: WpisyDesk, stan?: string): Promise<string> {
  const lines: string[] = [];
  for (const { name, states } of tables.filter((table) => stan === undefined || table.states.includes(stan))) {
    const wanted = stan ?? states[0]!;
    const rows = await db
      .selectFrom('wpisy')
      .selectAll()
      .where('tabela', '=', name)
      .where('stan', '=', wanted)
      .orderBy('kiedyUtworzono')
      .orderBy('wpisId')
      .execute();
    lines.push(`${name}, ${wanted}: ${rows.length}`);
    for (const { numer, kiedyUtworzono, dane } of rows)
      lines.push(`  ${numer}  ${kiedyUtworzono.slice(0, 10)}  ${oneLine(valuesOf(dane).join('  ')).slice(0, 200)}`);
  }
  if (lines.length === 0)
    throw new CommandRefusal(stan ? `No records have a state ${stan}.` : 'data.config.json has no table of records.');
  return lines.join('\n');
}

/** One record with all sent values. */
export async function showRecord({ db }: WpisyDesk, numer: string): Promise<string> {
  const row = await db.selectFrom('wpisy').selectAll().where('numer', '=', numer).executeTakeFirst();
  if (!row) throw new CommandRefusal(`There is no record ${numer}.`);
  const sent = Object.entries(JSON.parse(row.dane) as Record<string, unknown>);
  return [
    `${row.numer}  ${row.stan}  ${row.kiedyUtworzono}`,
    ...sent.map(([name, value]) => `  ${name}: ${oneLine(typeof value === 'string' ? value : JSON.stringify(value))}`),
    ...(row.uwagiUrzedu ? [`  office: ${oneLine(row.uwagiUrzedu)}`] : []),
  ].join('\n');
}

/**
 * Sets the state that the resident sees; a remark made before stays without a new one.
 *
 * @throws CommandRefusal for an unknown record, or a state that its kind does not have
 */
export async function setRecordState(
  { db, now, tables }: WpisyDesk,
  numer: string,
  stan: string,
  uwagi?: string,
): Promise<string> {
  const row = await db.selectFrom('wpisy').select('tabela').where('numer', '=', numer).executeTakeFirst();
  if (!row) throw new CommandRefusal(`There is no record ${numer}.`);
  const states = tables.find(({ name }) => name === row.tabela)?.states ?? [];
  if (!states.includes(stan))
    throw new CommandRefusal(
      `${numer} can't be ${stan}: ${states.join(', ') || 'its kind is in no data.config.json'}.`,
    );
  await db
    .updateTable('wpisy')
    .set({ stan, kiedyZmieniono: now.toISOString(), ...(uwagi && { uwagiUrzedu: uwagi }) })
    .where('numer', '=', numer)
    .execute();
  return `${numer}: ${stan}.`;
}

const valuesOf = (dane: string): string[] =>
  Object.values(JSON.parse(dane) as Record<string, unknown>).flatMap((value) =>
    value === null ? [] : [String(value)],
  );
