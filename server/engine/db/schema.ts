import type { Generated } from 'kysely';
import type { RodzajBudynku, RodzajGruntu } from '../../domains/podatki/rules.ts';
import type { Moc } from '../../domains/zezwolenia/rules.ts';

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
  kody: KodRow;
  poczta: PocztaRow;
  zadania: ZadanieRow;
  logowania: LogowanieRow;
  urzadzenia: UrzadzenieRow;
  /** What may be used once only, until `doMs`, hashed: a solved captcha, an assertion of the node. */
  uzyte: { klucz: string; doMs: number };
  logowaniaWezlem: LogowanieWezlemRow;
  zlecenia: ZlecenieRow;
  zleceniaRaty: ZlecenieRataRow;
  /** Instalments with a payment under way, and which: the key lets no second order in, whatever its channel. */
  zajeteRaty: { idNaleznosciRatyZbiorczej: number; zlecenieId: number };
  powiadomienia: PowiadomienieRow;
  smsy: SmsRow;
  wnioskiAkcyzowe: WniosekAkcyzowyRow;
  decyzjeAkcyzowe: DecyzjaAkcyzowaRow;
  parametryOdpadow: ParametrOdpadowRow;
  dokumentyWlasnosci: DokumentWlasnosciRow;
  grunty: GruntRow;
  budynki: BudynekRow;
  budowle: BudowlaRow;
  wymiary: WymiarRow;
  oplatyLokalne: OplataLokalnaRow;
  zezwolenia: ZezwolenieRow;
  oplatyZezwolen: OplataZezwoleniaRow;
  doplatyZezwolen: DoplataZezwolenRow;
  wodomierze: WodomierzRow;
  odczyty: OdczytRow;
  zgloszeniaStanu: ZgloszenieStanuRow;
  umowyWody: { idPunktu: number; numerUmowy: string; dataZawarcia: string };
  fakturyWody: FakturaWodyRow;
  pozycjeFaktur: PozycjaFakturyRow;
  protokolyWymiany: ProtokolWymianyRow;
  zdjeciaProtokolow: ZdjecieProtokoluRow;
  /** Where letters of the office go: `dane` is JSON, the fields of `DaneKorespondencyjne`. */
  daneKorespondencyjne: { podmiotId: number; dane: string };
  zmianyDanych: ZmianaDanychRow;
  zamowieniaNieczystosci: ZamowienieNieczystosciRow;
  wpisy: WpisRow;
  /** The last number of each kind of records and year: `DR/2026`. */
  numeryWpisow: { seria: string; ostatni: number };
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
  /** Of an account that was deleted only the number is left: its login is none that anybody can type. */
  stan: 'NIEAKTYWNE' | 'NIEPOTWIERDZONE' | 'NIEZWERYFIKOWANE' | 'AKTYWNE' | 'USUNIETE';
  czyInstytucja: number;
  czyPierwszeLogowanie: number;
  /** By the office: login answers 1006. */
  czyZablokowane: Generated<number>;
  /** 0: typed by its owner and never proved by a link, so no link to a new password goes there. */
  czyEmailPotwierdzony: Generated<number>;
  /** 0: made by the national node, and its owner has never chosen a password: its e-mail alone proves nothing. */
  czyHasloWlasne: Generated<number>;
  /** Waits for its link. */
  nowyEmail: Generated<string | null>;
  /** Of the last visit: mails are written in it. */
  jezyk: Generated<string>;
  /** Key of the second step, encrypted; null: one step. */
  totpSekret: Generated<string | null>;
  /** The last 30-second step whose code was accepted. */
  totpKrok: Generated<number | null>;
  /** The consents of the registration and when they were given, JSON. */
  zgodyRejestracji: Generated<string | null>;
  /** Where notices may go; null: no consent. */
  zgodaEmail: Generated<string | null>;
  zgodaTelefon: Generated<string | null>;
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
  /** The online payment it comes from; null: any other way. One order is booked once. */
  zlecenieId: number | null;
}

/** A collection element: an assessment, the cost of a reminder, interest when it was paid, a fee for deferral. */
export interface ElementRow extends Ksiegowanie {
  id: number;
  pozostaloDoSplatyGrosze: number;
  nrDecyzji: string | null;
  dataDoreczenia: string | null;
  /** The instalment that a cost, fee or interest belongs to; null: the card as a whole. */
  idNaleznosciRatyZbiorczej: number | null;
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
  /** What the owner calls it by when it is to be ended; says nothing of the token. */
  idSesji: Generated<string>;
  /** Network without its last part, browser and system: for the owner's list of sessions. */
  siec: Generated<string>;
  urzadzenie: Generated<string>;
}

/** A secret that was sent or handed out, hashed: a link in a mail, the first step of a login, a return from the node. */
export interface KodRow {
  kodHash: string;
  rodzaj: 'AKTYWACJA' | 'AKTYWACJA_Z_URZEDU' | 'NOWE_HASLO' | 'EMAIL' | 'DRUGI_KROK' | 'WEZEL_LOGOWANIE' | 'WEZEL_DANE';
  kontoId: number | null;
  /** What belongs to it, JSON. */
  dane: string;
  waznyDoMs: number;
  uzytoMs: number | null;
}

/** The outbox: a mail is written in the transaction of what it tells, and sent afterwards. */
export interface PocztaRow {
  id: Generated<number>;
  /** The same event is one mail, however often it is tried. */
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

/**
 * What somebody without a session asked for, to be done after the answer: so the answer and its time are the same
 * whether there is such an account or not, and a kill in between loses nothing.
 */
export interface ZadanieRow {
  id: Generated<number>;
  rodzaj: 'REJESTRACJA' | 'LINK' | 'RESET';
  /** JSON. */
  dane: string;
  kiedyMs: number;
  proby: number;
  nastepnaMs: number;
}

/** A login of an account, or a try with its name that failed. */
export interface LogowanieRow {
  id: Generated<number>;
  kontoId: number;
  kiedyMs: number;
  siec: string;
  urzadzenie: string;
  sposob: 'HASLO' | 'KOD' | 'WEZEL';
  czyUdane: number;
}

/** A browser that has logged in to the account before: strangers' failures do not lock it out. */
export interface UrzadzenieRow {
  kontoId: number;
  ciasteczkoHash: string;
  ostatnioMs: number;
}

/** A login through the node that is under way; the id of the request is what its answer names. */
export interface LogowanieWezlemRow {
  idZadania: string;
  ciasteczkoHash: string;
  /** Whom it is to confirm; null: a login. */
  kontoId: number | null;
  adresOk: string;
  adresBlad: string;
  adresPotwierdzenie: string;
  waznyDoMs: number;
  uzytoMs: number | null;
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

/**
 * An online payment. States only go forward: NOWA → ZLECONA → OPLACONA → ZAKSIEGOWANA, or ODRZUCONA, WYGASLA (from which
 * money that comes late still leads on), or DO_WYJASNIENIA.
 */
export interface ZlecenieRow {
  /** The ten digits by which KIR knows it. */
  id: Generated<number>;
  /** A random UUID: its name for resident and provider. */
  idPrzelewu: string;
  kanal: 'KIR' | 'P24';
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
  kanal: 'KIR' | 'P24';
  /** Hash of the raw message. */
  idZewnetrzne: string;
  tresc: string;
  zlecenieId: number | null;
  kiedyMs: number;
}

/** The outbox of text messages. */
export interface SmsRow {
  id: Generated<number>;
  /** The same event is one message, however often it is tried; also the gateway knows it by this. */
  klucz: string;
  telefon: string;
  tresc: string;
  jezyk: string;
  kiedyMs: number;
  proby: number;
  nastepnaMs: number;
  wyslanoMs: number | null;
}

/** A farmer's application for a refund of the excise duty in diesel oil. Quantities are hundredths: of a hectare, animal, litre. */
export interface WniosekAkcyzowyRow {
  id: number;
  podmiotId: number;
  /** The year whose limit it counts towards. */
  rok: number;
  sygnaturaWniosku: string;
  dataZlozeniaWniosku: string;
  uzytkiRolneAr: number;
  liczbaDjpSetne: number;
  liczbaSwinSetne: number;
  iloscOlejuSetne: number;
  rocznyLimitZwrotuGrosze: number;
  czyWyplataNaRachunekBankowy: number;
}

/** What was decided on an application; one without a row waits. */
export interface DecyzjaAkcyzowaRow {
  id: number;
  wniosekId: number;
  numerDecyzji: string;
  dataWydaniaDecyzji: string;
  kwotaZwrotuGrosze: number;
  /** What it left of the limit of the year. */
  pozostalyLimitZwrotuGrosze: number;
  dataWyplaty: string | null;
}

/** What the waste fee of a pickup point is reckoned from. */
export interface ParametrOdpadowRow {
  id: number;
  idPunktuOdbioru: number;
  parametr: string;
  odDnia: string;
  /** The last day; null: it goes on. */
  doDnia: string | null;
  /** In hundredths. */
  wartoscSetne: number;
  /** As the office writes it: `os.`, `l`, `szt.`, `m2`, `m3`. */
  jednostkaMiary: string;
}

/** What a card of local fees is owed by. */
export interface OplataLokalnaRow {
  idKartyNaleznosci: number;
  /** Number of the contract or decision; null: owed by law. */
  nrDecyzji: string | null;
  dataPowstaniaNaleznosci: string;
  /** Null: there is no contract. */
  dataZawarciaUmowy: string | null;
  /** The last day of the contract; null: it has none. */
  dataRozwiazaniaUmowy: string | null;
}

/** By what somebody owns land. */
export interface DokumentWlasnosciRow {
  id: number;
  podmiotId: number;
  typ: string;
  numer: string;
  dataWydania: string;
}

/** From which year something is taxed, and to which; null: it goes on. */
interface LataRow {
  odRoku: number;
  doRoku: number | null;
}

/** A part of a parcel that is taxed in one way. */
export interface GruntRow extends LataRow {
  id: number;
  podmiotId: number;
  dokumentId: number;
  rodzaj: RodzajGruntu;
  /** Of the parcel, as the land register has it. */
  pelnyIdentyfikator: string;
  powierzchniaM2: number;
}

export interface BudynekRow extends LataRow {
  id: number;
  podmiotId: number;
  dokumentId: number;
  rodzaj: RodzajBudynku;
  pelnyIdentyfikator: string;
  powierzchniaM2: number;
}

/** A structure, taxed by its value. */
export interface BudowlaRow extends LataRow {
  id: number;
  podmiotId: number;
  nazwa: string;
  wartoscGrosze: number;
}

/** An assessment of the taxes on a card. */
export interface WymiarRow {
  id: number;
  idKartyNaleznosci: number;
  podmiotId: number;
  podstawaWymiaru: 'DECYZJA' | 'DEKLARACJA';
  opisWymiaru: string;
  /** Null, as the rest: the decision has not been issued yet. */
  dataWymiaru: string | null;
  nrDecyzji: string | null;
  podatekRolnyGrosze: number | null;
  podatekLesnyGrosze: number | null;
  podatekOdNieruchomosciGrosze: number | null;
  /** Of the decision in the archive of prints; a declaration has none. */
  idArchiwumDruku: number | null;
}

/** A permit to sell alcohol. */
export interface ZezwolenieRow {
  id: number;
  podmiotId: number;
  pelnyNrZezwolenia: string;
  pelnyNrDokumentuZezwolenia: string;
  nazwaPunktuZezwolenia: string;
  rodzajZezwoleniaOpis: string;
  moc: Moc;
  zezwolenieWazneOd: string;
  zezwolenieWazneDo: string;
}

/** A permit whose fee of the year is on a card. */
export interface OplataZezwoleniaRow {
  idKartyNaleznosci: number;
  zezwolenieId: number;
  /** Which part of every instalment of the card is its own. */
  nrRaty: number;
  /** The statement of last year's sales came late. */
  czyNieterminoweOswiadczenie: number;
}

/** What was paid on top to keep permits, or was cancelled: it is in no books of a card. */
export interface DoplataZezwolenRow {
  id: number;
  idKartyNaleznosci: number;
  dataWplaty: string;
  /** 1 to 3; null: not for an instalment. */
  nrRaty: number | null;
  kwotaWplatyGrosze: number;
  czyNieterminoweOswiadczenie: number;
  czyPoTerminie: number;
  czyAnulowana: number;
}

/** A water meter; states are thousandths of a cubic metre. */
export interface WodomierzRow {
  idLicznika: number;
  idPunktu: number;
  nrLicznika: string;
  /** Place within the point: a meter that replaces another has the same. */
  miejsce: number;
  /** Digits before and after the point. */
  zakresLicznikaCalkowite: number;
  zakresLicznikaDziesietne: number;
  dataMontazu: string;
  /** null: it is in place. */
  dataWyjecia: string | null;
}

/** What a meter showed, and what was consumed since the reading before, in thousandths of a cubic metre. */
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
  kiedyObsluzono: string | null;
  stanTysieczne: number;
  uwagiZgloszone: string | null;
}

/** An invoice: what was consumed until a reading, to be paid as one instalment. */
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

/** A replacement: which meter was taken out, which put in, by whom and why. */
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

/** A photo of the fitter: what is on it in words, and JPEG or PNG in base64. */
export interface ZdjecieProtokoluRow {
  id: Generated<number>;
  idWyjetego: number;
  podpis: string;
  dane: string;
}

/** A request to change correspondence data: as they shall be, and as they were then, JSON. */
export interface ZmianaDanychRow {
  zgloszenieId: Generated<number>;
  podmiotId: number;
  kontoId: number;
  idPunktuOdbioru: number | null;
  dane: string;
  daneDotychczasowe: string;
  kiedyUtworzono: string;
  kiedyObsluzono: string | null;
  uwagiDoZgloszenia: string | null;
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
}

export interface ZamowienieNieczystosciRow {
  idZamowienia: Generated<number>;
  podmiotId: number;
  kontoId: number;
  idPunktuOdbioru: number | null;
  adres: string;
  pojemnoscSetne: number;
  odDnia: string;
  doDnia: string;
  telefon: string;
  uwagi: string | null;
  stan: 'NOWE' | 'PRZYJETE' | 'WYKONANE' | 'ODRZUCONE' | 'ANULOWANE';
  uwagiUrzedu: string | null;
  kiedyUtworzono: string;
  kiedyZmieniono: string;
}
