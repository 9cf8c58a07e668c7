import type { Generated } from 'kysely';
import type { DokumentWpisuRow, PodpisWpisuRow, PrzebiegWpisuRow } from './processTables.ts';

/**
 * The tables. Column names are the API's words; money is whole grosze (`…Grosze`), days and times are ISO text, moments
 * that are only compared are milliseconds (`…Ms`), flags are 0 or 1. The same in SQLite and PostgreSQL.
 * A domain declares its own tables by declaration merging, in its tables.ts.
 */
export interface Tables {
  /** Notes of the office about itself. */
  notatki: { klucz: string; wartosc: string };
  podmioty: PodmiotRow;
  konta: KontoRow;
  kontaPodmioty: { kontoId: number; podmiotId: number };
  sesje: SesjaRow;
  powtorzenia: PowtorzenieRow;
  proby: ProbaRow;
  kody: KodRow;
  poczta: PocztaRow;
  logowania: LogowanieRow;
  urzadzenia: UrzadzenieRow;
  /** Things that can be used only once, hashed, until `doMs`: a solved captcha, an assertion of the node. */
  uzyte: { klucz: string; doMs: number };
  /** Reads of those who read much, hashed: `zuzyte` is how many still counted at `kiedyMs`. */
  odczytyWywolan: { klucz: string; zuzyte: number; kiedyMs: number };
  smsy: SmsRow;
  wpisy: WpisRow;
  /** The last number of each series and year: `DR/2026`. */
  numeryWpisow: { seria: string; ostatni: number };
  przebiegWpisow: PrzebiegWpisuRow;
  dokumentyWpisow: DokumentWpisuRow;
  pliki: PlikRow;
  podpisyWpisow: PodpisWpisuRow;
  szkice: SzkicRow;
  /** The files that a draft names; they are kept as long as it. */
  plikiSzkicow: { idSzkicu: string; idPliku: string };
  /** The accounts of the persons who are asked for their signature. */
  podpisyKont: { wpisId: number; kontoId: number };
}

export interface PodmiotRow {
  podmiotId: number;
  /** The identifier that the client sees instead of the number. */
  idPodmiotu: string;
  nazwa: string;
  czyInstytucja: number;
  nip: string | null;
  pesel: string | null;
  nrTelefonu: string | null;
  adres: string;
  /** Its data have not yet come from the office's own system. */
  czySynchronizacja: number;
  /** The moment at which an account first acted for it, when no system of the office knew it yet. */
  dodano?: string | null;
}

export interface KontoRow {
  kontoId: number;
  /** Lower case. */
  login: string;
  /** `argon2id$memory$passes$lanes$salt$tag`, salt and tag in base64url. */
  haslo: string;
  imie: string;
  nazwisko: string;
  email: string;
  pesel: string | null;
  nip: string | null;
  /** A deleted account keeps only its number: its login is one that nobody can type. */
  stan: 'NIEAKTYWNE' | 'NIEPOTWIERDZONE' | 'NIEZWERYFIKOWANE' | 'AKTYWNE' | 'USUNIETE';
  czyInstytucja: number;
  czyPierwszeLogowanie: number;
  /** Blocked by the office: a login answers 1006. */
  czyZablokowane: Generated<number>;
  /** 0: typed by its owner and never confirmed by a link, so no link to a new password is sent to it. */
  czyEmailPotwierdzony: Generated<number>;
  /** 0: made by the national node, and its owner has never chosen a password: its e-mail alone proves nothing. */
  czyHasloWlasne: Generated<number>;
  /** The new address, until its link is used. */
  nowyEmail: Generated<string | null>;
  /** The language of the last visit, used for mails. */
  jezyk: Generated<string>;
  /** The encrypted key of the second factor; null: login with the password only. */
  totpSekret: Generated<string | null>;
  /** The last 30-second step whose code was accepted. */
  totpKrok: Generated<number | null>;
  /** The consents of the registration and their moments, JSON. */
  zgodyRejestracji: Generated<string | null>;
  /** The address for notices; null: no consent. */
  zgodaEmail: Generated<string | null>;
  zgodaTelefon: Generated<string | null>;
}

export interface SesjaRow {
  id: Generated<number>;
  kontoId: number;
  /** HMAC of the token and of the cookie; the values themselves are stored nowhere. */
  tokenHash: string;
  ciasteczkoHash: string;
  /** 1: the session has only the rights of a restricted account. */
  czyOgraniczona: number;
  rozpoczetoMs: number;
  koniecMs: number;
  /** The name by which its owner can end it; unrelated to the token. */
  idSesji: Generated<string>;
  /** Network without its last part, browser and system: for the owner's list of sessions. */
  siec: Generated<string>;
  urzadzenie: Generated<string>;
}

/** A secret that was sent or handed out, hashed: the link of a mail, the first step of a login, a return from the node. */
export interface KodRow {
  kodHash: string;
  rodzaj: 'AKTYWACJA' | 'AKTYWACJA_Z_URZEDU' | 'NOWE_HASLO' | 'EMAIL' | 'DRUGI_KROK' | 'WEZEL_LOGOWANIE' | 'WEZEL_DANE';
  kontoId: number | null;
  /** Data that belong to it, JSON. */
  dane: string;
  waznyDoMs: number;
  uzytoMs: number | null;
}

/** The outbox: a mail is written in the transaction of its event, and sent afterwards. */
export interface PocztaRow {
  id: Generated<number>;
  /** The key of the event: one event gives one mail, however often it is retried. */
  klucz: string;
  adresat: string;
  temat: string;
  tekst: string;
  html: string;
  jezyk: string;
  kiedyMs: number;
  proby: number;
  nastepnaMs: number;
  wyslanoMs: number | null;
}

/** A login of an account, or a failed attempt with its name. */
export interface LogowanieRow {
  id: Generated<number>;
  kontoId: number;
  kiedyMs: number;
  siec: string;
  urzadzenie: string;
  sposob: 'HASLO' | 'KOD' | 'WEZEL';
  czyUdane: number;
}

/** A browser that has logged in to the account before: other people's failures do not lock it out. */
export interface UrzadzenieRow {
  kontoId: number;
  ciasteczkoHash: string;
  ostatnioMs: number;
}

/** A write and its response: a repetition gets the same response without a second write. */
export interface PowtorzenieRow {
  kontoId: number;
  operacja: string;
  klucz: string;
  trescHash: string;
  odpowiedz: string;
  kiedyMs: number;
}

/** Failed attempts, by their throttle key: `login:…` or `ip:…`, both hashed. */
export interface ProbaRow {
  klucz: string;
  porazki: number;
  blokady: number;
  odMs: number;
  doMs: number;
}

/** The outbox of text messages. */
export interface SmsRow {
  id: Generated<number>;
  /** The key of the event: one event gives one message, however often it is retried; the gateway knows it too. */
  klucz: string;
  telefon: string;
  tresc: string;
  jezyk: string;
  kiedyMs: number;
  proby: number;
  nastepnaMs: number;
  wyslanoMs: number | null;
}

/** A record of an operation that a municipality has added: `dane` is JSON, the arguments as they were sent. */
export interface WpisRow {
  wpisId: Generated<number>;
  /** The table of data.config.json. */
  tabela: string;
  operacja: string;
  kontoId: number;
  /** null: the operation is about no subject. */
  podmiotId: number | null;
  numer: string;
  stan: string;
  dane: string;
  uwagiUrzedu: string | null;
  kiedyUtworzono: string;
  kiedyZmieniono: string;
  /** The last day in this state, of a process with terms. */
  termin: Generated<string | null>;
  /** When the reminder of this term was written. */
  kiedyPrzypomniano: Generated<string | null>;
  /** 1: the office has attached a document to a move. */
  czyDokument: Generated<number>;
  /** The labels of the choices from data, by field and value (ChosenLabels). */
  slowa: Generated<string | null>;
}

/** A file of a resident; its bytes are outside the database. */
export interface PlikRow {
  idPliku: string;
  kontoId: number;
  /** null: sent for no subject. */
  podmiotId: number | null;
  /** The operation and the field that it was sent for. */
  operacja: string;
  pole: string;
  nazwa: string;
  /** USUNIETY: removed by its owner; it still counts for the limit of a day. */
  stan: 'PRZESYLANY' | 'SPRAWDZANY' | 'GOTOWY' | 'ODRZUCONY' | 'USUNIETY';
  rozmiar: number;
  /** As much of it is on the disk, whatever happens. */
  przyjeto: number;
  rodzaj: string | null;
  /** Why it was refused, or why its check waits. */
  powod: string | null;
  /** What is stored of it, which may be less than was sent, and the SHA-256 of that. */
  rozmiarZapisany: number | null;
  skrot: string | null;
  /** The record that names it. */
  numerWpisu: string | null;
  utworzonoMs: number;
  /** When its check is tried next. */
  nastepnaMs: number;
  /** When a request named it; null: none has. */
  uzytoMs: number | null;
}

/** What a resident has typed into a form and not sent yet. */
export interface SzkicRow {
  idSzkicu: string;
  kontoId: number;
  podmiotId: number;
  ekran: string;
  blok: string;
  /** The address of the screen with its parameters. */
  adres: string;
  krok: string | null;
  /** JSON, as the portal wrote it; '' after the end of the draft. */
  dane: string;
  wersja: number;
  /** An ended draft is remembered for some days, so that another tab learns of it. */
  stan: 'OTWARTY' | 'WYSLANY' | 'USUNIETY';
  zapisanoMs: number;
  /** The draft, or the memory of it, is deleted then. */
  koniecMs: number;
}
