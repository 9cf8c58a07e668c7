import type { Generated } from 'kysely';
import type { KanalPlatnosci } from '../naleznosci/tables.ts';

declare module '../../engine/db/tables.ts' {
  interface Tables {
    zlecenia: ZlecenieRow;
    zleceniaRaty: ZlecenieRataRow;
    /** Instalments with a payment under way, and which: the key lets no second order in, whatever its channel. */
    zajeteRaty: { idNaleznosciRatyZbiorczej: number; zlecenieId: number };
    powiadomienia: PowiadomienieRow;
  }
}

/**
 * An online payment. States only go forward: NOWA → ZLECONA → OPLACONA → ZAKSIEGOWANA, or ODRZUCONA, WYGASLA (from which
 * money that comes late still leads on), or DO_WYJASNIENIA.
 */
export interface ZlecenieRow {
  /** The ten digits by which KIR knows it. */
  id: Generated<number>;
  /** A random UUID: its name for resident and provider. */
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
  /** The provider takes money until then. */
  waznyDoMs: number;
  /** What the provider calls it, once it knows it. */
  idDostawcy: Generated<string | null>;
  /** Where it is paid at the provider. */
  adresDostawcy: Generated<string | null>;
  oplaconoMs: Generated<number | null>;
  zaksiegowanoMs: Generated<number | null>;
  /** Why it did not go the usual way: a code of server/domains/platnosci/states.ts, and what the office should know. */
  przyczyna: Generated<string | null>;
  /** When the provider was last asked. */
  pytanoMs: Generated<number | null>;
  /** Tries of the next step that failed, and when it is due; null: nothing more to do. */
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

/** What a provider told us, as it came; the same is told once. */
export interface PowiadomienieRow {
  id: Generated<number>;
  kanal: KanalPlatnosci;
  /** Hash of the raw message. */
  idZewnetrzne: string;
  tresc: string;
  zlecenieId: number | null;
  kiedyMs: number;
}
