import type { Generated } from 'kysely';

/**
 * The tables. Column names are the API's words; money is whole grosze (`…Grosze`), days and times are ISO text, moments
 * that are only compared are milliseconds (`…Ms`), flags are 0 or 1. The same in SQLite and PostgreSQL.
 */
export interface Tables {
  /** What the office remembers about itself. */
  notatki: { klucz: string; wartosc: string };
  mieszkancy: MieszkaniecRow;
  podmioty: PodmiotRow;
  konta: KontoRow;
  kontaPodmioty: { kontoId: number; podmiotId: number };
  punktyOdbioru: { idPunktuOdbioru: number; podmiotId: number; adresPunktuOdbioru: string };
  karty: KartaRow;
  wspolzobowiazani: WspolzobowiazanyRow;
  ratyZbiorcze: RataZbiorczaRow;
  raty: RataRow;
  wplaty: WplataRow;
  elementy: ElementRow;
  pojazdy: PojazdRow;
  tematy: TematRow;
  zgloszenia: ZgloszenieRow;
  dochody: DochodRow;
  wydatki: WydatekRow;
  wybory: WyboryRow;
  sesje: SesjaRow;
  powtorzenia: PowtorzenieRow;
  proby: ProbaRow;
}

/** One person of the register of residents, who lives here or once did. */
export interface MieszkaniecRow {
  id: number;
  imie: string;
  nazwisko: string;
  pesel: string;
  plec: 'K' | 'M';
  rokUrodzenia: number;
  dataUrodzenia: string;
  /** A Polish citizen: others are on no roll of voters. */
  czyObywatel: number;
  adres: string;
  zameldowanie: 'STALE' | 'CZASOWE';
  zameldowanyOd: string;
  /** The last day; of a registration for a time it may be to come. */
  zameldowanyDo: string | null;
  /** Why it ended or will end: struck off, moved abroad to stay, died, its time was over. */
  koniec: 'WYMELDOWANIE' | 'WYJAZD' | 'ZGON' | 'UPLYW' | null;
}

export interface PodmiotRow {
  podmiotId: number;
  /** What the client sees in place of the number. */
  idPodmiotu: string;
  nazwa: string;
  czyInstytucja: number;
  nip: string | null;
  pesel: string | null;
  nrTelefonu: string | null;
  adres: string;
  /** Its data are still on their way from the office's own system. */
  czySynchronizacja: number;
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
  stan: 'NIEAKTYWNE' | 'NIEPOTWIERDZONE' | 'NIEZWERYFIKOWANE' | 'AKTYWNE';
  czyInstytucja: number;
  czyPierwszeLogowanie: number;
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

export interface WspolzobowiazanyRow {
  id: number;
  idKartyNaleznosci: number;
  nazwaUdzialowca: string;
  adresUdzialowca: string | null;
  udzial: string | null;
  formaWladania: string | null;
}

/** What an instalment consists of: while it is unpaid what is left to pay of each part, afterwards what was paid. */
interface Skladniki {
  kwotaGlownaGrosze: number;
  kosztyEgzekucjiGrosze: number;
  oplataProlongacyjnaGrosze: number;
  /** Interest that was paid; what an unpaid instalment bears grows by the day and is computed when asked for. */
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
  zleconoPlatnoscZKIR: number;
  zleconoPlatnoscZP24: number;
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
}

/** A collection element: an assessment, the cost of a reminder, interest when it was paid, a fee for deferral. */
export interface ElementRow extends Ksiegowanie {
  id: number;
  pozostaloDoSplatyGrosze: number;
  nrDecyzji: string | null;
  dataDoreczenia: string | null;
}

export interface PojazdRow {
  id: number;
  idKartyNaleznosci: number;
  podmiotId: number;
  nrRejestracyjny: string;
  marka: string;
  nazwaStawki: string;
}

export interface TematRow {
  id: number;
  pl: string;
  en: string;
  de: string;
  uk: string;
  czyDodatkowy: number;
}

export interface ZgloszenieRow {
  zgloszenieId: Generated<number>;
  podmiotId: number;
  kontoId: number;
  idPunktuOdbioru: number | null;
  tematId: number;
  trescZgloszenia: string;
  kiedyUtworzono: string;
  kiedyObsluzono: string | null;
  uwagiDoZgloszenia: string | null;
}

export interface DochodRow {
  id: number;
  rok: number;
  rozdzial: string;
  paragraf: string;
  nazwaPozycji: string;
  planPoZmianachGrosze: number;
  naleznosciGrosze: number;
  dochodyOtrzymaneGrosze: number;
  dochodyWykonaneGrosze: number;
}

export interface WydatekRow {
  id: number;
  rok: number;
  rozdzial: string;
  paragraf: string;
  nazwaPozycji: string;
  planPoZmianachGrosze: number;
  wydatkiGrosze: number;
  zobowiazaniaGrosze: number;
  kosztyGrosze: number;
  zaangazowanieGrosze: number;
}

/** An election day and the name of the election. */
export interface WyboryRow {
  dataWyborow: string;
  pl: string;
  en: string;
  de: string;
  uk: string;
}

export interface SesjaRow {
  id: Generated<number>;
  kontoId: number;
  /** HMAC of the token and of the cookie; the values themselves are nowhere. */
  tokenHash: string;
  ciasteczkoHash: string;
  /** Only what a restricted account may do. */
  czyOgraniczona: number;
  rozpoczetoMs: number;
  koniecMs: number;
}

/** A write and the answer it had, so that its repetition gives the same answer and no second write. */
export interface PowtorzenieRow {
  kontoId: number;
  operacja: string;
  klucz: string;
  trescHash: string;
  odpowiedz: string;
  kiedyMs: number;
}

/** Failed tries, by what they are counted for: `login:…` or `ip:…`, both hashed. */
export interface ProbaRow {
  klucz: string;
  porazki: number;
  blokady: number;
  odMs: number;
  doMs: number;
}
