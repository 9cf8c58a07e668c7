import type { Generated } from 'kysely';

/** What happened to a record with a process: sending it, and each move. */
export interface PrzebiegWpisuRow {
  przebiegId: Generated<number>;
  wpisId: number;
  kiedy: string;
  /** The name of the move; `send` for the first. */
  ruch: string;
  /** The state that began. */
  stan: string;
  kto: 'MIESZKANIEC' | 'URZAD' | 'WSPOLWNIOSKODAWCA';
  /** The account of the resident. */
  kontoId: number | null;
  /** Who acted for the office; residents never see it. */
  osoba: string | null;
  /** The arguments of the resident's move, JSON. */
  dane: string;
  /** The labels of the choices from data among them, by field and value (ChosenLabels). */
  slowa: Generated<string | null>;
  /** The remark of the office. */
  uwagi: string | null;
}

/** A person whom the sender of a record has named, and whose signature it waits for. */
export interface PodpisWpisuRow {
  wpisId: number;
  pesel: string;
  /** The account that signed, and when; null: not yet. */
  kontoId: number | null;
  kiedy: string | null;
  kiedyPrzypomniano: string | null;
}

/** A document that the office attached to a move. */
export interface DokumentWpisuRow {
  przebiegId: number;
  nazwa: string;
  /** Base64. */
  tresc: string;
  /** SHA-256, hexadecimal. */
  skrot: string;
}
