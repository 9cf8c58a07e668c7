import type { Generated } from 'kysely';
import type { AccessOf } from '../db/roles/access.ts';

declare module '../db/tables.ts' {
  interface Tables {
    zdarzenia: ZdarzenieRow;
    kluczeWymiany: KluczWymianyRow;
    odbiorcyZdarzen: OdbiorcaZdarzenRow;
    dostawyZdarzen: DostawaZdarzeniaRow;
    odpowiedziWymiany: OdpowiedzWymianyRow;
  }
}

/** Something that happened, written in the transaction in which it happened. */
export interface ZdarzenieRow {
  /** Drawn when the row is written: a lower one may be committed later, so no reader counts with it. */
  id: Generated<number>;
  /** The identifier that receivers see. */
  idZdarzenia: string;
  typ: string;
  kiedy: string;
  /** JSON, as schemas/events describes `data`. */
  dane: string;
  /** Its place in the order for readers, given after the commit; null: not yet. Numbers have no gaps. */
  numer: Generated<number | null>;
}

/** A key of another system. */
export interface KluczWymianyRow {
  id: Generated<number>;
  nazwa: string;
  /** HMAC of the key; the key itself is stored nowhere. */
  kluczHash: string;
  /** JSON: types of events, and the other rights. */
  prawa: string;
  kiedyUtworzono: string;
  kiedyOdwolano: string | null;
  kiedyUzyto: string | null;
  /** The last event that its reader has confirmed by asking for those after it. */
  odczytanoDo: number | null;
}

/** A system that events are sent to. */
export interface OdbiorcaZdarzenRow {
  id: Generated<number>;
  nazwa: string;
  adres: string;
  /** JSON: types of events; an empty list: all. */
  typy: string;
  /** Encrypted. */
  sekret: string;
  /** The one before, which signs too until `poprzedniDoMs`. */
  poprzedniSekret: string | null;
  poprzedniDoMs: number | null;
  /** WSTRZYMANY: nothing is sent until the office's command resumes it. */
  stan: 'CZYNNY' | 'WSTRZYMANY';
  kiedyUtworzono: string;
}

/** One event for one receiver. */
export interface DostawaZdarzeniaRow {
  id: Generated<number>;
  odbiorcaId: number;
  zdarzenieId: number;
  proby: number;
  /** null: it is not tried any more. */
  nastepnaMs: number | null;
  wyslanoMs: number | null;
  /** When the last attempt failed. */
  martwaMs: number | null;
  /** Why the last attempt failed. */
  blad: string | null;
}

/** What another system reported, and the response to it: a repetition gets the same one. */
export interface OdpowiedzWymianyRow {
  kluczId: number;
  idOdpowiedzi: string;
  trescHash: string;
  odpowiedz: string;
  kiedy: string;
}

/** Calls write events, and read none. */
export const access: AccessOf<
  'zdarzenia' | 'kluczeWymiany' | 'odbiorcyZdarzen' | 'dostawyZdarzen' | 'odpowiedziWymiany'
> = {
  zdarzenia: { roles: { mieszkaniec: 'insert', konto: 'insert', urzednik: 'insert' } },
  kluczeWymiany: { roles: {} },
  odbiorcyZdarzen: { roles: {} },
  dostawyZdarzen: { roles: {} },
  odpowiedziWymiany: { roles: {} },
};
