// Generated from schemas/feed by `node codegen/generate.ts`. Do not edit.
/**
 * Assessments, write-offs, costs, interest and fees of a card. Source: the ledger of the finance system.
 */
export interface ElementyRecord {
  /**
   * Number of the element, unique in the office.
   */
  id: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * What was booked, for the resident.
   */
  opis: string;
  /**
   * Day of the operation.
   */
  dataOperacji: string;
  /**
   * Kind of the booking; an assessment is `Przypis`.
   */
  typ: string;
  /**
   * Principal.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders.
   */
  kosztyUpomnien: number;
  /**
   * Interest.
   */
  odsetki: number;
  /**
   * Fee for deferral.
   */
  oplataProlongacyjna: number;
  /**
   * What is left to pay of it.
   */
  pozostaloDoSplaty: number;
  /**
   * Number of the decision or letter; empty: none.
   */
  nrDecyzji?: string | null;
  /**
   * Day of its delivery; empty: not delivered.
   */
  dataDoreczenia?: string | null;
  /**
   * The instalment that a cost, fee or interest belongs to; empty: the card as a whole.
   */
  idNaleznosciRatyZbiorczej?: number | null;
}
/**
 * Cards of dues: one for each subject, kind of dues and year. Source: the ledger of the finance system (karta kontowa).
 */
export interface KartyRecord {
  /**
   * Number of the card, unique in the office.
   */
  idKartyNaleznosci: number;
  /**
   * PESEL of a person (11 digits) or NIP of an institution (10 digits), with a correct check digit.
   */
  identyfikator: string;
  /**
   * The year of the card.
   */
  rok: number;
  /**
   * Kind of dues.
   */
  aplikacjaNaleznosci:
    | 'PODATKI_GMINNE'
    | 'EWIDENCJE_NIEPODATKOWE'
    | 'KONCESJE_NA_ALKOHOL'
    | 'ODPADY'
    | 'WODA_I_SCIEKI'
    | 'SRODKI_TRANSPORTU'
    | 'OPLATY_LOKALNE'
    | 'PSY';
  /**
   * The symbol by which the office calls the card; titles of transfers begin with it.
   */
  symbolKarty: string;
  /**
   * The account to which this card is paid: 26 digits without spaces, with correct check digits.
   */
  numerKontaBankowego: string;
  /**
   * Name of the payer, as on letters.
   */
  nazwaPlatnika: string;
  /**
   * The point that the card is about; empty: none.
   */
  idPunktuOdbioru?: number | null;
}
/**
 * Persons and institutions with data in the office. Source: the register of taxpayers of the finance system.
 */
export interface PodmiotyRecord {
  /**
   * PESEL of a person (11 digits) or NIP of an institution (10 digits), with a correct check digit.
   */
  identyfikator: string;
  /**
   * Given name and surname of a person, or the name of an institution.
   */
  nazwa: string;
  /**
   * Address on one line.
   */
  adres: string;
  /**
   * Nine digits; empty: unknown.
   */
  nrTelefonu?: string | null;
}
/**
 * Pickup and delivery points: addresses that cards, meters and requests are about. Source: the register of waste declarations, the register of water customers.
 */
export interface PunktyOdbioruRecord {
  /**
   * Number of the point, unique in the office.
   */
  idPunktuOdbioru: number;
  /**
   * PESEL of a person (11 digits) or NIP of an institution (10 digits), with a correct check digit.
   */
  identyfikator: string;
  /**
   * Address of the point.
   */
  adresPunktuOdbioru: string;
}
/**
 * The parts of an instalment, one for each kind of payment; their amounts give the instalment to the grosz. Source: the ledger of the finance system.
 */
export interface RatyRecord {
  /**
   * Number of the part, unique in the office.
   */
  idNaleznosciRaty: number;
  /**
   * The instalment.
   */
  idNaleznosciRatyZbiorczej: number;
  /**
   * Its place within the instalment.
   */
  nrRaty: number;
  /**
   * What is paid.
   */
  rodzajOplaty: string;
  /**
   * As it was assessed, before any payment.
   */
  kwotaRaty: number;
  /**
   * Principal: while the instalment is unpaid, what is left to pay; afterwards what was paid.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders and enforcement, left to pay or paid.
   */
  kosztyEgzekucji: number;
  /**
   * Fee for deferral, left to pay or paid.
   */
  oplataProlongacyjna: number;
  /**
   * Paid interest; 0 while the instalment is unpaid, since the office computes it every day.
   */
  odsetki: number;
}
/**
 * What is due on a card on one day. Instalments of several kinds with the same date of payment are one record here, and its parts are in `raty`. Source: the ledger of the finance system.
 */
export interface RatyZbiorczeRecord {
  /**
   * Number of the instalment, unique in the office.
   */
  idNaleznosciRatyZbiorczej: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * Date of payment.
   */
  terminPlatnosci: string;
  /**
   * As it was assessed, before any payment.
   */
  kwotaRaty: number;
  /**
   * Principal: while the instalment is unpaid, what is left to pay; afterwards what was paid.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders and enforcement, left to pay or paid.
   */
  kosztyEgzekucji: number;
  /**
   * Fee for deferral, left to pay or paid.
   */
  oplataProlongacyjna: number;
  /**
   * Paid interest; 0 while the instalment is unpaid, since the office computes it every day.
   */
  odsetki: number;
  /**
   * Whether it is paid in full.
   */
  czySplacona: boolean;
  /**
   * A reminder was sent (taxes).
   */
  jestUpomnienie: boolean;
  /**
   * A call for payment was sent (civil dues).
   */
  jestWezwanie: boolean;
  /**
   * It was spread over instalments.
   */
  jestRozlozenieNaRaty: boolean;
  /**
   * Its date was deferred.
   */
  jestOdroczenieTerminu: boolean;
  /**
   * It is enforced; it cannot be paid online.
   */
  jestTytulWykonawczy: boolean;
}
/**
 * Booked payments. An online payment that came from this office names it in `idPrzelewu`, so that it is not shown twice. Source: the ledger of the finance system.
 */
export interface WplatyRecord {
  /**
   * Number of the booking, unique in the office.
   */
  id: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * What was booked, for the resident.
   */
  opis: string;
  /**
   * Day of the operation.
   */
  dataOperacji: string;
  /**
   * Kind of the booking, as the finance system writes it.
   */
  typ: string;
  /**
   * Principal.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders.
   */
  kosztyUpomnien: number;
  /**
   * Interest.
   */
  odsetki: number;
  /**
   * Fee for deferral.
   */
  oplataProlongacyjna: number;
  /**
   * The id of the online payment of this office, as the office told it; empty: any other payment.
   */
  idPrzelewu?: string | null;
}
/**
 * Owners who are liable for a card together. Source: the register of taxpayers.
 */
export interface WspolzobowiazaniRecord {
  /**
   * Number of the entry, unique in the office.
   */
  id: number;
  /**
   * The card.
   */
  idKartyNaleznosci: number;
  /**
   * Name of the owner.
   */
  nazwaUdzialowca: string;
  /**
   * Address; empty: not shown.
   */
  adresUdzialowca?: string | null;
  /**
   * The share, as a fraction.
   */
  udzial?: string | null;
  /**
   * Form of ownership.
   */
  formaWladania?: string | null;
}
/**
 * feed.json: what a feed contains, and the totals it is compared with.
 */
export interface FeedJson {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string;
  /**
   * The system that the data come from. What one source has loaded, no other changes.
   */
  source: string;
  /**
   * The moment of the extract, with its offset from UTC.
   */
  extracted: string;
  /**
   * By the name of a record kind: what its file is, and its totals.
   */
  kinds: {
    [k: string]: {
      /**
       * complete: a record that is not in the file is gone. changes: it stays as it was.
       */
      extent: 'complete' | 'changes';
      /**
       * Number of records.
       */
      count?: number;
      /**
       * By field: the sum of all records, in PLN, as a text with a point.
       */
      sums?: {
        [k: string]: string;
      };
    };
  };
}
/**
 * mapping.json: which file and which column of an export is which kind and field.
 */
export interface MappingJson {
  /**
   * The schema of this file, for editors.
   */
  $schema?: string;
  /**
   * How days are written in all files; YYYY-MM-DD when it is left out.
   */
  date?: 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'DD-MM-YYYY' | 'DD/MM/YYYY' | 'YYYYMMDD';
  /**
   * The decimal separator in all files; point when it is left out. With comma, spaces between thousands are left out.
   */
  decimal?: 'point' | 'comma';
  /**
   * By the name of a record kind. A kind that is not here is read as its schema wants it.
   */
  kinds: {
    [k: string]: {
      /**
       * The file of the export in the folder; the name of the kind when it is left out. Several kinds may be in one file.
       */
      file?: string;
      /**
       * Equal records count once: a file of cards names each subject several times.
       */
      distinct?: boolean;
      /**
       * By field: a column, or how its value is made. A field that is not here has a column of its own name, or none. Other columns are not read.
       */
      fields: {
        [k: string]:
          | string
          | {
              /**
               * The same value in every record.
               */
              value: string | number | boolean | null;
            }
          | {
              /**
               * The column of the export.
               */
              column: string;
              /**
               * How days are written in the export.
               */
              date?: 'YYYY-MM-DD' | 'DD.MM.YYYY' | 'DD-MM-YYYY' | 'DD/MM/YYYY' | 'YYYYMMDD';
              /**
               * The decimal separator of numbers. With comma, spaces between thousands are left out.
               */
              decimal?: 'point' | 'comma';
              /**
               * The value of the field by the code of the export. A code that is not here is a fault.
               */
              codes?: {
                [k: string]: string | number | boolean | null;
              };
            };
      };
    };
  };
}

/** The record of each kind. */
export interface FeedRecords {
  elementy: ElementyRecord;
  karty: KartyRecord;
  podmioty: PodmiotyRecord;
  punktyOdbioru: PunktyOdbioruRecord;
  raty: RatyRecord;
  ratyZbiorcze: RatyZbiorczeRecord;
  wplaty: WplatyRecord;
  wspolzobowiazani: WspolzobowiazaniRecord;
}
