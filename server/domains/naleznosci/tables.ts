import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    karty: KartaRow;
    wspolzobowiazani: WspolzobowiazanyRow;
    ratyZbiorcze: RataZbiorczaRow;
    raty: RataRow;
    wplaty: WplataRow;
    elementy: ElementRow;
    punktyOdbioru: PunktOdbioruRow;
  }
}

export interface KartaRow {
  idKartyNaleznosci: number;
  podmiotId: number;
  rok: number;
  aplikacjaNaleznosci: string;
  symbolKarty: string;
  numerKontaBankowego: string;
  nazwaPlatnika: string;
  uslugaId: number;
  czyInstytucja: number;
  idPunktuOdbioru: number | null;
}

/** A pickup or delivery point, which cards, meters and requests are about. */
export interface PunktOdbioruRow {
  idPunktuOdbioru: number;
  podmiotId: number;
  adresPunktuOdbioru: string;
}

export interface WspolzobowiazanyRow {
  id: number;
  idKartyNaleznosci: number;
  nazwaUdzialowca: string;
  adresUdzialowca: string | null;
  udzial: string | null;
  formaWladania: string | null;
}

/** A component of an instalment: while unpaid, the amount left to pay, afterwards the paid amount. */
interface Skladniki {
  kwotaGlownaGrosze: number;
  kosztyEgzekucjiGrosze: number;
  oplataProlongacyjnaGrosze: number;
  /** Paid interest; that of an unpaid instalment grows every day and is computed for each response. */
  odsetkiGrosze: number;
}

export interface RataZbiorczaRow extends Skladniki {
  idNaleznosciRatyZbiorczej: number;
  idKartyNaleznosci: number;
  podmiotId: number;
  terminPlatnosci: string;
  /** As it was assessed, before any payment. */
  kwotaRatyGrosze: number;
  czySplacona: number;
  jestUpomnienie: number;
  jestWezwanie: number;
  jestRozlozenieNaRaty: number;
  jestOdroczenieTerminu: number;
  jestTytulWykonawczy: number;
}

export interface RataRow extends Skladniki {
  idNaleznosciRaty: number;
  idNaleznosciRatyZbiorczej: number;
  nrRaty: number;
  rodzajOplaty: string;
  kwotaRatyGrosze: number;
}

interface Ksiegowanie {
  idKartyNaleznosci: number;
  podmiotId: number;
  opis: string;
  dataOperacji: string;
  typ: string;
  kwotaGlownaGrosze: number;
  kosztyUpomnienGrosze: number;
  odsetkiGrosze: number;
  oplataProlongacyjnaGrosze: number;
}

/** A booked payment. */
export interface WplataRow extends Ksiegowanie {
  id: number;
  /** The online payment behind it; null: any other payment. One order is booked once. */
  zlecenieId: number | null;
}

/** A collection element: an assessment, the cost of a reminder, interest when it was paid, a fee for deferral. */
export interface ElementRow extends Ksiegowanie {
  id: number;
  pozostaloDoSplatyGrosze: number;
  nrDecyzji: string | null;
  dataDoreczenia: string | null;
  /** The instalment that a cost, fee or interest belongs to; null: the card as a whole. */
  idNaleznosciRatyZbiorczej: number | null;
}

/** The channel of an online payment. */
export type KanalPlatnosci = 'KIR' | 'P24';

/** Who may use these tables, and which rows. */
export const access: AccessOf<
  'karty' | 'wspolzobowiazani' | 'ratyZbiorcze' | 'raty' | 'wplaty' | 'elementy' | 'punktyOdbioru'
> = {
  karty: {
    roles: { mieszkaniec: 'lock', zasilenie: 'write' },
    rows: { mieszkaniec: { podmiot: 'podmiotId' } },
    key: ['rok'],
  },
  wspolzobowiazani: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'karty', by: 'idKartyNaleznosci' } } },
  },
  ratyZbiorcze: { roles: { mieszkaniec: 'read', zasilenie: 'write' }, rows: { mieszkaniec: { podmiot: 'podmiotId' } } },
  raty: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'ratyZbiorcze', by: 'idNaleznosciRatyZbiorczej' } } },
  },
  wplaty: { roles: { mieszkaniec: 'read', zasilenie: 'write' }, rows: { mieszkaniec: { podmiot: 'podmiotId' } } },
  elementy: { roles: { mieszkaniec: 'read', zasilenie: 'write' }, rows: { mieszkaniec: { podmiot: 'podmiotId' } } },
  punktyOdbioru: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { podmiot: 'podmiotId' } },
  },
};
