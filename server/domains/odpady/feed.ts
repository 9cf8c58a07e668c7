import type { Db } from '../../engine/db/open.ts';
import { groszeOrNull, setne } from '../../engine/feed/columns.ts';
import { feedKind } from '../../engine/feed/feedKind.ts';
import { rowIds } from '../../engine/feed/rowIds.ts';

const PARAMETERS = { table: 'parametryOdpadow', id: 'id', by: ['idPunktuOdbioru', 'parametr', 'odDnia'] } as const;

export const parametryOdpadow = feedKind({
  kind: 'parametryOdpadow',
  table: 'parametryOdpadow',
  key: ['id'],
  onGone: 'delete',
  prepare: (db: Db, records) =>
    rowIds(
      db,
      PARAMETERS,
      records.map((one) => [one.idPunktuOdbioru, one.parametr, one.odDnia]),
    ),
  check: ({ odDnia, doDnia }) =>
    doDnia && doDnia < odDnia
      ? { field: 'doDnia', reason: `The period ends before it begins, on ${odDnia}.` }
      : undefined,
  toRow: ({ doDnia = null, wartosc, stawka, ...parametr }, idOf) => ({
    id: idOf(parametr.idPunktuOdbioru, parametr.parametr, parametr.odDnia),
    ...parametr,
    doDnia,
    wartoscSetne: setne(wartosc),
    stawkaGrosze: groszeOrNull(stawka),
  }),
});
