import type { Generated } from 'kysely';
import type { AccessOf } from '../db/roles/access.ts';
import type { KindName } from './feedKind.ts';

declare module '../db/tables.ts' {
  interface Tables {
    zasilenia: ZasilenieRow;
    zasileniaRekordy: RekordRow;
    zasileniaZmiany: ZmianaRow;
  }
}

/** A load of a feed. */
export interface ZasilenieRow {
  id: Generated<number>;
  zrodlo: string;
  /** When it was loaded, ISO. */
  kiedy: string;
  /** The moment of the extract, as feed.json has it. */
  stanNa: string;
  /** Of the files, so that the same feed is recognised before it is read. */
  skrot: string;
  stan: 'WCZYTANE' | 'COFNIETE';
  /** By kind, JSON: how many records were new, changed, gone. */
  liczby: string;
  /** The newest subject at that time: those before it have been looked for in this feed. */
  ostatniPodmiot: number;
  /** When the same feed came last, ISO. */
  kiedySprawdzono: string;
}

/** A record that a feed has brought, and that is still there. */
export interface RekordRow {
  rodzaj: KindName;
  klucz: string;
  zrodlo: string;
  /** Of the record. */
  skrot: string;
  /** The amounts of `x-sums` in grosze, separated by bars. */
  kwoty: string;
  /** The key of its row, a JSON list. */
  wiersz: string;
  /** The load that added it. */
  zasilenieId: number;
}

/** What a load has changed, for `restore`. A record that it added, with a row that was not there before, is in no such row. */
export interface ZmianaRow {
  id: Generated<number>;
  zasilenieId: number;
  rodzaj: KindName;
  klucz: string;
  /** The former `RekordRow`, JSON; null: the record is new, its row was there. */
  rekord: string | null;
  /** The former row of its table, JSON. */
  wiersz: string;
}

/** Calls only say how old the data are. */
export const access: AccessOf<'zasilenia' | 'zasileniaRekordy' | 'zasileniaZmiany'> = {
  zasilenia: { roles: { mieszkaniec: 'read', gosc: 'read', zasilenie: 'write' } },
  zasileniaRekordy: { roles: { zasilenie: 'write' } },
  zasileniaZmiany: { roles: { zasilenie: 'write' } },
};
