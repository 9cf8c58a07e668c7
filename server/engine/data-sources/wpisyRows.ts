import type { Selectable } from 'kysely';
import { cellOfList } from '../../../codegen/artefact/data/cell.ts';
import type { RecordsTable } from '../../../codegen/artefact/data/plan.ts';
import { waitingState } from '../../../codegen/artefact/data/process.ts';
import { listCell } from '../../../codegen/artefact/data/processColumns.ts';
import { todayAt } from '../calendar/today.ts';
import { NEWEST } from '../db/newest.ts';
import type { WpisRow } from '../db/tables.ts';
import { nazwyPlikow } from '../files/plikiQueries.ts';
import type { Context } from '../http/context.ts';
import { sessionOf } from '../http/context.ts';
import { isFiled, wpisyToSign } from '../process/cosigners.ts';
import { digestOf } from '../process/digest.ts';
import { historiesOf } from '../process/history.ts';
import { processCells, type Signable } from '../process/processCells.ts';
import { sentFields } from '../process/sentFields.ts';
import { hasProcess } from '../process/takeMove.ts';
import {
  type AskRows,
  type Cells,
  comparedValue,
  fits,
  given,
  inOrder,
  pageRows,
  type Selection,
  withKeys,
} from './rows.ts';
import { wpisy } from './wpisyQueries.ts';

/** Records of the chosen subject or, for an operation about none, of the account: the newest first. */
export function wpisyRows(
  table: RecordsTable,
  columns: readonly string[],
  { where, order, page, counted, on }: Selection,
): AskRows {
  const most = page || counted || on ? MOST_COUNTED : NEWEST;
  return async (ctx, keys = []) => {
    const found = await foundBy(table, most, ctx);
    const rowOf = new Map(found.map((row) => [cellsOf(table, row, ctx), row]));
    const rows = [...rowOf.keys()];
    const wanted = given(where, ctx.args);
    const chosen = withKeys(rows, keys, (cells) => cells).filter((cells) =>
      wanted.every(({ where: one, argument }) => fits(one, comparedValue(one, cells), argument)),
    );
    const shown = pageRows(inOrder(chosen, order), page, ctx.args);
    if (!columns.includes('@timeline') && !columns.includes('@sent')) return shown;
    return withLists(
      table,
      shown.map((cells) => rowOf.get(cells)!),
      columns,
      ctx,
    );
  };
}

/** The caller's own records, or those that wait for the caller's signature. */
async function foundBy(table: RecordsTable, most: number, ctx: Context): Promise<Signable[]> {
  if (!table.forCosigner) return wpisy(ctx.db, table.name, ownerOf(ctx), most);
  const { pesel } = sessionOf(ctx).konto;
  const stan = table.process && waitingState(table.process);
  return pesel && stan ? wpisyToSign(ctx.db, table.name, pesel, stan, most) : [];
}

/** The most records that are read to be counted, or to find a page of them or those of a row: as many as a file may have rows. */
const MOST_COUNTED = 100_000;

const cellsOf = (table: RecordsTable, row: Signable, ctx: Context): Cells =>
  wpisCells(row, hasProcess(table) ? processCells(ctx, table, row) : {});

/** The same rows with their lists, their histories and what was sent, which no row is chosen or sorted by. */
async function withLists(
  table: RecordsTable,
  rows: readonly Selectable<WpisRow>[],
  columns: readonly string[],
  ctx: Context,
): Promise<Cells[]> {
  const { db } = ctx;
  const ids = columns.includes('@timeline') ? rows.map(({ wpisId }) => wpisId) : [];
  const numbers = columns.includes('@sent') ? rows.map(({ numer }) => numer) : [];
  const [histories, files] = [await historiesOf(db, ids), await nazwyPlikow(db, numbers)];
  return rows.map((row) =>
    wpisCells(row, {
      '@sent': () =>
        listCell(sentFields(ctx, row, { files }).map(({ label, value }) => ({ '@label': label, '@value': value }))),
      ...(hasProcess(table) && processCells(ctx, table, row, histories.get(row.wpisId))),
    }),
  );
}

/** The owner of a record. */
export const ownerOf = (ctx: Context) => ({
  kontoId: sessionOf(ctx).konto.kontoId,
  podmiotId: ctx.podmiot?.podmiotId ?? null,
});

export type WpisColumns = Pick<WpisRow, 'numer' | 'tabela' | 'stan' | 'dane' | 'uwagiUrzedu' | 'kiedyUtworzono'>;

/** Columns that are computed when they are read. */
export type MoreColumns = Readonly<Record<string, () => string>>;

/**
 * The columns of a record: the sent arguments, and those added by the office.
 *
 * @param more columns that a process adds
 */
export function wpisCells(wpis: WpisColumns, more: MoreColumns = {}): Cells {
  const sent = JSON.parse(wpis.dane) as Record<string, unknown>;
  const added: MoreColumns = {
    ...more,
    '@number': () => (isFiled(wpis.numer) ? wpis.numer : ''),
    '@state': () => wpis.stan,
    '@remark': () => wpis.uwagiUrzedu ?? '',
    '@time': () => wpis.kiedyUtworzono,
    '@day': () => todayAt(new Date(wpis.kiedyUtworzono)),
    '@digest': () => (isFiled(wpis.numer) ? digestOf(wpis) : ''),
  };
  return (column) => {
    if (column.startsWith('@')) return added[column]?.() ?? '';
    const value = Object.hasOwn(sent, column) ? sent[column] : null;
    if (value === null || value === undefined) return '';
    if (typeof value !== 'object') return String(value);
    const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    return isPlain ? cellOfList(value) : JSON.stringify(value);
  };
}
