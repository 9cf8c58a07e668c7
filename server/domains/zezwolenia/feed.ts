import { toGrosze } from '../../../src/lang/values/kwota.ts';
import type { Db } from '../../engine/db/open.ts';
import { feedKind } from '../../engine/feed/feedKind.ts';
import { podmiotIds } from '../../engine/feed/podmioty.ts';
import { foundIds, rowIds } from '../../engine/feed/rowIds.ts';

const PERMITS = { table: 'zezwolenia', id: 'id', by: ['pelnyNrZezwolenia'] } as const;

const numbers = (records: readonly { pelnyNrZezwolenia: string }[]) =>
  records.map(({ pelnyNrZezwolenia }) => [pelnyNrZezwolenia]);

export const zezwolenia = feedKind({
  kind: 'zezwolenia',
  table: 'zezwolenia',
  key: ['id'],
  onGone: 'delete',
  prepare: async (db: Db, records) => ({
    podmiotId: await podmiotIds(db, records),
    idOf: await rowIds(db, PERMITS, numbers(records)),
  }),
  check: ({ identyfikator, zezwolenieWazneOd, zezwolenieWazneDo }) => {
    if (identyfikator.length !== 10)
      return {
        field: 'identyfikator',
        reason: 'The page of permits is for institutions only: name the holder by NIP.',
      };
    return zezwolenieWazneDo < zezwolenieWazneOd
      ? { field: 'zezwolenieWazneDo', reason: `The permit ends before it begins, on ${zezwolenieWazneOd}.` }
      : undefined;
  },
  toRow: ({ identyfikator, ...zezwolenie }, { podmiotId, idOf }) => ({
    id: idOf(zezwolenie.pelnyNrZezwolenia),
    podmiotId: podmiotId(identyfikator),
    ...zezwolenie,
  }),
});

export const oplatyZezwolen = feedKind({
  kind: 'oplatyZezwolen',
  table: 'oplatyZezwolen',
  key: ['idKartyNaleznosci', 'zezwolenieId'],
  onGone: 'delete',
  prepare: (db: Db, records) => foundIds(db, PERMITS, numbers(records)),
  toRow: ({ pelnyNrZezwolenia, idKartyNaleznosci, nrRaty, czyNieterminoweOswiadczenie }, idOf) => ({
    idKartyNaleznosci,
    zezwolenieId: idOf(pelnyNrZezwolenia)!,
    nrRaty,
    czyNieterminoweOswiadczenie: Number(czyNieterminoweOswiadczenie),
  }),
});

export const doplatyZezwolen = feedKind({
  kind: 'doplatyZezwolen',
  table: 'doplatyZezwolen',
  key: ['id'],
  onGone: 'delete',
  toRow: ({ kwotaWplaty, nrRaty = null, ...doplata }) => ({
    id: doplata.id,
    idKartyNaleznosci: doplata.idKartyNaleznosci,
    dataWplaty: doplata.dataWplaty,
    nrRaty,
    kwotaWplatyGrosze: toGrosze(kwotaWplaty),
    czyNieterminoweOswiadczenie: Number(doplata.czyNieterminoweOswiadczenie),
    czyPoTerminie: Number(doplata.czyPoTerminie),
    czyAnulowana: Number(doplata.czyAnulowana),
  }),
});
