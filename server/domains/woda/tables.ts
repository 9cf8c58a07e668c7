import type { Generated } from 'kysely';
import type { AccessOf } from '../../engine/db/roles/access.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    wodomierze: WodomierzRow;
    odczyty: OdczytRow;
    zgloszeniaStanu: ZgloszenieStanuRow;
    umowyWody: { idPunktu: number; numerUmowy: string; dataZawarcia: string };
    fakturyWody: FakturaWodyRow;
    pozycjeFaktur: PozycjaFakturyRow;
    protokolyWymiany: ProtokolWymianyRow;
    zdjeciaProtokolow: ZdjecieProtokoluRow;
  }
}

/** A water meter; states are thousandths of a cubic metre. */
export interface WodomierzRow {
  idLicznika: number;
  idPunktu: number;
  nrLicznika: string;
  /** The place within the point: a replacement has the same. */
  miejsce: number;
  /** Digits before and after the point. */
  zakresLicznikaCalkowite: number;
  zakresLicznikaDziesietne: number;
  dataMontazu: string;
  /** null: it is installed. */
  dataWyjecia: string | null;
}

/** The state of a meter, and the consumption since the previous reading, in thousandths of a cubic metre. */
export interface OdczytRow {
  idOdczytu: number;
  idLicznika: number;
  dataOdczytu: string;
  stanTysieczne: number;
  zuzycieTysieczne: number;
}

/** A state that a resident reported. */
export interface ZgloszenieStanuRow {
  idZgloszenia: Generated<number>;
  idLicznika: number;
  kontoId: number;
  kiedyUtworzono: string;
  /** null: the office has not taken it. */
  kiedyObsluzono: string | null;
  /** null: the resident has not withdrawn it. */
  kiedyWycofano: string | null;
  stanTysieczne: number;
  uwagiZgloszone: string | null;
}

/** An invoice for the consumption until a reading, due as one instalment. */
export interface FakturaWodyRow {
  idFaktury: number;
  idKartyNaleznosci: number;
  idNaleznosciRatyZbiorczej: number;
  /** The reading at the end of its period. */
  idOdczytu: number;
  numerFaktury: string;
  dataWystawieniaFaktury: string;
  /** null: the document is not issued yet. */
  idDokumentuPdf: number | null;
  /** The name of its PDF in the folder of prints; null: it is drawn. */
  plikPdf?: string | null;
}

export interface PozycjaFakturyRow {
  idFaktury: number;
  lp: number;
  nazwa: string;
  iloscTysieczne: number;
  cenaBruttoGrosze: number;
  vatProcent: number;
  bruttoGrosze: number;
}

/** A replacement: the removed and the installed meter, the fitter, and the reason. */
export interface ProtokolWymianyRow {
  idWyjetego: number;
  idZalozonego: number;
  dataWymiany: string;
  monter: string;
  powod: string;
  plomba: string;
  stanWyjetegoTysieczne: number;
  stanZalozonegoTysieczne: number;
}

/** A photo of the fitter: its description, and JPEG or PNG in base64. */
export interface ZdjecieProtokoluRow {
  id: Generated<number>;
  idWyjetego: number;
  podpis: string;
  dane: string;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<
  | 'wodomierze'
  | 'odczyty'
  | 'zgloszeniaStanu'
  | 'umowyWody'
  | 'fakturyWody'
  | 'pozycjeFaktur'
  | 'protokolyWymiany'
  | 'zdjeciaProtokolow'
> = {
  wodomierze: {
    roles: { mieszkaniec: 'lock', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'punktyOdbioru', by: 'idPunktu', key: 'idPunktuOdbioru' } } },
    key: ['idLicznika'],
  },
  odczyty: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'wodomierze', by: 'idLicznika' } } },
  },
  zgloszeniaStanu: {
    roles: { mieszkaniec: 'change' },
    rows: { mieszkaniec: { konto: 'kontoId', of: { table: 'wodomierze', by: 'idLicznika' } } },
  },
  umowyWody: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'punktyOdbioru', by: 'idPunktu', key: 'idPunktuOdbioru' } } },
  },
  fakturyWody: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'karty', by: 'idKartyNaleznosci' } } },
  },
  pozycjeFaktur: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'fakturyWody', by: 'idFaktury' } } },
  },
  protokolyWymiany: {
    roles: { mieszkaniec: 'read', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'wodomierze', by: 'idWyjetego', key: 'idLicznika' } } },
  },
  zdjeciaProtokolow: {
    roles: { mieszkaniec: 'read' },
    rows: { mieszkaniec: { of: { table: 'protokolyWymiany', by: 'idWyjetego' } } },
  },
};
