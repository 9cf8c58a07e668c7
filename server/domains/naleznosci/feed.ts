import { toGrosze } from '../../../src/lang/values/kwota.ts';
import type { Db } from '../../engine/db/open.ts';
import { feedKind } from '../../engine/feed/feedKind.ts';
import type { ElementyRecord, RatyRecord } from '../../engine/feed/generated/records.ts';
import { podmiotIds } from '../../engine/feed/podmioty.ts';
import { booksAgree, PARTS, partsAgree } from './feedAgreements.ts';
import { kartyRekordow } from './kartyRekordow.ts';
import { RODZAJE_NALEZNOSCI } from './rodzajeNaleznosci.ts';
import { OFFICE_MADE } from './zaksieguj.ts';

export const punktyOdbioru = feedKind({
  kind: 'punktyOdbioru',
  table: 'punktyOdbioru',
  key: ['idPunktuOdbioru'],
  onGone: 'delete',
  prepare: podmiotIds,
  toRow: ({ idPunktuOdbioru, identyfikator, adresPunktuOdbioru }, podmiotId) => ({
    idPunktuOdbioru,
    podmiotId: podmiotId(identyfikator),
    adresPunktuOdbioru,
  }),
});

export const karty = feedKind({
  kind: 'karty',
  agreements: [booksAgree],
  table: 'karty',
  key: ['idKartyNaleznosci'],
  onGone: 'delete',
  prepare: podmiotIds,
  toRow: ({ identyfikator, idPunktuOdbioru = null, ...karta }, podmiotId) => ({
    ...karta,
    idPunktuOdbioru,
    podmiotId: podmiotId(identyfikator),
    uslugaId: RODZAJE_NALEZNOSCI[karta.aplikacjaNaleznosci].uslugaId,
    czyInstytucja: identyfikator.length === 10 ? 1 : 0,
  }),
});

export const wspolzobowiazani = feedKind({
  kind: 'wspolzobowiazani',
  table: 'wspolzobowiazani',
  key: ['id'],
  onGone: 'delete',
  toRow: ({ adresUdzialowca = null, udzial = null, formaWladania = null, ...owner }) => ({
    ...owner,
    adresUdzialowca,
    udzial,
    formaWladania,
  }),
});

export const ratyZbiorcze = feedKind({
  kind: 'ratyZbiorcze',
  comparedAmounts: PARTS,
  agreements: [partsAgree],
  table: 'ratyZbiorcze',
  key: ['idNaleznosciRatyZbiorczej'],
  onGone: 'delete',
  prepare: podmiotyKart,
  check: (rata) =>
    !rata.czySplacona && rata.odsetki !== 0
      ? {
          field: 'odsetki',
          reason: 'An unpaid instalment has no paid interest: the office computes its interest every day.',
        }
      : undefined,
  toRow: (rata, podmiotOf) => ({
    idNaleznosciRatyZbiorczej: rata.idNaleznosciRatyZbiorczej,
    idKartyNaleznosci: rata.idKartyNaleznosci,
    podmiotId: podmiotOf(rata.idKartyNaleznosci),
    terminPlatnosci: rata.terminPlatnosci,
    ...skladniki(rata),
    czySplacona: Number(rata.czySplacona),
    jestUpomnienie: Number(rata.jestUpomnienie),
    jestWezwanie: Number(rata.jestWezwanie),
    jestRozlozenieNaRaty: Number(rata.jestRozlozenieNaRaty),
    jestOdroczenieTerminu: Number(rata.jestOdroczenieTerminu),
    jestTytulWykonawczy: Number(rata.jestTytulWykonawczy),
  }),
});

export const raty = feedKind({
  kind: 'raty',
  comparedAmounts: PARTS,
  table: 'raty',
  key: ['idNaleznosciRaty'],
  onGone: 'delete',
  toRow: (rata) => ({
    idNaleznosciRaty: rata.idNaleznosciRaty,
    idNaleznosciRatyZbiorczej: rata.idNaleznosciRatyZbiorczej,
    nrRaty: rata.nrRaty,
    rodzajOplaty: rata.rodzajOplaty,
    ...skladniki(rata),
  }),
});

export const elementy = feedKind({
  kind: 'elementy',
  comparedAmounts: ['pozostaloDoSplaty'],
  table: 'elementy',
  key: ['id'],
  // Interest that this office booked comes back from the finance system with a number of its own.
  adopts: true,
  onGone: 'delete',
  async prepare(db: Db, records) {
    const podmiotOf = await podmiotyKart(db, records);
    return { podmiotOf, idOf: await ownInterest(db, records) };
  },
  toRow: (element, { podmiotOf, idOf }) => ({
    id: idOf(element),
    idKartyNaleznosci: element.idKartyNaleznosci,
    podmiotId: podmiotOf(element.idKartyNaleznosci),
    ...ksiegowanie(element),
    pozostaloDoSplatyGrosze: toGrosze(element.pozostaloDoSplaty),
    nrDecyzji: element.nrDecyzji ?? null,
    dataDoreczenia: element.dataDoreczenia ?? null,
    idNaleznosciRatyZbiorczej: element.idNaleznosciRatyZbiorczej ?? null,
  }),
});

const skladniki = (
  rata: Pick<RatyRecord, 'kwotaRaty' | 'kwotaGlowna' | 'kosztyEgzekucji' | 'oplataProlongacyjna' | 'odsetki'>,
) => ({
  kwotaRatyGrosze: toGrosze(rata.kwotaRaty),
  kwotaGlownaGrosze: toGrosze(rata.kwotaGlowna),
  kosztyEgzekucjiGrosze: toGrosze(rata.kosztyEgzekucji),
  oplataProlongacyjnaGrosze: toGrosze(rata.oplataProlongacyjna),
  odsetkiGrosze: toGrosze(rata.odsetki),
});

/** The columns of a booking, a payment's or an element's. */
export const ksiegowanie = (
  one: Pick<
    ElementyRecord,
    'opis' | 'dataOperacji' | 'typ' | 'kwotaGlowna' | 'kosztyUpomnien' | 'odsetki' | 'oplataProlongacyjna'
  >,
) => ({
  opis: one.opis,
  dataOperacji: one.dataOperacji,
  typ: one.typ,
  kwotaGlownaGrosze: toGrosze(one.kwotaGlowna),
  kosztyUpomnienGrosze: toGrosze(one.kosztyUpomnien),
  odsetkiGrosze: toGrosze(one.odsetki),
  oplataProlongacyjnaGrosze: toGrosze(one.oplataProlongacyjna),
});

/** The subjects of the cards of these records, which the feed has loaded before. */
export async function podmiotyKart(db: Db, records: readonly { idKartyNaleznosci: number }[]) {
  const kartaOf = await kartyRekordow(db, records);
  return (id: number): number => kartaOf(id).podmiotId;
}

/** The row of interest that this office booked with an online payment takes the place of the one in the feed. */
async function ownInterest(db: Db, records: readonly ElementyRecord[]) {
  const interest = records.filter(({ odsetki, idNaleznosciRatyZbiorczej: id }) => odsetki > 0 && id);
  const own =
    interest.length === 0
      ? []
      : await db
          .selectFrom('elementy')
          .select(['id', 'idNaleznosciRatyZbiorczej', 'odsetkiGrosze'])
          .where(
            'idNaleznosciRatyZbiorczej',
            'in',
            interest.map((one) => one.idNaleznosciRatyZbiorczej!),
          )
          .where('id', '>', OFFICE_MADE)
          .execute();
  const known = new Map(own.map((row) => [`${row.idNaleznosciRatyZbiorczej} ${row.odsetkiGrosze}`, row.id]));
  return ({ id, odsetki, idNaleznosciRatyZbiorczej }: ElementyRecord): number =>
    known.get(`${idNaleznosciRatyZbiorczej} ${toGrosze(odsetki)}`) ?? id;
}
