import { demoPerson } from '../../demo/kit/demoPerson.ts';
import { type Random, randomOf } from '../../demo/kit/random.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import { type Podatek, podatkiGrosze } from './rules.ts';
import { type Estate, estateFor } from './seedMajatek.ts';
import type { BudowlaRow, BudynekRow, DokumentWlasnosciRow, GruntRow, WymiarRow } from './tables.ts';

type Podatki = Record<Podatek, number>;

/** A tax card with its dues and its assessment. */
interface Taxed {
  idKartyNaleznosci: number;
  podmiotId: number;
  czyInstytucja: number;
  rok: number;
  podatki: Podatki;
  opis: string;
  dataOperacji: string;
  nrDecyzji: string | null;
}

/** The subject of an assessment that waits for its decision. */
const WAITING = 'Zmiana wymiaru po zgłoszeniu nowego budynku (IN-1)';
const PODATKI: Readonly<Record<string, Podatek>> = {
  'Podatek rolny': 'ROLNY',
  'Podatek leśny': 'LESNY',
  'Podatek od nieruchomości': 'OD_NIERUCHOMOSCI',
};

/**
 * Land, buildings and structures of all payers with a tax card, also for an older demo database: by law and rates
 * they give exactly the taxes on the card of each year. The assessments are made too.
 */
export async function fillPodatki(database: Database, query: Db, seed: number): Promise<void> {
  if (await query.selectFrom('wymiary').select('id').limit(1).executeTakeFirst()) return;
  const random = randomOf(seed).fork('taxes');
  const taxed = await taxedCards(query);
  const rows: Rows = { dokumentyWlasnosci: [], grunty: [], budynki: [], budowle: [], wymiary: [] };
  const farmed = await farmland(query);
  const always = (await demoPerson(query, 'anna.wisniewska'))?.podmiotId;
  for (const [podmiotId, cards] of Map.groupBy(taxed, (card) => card.podmiotId)) {
    const own = random.fork(`payer/${podmiotId}`);
    addEstates(rows, own, podmiotId, cards, farmed.get(podmiotId) ?? 0);
    addAssessments(rows, own, cards, podmiotId === always);
  }
  for (const table of ['dokumentyWlasnosci', 'grunty', 'budynki', 'budowle', 'wymiary'] as const)
    await database.insert(query, table, rows[table]);
}

interface Rows {
  dokumentyWlasnosci: DokumentWlasnosciRow[];
  grunty: GruntRow[];
  budynki: BudynekRow[];
  budowle: BudowlaRow[];
  wymiary: WymiarRow[];
}

/** An estate continues as long as it gives the taxes of the year; then a new one follows. */
function addEstates(rows: Rows, random: Random, podmiotId: number, cards: readonly Taxed[], farmedM2: number): void {
  let last: { estate: Estate; odRoku: number } | undefined;
  const add = (doRoku: number | null) => {
    if (last) addEstate(rows, podmiotId, last.estate, last.odRoku, doRoku);
  };
  for (const { rok, czyInstytucja, podatki } of cards) {
    if (last && same(podatkiGrosze(rok, last.estate), podatki)) continue;
    add(rok - 1);
    // The same random numbers again: an estate differs from the one before only where the taxes do.
    const chance = random.fork('estate');
    last = { odRoku: rok, estate: estateFor(chance, { rok, czyInstytucja: czyInstytucja === 1, podatki, farmedM2 }) };
  }
  add(null);
}

function addEstate(rows: Rows, podmiotId: number, estate: Estate, odRoku: number, doRoku: number | null): void {
  const dokumentId = rows.dokumentyWlasnosci.length + 1;
  rows.dokumentyWlasnosci.push({ id: dokumentId, podmiotId, ...estate.dokument });
  const own = { podmiotId, odRoku, doRoku };
  /** The identifiers contain a county number that no real county has. */
  const named = (numer: string) =>
    `149901_2.${String(1 + (podmiotId % 12)).padStart(4, '0')}.${100 + podmiotId}/${numer}`;
  for (const { numer, ...grunt } of estate.grunty)
    rows.grunty.push({ id: rows.grunty.length + 1, ...own, dokumentId, ...grunt, pelnyIdentyfikator: named(numer) });
  for (const { numer, ...budynek } of estate.budynki)
    rows.budynki.push({
      id: rows.budynki.length + 1,
      ...own,
      dokumentId,
      ...budynek,
      pelnyIdentyfikator: named(numer),
    });
  for (const budowla of estate.budowle) rows.budowle.push({ id: rows.budowle.length + 1, ...own, ...budowla });
}

/** @param waits whether there must be an undecided change */
function addAssessments({ wymiary }: Rows, random: Random, cards: readonly Taxed[], waits: boolean): void {
  const add = (card: Taxed, one: Omit<WymiarRow, 'id' | 'idKartyNaleznosci' | 'podmiotId' | 'podstawaWymiaru'>) => {
    const id = wymiary.length + 1;
    const { idKartyNaleznosci, podmiotId, czyInstytucja } = card;
    const podstawaWymiaru = czyInstytucja ? 'DEKLARACJA' : 'DECYZJA';
    wymiary.push({ id, idKartyNaleznosci, podmiotId, podstawaWymiaru, ...one });
  };
  for (const card of cards) {
    add(card, {
      opisWymiaru: card.opis,
      dataWymiaru: card.dataOperacji,
      nrDecyzji: card.nrDecyzji,
      podatekRolnyGrosze: card.podatki.ROLNY,
      podatekLesnyGrosze: card.podatki.LESNY,
      podatekOdNieruchomosciGrosze: card.podatki.OD_NIERUCHOMOSCI,
      idArchiwumDruku: card.nrDecyzji === null ? null : 700_001 + wymiary.length,
    });
  }
  const newest = cards.at(-1)!;
  if (newest.czyInstytucja || !(waits || random.chance(0.03))) return;
  add(newest, {
    opisWymiaru: WAITING,
    dataWymiaru: null,
    nrDecyzji: null,
    podatekRolnyGrosze: null,
    podatekLesnyGrosze: null,
    podatekOdNieruchomosciGrosze: null,
    idArchiwumDruku: null,
  });
}

/** By payer and year. */
async function taxedCards(query: Db): Promise<Taxed[]> {
  const sums = await query
    .selectFrom('karty')
    .innerJoin('ratyZbiorcze', 'ratyZbiorcze.idKartyNaleznosci', 'karty.idKartyNaleznosci')
    .innerJoin('raty', 'raty.idNaleznosciRatyZbiorczej', 'ratyZbiorcze.idNaleznosciRatyZbiorczej')
    .where('karty.aplikacjaNaleznosci', '=', 'PODATKI_GMINNE')
    .select(['karty.idKartyNaleznosci', 'karty.podmiotId', 'karty.czyInstytucja', 'karty.rok', 'raty.rodzajOplaty'])
    .select((of) => of.fn.sum<number>('raty.kwotaRatyGrosze').as('grosze'))
    .groupBy(['karty.idKartyNaleznosci', 'karty.podmiotId', 'karty.czyInstytucja', 'karty.rok', 'raty.rodzajOplaty'])
    .orderBy('karty.podmiotId')
    .orderBy('karty.rok')
    .orderBy('karty.idKartyNaleznosci')
    .execute();
  const assessed = await query
    .selectFrom('elementy')
    .innerJoin('karty', 'karty.idKartyNaleznosci', 'elementy.idKartyNaleznosci')
    .where('karty.aplikacjaNaleznosci', '=', 'PODATKI_GMINNE')
    .where('elementy.typ', '=', 'Przypis')
    .select(['elementy.idKartyNaleznosci', 'elementy.opis', 'elementy.dataOperacji', 'elementy.nrDecyzji'])
    // The first entry of a card comes last, so that the map keeps it.
    .orderBy('elementy.id', 'desc')
    .execute();
  const papers = new Map(assessed.map((paper) => [paper.idKartyNaleznosci, paper]));
  return [...Map.groupBy(sums, (row) => row.idKartyNaleznosci)].flatMap(([idKartyNaleznosci, ofCard]) => {
    const paper = papers.get(idKartyNaleznosci);
    if (!paper) return [];
    const podatki: Podatki = { ROLNY: 0, LESNY: 0, OD_NIERUCHOMOSCI: 0 };
    for (const { rodzajOplaty, grosze } of ofCard) podatki[PODATKI[rodzajOplaty]!] += Number(grosze);
    const { podmiotId, czyInstytucja, rok } = ofCard[0]!;
    return [{ ...paper, podmiotId, czyInstytucja, rok, podatki }];
  });
}

/** Farmland by owner, from the newest application for excise duty. */
async function farmland(query: Db): Promise<Map<number, number>> {
  const rows = await query.selectFrom('wnioskiAkcyzowe').select(['podmiotId', 'uzytkiRolneAr']).orderBy('id').execute();
  return new Map(rows.map(({ podmiotId, uzytkiRolneAr }) => [podmiotId, uzytkiRolneAr * 100]));
}

const same = (one: Podatki, other: Podatki): boolean =>
  one.ROLNY === other.ROLNY && one.LESNY === other.LESNY && one.OD_NIERUCHOMOSCI === other.OD_NIERUCHOMOSCI;
