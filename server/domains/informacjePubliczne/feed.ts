import { toGrosze } from '../../../src/lang/values/kwota.ts';
import type { Db } from '../../engine/db/open.ts';
import { feedKind } from '../../engine/feed/feedKind.ts';
import { rowIds } from '../../engine/feed/rowIds.ts';

interface Pozycja {
  rok: number;
  rozdzial: string;
  paragraf: string;
}

const pozycjeOf = (table: 'dochody' | 'wydatki') => (db: Db, records: readonly Pozycja[]) =>
  rowIds(
    db,
    { table, id: 'id', by: ['rok', 'rozdzial', 'paragraf'] },
    records.map(({ rok, rozdzial, paragraf }) => [rok, rozdzial, paragraf]),
  );

export const dochody = feedKind({
  kind: 'dochody',
  table: 'dochody',
  key: ['id'],
  onGone: 'delete',
  prepare: pozycjeOf('dochody'),
  toRow: ({ planPoZmianach, naleznosci, dochodyOtrzymane, dochodyWykonane, ...pozycja }, idOf) => ({
    id: idOf(pozycja.rok, pozycja.rozdzial, pozycja.paragraf),
    ...pozycja,
    planPoZmianachGrosze: toGrosze(planPoZmianach),
    naleznosciGrosze: toGrosze(naleznosci),
    dochodyOtrzymaneGrosze: toGrosze(dochodyOtrzymane),
    dochodyWykonaneGrosze: toGrosze(dochodyWykonane),
  }),
});

export const wydatki = feedKind({
  kind: 'wydatki',
  table: 'wydatki',
  key: ['id'],
  onGone: 'delete',
  prepare: pozycjeOf('wydatki'),
  toRow: ({ planPoZmianach, wydatki, zobowiazania, koszty, zaangazowanie, ...pozycja }, idOf) => ({
    id: idOf(pozycja.rok, pozycja.rozdzial, pozycja.paragraf),
    ...pozycja,
    planPoZmianachGrosze: toGrosze(planPoZmianach),
    wydatkiGrosze: toGrosze(wydatki),
    zobowiazaniaGrosze: toGrosze(zobowiazania),
    kosztyGrosze: toGrosze(koszty),
    zaangazowanieGrosze: toGrosze(zaangazowanie),
  }),
});

export const liczbyMieszkancow = feedKind({
  kind: 'liczbyMieszkancow',
  table: 'liczbyMieszkancow',
  key: ['zameldowanie', 'plec'],
  onGone: 'delete',
  toRow: (liczby) => ({
    zameldowanie: liczby.zameldowanie,
    plec: liczby.plec,
    ponizej18: liczby.liczbaPonizej18,
    od18: liczby.liczbaOd18,
    wymeldowani: liczby.liczbaWymeldowanych,
    wyjechali: liczby.liczbaWyjechalych,
    zmarli: liczby.liczbaZmarlych,
  }),
});

export const imiona = feedKind({
  kind: 'imiona',
  table: 'imiona',
  key: ['rokUrodzenia', 'imie'],
  onGone: 'delete',
  toRow: ({ rokUrodzenia, imie, liczbaOsob }) => ({ rokUrodzenia, imie, liczbaOsob }),
});

/** An election has its Polish name in the languages that the record leaves empty. */
export const wybory = feedKind({
  kind: 'wybory',
  table: 'wybory',
  key: ['dataWyborow'],
  onGone: 'delete',
  check: ({ liczbaMieszkancow, liczbaWyborcow }) =>
    liczbaWyborcow > liczbaMieszkancow
      ? { field: 'liczbaWyborcow', reason: `There are more voters than residents, ${liczbaMieszkancow}.` }
      : undefined,
  toRow: (one) => ({
    dataWyborow: one.dataWyborow,
    pl: one.nazwaWyborow,
    en: one.nazwaWyborowEn ?? one.nazwaWyborow,
    de: one.nazwaWyborowDe ?? one.nazwaWyborow,
    uk: one.nazwaWyborowUk ?? one.nazwaWyborow,
    liczbaMieszkancow: one.liczbaMieszkancow,
    liczbaWyborcow: one.liczbaWyborcow,
  }),
});

export const wyborcy = feedKind({
  kind: 'wyborcy',
  table: 'wyborcy',
  key: ['pesel'],
  onGone: 'delete',
  toRow: ({ pesel, nazwisko }) => ({ pesel, nazwisko }),
});
