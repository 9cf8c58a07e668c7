import { cellOfList } from '../../../codegen/artefact/data/cell.ts';
import type { RecordsTable } from '../../../codegen/artefact/data/plan.ts';
import { todayAt } from '../calendar/today.ts';
import { NEWEST } from '../db/newest.ts';
import type { WpisRow } from '../db/tables.ts';
import type { Context } from '../http/context.ts';
import { sessionOf } from '../http/context.ts';
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
export function wpisyRows(table: RecordsTable, { where, order, page, counted, on }: Selection): AskRows {
  const most = page || counted || on ? MOST_COUNTED : NEWEST;
  return async (ctx, keys = []) => {
    const rows = (await wpisy(ctx.db, table.name, ownerOf(ctx), most)).map(wpisCells);
    const wanted = given(where, ctx.args);
    const chosen = withKeys(rows, keys, (cells) => cells).filter((cells) =>
      wanted.every(({ where: one, argument }) => fits(one, comparedValue(one, cells), argument)),
    );
    return pageRows(inOrder(chosen, order), page, ctx.args);
  };
}

/** The most records that are read to be counted, or to find a page of them or those of a row: as many as a file may have rows. */
const MOST_COUNTED = 100_000;

/** The owner of a record. */
export const ownerOf = (ctx: Context) => ({
  kontoId: sessionOf(ctx).konto.kontoId,
  podmiotId: ctx.podmiot?.podmiotId ?? null,
});

export type WpisColumns = Pick<WpisRow, 'numer' | 'stan' | 'dane' | 'uwagiUrzedu' | 'kiedyUtworzono'>;

/** The columns of a record: the sent arguments, and those added by the office. */
export function wpisCells({ numer, stan, dane, uwagiUrzedu, kiedyUtworzono }: WpisColumns): Cells {
  const sent = JSON.parse(dane) as Record<string, unknown>;
  const added: Record<string, string> = {
    '@number': numer,
    '@state': stan,
    '@remark': uwagiUrzedu ?? '',
    '@time': kiedyUtworzono,
    '@day': todayAt(new Date(kiedyUtworzono)),
  };
  return (column) => {
    if (column.startsWith('@')) return added[column] ?? '';
    const value = Object.hasOwn(sent, column) ? sent[column] : null;
    if (value === null || value === undefined) return '';
    if (typeof value !== 'object') return String(value);
    const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    return isPlain ? cellOfList(value) : JSON.stringify(value);
  };
}
