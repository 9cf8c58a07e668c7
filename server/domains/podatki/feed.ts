import { toGrosze } from '../../../src/lang/values/kwota.ts';
import type { Db } from '../../engine/db/open.ts';
import { groszeOrNull } from '../../engine/feed/columns.ts';
import { feedKind } from '../../engine/feed/feedKind.ts';
import type { BudynkiRecord, GruntyRecord } from '../../engine/feed/generated/records.ts';
import { podmiotIds } from '../../engine/feed/podmioty.ts';
import { podmiotyKart } from '../naleznosci/feed.ts';
import { kartyRekordow } from '../naleznosci/kartyRekordow.ts';
import { NAZWY, type Wymierzono, type WymierzonoBudowle } from './wymierzono.ts';

export const dokumentyWlasnosci = feedKind({
  kind: 'dokumentyWlasnosci',
  table: 'dokumentyWlasnosci',
  key: ['id'],
  onGone: 'delete',
  prepare: podmiotIds,
  toRow: ({ identyfikator, ...dokument }, podmiotId) => ({ ...dokument, podmiotId: podmiotId(identyfikator) }),
});

export const grunty = feedKind({
  kind: 'grunty',
  table: 'grunty',
  key: ['id'],
  onGone: 'delete',
  prepare: kartyOf,
  toRow: ({ powierzchniaGruntu, ...grunt }, kartaOf) => withArea(grunt, powierzchniaGruntu, kartaOf),
});

export const budynki = feedKind({
  kind: 'budynki',
  table: 'budynki',
  key: ['id'],
  onGone: 'delete',
  prepare: kartyOf,
  toRow: ({ powierzchniaBudynku, ...budynek }, kartaOf) => withArea(budynek, powierzchniaBudynku, kartaOf),
});

export const budowle = feedKind({
  kind: 'budowle',
  table: 'budowle',
  key: ['id'],
  onGone: 'delete',
  prepare: kartyOf,
  toRow: ({ id, idKartyNaleznosci, nazwaBudowli, wartoscBudowli, ...rest }, kartaOf) => {
    const wymierzono: WymierzonoBudowle = { opisPodatku: NAZWY.OD_NIERUCHOMOSCI, ...rest };
    return {
      id,
      ...kartaOf(idKartyNaleznosci),
      nazwa: nazwaBudowli,
      wartoscGrosze: toGrosze(wartoscBudowli),
      wymierzono: JSON.stringify(wymierzono),
    };
  },
});

/** A decision without a PDF has no document here: the office never draws one that it has not issued. */
export const wymiary = feedKind({
  kind: 'wymiary',
  table: 'wymiary',
  key: ['id'],
  onGone: 'delete',
  prepare: podmiotyKart,
  check: ({ plikPdf, dataWymiaru }) =>
    plikPdf && !dataWymiaru ? { field: 'plikPdf', reason: 'A decision that is not issued has no PDF.' } : undefined,
  toRow: ({ idWymiaru, podatekRolny, podatekLesny, podatekOdNieruchomosci, ...wymiar }, podmiotOf) => ({
    id: idWymiaru,
    idKartyNaleznosci: wymiar.idKartyNaleznosci,
    podmiotId: podmiotOf(wymiar.idKartyNaleznosci),
    podstawaWymiaru: wymiar.podstawaWymiaru,
    opisWymiaru: wymiar.opisWymiaru,
    dataWymiaru: wymiar.dataWymiaru ?? null,
    nrDecyzji: wymiar.nrDecyzji ?? null,
    podatekRolnyGrosze: groszeOrNull(podatekRolny),
    podatekLesnyGrosze: groszeOrNull(podatekLesny),
    podatekOdNieruchomosciGrosze: groszeOrNull(podatekOdNieruchomosci),
    idArchiwumDruku: wymiar.plikPdf ? idWymiaru : null,
    plikPdf: wymiar.plikPdf ?? null,
  }),
});

type KartaOf = Awaited<ReturnType<typeof kartyOf>>;

/** Owner and years of an object on a card: it is taxed in the year of the card. */
async function kartyOf(db: Db, records: readonly { idKartyNaleznosci: number }[]) {
  const kartaOf = await kartyRekordow(db, records);
  return (idKartyNaleznosci: number) => {
    const { podmiotId, rok } = kartaOf(idKartyNaleznosci);
    return { idKartyNaleznosci, podmiotId, odRoku: rok, doRoku: rok };
  };
}

type Opodatkowane = Omit<GruntyRecord, 'powierzchniaGruntu'> | Omit<BudynkiRecord, 'powierzchniaBudynku'>;

/** Land or a building: what is computed with it elsewhere is its area, what residents see is as it was assessed. */
function withArea(
  { id, idKartyNaleznosci, idDokumentu, pelnyIdentyfikator, ...rest }: Opodatkowane,
  powierzchnia: number,
  kartaOf: KartaOf,
) {
  const wymierzono: Wymierzono = { ...rest, powierzchnia };
  return {
    id,
    ...kartaOf(idKartyNaleznosci),
    dokumentId: idDokumentu,
    pelnyIdentyfikator,
    rodzaj: 'POZOSTALE',
    powierzchniaM2: Math.round(powierzchnia * (rest.jednostkaPowierzchni === 'ha' ? 10_000 : 1)),
    wymierzono: JSON.stringify(wymierzono),
  };
}
