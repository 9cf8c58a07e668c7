import type { Generated } from 'kysely';
import type { AccessOf } from '../../engine/db/roles/access.ts';
import type { KanalPlatnosci } from '../naleznosci/tables.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    zlecenia: ZlecenieRow;
    zleceniaRaty: ZlecenieRataRow;
    /** Instalments with a pending order: the primary key prevents a second order, in any channel. */
    zajeteRaty: { idNaleznosciRatyZbiorczej: number; zlecenieId: number };
    powiadomienia: PowiadomienieRow;
  }
}

/**
 * An online payment. States only go forward: NOWA → ZLECONA → OPLACONA → ZAKSIEGOWANA, or ODRZUCONA, WYGASLA (which a
 * late payment still leaves), or DO_WYJASNIENIA.
 */
export interface ZlecenieRow {
  /** Its identifier at KIR, as ten digits. */
  id: Generated<number>;
  /** A random UUID: its identifier for resident and provider. */
  idPrzelewu: string;
  kanal: KanalPlatnosci;
  stan: 'NOWA' | 'ZLECONA' | 'OPLACONA' | 'ZAKSIEGOWANA' | 'ODRZUCONA' | 'WYGASLA' | 'DO_WYJASNIENIA';
  idKartyNaleznosci: number;
  podmiotId: number;
  kontoId: number | null;
  /** Frozen with the order, as are payee and parts. */
  kwotaGrosze: number;
  numerRachunku: string;
  tytul: string;
  /** Payee, JSON: nazwa, adres, miasto, kodPocztowy, email, kraj. */
  odbiorca: string;
  adresOk: string;
  adresBlad: string;
  jezyk: string;
  zleconoMs: number;
  /** The provider accepts a payment until then. */
  waznyDoMs: number;
  /** Its identifier at the provider, after the registration. */
  idDostawcy: Generated<string | null>;
  /** The page of the payment at the provider. */
  adresDostawcy: Generated<string | null>;
  oplaconoMs: Generated<number | null>;
  zaksiegowanoMs: Generated<number | null>;
  /** The reason for an unusual result: a code of server/domains/platnosci/states.ts, and details for the office. */
  przyczyna: Generated<string | null>;
  /** The time of the last query to the provider. */
  pytanoMs: Generated<number | null>;
  /** Failed attempts of the next step, and when it is due; null: nothing more to do. */
  proby: number;
  nastepnaMs: number | null;
}

/** A part of an instalment in an order. */
export interface ZlecenieRataRow {
  id: Generated<number>;
  zlecenieId: number;
  lp: number;
  idNaleznosciRatyZbiorczej: number;
  idNaleznosciRaty: number;
  terminPlatnosci: string;
  rodzajOplaty: string;
  opisNrRaty: string;
  kwotaRatyGrosze: number;
  kwotaGlownaGrosze: number;
  kosztUpomnienGrosze: number;
  oplataProlongacyjnaGrosze: number;
  odsetkiGrosze: number;
  kwotaVatGrosze: number | null;
}

/** A notice of a provider, unchanged; identical ones are stored once. */
export interface PowiadomienieRow {
  id: Generated<number>;
  kanal: KanalPlatnosci;
  /** Hash of the raw message. */
  idZewnetrzne: string;
  tresc: string;
  zlecenieId: number | null;
  kiedyMs: number;
}

/** Who may use these tables, and which rows. */
export const access: AccessOf<'zlecenia' | 'zleceniaRaty' | 'zajeteRaty' | 'powiadomienia'> = {
  zlecenia: {
    roles: { mieszkaniec: 'change', zasilenie: 'read' },
    rows: { mieszkaniec: { podmiot: 'podmiotId', konto: 'kontoId' } },
  },
  zleceniaRaty: {
    roles: { mieszkaniec: 'add', zasilenie: 'read' },
    rows: { mieszkaniec: { of: { table: 'zlecenia', by: 'zlecenieId', key: 'id' } } },
  },
  zajeteRaty: {
    roles: { mieszkaniec: 'add', zasilenie: 'write' },
    rows: { mieszkaniec: { of: { table: 'ratyZbiorcze', by: 'idNaleznosciRatyZbiorczej' } } },
  },
  powiadomienia: { roles: {} },
};
