import type { Generated } from 'kysely';
import type { AccessOf } from '../db/roles/access.ts';
import type { Czynnosc, Strona } from './kinds.ts';

declare module '../db/tables.ts' {
  interface Tables {
    audyt: AudytRow;
    pieczecieAudytu: PieczecRow;
  }
}

/** One act. The database refuses to change it, and to delete it before its time. */
export interface AudytRow {
  /** Drawn when the line is written: a lower one may be committed later. */
  id: Generated<number>;
  kiedy: string;
  strona: Generated<Strona>;
  /** null: nobody has this login, or the office itself acted. */
  kontoId: number | null;
  /** Of a clerk; '' for residents, whose number says enough. */
  login: string;
  /** The network without its last part. */
  siec: string;
  czynnosc: Czynnosc;
  /** The application. */
  numer: string | null;
  /** JSON, without personal data. */
  szczegoly: string;
  /** The number of its seal; null: not yet sealed. It is set once. */
  pieczec: Generated<number | null>;
}

/** A link of the chain: it names lines by their digests, and the seal before. */
export interface PieczecRow {
  /** Without gaps. */
  numer: number;
  kiedy: string;
  /** JSON: the id and the digest of each line. */
  wpisy: string;
  /** The digest of the seal before; '' of the first. */
  poprzedni: string;
  /** SHA-256 of all of the above. */
  skrot: string;
  /** HMAC of the digest with a key that is not in the database. */
  podpis: string;
}

/** The log only grows: sealing sets one column, and lines go at the end of their time, which triggers watch over. */
export const access: AccessOf<'audyt' | 'pieczecieAudytu'> = {
  audyt: {
    roles: { mieszkaniec: 'insert', gosc: 'insert', konto: 'insert', zasilenie: 'insert', urzednik: 'add' },
    praca: ['select', 'insert', 'update ("pieczec")', 'delete'],
  },
  pieczecieAudytu: { roles: {}, praca: ['select', 'insert', 'delete'] },
};
