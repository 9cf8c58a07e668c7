import type { Order, RecordsTable, Where } from '../../../codegen/artefact/data/plan.ts';
import { todayAt } from '../calendar/today.ts';
import { NEWEST } from '../db/newest.ts';
import type { WpisRow } from '../db/tables.ts';
import type { Context } from '../http/context.ts';
import { sessionOf } from '../http/context.ts';
import { type AskRows, type Cells, comparedValue, fits, given, inOrder } from './rows.ts';
import { wpisy } from './wpisyQueries.ts';

/** Records of the chosen subject or, for an operation about none, of the account: the newest first. */
export function wpisyRows(table: RecordsTable, where: readonly Where[], order: readonly Order[]): AskRows {
  return async (ctx) => {
    const rows = (await wpisy(ctx.db, table.name, ownerOf(ctx), NEWEST)).map(wpisCells);
    const chosen = rows.filter((cells) =>
      given(where, ctx.args).every(({ where: one, argument }) => fits(one, comparedValue(one, cells), argument)),
    );
    return inOrder(chosen, order);
  };
}

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
    return value === null || value === undefined ? '' : String(value);
  };
}
