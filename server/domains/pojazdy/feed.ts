import type { Db } from '../../engine/db/open.ts';
import { groszeOrNull } from '../../engine/feed/columns.ts';
import { feedKind } from '../../engine/feed/feedKind.ts';
import { rowIds } from '../../engine/feed/rowIds.ts';
import { podmiotyKart } from '../naleznosci/feed.ts';

const VEHICLES = { table: 'pojazdy', id: 'id', by: ['idKartyNaleznosci', 'nrRejestracyjny'] } as const;

export const pojazdy = feedKind({
  kind: 'pojazdy',
  table: 'pojazdy',
  key: ['id'],
  onGone: 'delete',
  async prepare(db: Db, records) {
    const keys = records.map((one) => [one.idKartyNaleznosci, one.nrRejestracyjny] as const);
    return { podmiotOf: await podmiotyKart(db, records), idOf: await rowIds(db, VEHICLES, keys) };
  },
  toRow: ({ stawka, ...pojazd }, { podmiotOf, idOf }) => ({
    id: idOf(pojazd.idKartyNaleznosci, pojazd.nrRejestracyjny),
    podmiotId: podmiotOf(pojazd.idKartyNaleznosci),
    ...pojazd,
    stawkaGrosze: groszeOrNull(stawka),
  }),
});
