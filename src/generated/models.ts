// Generated from schemas/api/*.json by `node codegen/generate.ts`. Do not edit.
/**
 * Kind of dues: the application of the office that keeps the card.
 */
export type RodzajNaleznosci =
  | 'PODATKI_GMINNE'
  | 'EWIDENCJE_NIEPODATKOWE'
  | 'KONCESJE_NA_ALKOHOL'
  | 'ODPADY'
  | 'WODA_I_SCIEKI'
  | 'SRODKI_TRANSPORTU'
  | 'OPLATY_LOKALNE'
  | 'PSY';
/**
 * All instalments, only paid or only unpaid ones.
 */
export type TypNaleznosci = 'WSZYSTKIE' | 'ZAPLACONE' | 'NIEZAPLACONE';
/**
 * Id of an online payment.
 */
export type IdTransakcji = string;
/**
 * NOWA: not yet known to the provider; ZLECONA: waits for the resident and the bank; OPLACONA: the provider confirmed the money; ZAKSIEGOWANA: booked on the card; ODRZUCONA, WYGASLA: not paid; DO_WYJASNIENIA: money came that the office must look at by hand.
 */
export type StanPlatnosci =
  'NOWA' | 'ZLECONA' | 'OPLACONA' | 'ZAKSIEGOWANA' | 'ODRZUCONA' | 'WYGASLA' | 'DO_WYJASNIENIA';
/**
 * The id of a file that the resident has sent.
 */
export type IdPliku = string;
/**
 * How far an order is: new, accepted, done, refused by the office, cancelled by the resident.
 */
export type StanZamowieniaNieczystosci = 'NOWE' | 'PRZYJETE' | 'WYKONANE' | 'ODRZUCONE' | 'ANULOWANE';
/**
 * Those that hold, or those that have ended.
 */
export type TypParametrowOdpadow = 'AKTUALNE' | 'ARCHIWALNE';

/**
 * Login and password.
 */
export interface ZadanieLogowania {
  /**
   * The login chosen at registration.
   */
  login: string;
  /**
   * The password.
   */
  haslo: string;
  /**
   * Answer of the captcha, when the configuration asks for one.
   */
  recaptcha?: string | null;
}
/**
 * What a login gives.
 */
export interface Logowanie {
  /**
   * Token of the session, sent as `Authorization: Bearer`.
   */
  token: string;
  /**
   * The account is restricted: unconfirmed or unverified.
   */
  czyOgraniczony: boolean;
  /**
   * The data of the account are not confirmed; false on a restricted account: its identity is not verified.
   */
  czyNiepotwierdzony: boolean;
  /**
   * A code is asked for before the token is worth anything.
   */
  czy2FaAktywne: boolean;
  /**
   * Milliseconds a session lasts without activity.
   */
  czasSesji: number;
}
/**
 * The account of the session.
 */
export interface Uzytkownik {
  /**
   * First name.
   */
  imie: string;
  /**
   * Surname.
   */
  nazwisko: string;
  /**
   * Login.
   */
  login: string;
  /**
   * E-mail of the account.
   */
  email: string;
  /**
   * National id number; null: the account has none.
   */
  pesel: string | null;
  /**
   * Tax number; null: the account has none.
   */
  nip: string | null;
  /**
   * Milliseconds a session lasts without activity.
   */
  czasSesji: number;
  /**
   * The account is that of an institution.
   */
  czyInstytucja: boolean;
  /**
   * Logged in for the first time.
   */
  czyPierwszeLogowanie: boolean;
  /**
   * State of the account: its data are not confirmed, its identity is not verified, or all is well.
   */
  stan: 'NIEPOTWIERDZONE' | 'NIEZWERYFIKOWANE' | 'AKTYWNE';
  /**
   * An address that waits to be confirmed by its link; null: none.
   */
  nowyEmail: string | null;
  /**
   * Its owner has chosen a password. Without one the account came from the national node, and a fresh login there takes the place of the password.
   */
  czyHaslo: boolean;
}
/**
 * The subjects of the session.
 */
export interface ListaPodmiotow {
  /**
   * The person first.
   */
  podmioty: Podmiot[];
}
/**
 * A person or an institution the session may act for. A PESEL never leaves the office this way.
 */
export interface Podmiot {
  /**
   * Opaque reference of the subject.
   */
  idPodmiotu: string;
  /**
   * First name and surname, or name of the institution.
   */
  nazwa: string;
  /**
   * An institution.
   */
  czyInstytucja: boolean;
  /**
   * Tax number of an institution; null for a person.
   */
  nip: string | null;
}
/**
 * The session that is meant.
 */
export interface ZadanieSesji {
  /**
   * Its token, the same as in the header.
   */
  token: string;
}
/**
 * The session goes on.
 */
export interface PrzedluzenieSesji {
  /**
   * Milliseconds until it ends.
   */
  czasDoKoncaSesji: number;
}
/**
 * The session is over.
 */
export interface Wylogowanie {
  /**
   * Always true: an unknown session is over as well.
   */
  czyWylogowano: boolean;
}
/**
 * The second step.
 */
export interface ZadanieTotp {
  /**
   * Code of the authenticator.
   */
  kod: string;
  /**
   * Token of the first step.
   */
  token: string;
}
/**
 * A challenge.
 */
export interface WyzwanieCaptcha {
  /**
   * The challenge as the solver takes it, JSON.
   */
  wyzwanie: string;
  /**
   * Milliseconds it is good for.
   */
  waznePrzez: number;
}
/**
 * Texts of the login page.
 */
export interface InformacjeLogowania {
  /**
   * First text.
   */
  dodatkowyWpis1: string | null;
  /**
   * Second text.
   */
  dodatkowyWpis2: string | null;
  /**
   * Third text.
   */
  dodatkowyWpis3: string | null;
  /**
   * Changes with the texts.
   */
  hash: string;
}
/**
 * The one shape of every refusal and failure.
 */
export interface Blad {
  /**
   * A business code of the operation (`x-errors`, always with 422), or one of: BLEDNE_ZADANIE (400: malformed JSON or HTTP, another content type than JSON, a body over 64 KiB, an unknown or doubled name, a wrong type or value, characters that cannot be stored; 408 and 431 when the request itself came too slowly or had too large a head), BRAK_SESJI (401: no valid session, and nothing else), BRAK_DOSTEPU (403: a restricted account, or a call from another site), NIE_ZNALEZIONO (404: unknown, or somebody else's), POWTORZONY_KLUCZ (409: this Idempotency-Key was used before with other arguments), ZBYT_WIELE_ZADAN (429, with the header `Retry-After`), BLAD_SERWERA (500: a failure of the office), PRZERWA_TECHNICZNA (503, only a declared break, with the header `X-Okienko-Przerwa: 1`).
   */
  kod: string;
  /**
   * One sentence for the resident, in the language asked for.
   */
  opis: string;
  /**
   * Name of a request field, or path to a value inside one (`osoby.0.imie`) -> what is wrong with it, in the language asked for.
   */
  pola?: {
    [k: string]: string;
  };
  /**
   * Number under which the server logged it; the resident quotes it to the office.
   */
  nrSprawy: string;
}
/**
 * The services as public information.
 */
export interface InformacjePubliczne {
  /**
   * The groups, in the order of the list of services; a group without services is left out.
   */
  elementy: GrupaInformacjiPublicznych[];
}
/**
 * One group of the public information list.
 */
export interface GrupaInformacjiPublicznych {
  /**
   * Name of the group.
   */
  nazwa: string;
  /**
   * Its services.
   */
  uslugi: UslugaInformacjiPublicznych[];
}
/**
 * One service of the public information list.
 */
export interface UslugaInformacjiPublicznych {
  /**
   * Number of the service.
   */
  uslugaId: number;
  /**
   * Name of the service.
   */
  nazwa: string;
  /**
   * Needs a login.
   */
  czyChroniona: boolean;
}
/**
 * One page.
 */
export interface StronaWlasna {
  /**
   * Its title: the heading of the screen.
   */
  tytul: string;
  /**
   * Its text. Headings begin with h2; elements and attributes are those of docs/municipality.md, and the portal shows no others.
   */
  html: string;
}
/**
 * One folder.
 */
export interface ZawartoscKatalogu {
  /**
   * The folder itself; empty in an office that has none.
   */
  link: string;
  /**
   * Its name.
   */
  nazwaMenu: string;
  /**
   * The way to it: the first folder, those between, and last the folder itself.
   */
  sciezka: PozycjaSciezki[];
  /**
   * Folders in it.
   */
  katalogi: KatalogPlikow[];
  /**
   * Pages in it.
   */
  strony: StronaKatalogu[];
  /**
   * Files in it.
   */
  pliki: PlikKatalogu[];
}
/**
 * One folder on the way to another.
 */
export interface PozycjaSciezki {
  /**
   * Its name.
   */
  nazwa: string;
  /**
   * Names it in calls.
   */
  link: string;
}
/**
 * A folder inside of a folder.
 */
export interface KatalogPlikow {
  /**
   * Its name.
   */
  nazwa: string;
  /**
   * Names it in calls.
   */
  link: string;
  /**
   * Folders, pages and files in it.
   */
  liczbaPozycji: number;
}
/**
 * A page inside of a folder.
 */
export interface StronaKatalogu {
  /**
   * Its title.
   */
  nazwa: string;
  /**
   * What it is about, in one sentence; null: nothing is said.
   */
  opis: string | null;
  /**
   * Names it in dajStroneWlasna.
   */
  nazwaPliku: string;
}
/**
 * A file inside of a folder.
 */
export interface PlikKatalogu {
  /**
   * What it is.
   */
  nazwa: string;
  /**
   * Names it in pobierzPlik.
   */
  link: string;
  /**
   * Its ending, in small letters, without a dot.
   */
  rozszerzenie: string;
  /**
   * Its size.
   */
  rozmiar: number;
}
/**
 * Windows into the case system.
 */
export interface StatusyIRejestry {
  /**
   * The organisation they are about.
   */
  idOrganizacji: number;
  /**
   * Its windows, in the order to show.
   */
  okna: OknoSystemuSpraw[];
}
/**
 * One window.
 */
export interface OknoSystemuSpraw {
  /**
   * STATUSY: how far cases are; REJESTRY: public registers.
   */
  typ: 'STATUSY' | 'REJESTRY';
  /**
   * Its place under the address of the host, with its query: who it is about, and the language.
   */
  sciezka: string;
}
/**
 * The facts of the accessibility statement.
 */
export interface DeklaracjaDostepnosci {
  /**
   * The public body whose statement it is.
   */
  nazwaPodmiotu: string;
  /**
   * Address of the portal.
   */
  adresStrony: string;
  /**
   * Day on which the portal was published.
   */
  dataPublikacji: string;
  /**
   * Day of its last large change.
   */
  dataAktualizacji: string;
  /**
   * How far it conforms to the act.
   */
  status: 'ZGODNA' | 'CZESCIOWO_ZGODNA' | 'NIEZGODNA';
  /**
   * What does not conform and why, a sentence each; empty when all does.
   */
  niezgodnosci: string[];
  /**
   * Day on which the statement was made.
   */
  dataSporzadzenia: string;
  /**
   * Day on which it was last looked through; the act asks for it by 31 March of each year.
   */
  dataPrzegladu: string;
  /**
   * How conformance was found: SAMOOCENA by the office itself, AUDYT by somebody else.
   */
  ocena: 'SAMOOCENA' | 'AUDYT';
  /**
   * Who made the audit; null: no external auditor.
   */
  audytor: string | null;
  /**
   * Who answers questions about accessibility.
   */
  osoba: string;
  /**
   * Where to write.
   */
  email: string;
  /**
   * Where to call.
   */
  telefon: string;
  /**
   * Accessibility of the building, a sentence each: entrances, stairs and lifts, parking, guide dogs, sign language.
   */
  architektura: string[];
  /**
   * Mobile applications of the office, a sentence each; empty when it has none.
   */
  aplikacje: string[];
  /**
   * Where one turns when a complaint was refused: the Commissioner for Human Rights.
   */
  rzecznikUrl: string;
}
/**
 * Where letters of the office go.
 */
export interface DaneKorespondencyjne {
  /**
   * First name. Null: none.
   */
  imie: string | null;
  /**
   * Second name. Null: none.
   */
  imie2: string | null;
  /**
   * Surname. Null: none.
   */
  nazwisko: string | null;
  /**
   * Second part of the surname. Null: none.
   */
  nazwisko2: string | null;
  /**
   * Name of an institution. Null: none.
   */
  nazwa: string | null;
  /**
   * Telephone, nine digits. Null: none.
   */
  telefon: string | null;
  /**
   * E-mail. Null: none.
   */
  email: string | null;
  /**
   * Fax. Null: none.
   */
  fax: string | null;
  /**
   * Web site. Null: none.
   */
  www: string | null;
  /**
   * Town. Null: none.
   */
  miejscowosc: string | null;
  /**
   * Street. Null: none.
   */
  ulica: string | null;
  /**
   * Number of the house. Null: none.
   */
  nrDomu: string | null;
  /**
   * Number of the flat. Null: none.
   */
  nrLokalu: string | null;
  /**
   * Postal code. Null: none.
   */
  kodPocztowy: string | null;
}
/**
 * Correspondence data as they shall be.
 */
export interface ZmianaDanychKorespondencyjnych {
  /**
   * Id of the point whose correspondence is meant; null: all of the subject.
   */
  idPunktuOdbioru: number | null;
  /**
   * First name. Null: none.
   */
  imie: string | null;
  /**
   * Second name. Null: none.
   */
  imie2: string | null;
  /**
   * Surname. Null: none.
   */
  nazwisko: string | null;
  /**
   * Second part of the surname. Null: none.
   */
  nazwisko2: string | null;
  /**
   * Name of an institution. Null: none.
   */
  nazwa: string | null;
  /**
   * Telephone, nine digits. Null: none.
   */
  telefon: string | null;
  /**
   * E-mail. Null: none.
   */
  email: string | null;
  /**
   * Fax. Null: none.
   */
  fax: string | null;
  /**
   * Web site. Null: none.
   */
  www: string | null;
  /**
   * Town. Null: none.
   */
  miejscowosc: string | null;
  /**
   * Street. Null: none.
   */
  ulica: string | null;
  /**
   * Number of the house. Null: none.
   */
  nrDomu: string | null;
  /**
   * Number of the flat. Null: none.
   */
  nrLokalu: string | null;
  /**
   * Postal code. Null: none.
   */
  kodPocztowy: string | null;
}
/**
 * Whether it was stored.
 */
export interface ZapisZmianyDanych {
  /**
   * It was stored.
   */
  czyZapisano: boolean;
}
/**
 * Requests to change correspondence data.
 */
export interface HistoriaZmianDanych {
  /**
   * The newest first.
   */
  historiaZgloszen: ZgloszenieZmianyDanych[];
}
/**
 * A request to change correspondence data.
 */
export interface ZgloszenieZmianyDanych {
  /**
   * Its id.
   */
  zgloszenieId: number;
  /**
   * When it was sent.
   */
  kiedyUtworzono: string;
  /**
   * What it is about, in the language asked for.
   */
  tematZgloszenia: string;
  /**
   * What shall change, a line each.
   */
  trescZgloszenia: string;
  /**
   * When the office handled it; null: not yet.
   */
  kiedyObsluzono: string | null;
  /**
   * Remarks of the office; null: none.
   */
  uwagiDoZgloszenia: string | null;
  daneKorespondencyjne: DaneKorespondencyjne;
}
/**
 * A draft of a form.
 */
export interface Szkic {
  /**
   * The id of a draft.
   */
  idSzkicu: string;
  /**
   * Each save makes the next one: 1, 2, 3.
   */
  wersja: number;
  /**
   * The step in which it was left; null: the first.
   */
  krok: string | null;
  /**
   * What was typed, as JSON text: `pola` has for each field its `etykieta` (label) and `wartosc`, `kroki` the steps that were shown. null in the answer to a save that was done: the client has it.
   */
  dane: string | null;
  /**
   * When it was saved last.
   */
  kiedyZapisano: string;
  /**
   * The last day on which it is kept.
   */
  wygasa: string;
}
/**
 * The draft of a form, if there is one.
 */
export interface SzkicFormularza {
  /**
   * null: there is none.
   */
  szkic: Szkic | null;
}
/**
 * The answer to a save.
 */
export interface ZapisSzkicu {
  /**
   * ZAPISANY: saved; ZMIENIONY: another tab or device has saved meanwhile; WYSLANY: the form was sent with this draft meanwhile; USUNIETY: the draft was deleted meanwhile.
   */
  wynik: 'ZAPISANY' | 'ZMIENIONY' | 'WYSLANY' | 'USUNIETY';
  /**
   * The present draft; null: there is none.
   */
  szkic: Szkic | null;
}
/**
 * Open drafts.
 */
export interface Szkice {
  /**
   * The latest first.
   */
  szkice: OtwartySzkic[];
}
/**
 * An open draft in the list.
 */
export interface OtwartySzkic {
  /**
   * The id of a draft.
   */
  idSzkicu: string;
  /**
   * The service, or the title of its screen, in the language asked for.
   */
  nazwa: string;
  /**
   * The address in the portal where it is taken up.
   */
  adres: string;
  /**
   * When it was saved last.
   */
  kiedyZapisano: string;
  /**
   * The last day on which it is kept.
   */
  wygasa: string;
}
/**
 * The answer to a deletion.
 */
export interface UsunietySzkic {
  /**
   * The draft is gone.
   */
  czyUsunieto: boolean;
}
/**
 * The entries below the cards of a year.
 */
export interface InneUslugi {
  /**
   * Online payments ordered in the year, the newest first.
   */
  platnosci: PlatnoscInternetowa[];
  /**
   * Applications for a refund of excise duty, the newest first.
   */
  wnioski: WniosekAkcyzowy[];
  /**
   * What was decided on them.
   */
  zwroty: DecyzjaAkcyzowa[];
}
/**
 * An online payment.
 */
export interface PlatnoscInternetowa {
  idTransakcji: IdTransakcji;
  /**
   * The card it is for.
   */
  idKartyNaleznosci: number;
  /**
   * Symbol of the card.
   */
  symbolKarty: string;
  /**
   * Title of the transfer.
   */
  tytul: string;
  /**
   * The sum.
   */
  kwota: number;
  /**
   * When it was ordered.
   */
  dataZlecenia: string;
  stan: StanPlatnosci;
  opisPlatnosci: OpisPlatnosci;
  /**
   * What it pays.
   */
  raty: RataPlatnosci[];
}
/**
 * How it is paid.
 */
export interface OpisPlatnosci {
  /**
   * The channel.
   */
  typPlatnosci: 'KIR' | 'P24';
  /**
   * The state in words, in the language asked for; when something is left to people, what happened and whom to ask.
   */
  opisStatusu: string;
  /**
   * What the interbank transfer says; null in the other channel.
   */
  transakcjaKIR: TransakcjaKir | null;
  /**
   * What the gateway says; null in the other channel.
   */
  transakcjaP24: TransakcjaP24 | null;
}
/**
 * An interbank transfer.
 */
export interface TransakcjaKir {
  /**
   * Until when it can be paid.
   */
  waznoscTransakcji: string;
  /**
   * Account of the payee, 26 digits.
   */
  akceptantNumerRachunku: string;
  /**
   * Name of the payee.
   */
  akceptantNazwaRachunku: string;
}
/**
 * A transfer through the gateway.
 */
export interface TransakcjaP24 {
  /**
   * Account of the payee, with the letters of the country.
   */
  iban: string;
  /**
   * Name of the payee.
   */
  odbiorcaNazwa: string;
  /**
   * Street and number.
   */
  odbiorcaAdres: string;
  /**
   * Town.
   */
  odbiorcaMiasto: string;
  /**
   * Postal code.
   */
  odbiorcaKodPocztowy: string;
  /**
   * E-mail of the payee.
   */
  odbiorcaEmail: string | null;
  /**
   * Country.
   */
  odbiorcaKodPanstwa: string;
  /**
   * Page of the gateway for this payment, while it can be paid.
   */
  urlTransakcji: string | null;
}
/**
 * A part of an instalment, as it was when the payment was ordered.
 */
export interface RataPlatnosci {
  /**
   * Number in the payment, from 1.
   */
  lp: number;
  /**
   * What it is for.
   */
  rodzajOplaty: string;
  /**
   * Which instalment.
   */
  opisNrRaty: string;
  /**
   * Term.
   */
  terminPlatnosci: string;
  /**
   * As assessed.
   */
  kwotaRaty: number;
  /**
   * Principal.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders and enforcement.
   */
  kosztUpomnien: number;
  /**
   * Fee for deferral.
   */
  oplataProlongacyjna: number;
  /**
   * Interest.
   */
  kwotaOdsetek: number;
  /**
   * VAT within the principal; null where there is none.
   */
  kwotaVat: number | null;
}
/**
 * An application for a refund.
 */
export interface WniosekAkcyzowy {
  /**
   * Reference of the application.
   */
  sygnaturaWniosku: string;
  /**
   * When it was filed.
   */
  dataZlozeniaWniosku: string;
  /**
   * Farmland of the applicant.
   */
  powierzchniaUzytkowRolnych: number;
  /**
   * Diesel oil bought, by the invoices.
   */
  iloscOleju: number;
  /**
   * The most that can be refunded in the year.
   */
  rocznyLimitZwrotu: number;
  /**
   * Paid to a bank account; otherwise at the cash desk of the office.
   */
  czyWyplataNaRachunekBankowy: boolean;
}
/**
 * What became of an application. While there is no decision, number, day, sum and what remains are null.
 */
export interface DecyzjaAkcyzowa {
  /**
   * Reference of the application.
   */
  sygnaturaWniosku: string;
  /**
   * Number of the decision; null: not yet issued.
   */
  numerDecyzji: string | null;
  /**
   * When it was issued.
   */
  dataWydaniaDecyzji: string | null;
  /**
   * The sum granted.
   */
  kwotaZwrotu: number | null;
  /**
   * What this decision left of the limit.
   */
  pozostalyLimitZwrotuDoWykorzystania: number | null;
  /**
   * The most that can be refunded in the year.
   */
  rocznyLimitZwrotu: number;
  /**
   * The sum was paid out.
   */
  kwotaWyplacona: boolean;
}
/**
 * The cards of a subject in a year.
 */
export interface ListaNaleznosci {
  /**
   * Data are being synchronised with the office: something may be missing yet.
   */
  synchronizacjaWTrakcie: boolean;
  /**
   * What to tell meanwhile; null: nothing.
   */
  synchronizacjaWTrakcieTekst: string | null;
  /**
   * The year of these cards; without any cards the current year.
   */
  wybranyRok: number;
  /**
   * Years with cards, the newest first.
   */
  lata: number[];
  /**
   * The cards.
   */
  karty: KartaNaleznosci[];
  /**
   * Cards of years before `wybranyRok` on which something is left to pay, the oldest first. An office that does not know them leaves the field out.
   */
  kartyWczesniejsze?: KartaNaleznosci[];
}
/**
 * What a subject owes in one year for one thing, with a bank account of its own.
 */
export interface KartaNaleznosci {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
  /**
   * Its year.
   */
  rok: number;
  aplikacjaNaleznosci: RodzajNaleznosci;
  /**
   * Number of the card, as on letters.
   */
  symbolKarty: string;
  /**
   * Account for payments to this card, 26 digits; shown in groups of 2 and 4.
   */
  numerKontaBankowego: string;
  /**
   * Still to be paid, with costs and interest.
   */
  suma: number;
  /**
   * Name of the payer.
   */
  nazwaPlatnika: string;
  /**
   * Id of the service that shows this kind of dues.
   */
  uslugaId: number;
  /**
   * The payer is an institution.
   */
  czyInstytucja: boolean;
  /**
   * Who owes it together; empty: only the payer.
   */
  wspolzobowiazani: Wspolzobowiazany[];
  /**
   * Pickup or delivery point the card is about (water, waste); null: none.
   */
  idPunktuOdbioru: number | null;
  /**
   * Services that show more of what the card is about, and take its id; only those that the office's configuration has, in the order in which they are useful.
   */
  uslugiPowiazane: UslugaPowiazana[];
  /**
   * Address of that point, so that two cards of one kind are told apart; null: none. An office that does not know it leaves the field out.
   */
  adresPunktuOdbioru?: string | null;
  /**
   * The due date of what is to be paid next, the oldest if it is overdue; when all is under an enforcement title, the oldest of that; null: everything is paid. An office that does not know it leaves the field out.
   */
  terminPlatnosci?: string | null;
  /**
   * For something that is not paid there is an enforcement title (letter T). An office that does not know it leaves the field out.
   */
  jestTytulWykonawczy?: boolean;
  /**
   * The instalments to be paid next: the overdue ones, otherwise those of the next due date; none under an enforcement title. An office that does not know them leaves the field out.
   */
  idNaleznosciRatyZbiorczej?: number[];
}
/**
 * One of those who owe a card together.
 */
export interface Wspolzobowiazany {
  /**
   * Share; null: not settled.
   */
  udzial: string | null;
  /**
   * How it is held; null: not given.
   */
  formaWladania: string | null;
  /**
   * Address; null: not given.
   */
  adresUdzialowca: string | null;
  /**
   * Name.
   */
  nazwaUdzialowca: string;
}
/**
 * A service that belongs to a card.
 */
export interface UslugaPowiazana {
  /**
   * Its number in the configuration.
   */
  uslugaId: number;
}
/**
 * The cards of one thing over the years.
 */
export interface LataDlaNaleznosci {
  /**
   * The newest first.
   */
  lata: RokNaleznosci[];
}
/**
 * The card of a thing in one year.
 */
export interface RokNaleznosci {
  /**
   * The year.
   */
  rok: number;
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
  /**
   * Number of the card, as on letters.
   */
  symbolKarty: string;
}
/**
 * The instalments of a card.
 */
export interface RatyKarty {
  /**
   * By date of payment.
   */
  ratyZbiorcze: RataZbiorcza[];
}
/**
 * Everything on a card that is payable on one day.
 */
export interface RataZbiorcza {
  /**
   * Id of the instalment.
   */
  idNaleznosciRatyZbiorczej: number;
  /**
   * Payable until this day.
   */
  terminPlatnosci: string;
  /**
   * Amount of the instalment.
   */
  kwotaRaty: number;
  /**
   * Principal.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders and enforcement; null: there were none.
   */
  kosztyEgzekucji: number | null;
  /**
   * Interest until today.
   */
  odsetki: number;
  /**
   * Prolongation fee.
   */
  oplataProlongacyjna: number;
  /**
   * Principal, costs, interest and fee together.
   */
  kwotaRazem: number;
  /**
   * Paid.
   */
  czySplacona: boolean;
  /**
   * A reminder was issued (letter U).
   */
  jestUpomnienie: boolean;
  /**
   * A payment summons was issued (letter W).
   */
  jestWezwanie: boolean;
  /**
   * Spread over instalments by a decision (letter R).
   */
  jestRozlozenieNaRaty: boolean;
  /**
   * The date was deferred (letter O).
   */
  jestOdroczenieTerminu: boolean;
  /**
   * There is an enforcement title (letter T).
   */
  jestTytulWykonawczy: boolean;
  /**
   * A payment by interbank transfer is ordered.
   */
  zleconoPlatnoscZKIR: boolean;
  /**
   * A payment by the gateway is ordered.
   */
  zleconoPlatnoscZP24: boolean;
  /**
   * What it consists of.
   */
  raty: Rata[];
}
/**
 * One part of an instalment.
 */
export interface Rata {
  /**
   * Its number, from 1, unique within the instalment.
   */
  nrRaty: number;
  /**
   * Amount.
   */
  kwotaRaty: number;
  /**
   * Principal.
   */
  kwotaGlowna: number;
  /**
   * Costs of reminders and enforcement; null: there were none.
   */
  kosztyEgzekucji: number | null;
  /**
   * Interest until today.
   */
  odsetki: number;
  /**
   * Prolongation fee.
   */
  oplataProlongacyjna: number;
  /**
   * All of it together.
   */
  kwotaRazem: number;
  /**
   * What it is for.
   */
  rodzajOplaty: string;
}
/**
 * What was paid on a card.
 */
export interface WplatyKarty {
  /**
   * The newest first.
   */
  wplaty: Wplata[];
}
/**
 * A booked payment.
 */
export interface Wplata {
  /**
   * What it was.
   */
  opis: string;
  /**
   * Day of booking.
   */
  dataOperacji: string;
  /**
   * Its kind, in words.
   */
  typ: string;
  /**
   * Went to the principal.
   */
  kwotaGlowna: number;
  /**
   * Went to reminder costs.
   */
  kosztyUpomnien: number;
  /**
   * Went to interest.
   */
  odsetki: number;
  /**
   * Went to the prolongation fee.
   */
  oplataProlongacyjna: number;
  /**
   * The whole payment.
   */
  suma: number;
}
/**
 * The entries that make up a card.
 */
export interface ElementyKarty {
  /**
   * The newest first.
   */
  elementy: ElementWindykacji[];
}
/**
 * One entry of a card: an assessment, a reminder, a decision.
 */
export interface ElementWindykacji {
  /**
   * Identifies the entry, and so its row of the list.
   */
  idElementu: number;
  /**
   * What it is.
   */
  opis: string;
  /**
   * Day of the entry.
   */
  dataOperacji: string;
  /**
   * Its kind, in words.
   */
  typ: string;
  /**
   * All of it together.
   */
  suma: number;
  /**
   * Principal.
   */
  kwotaGlowna: number;
  /**
   * Of it still to be paid.
   */
  pozostaloDoSplaty: number;
  /**
   * Number of the decision; null: none.
   */
  nrDecyzji: string | null;
  /**
   * Day of delivery; null: not delivered, or nothing to deliver.
   */
  dataDoreczenia: string | null;
  /**
   * Reminder costs.
   */
  kosztyUpomnien: number;
  /**
   * Interest.
   */
  odsetki: number;
  /**
   * Prolongation fee.
   */
  oplataProlongacyjna: number;
  /**
   * An assessment, declaration or charge; otherwise a step to collect the debt. An office that does not know it leaves the field out.
   */
  czyNaliczenie?: boolean;
}
/**
 * Which instalments the form is for.
 */
export interface ZadanieDrukuDowoduWplaty {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
  /**
   * Ids of the chosen instalments of that card.
   *
   * @minItems 1
   * @maxItems 400
   */
  idNaleznosciRatyZbiorczej: number[];
  /**
   * Ids of chosen parts; empty: the instalments as a whole.
   *
   * @maxItems 400
   */
  idNaleznosciRaty: number[];
}
/**
 * Years to choose from.
 */
export interface LataAkcyzy {
  /**
   * The newest first.
   */
  lataAkcyzy: number[];
}
/**
 * Applications of a year.
 */
export interface WnioskiAkcyzowe {
  /**
   * The limit of the year; null without an application.
   */
  limit: LimitAkcyzy | null;
  /**
   * The newest first.
   */
  wnioski: WniosekAkcyzowy[];
}
/**
 * How the limit of a year comes about, and what is left of it. Each sum is quantity × litres × rate.
 */
export interface LimitAkcyzy {
  /**
   * The year.
   */
  rok: number;
  /**
   * Refund per litre.
   */
  stawkaZaLitr: number;
  /**
   * Farmland.
   */
  powierzchniaUzytkowRolnych: number;
  /**
   * Litres for each hectare.
   */
  litryNaHektar: number;
  /**
   * Part of the limit for the farmland.
   */
  kwotaZaUzytkiRolne: number;
  /**
   * Cattle, sheep, goats and horses, average of a year in large livestock units.
   */
  liczbaDjp: number;
  /**
   * Litres for each large unit.
   */
  litryNaDjp: number;
  /**
   * Part of the limit for them.
   */
  kwotaZaDjp: number;
  /**
   * Pigs, average of a year.
   */
  liczbaSwin: number;
  /**
   * Litres for each pig.
   */
  litryNaSwinie: number;
  /**
   * Part of the limit for them.
   */
  kwotaZaSwinie: number;
  /**
   * The whole limit.
   */
  rocznyLimitZwrotu: number;
  /**
   * Granted in the year so far.
   */
  przyznano: number;
  /**
   * What is left of the limit.
   */
  pozostalyLimitZwrotuDoWykorzystania: number;
}
/**
 * Decisions of a year.
 */
export interface ZwrotyAkcyzy {
  /**
   * The limit of the year; null without an application.
   */
  limit: LimitAkcyzy | null;
  /**
   * By application, the newest first.
   */
  zwroty: DecyzjaAkcyzowa[];
}
/**
 * Local fees of a card.
 */
export interface OplatyLokalne {
  /**
   * By term.
   */
  umowy: UmowaOplaty[];
  /**
   * What the net amounts come to.
   */
  kwotaNettoSuma: number;
  /**
   * The total of the VAT.
   */
  kwotaVatSuma: number;
  /**
   * What the gross amounts come to.
   */
  kwotaBruttoSuma: number;
}
/**
 * A fee in one instalment, and what it is owed by.
 */
export interface UmowaOplaty {
  /**
   * Number of the card.
   */
  nrKarty: string;
  /**
   * What is paid for.
   */
  nazwaOplaty: string;
  /**
   * Number of the contract or decision; null: owed by law.
   */
  nrDecyzji: string | null;
  /**
   * When the due arose.
   */
  dataPowstaniaNaleznosci: string;
  /**
   * When the contract was concluded; null: there is none.
   */
  dataZawarciaUmowy: string | null;
  /**
   * When the contract ends; null: it is of indefinite length, or there is none.
   */
  dataRozwiazaniaUmowy: string | null;
  /**
   * Number of the instalment on the card.
   */
  nrRaty: number;
  /**
   * To be paid by this day.
   */
  terminPlatnosci: string;
  /**
   * Without VAT.
   */
  kwotaNetto: number;
  /**
   * VAT; null: it bears none.
   */
  kwotaVat: number | null;
  /**
   * With VAT.
   */
  kwotaBrutto: number;
}
/**
 * A file that a resident sends or has sent.
 */
export interface Plik {
  idPliku: IdPliku;
  /**
   * Its name, without what is no part of a name.
   */
  nazwa: string;
  /**
   * Its size as it was sent.
   */
  rozmiar: number;
  /**
   * How much the office has: the next part begins here.
   */
  przyjeto: number;
  /**
   * PRZESYLANY: parts are missing; SPRAWDZANY: all is there, and the office, or its virus scanner, has not decided yet: ask again; GOTOWY: a request may name it; ODRZUCONY: refused, and not stored.
   */
  stan: 'PRZESYLANY' | 'SPRAWDZANY' | 'GOTOWY' | 'ODRZUCONY';
  /**
   * Its kind by content; null until it is decided.
   */
  rodzaj: 'pdf' | 'jpeg' | 'png' | 'webp' | 'heic' | 'docx' | 'odt' | null;
  /**
   * Why it was refused, or why it still waits, in the language asked for; null otherwise.
   */
  opis: string | null;
}
/**
 * The answer to a removal.
 */
export interface UsunietyPlik {
  /**
   * The file is gone.
   */
  czyUsunieto: boolean;
}
/**
 * What may be ordered on the day it is asked.
 */
export interface ZasadyNieczystosci {
  /**
   * The first day on which the truck may come: the next working day.
   */
  pierwszyDzien: string;
  /**
   * The last day that may be ordered.
   */
  ostatniDzien: string;
  /**
   * So many days a window has at most, both ends counted.
   */
  najdluzszeOknoDni: number;
  /**
   * So many orders of a subject may wait at the same time.
   */
  najwiecejOczekujacych: number;
  /**
   * Price of one cubic metre, with VAT. An office that does not know it leaves the field out.
   */
  cenaZaM3?: number;
}
/**
 * Orders.
 */
export interface ZamowieniaNieczystosci {
  /**
   * The newest first.
   */
  zamowienia: ZamowienieNieczystosci[];
}
/**
 * An order to empty a cesspit.
 */
export interface ZamowienieNieczystosci {
  /**
   * Its id.
   */
  idZamowienia: number;
  /**
   * When it was sent.
   */
  kiedyUtworzono: string;
  /**
   * Where.
   */
  adres: string;
  /**
   * Volume of the tank.
   */
  pojemnosc: number;
  /**
   * From this day.
   */
  odDnia: string;
  /**
   * Until this day.
   */
  doDnia: string;
  /**
   * Whom the driver calls, nine digits.
   */
  telefon: string;
  /**
   * Remarks of the resident; null: none.
   */
  uwagi: string | null;
  stan: StanZamowieniaNieczystosci;
  /**
   * Nobody has accepted it yet.
   */
  czyMoznaAnulowac: boolean;
  /**
   * Remarks of the office; null: none.
   */
  uwagiUrzedu: string | null;
}
/**
 * A new order.
 */
export interface NoweZamowienieNieczystosci {
  /**
   * Id of the point; null or left out: an address is given.
   */
  idPunktuOdbioru?: number | null;
  /**
   * Where; null or left out: a point is given.
   */
  adres?: string | null;
  /**
   * Volume of the tank; the office keeps two decimals.
   */
  pojemnosc: number;
  /**
   * From this day.
   */
  odDnia: string;
  /**
   * Until this day.
   */
  doDnia: string;
  /**
   * Whom the driver calls, nine digits.
   */
  telefon: string;
  /**
   * Remarks; null or left out: none.
   */
  uwagi?: string | null;
}
/**
 * Whether it was stored.
 */
export interface ZapisZamowieniaNieczystosci {
  /**
   * It was stored.
   */
  czyZapisano: boolean;
  /**
   * Id of the order.
   */
  idZamowienia: number;
}
/**
 * Which order.
 */
export interface AnulowanieZamowienia {
  /**
   * Its id.
   */
  idZamowienia: number;
}
/**
 * Whether it was cancelled.
 */
export interface WynikAnulowania {
  /**
   * It is cancelled.
   */
  czyAnulowano: boolean;
}
/**
 * What concerns the chosen subject now: everything that the asked parts have to say. A part that was not asked for is empty.
 */
export interface MojeSprawy {
  /**
   * The subject's data are still being synchronised: more may appear.
   */
  synchronizacjaWTrakcie: boolean;
  /**
   * What to tell the resident meanwhile; null: nothing.
   */
  synchronizacjaWTrakcieTekst: string | null;
  /**
   * New is what came after this moment: the login before this one; of an account that logs in for the first time, thirty days ago.
   */
  noweOd: string;
  /**
   * How many entries all parts have together; 0: nothing waits for the resident.
   */
  liczbaSpraw: number;
  naleznosci: SprawyNaleznosci;
  /**
   * Online payments that are not finished, the newest first.
   */
  platnosci: SprawaPlatnosci[];
  /**
   * New tax decisions, the newest first.
   */
  decyzje: SprawaDecyzji[];
  /**
   * New invoices for water and sewage, the newest first.
   */
  faktury: SprawaFaktury[];
  /**
   * Applications for a refund of excise duty that wait for a decision, and new decisions; the newest first.
   */
  akcyza: SprawaAkcyzy[];
  /**
   * Requests that wait, and those that the office has dealt with since the last visit; the newest first.
   */
  zgloszenia: SprawaZgloszenia[];
  /**
   * Requested changes of correspondence data, like `zgloszenia`.
   */
  zmianyDanych: SprawaZgloszenia[];
  /**
   * Orders of liquid waste collection that wait, and those whose state has changed since the last visit; the newest first.
   */
  nieczystosci: SprawaNieczystosci[];
  /**
   * The next reading of each installed water meter within sixty days, the nearest first; without meters whose state was reported since the last reading.
   */
  odczyty: SprawaOdczytu[];
}
/**
 * Dues of all years. An instalment whose payment is under way is in `platnosci` instead.
 */
export interface SprawyNaleznosci {
  /**
   * Sum of what is overdue, with interest and costs until today.
   */
  kwotaPoTerminie: number;
  /**
   * What is overdue, by card, the oldest due date first.
   */
  poTerminie: SprawaKarty[];
  /**
   * The next due date of each card, the nearest first; at most three.
   */
  najblizsze: SprawaKarty[];
  /**
   * New letters of the office about unpaid dues, the newest first.
   */
  pisma: PismoOZaleglosci[];
}
/**
 * Instalments of one card, as one entry.
 */
export interface SprawaKarty {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
  /**
   * Its year.
   */
  rok: number;
  aplikacjaNaleznosci: RodzajNaleznosci;
  /**
   * Number of the card, as on letters.
   */
  symbolKarty: string;
  /**
   * The oldest of their due dates.
   */
  terminPlatnosci: string;
  /**
   * How many instalments.
   */
  liczbaRat: number;
  /**
   * Their sum, with interest and costs until today.
   */
  kwota: number;
  /**
   * Some of them are in enforcement: those cannot be paid here.
   */
  jestTytulWykonawczy: boolean;
  /**
   * Ids of those that can be paid here.
   */
  idNaleznosciRatyZbiorczej: number[];
}
/**
 * A letter about unpaid dues: a reminder, a summons, an enforcement title.
 */
export interface PismoOZaleglosci {
  /**
   * Id of the letter.
   */
  idElementu: number;
  /**
   * Id of its card.
   */
  idKartyNaleznosci: number;
  /**
   * The letter, in words.
   */
  opis: string;
  /**
   * Its day.
   */
  dataOperacji: string;
}
/**
 * An online payment that is not finished.
 */
export interface SprawaPlatnosci {
  /**
   * Id of the payment.
   */
  idTransakcji: string;
  /**
   * Id of the paid card.
   */
  idKartyNaleznosci: number;
  /**
   * Title of the transfer.
   */
  tytul: string;
  /**
   * Amount.
   */
  kwota: number;
  /**
   * When it was ordered.
   */
  dataZlecenia: string;
  /**
   * Its state in words.
   */
  opisStatusu: string;
  /**
   * The provider still accepts the money.
   */
  czyMoznaDokonczyc: boolean;
}
/**
 * A tax decision.
 */
export interface SprawaDecyzji {
  /**
   * Id of its print.
   */
  idArchiwumDruku: number;
  /**
   * The year of the tax.
   */
  rokPodatkowy: number;
  /**
   * What was decided.
   */
  opisWymiaru: string;
  /**
   * Its number.
   */
  nrDecyzji: string | null;
  /**
   * Its day.
   */
  dataWymiaru: string;
  /**
   * Id of its card.
   */
  idKartyNaleznosci: number;
}
/**
 * An invoice for water and sewage.
 */
export interface SprawaFaktury {
  /**
   * Its id.
   */
  idFaktury: number;
  /**
   * Its number.
   */
  numerFaktury: string;
  /**
   * When it was issued.
   */
  dataWystawieniaFaktury: string;
  /**
   * Gross amount.
   */
  kwotaBrutto: number;
  /**
   * Id of its card.
   */
  idKartyNaleznosci: number;
  /**
   * Id of its delivery point.
   */
  idPunktuOdbioru: number;
}
/**
 * An application for a refund of excise duty, with its decision if there is one.
 */
export interface SprawaAkcyzy {
  /**
   * Reference of the application.
   */
  sygnaturaWniosku: string;
  /**
   * The year whose limit it counts towards.
   */
  rok: number;
  /**
   * When it was filed.
   */
  dataZlozeniaWniosku: string;
  /**
   * Number of the decision; null: it waits.
   */
  numerDecyzji: string | null;
  /**
   * Day of the decision; null: it waits.
   */
  dataWydaniaDecyzji: string | null;
  /**
   * Amount of the refund; null: it waits.
   */
  kwotaZwrotu: number | null;
}
/**
 * A request to the office.
 */
export interface SprawaZgloszenia {
  /**
   * Id of the request.
   */
  zgloszenieId: number;
  /**
   * Its topic.
   */
  tematZgloszenia: string;
  /**
   * The place it is about: its address, with the number of its water meter where another place has the same address; null: none.
   */
  miejsce: string | null;
  /**
   * When it was sent.
   */
  kiedyUtworzono: string;
  /**
   * When the office dealt with it; null: it waits.
   */
  kiedyObsluzono: string | null;
}
/**
 * An order of liquid waste collection.
 */
export interface SprawaNieczystosci {
  /**
   * Id of the order.
   */
  idZamowienia: number;
  /**
   * Where.
   */
  adres: string;
  /**
   * The first possible day.
   */
  odDnia: string;
  /**
   * The last possible day.
   */
  doDnia: string;
  stan: StanZamowieniaNieczystosci;
}
/**
 * The next reading of a water meter.
 */
export interface SprawaOdczytu {
  /**
   * Id of the meter.
   */
  idLicznika: number;
  /**
   * Id of the card of its water.
   */
  idKartyNaleznosci: number;
  /**
   * Number of the meter.
   */
  nrLicznika: string;
  /**
   * Its delivery point.
   */
  adres: string;
  /**
   * The day of the next reading: the office reads on the days of the year before.
   */
  terminOdczytu: string;
}
/**
 * Pages of this portal the browser comes back to.
 */
export interface AdresyPowrotu {
  /**
   * After a login.
   */
  adresPrzekierowaniaOk: string;
  /**
   * After a refusal.
   */
  adresPrzekierowaniaBlad: string;
  /**
   * For a person without an account.
   */
  adresPrzekierowaniaPotwierdzenieDanych: string;
}
/**
 * A request to post to the node.
 */
export interface ZadanieSaml {
  /**
   * The request, base64: the field `SAMLRequest` of the form.
   */
  saml: string;
  /**
   * Where the form goes.
   */
  urlWKZalogujDoPrzekierowania: string;
}
/**
 * The code of a login.
 */
export interface KodWezla {
  /**
   * Code of the address.
   */
  token: string;
}
/**
 * The code of the data.
 */
export interface KodDanych {
  /**
   * Code of the address.
   */
  data: string;
}
/**
 * What the node said.
 */
export interface DaneDoPotwierdzenia {
  /**
   * First name.
   */
  imie: string;
  /**
   * Surname.
   */
  nazwisko: string;
  /**
   * National id number.
   */
  pesel: string;
}
/**
 * The data, confirmed, and where to reach their owner.
 */
export interface PotwierdzenieDanych {
  /**
   * First name.
   */
  imie: string;
  /**
   * Surname.
   */
  nazwisko: string;
  /**
   * National id number.
   */
  pesel: string;
  /**
   * E-mail of the account.
   */
  email: string;
  /**
   * Tax number, when there is one.
   */
  nip?: string | null;
  /**
   * Consent to the processing of the data.
   */
  zgodaPrzetwarzanieDanych?: boolean;
  /**
   * The terms are accepted.
   */
  zgodaRegulamin?: boolean;
}
/**
 * Old and new password.
 */
export interface ZadanieZmianyHasla {
  /**
   * The present password; not where there is none yet.
   */
  stareHaslo?: string;
  /**
   * The new password.
   */
  noweHaslo: string;
}
/**
 * The new e-mail.
 */
export interface ZadanieZmianyEmail {
  /**
   * The new address.
   */
  nowyEmail: string;
  /**
   * The present password; not where there is none yet.
   */
  haslo?: string;
}
/**
 * The link is on its way.
 */
export interface ZmianaEmail {
  /**
   * Always true.
   */
  czyWyslano: boolean;
}
/**
 * Consents to notices.
 */
export interface Zgody {
  /**
   * Notices by e-mail.
   */
  powiadomieniaEmail: boolean;
  /**
   * Notices by SMS.
   */
  powiadomieniaSms: boolean;
  /**
   * Where to; null without the consent.
   */
  email: string | null;
  /**
   * Telephone of nine digits; null without the consent.
   */
  telefon: string | null;
}
/**
 * Consents to set.
 */
export interface ZadanieZgod {
  /**
   * Notices by e-mail.
   */
  powiadomieniaEmail: boolean;
  /**
   * Notices by SMS.
   */
  powiadomieniaSms: boolean;
  /**
   * Where to, with the consent.
   */
  email?: string | null;
  /**
   * Telephone of nine digits, with the consent; it may contain blanks and +48.
   */
  telefon?: string | null;
}
/**
 * Two-step login.
 */
export interface Konfiguracja2Fa {
  /**
   * A code is asked for at login.
   */
  czy2FaAktywne: boolean;
  /**
   * Address `otpauth:` that an authenticator reads from a QR code; null while it is in use.
   */
  qrCode: string | null;
  /**
   * The same key to type in, base32; null while it is in use.
   */
  key: string | null;
}
/**
 * On or off.
 */
export interface Zadanie2Fa {
  /**
   * What is wanted.
   */
  czy2FaAktywne: boolean;
  /**
   * Code of the authenticator, to turn it on.
   */
  totp?: string | null;
  /**
   * The password, long after the login.
   */
  haslo?: string | null;
}
/**
 * The account is gone.
 */
export interface UsuniecieKonta {
  /**
   * Always true.
   */
  czyUsunieto: boolean;
}
/**
 * Logins and sessions.
 */
export interface Logowania {
  /**
   * The newest first.
   */
  logowania: ProbaLogowania[];
  /**
   * This one first.
   */
  sesje: OtwartaSesja[];
}
/**
 * One login or failed try.
 */
export interface ProbaLogowania {
  /**
   * Number of the entry.
   */
  idLogowania: number;
  /**
   * When.
   */
  kiedy: string;
  /**
   * Network it came from, the last part left out.
   */
  siec: string;
  /**
   * Browser and system, as they call themselves.
   */
  urzadzenie: string;
  /**
   * By password, by password and code, by the national node.
   */
  sposob: 'HASLO' | 'KOD' | 'WEZEL';
  /**
   * It succeeded.
   */
  czyUdane: boolean;
}
/**
 * A session that is open now.
 */
export interface OtwartaSesja {
  /**
   * Opaque name of the session.
   */
  idSesji: string;
  /**
   * Since when.
   */
  rozpoczeto: string;
  /**
   * Network it came from, the last part left out.
   */
  siec: string;
  /**
   * Browser and system, as they call themselves.
   */
  urzadzenie: string;
  /**
   * The session that asks.
   */
  czyBiezaca: boolean;
}
/**
 * Which session.
 */
export interface ZadanieZakonczeniaSesji {
  /**
   * Its name; null: all but this one.
   */
  idSesji?: string | null;
}
/**
 * They are over.
 */
export interface ZakonczenieSesji {
  /**
   * How many were ended.
   */
  liczbaZakonczonych: number;
}
/**
 * Noted.
 */
export interface PierwszeLogowanie {
  /**
   * Always true.
   */
  czyPrzeczytano: boolean;
}
/**
 * A payment to be ordered.
 */
export interface NowyPrzelew {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
  /**
   * Ids of the instalments to pay.
   *
   * @maxItems 100
   */
  idNaleznosciRatyZbiorczej: number[];
  /**
   * Always empty: instalments are paid as a whole.
   *
   * @maxItems 0
   */
  idNaleznosciRaty: number[];
  /**
   * The sum that was shown; another one now is refused with 4003. Without it the sum of now is ordered.
   */
  kwota?: number;
  /**
   * Address of this portal to come back to.
   */
  urlPowrotuOk: string;
  /**
   * Address of this portal to come back to after a refusal.
   */
  urlPowrotuBlad: string;
}
/**
 * An ordered payment.
 */
export interface Przelew {
  idPrzelewu: IdTransakcji;
}
/**
 * Online payments of a year.
 */
export interface HistoriaPlatnosci {
  /**
   * The year.
   */
  wybranyRok: number;
  /**
   * Years to choose from, the newest first.
   */
  lata: number[];
  /**
   * The payments.
   */
  platnosci: PlatnoscInternetowa[];
  /**
   * Payments of every year that can still be finished, the newest first. An office that does not know them leaves the field out.
   */
  rozpoczete?: PlatnoscInternetowa[];
}
/**
 * What an ordinary transfer needs.
 */
export interface DanePrzelewu {
  /**
   * Name of the payee.
   */
  odbiorcaNazwa: string;
  /**
   * Address of the payee.
   */
  odbiorcaAdres: string;
  /**
   * Account, 26 digits.
   */
  numerRachunku: string;
  /**
   * Title.
   */
  tytul: string;
  /**
   * What is to be paid today.
   */
  kwota: number;
  /**
   * Text of the QR code of the Polish banks' recommendation; null when there is nothing to pay or the sum is larger than the code can hold (9 999.99).
   */
  kodQr: string | null;
}
/**
 * Permit fees of a card.
 */
export interface OplatyZaZezwolenia {
  /**
   * Permits.
   */
  zezwolenia: Zezwolenie[];
  /**
   * What each permit owes.
   */
  naleznosci: NaleznoscZezwolenia[];
  /**
   * What was paid, the oldest first.
   */
  wplaty: WplataZezwolenia[];
  /**
   * What is left to pay of the dues.
   */
  sumaNiesplaconychNaleznosci: number;
}
/**
 * A permit to sell alcohol.
 */
export interface Zezwolenie {
  /**
   * Number of the permit.
   */
  pelnyNrZezwolenia: string;
  /**
   * Number of its document.
   */
  pelnyNrDokumentuZezwolenia: string;
  /**
   * Where is sold.
   */
  nazwaPunktuZezwolenia: string;
  /**
   * Kind of sale.
   */
  rodzajZezwoleniaOpis: string;
  /**
   * Strength of what is sold.
   */
  mocZezwoleniaOpis: string;
  /**
   * Valid from this day.
   */
  zezwolenieWazneOd: string;
  /**
   * Issued until this day.
   */
  zezwolenieWazneDo: string;
  /**
   * The day on which it expired before its time, since an instalment was missed and not paid with the additional payment within thirty days; null: it did not. An office that does not know it leaves the field out.
   */
  dataWygasniecia?: string | null;
}
/**
 * What a permit owes in the year.
 */
export interface NaleznoscZezwolenia {
  /**
   * Number of the permit.
   */
  pelnyNrZezwolenia: string;
  /**
   * Fee of the year.
   */
  kwotaNalezna: number;
  /**
   * First instalment.
   */
  kwotaRaty1: number;
  /**
   * Second instalment.
   */
  kwotaRaty2: number;
  /**
   * Third instalment.
   */
  kwotaRaty3: number;
  /**
   * On top for a missed first term; null: it was met, has not come, or was missed for so long that the permit has expired.
   */
  dodatkowaOplRata1: number | null;
  /**
   * On top for a missed second term; null: it was met, has not come, or was missed for so long that the permit has expired.
   */
  dodatkowaOplRata2: number | null;
  /**
   * On top for a missed third term; null: it was met, has not come, or was missed for so long that the permit has expired.
   */
  dodatkowaOplRata3: number | null;
  /**
   * On top for a statement of sales that came late; null: it was in time.
   */
  dodatkowaOplNieterOsw: number | null;
}
/**
 * A payment.
 */
export interface WplataZezwolenia {
  /**
   * Its amount.
   */
  kwotaWplaty: number;
  /**
   * When it was paid.
   */
  dataWplaty: string;
  /**
   * The fee of the whole year.
   */
  czyCalosc: boolean;
  /**
   * For the first instalment.
   */
  czyRata1: boolean;
  /**
   * For the second instalment.
   */
  czyRata2: boolean;
  /**
   * For the third instalment.
   */
  czyRata3: boolean;
  /**
   * On top for a late statement of sales.
   */
  czyNieterminoweOswiadczenie: boolean;
  /**
   * Paid on top, to keep the permit: no part of the dues.
   */
  czyOplataDodatkowa: boolean;
  /**
   * Paid after the term.
   */
  czyPoTerminie: boolean;
  /**
   * Cancelled: it pays nothing.
   */
  czyAnulowana: boolean;
}
/**
 * Switches and texts set by the office.
 */
export interface Konfiguracja {
  /**
   * Payments by the interbank online transfer (KIR) are available.
   */
  czyKir: boolean;
  /**
   * Payments by the card and transfer gateway (Przelewy24) are available.
   */
  czyP24: boolean;
  /**
   * The commissions are shown before a payment.
   */
  czyInfoOProwizjach: boolean;
  /**
   * Commission of an interbank transfer, as shown; null: none to show.
   */
  prowizjaKir: string | null;
  /**
   * Commission of the gateway, as shown; null: none to show.
   */
  prowizjaP24: string | null;
  /**
   * Login asks for a captcha.
   */
  czyCaptcha: boolean;
  /**
   * Login by login and password is offered.
   */
  czyLogowaniePrzezPortal: boolean;
  /**
   * Login through the national identity node is offered.
   */
  czyLogowaniePrzezWezelKrajowy: boolean;
  /**
   * Login through ePUAP is offered (legacy).
   */
  czyLogowaniePrzezEpuap: boolean;
  /**
   * The choice of language is offered.
   */
  czyInternacjonalizacja: boolean;
  /**
   * Year in which the backend was built; shown in the footer.
   */
  rokZbudowaniaBackendu: number;
  /**
   * Ids of the services under maintenance.
   */
  przerwaTechnicznaUslugi: number[];
  /**
   * The correspondence data service is visible.
   */
  czyWidoczneDaneKorespondencyjne: boolean;
  /**
   * Residents are asked for consent to e-mail notifications.
   */
  czyPytacOZgodeNaPowiadomieniaEmail: boolean;
  /**
   * Residents are asked for consent to SMS notifications.
   */
  czyPytacOZgodeNaPowiadomieniaSms: boolean;
  /**
   * Note shown where a meter state is entered; null: none.
   */
  adnotacjaStanLicznika: string | null;
  /**
   * Number and date of the water contract are shown.
   */
  czyWyswietlicDaneUmowyOplatyZaWode: boolean;
  /**
   * Two-factor login can be switched on.
   */
  czy2Fa: boolean;
  /**
   * The whole portal is in a technical break.
   */
  czyPrzerwaTechniczna: boolean;
  stronaStartowa: StronaStartowa;
  /**
   * Seconds before the end of the session at which the portal asks whether to extend it; 0: it does not ask.
   */
  monitKoncaSesjiLiczbaSekund: number;
}
/**
 * The start page of the portal, at its address `/`. `/strona-glowna` is always the home page. A value that leads nowhere, or back to `/`, means the home page.
 */
export interface StronaStartowa {
  /**
   * STRONA_WBUDOWANA: a screen of the portal, with what is handed to it in `stan`; LINK_WEWNETRZNY: an address inside the portal, with its query; LINK_ZEWNETRZNY: another site over https, opened in the same window.
   */
  typ: 'STRONA_WBUDOWANA' | 'LINK_WEWNETRZNY' | 'LINK_ZEWNETRZNY';
  /**
   * Path of the screen, address inside the portal, or web address.
   */
  link: string;
  /**
   * Parameters for the screen of a STRONA_WBUDOWANA; left out: none. Each stands where the screen expects it: in the address, or handed over in memory.
   *
   * @maxItems 20
   */
  stan?: ParametrStrony[];
}
/**
 * One parameter of a screen.
 */
export interface ParametrStrony {
  /**
   * Its name in the screen.
   */
  nazwa: string;
  /**
   * Its value.
   */
  wartosc: string | number | boolean;
}
/**
 * Whether the portal works.
 */
export interface StanPrzerwyTechnicznej {
  /**
   * A technical break of the whole portal is on.
   */
  czyPrzerwaTechniczna: boolean;
}
/**
 * The side menu.
 */
export interface MenuBoczne {
  /**
   * The entries. None: the portal shows home, procedures, information, services, statuses and registries, as far as it has them.
   */
  menuBoczneElementy: ElementMenuBocznego[];
  kontakt: KontaktMenuBocznego;
}
/**
 * One entry of the side menu.
 */
export interface ElementMenuBocznego {
  /**
   * What it says.
   */
  nazwa: string;
  /**
   * Its place from the top, from 1.
   */
  pozycja: number;
  /**
   * It is shown.
   */
  czyWidoczny: boolean;
  /**
   * STRONA_WLASNA: a page of the office's own, shown by the screen that services.config.json names in `special.page`; STRONA_WBUDOWANA: a screen of the portal; LINK: an address, of this portal or of another site.
   */
  typ: 'STRONA_WLASNA' | 'STRONA_WBUDOWANA' | 'LINK';
  /**
   * STRONA_WLASNA: the name of the page, its `nazwaPliku`; STRONA_WBUDOWANA: the path of the screen; LINK: the address. An entry that leads nowhere is not shown.
   */
  link: string;
  /**
   * Opens in a new tab.
   */
  czyOtwieracWNowejKarcie: boolean;
}
/**
 * The contact block of the side menu.
 */
export interface KontaktMenuBocznego {
  /**
   * Name of the office.
   */
  nazwaUrzedu: string;
  /**
   * Its own site.
   */
  stronaUrl: string | null;
}
/**
 * The visit counter.
 */
export interface LicznikOdwiedzin {
  /**
   * It is shown.
   */
  czyWlaczony: boolean;
  /**
   * Visits so far.
   */
  wartoscLicznika: number;
}
/**
 * How to reach the office. What it does not have is null.
 */
export interface Kontakt {
  /**
   * Name of the office.
   */
  nazwaUrzedu: string | null;
  /**
   * Street, number and place.
   */
  adres: string | null;
  /**
   * Postal code.
   */
  kodPocztowy: string | null;
  /**
   * Telephone.
   */
  telefon: string | null;
  /**
   * Fax.
   */
  fax: string | null;
  /**
   * E-mail.
   */
  email: string | null;
  /**
   * Its own site.
   */
  stronaUrl: string | null;
  /**
   * The office on a map.
   */
  googleMapsUrl: string | null;
  /**
   * Additional entry 1, as shown.
   */
  kontaktDodatkowyWpis1: string | null;
  /**
   * Additional entry 2, as shown.
   */
  kontaktDodatkowyWpis2: string | null;
  /**
   * Additional entry 3, as shown.
   */
  kontaktDodatkowyWpis3: string | null;
  /**
   * Additional entry 4, as shown.
   */
  kontaktDodatkowyWpis4: string | null;
  /**
   * Additional entry 5, as shown.
   */
  kontaktDodatkowyWpis5: string | null;
}
/**
 * The service list.
 */
export interface ListaUslug {
  /**
   * The groups, in the order to show.
   */
  grupy: GrupaUslug[];
}
/**
 * Services under one heading.
 */
export interface GrupaUslug {
  /**
   * Stable id of the group.
   */
  idGrupy: string;
  /**
   * Its name in the language asked for.
   */
  nazwa: string;
  /**
   * Its services, in the order to show.
   */
  uslugi: Usluga[];
}
/**
 * One service.
 */
export interface Usluga {
  /**
   * Id of the service, as in its address.
   */
  uslugaId: number;
  /**
   * Its name in the language asked for.
   */
  nazwa: string;
  /**
   * Needs a login.
   */
  czyChroniona: boolean;
  /**
   * Only for an institution.
   */
  czyWymaganaInstytucja: boolean;
  /**
   * Only for a natural person.
   */
  czyWymaganaOsobaFizyczna: boolean;
}
/**
 * Years with a published budget.
 */
export interface LataBudzetowe {
  /**
   * The newest first.
   */
  lataBudzetowe: number[];
}
/**
 * The income side of a budget.
 */
export interface DochodyBudzetu {
  /**
   * By chapter and paragraph.
   */
  listaDochodow: PozycjaDochodow[];
}
/**
 * One position of the income side.
 */
export interface PozycjaDochodow {
  /**
   * Chapter of the budget classification, five digits; its first three are the division.
   */
  rozdzial: string;
  /**
   * Paragraph of the budget classification, four digits.
   */
  paragraf: string;
  /**
   * Name of the position.
   */
  nazwaPozycji: string;
  /**
   * Plan after changes.
   */
  planPoZmianach: number;
  /**
   * What is due.
   */
  naleznosci: number;
  /**
   * Income received.
   */
  dochodyOtrzymane: number;
  /**
   * Income executed.
   */
  dochodyWykonane: number;
}
/**
 * The expenditure side of a budget.
 */
export interface WydatkiBudzetu {
  /**
   * By chapter and paragraph.
   */
  listaWydatkow: PozycjaWydatkow[];
}
/**
 * One position of the expenditure side.
 */
export interface PozycjaWydatkow {
  /**
   * Chapter of the budget classification, five digits; its first three are the division.
   */
  rozdzial: string;
  /**
   * Paragraph of the budget classification, four digits.
   */
  paragraf: string;
  /**
   * Name of the position.
   */
  nazwaPozycji: string;
  /**
   * Plan after changes.
   */
  planPoZmianach: number;
  /**
   * What was spent.
   */
  wydatki: number;
  /**
   * What is owed and not paid yet at the end of the period.
   */
  zobowiazania: number;
  /**
   * Costs of the period, whenever they are paid.
   */
  koszty: number;
  /**
   * What is bound by contracts and decisions, spent or not.
   */
  zaangazowanie: number;
}
/**
 * The register of residents by status.
 */
export interface StatusyMeldunkowe {
  /**
   * In a fixed order, those who live in the commune first.
   */
  statusyMieszkancow: StatusMieszkancow[];
}
/**
 * How many the register holds in one status.
 */
export interface StatusMieszkancow {
  /**
   * The status, in the language asked for.
   */
  opisStatusu: string;
  /**
   * People in it.
   */
  liczbaMieszkancow: number;
}
/**
 * Election days and how many could vote.
 */
export interface InformacjaLiczbaWyborcow {
  /**
   * All election days that are known, the newest first; an election to come is among them.
   */
  datyWyborow: string[];
  /**
   * The election days asked for, the newest first.
   */
  zestawienieLiczbyWyborcow: LiczbaWyborcow[];
}
/**
 * Residents and voters on one election day.
 */
export interface LiczbaWyborcow {
  /**
   * The day.
   */
  dataWyborow: string;
  /**
   * Which election it is, in the language asked for.
   */
  nazwaWyborow: string;
  /**
   * Who lived in the commune on that day, registered for permanent residence or for a time.
   */
  liczbaMieszkancow: number;
  /**
   * Who of them could vote.
   */
  liczbaWyborcow: number;
}
/**
 * Whom to look for.
 */
export interface PytanieOWyborce {
  /**
   * The PESEL number, eleven digits.
   */
  pesel: string;
  /**
   * The surname as in the register; capital letters, Polish marks, spaces and hyphens make no difference.
   */
  nazwisko: string;
}
/**
 * Whether somebody is on the roll of voters.
 */
export interface SprawdzenieWyborcy {
  /**
   * They are on the commune's roll of voters today.
   */
  czyWSpisie: boolean;
}
/**
 * Registered residents by sex and age.
 */
export interface ZameldowaniaWgPlciWieku {
  zameldowanieStale: LiczbyWgPlciWieku;
  zameldowanieCzasowe: LiczbyWgPlciWieku;
}
/**
 * Counts of people by sex and by whether they are 18.
 */
export interface LiczbyWgPlciWieku {
  /**
   * Women under 18.
   */
  liczbaKobietPonizej18: number;
  /**
   * Men under 18.
   */
  liczbaMezczyznPonizej18: number;
  /**
   * Women of 18 and over.
   */
  liczbaKobietOd18: number;
  /**
   * Men of 18 and over.
   */
  liczbaMezczyznOd18: number;
}
/**
 * Years with published first names.
 */
export interface LataUrodzen {
  /**
   * The newest first.
   */
  lataUrodzen: number[];
}
/**
 * First names by frequency.
 */
export interface NajpopularniejszeImiona {
  /**
   * The most frequent first.
   */
  listaImion: StatystykaImienia[];
}
/**
 * How many bear a name.
 */
export interface StatystykaImienia {
  /**
   * The first name.
   */
  imie: string;
  /**
   * People who bear it.
   */
  liczbaOsob: number;
}
/**
 * The consents of the registration form.
 */
export interface ZgodyRejestracji {
  przetwarzanieDanych: ZgodaRejestracji;
  regulamin: ZgodaRejestracji;
}
/**
 * One consent.
 */
export interface ZgodaRejestracji {
  /**
   * It is shown on the form.
   */
  czyWidoczna: boolean;
  /**
   * Registration is impossible without it.
   */
  czyWymagana: boolean;
  /**
   * Its words.
   */
  tresc: string;
}
/**
 * A new account.
 */
export interface ZadanieRejestracji {
  /**
   * First name.
   */
  imie: string;
  /**
   * Surname.
   */
  nazwisko: string;
  /**
   * The login wished for: letters without marks, digits, dot, hyphen, underscore.
   */
  login: string;
  /**
   * The password.
   */
  haslo: string;
  /**
   * Where the activation link goes.
   */
  email: string;
  /**
   * National id number.
   */
  pesel: string;
  /**
   * Tax number, when there is one.
   */
  nip?: string | null;
  /**
   * Address of the page the activation link leads to; only a page of this portal is taken.
   */
  returnUrl: string;
  /**
   * Consent to the processing of the data.
   */
  zgodaPrzetwarzanieDanych?: boolean;
  /**
   * The terms are accepted.
   */
  zgodaRegulamin?: boolean;
  /**
   * Answer of the captcha, when the configuration asks for one.
   */
  recaptcha?: string | null;
}
/**
 * Who asks for the activation link.
 */
export interface ZadanieLinku {
  /**
   * Login.
   */
  login: string;
  /**
   * E-mail of the account.
   */
  email: string;
  /**
   * Address of the page the link leads to; only a page of this portal is taken.
   */
  returnUrl: string;
  /**
   * Answer of the captcha, when the configuration asks for one.
   */
  recaptcha?: string | null;
}
/**
 * Who forgot the password.
 */
export interface ZadanieResetuHasla {
  /**
   * Login.
   */
  login: string;
  /**
   * E-mail of the account.
   */
  email: string;
  /**
   * Answer of the captcha, when the configuration asks for one.
   */
  recaptcha?: string | null;
}
/**
 * The request was taken; the same for known and unknown.
 */
export interface PrzyjeteZadanie {
  /**
   * Always true.
   */
  czyPrzyjeto: boolean;
}
/**
 * A new password by link.
 */
export interface NoweHaslo {
  /**
   * The new password.
   */
  noweHaslo: string;
  /**
   * Code of the link.
   */
  kodZmianyHasla: string;
}
/**
 * The password was changed.
 */
export interface ZmianaHasla {
  /**
   * Always true.
   */
  czyZmieniono: boolean;
}
/**
 * The code of a link.
 */
export interface ZadanieAktywacji {
  /**
   * Code of the link.
   */
  hash: string;
}
/**
 * The first login to an account of the office.
 */
export interface ZadanieAktywacjiZUrzedu {
  /**
   * Code of the link.
   */
  hash: string;
  /**
   * The password the office gave.
   */
  stareHaslo: string;
  /**
   * The new password.
   */
  noweHaslo: string;
}
/**
 * The account is active.
 */
export interface Aktywacja {
  /**
   * Always true.
   */
  czyAktywowano: boolean;
}
/**
 * The address is confirmed.
 */
export interface PotwierdzenieEmail {
  /**
   * Always true.
   */
  czyPotwierdzono: boolean;
}
/**
 * What a request may be about.
 */
export interface TematyZgloszen {
  /**
   * In the order to show.
   */
  tematy: TematZgloszenia[];
}
/**
 * A topic.
 */
export interface TematZgloszenia {
  /**
   * Id of the topic.
   */
  id: number;
  /**
   * Its name in the language asked for.
   */
  temat: string;
  /**
   * The office needs a telephone and an e-mail for it.
   */
  czyDodatkowy: boolean;
}
/**
 * Telephone of the payer.
 */
export interface TelefonPlatnika {
  /**
   * Nine digits; null: none is known.
   */
  nrTelefonu: string | null;
}
/**
 * Pickup and delivery points.
 */
export interface PunktyOdbioru {
  /**
   * By address.
   */
  punktyOdbioru: PunktOdbioru[];
}
/**
 * A pickup or delivery point.
 */
export interface PunktOdbioru {
  /**
   * Id of the point.
   */
  idPunktuOdbioru: number;
  /**
   * Where it is.
   */
  adresPunktuOdbioru: string;
  /**
   * Its water meters, those in place first. Optional; they tell apart points of one address.
   */
  liczniki?: NumerLicznika[];
}
/**
 * A meter.
 */
export interface NumerLicznika {
  /**
   * Its number.
   */
  numerLicznika: string;
}
/**
 * Requests sent so far.
 */
export interface HistoriaZgloszen {
  /**
   * The newest first.
   */
  historiaZgloszen: Zgloszenie[];
}
/**
 * A request, as the office has it.
 */
export interface Zgloszenie {
  /**
   * Id of the request.
   */
  zgloszenieId: number;
  /**
   * When it was sent.
   */
  kiedyUtworzono: string;
  /**
   * Id of the point that it is about. Optional, tells apart points of one address; null: it is about none.
   */
  idPunktuOdbioru?: number | null;
  /**
   * Where the point is that it is about. Optional; null: it is about none.
   */
  adresPunktuOdbioru?: string | null;
  /**
   * Name of its topic.
   */
  tematZgloszenia: string;
  /**
   * What it says, with line breaks.
   */
  trescZgloszenia: string;
  /**
   * When it was handled; null: not yet.
   */
  kiedyObsluzono: string | null;
  /**
   * Remarks of the office; null: none.
   */
  uwagiDoZgloszenia: string | null;
}
/**
 * A new request.
 */
export interface NoweZgloszenie {
  /**
   * Id of the point it is about.
   */
  idPunktuOdbioru: number;
  /**
   * Id of the topic.
   */
  tematZgloszenia: number;
  /**
   * What it says, with line breaks.
   */
  trescZgloszenia: string;
}
/**
 * Whether it was stored.
 */
export interface ZapisZgloszenia {
  /**
   * It was stored.
   */
  czyZapisano: boolean;
}
/**
 * What somebody is taxed for.
 */
export interface NieruchomosciPodatku {
  /**
   * Land.
   */
  grunty: GruntPodatku[];
  /**
   * Buildings.
   */
  budynki: BudynekPodatku[];
  /**
   * Structures.
   */
  budowle: BudowlaPodatku[];
}
/**
 * Land of one kind on one parcel.
 */
export interface GruntPodatku {
  /**
   * Number of the taxpayer's card.
   */
  nrKarty: string;
  /**
   * Which tax it is.
   */
  opisPodatku: string;
  /**
   * Area of the land.
   */
  powierzchniaGruntu: number;
  /**
   * Unit of the area.
   */
  jednostkaPowierzchni: 'm2' | 'ha';
  /**
   * Name of the rate.
   */
  nazwaStawki: string;
  /**
   * Tax for one unit of area.
   */
  stawka: number;
  /**
   * What it adds to the tax, to the grosz; the tax itself is rounded to full złoty.
   */
  kwotaPodatku: number;
  daneGeodezyjne: DaneGeodezyjne;
  dokumentWlasnosci: DokumentWlasnosci;
}
/**
 * Where the land register has it.
 */
export interface DaneGeodezyjne {
  /**
   * Full identifier of the parcel or building.
   */
  pelnyIdentyfikator: string;
}
/**
 * By what it is owned.
 */
export interface DokumentWlasnosci {
  /**
   * Kind of document.
   */
  typ: string;
  /**
   * Its number.
   */
  numer: string;
  /**
   * Its day.
   */
  dataWydania: string;
}
/**
 * A building.
 */
export interface BudynekPodatku {
  /**
   * Number of the taxpayer's card.
   */
  nrKarty: string;
  /**
   * Which tax it is.
   */
  opisPodatku: string;
  /**
   * Usable area of the building.
   */
  powierzchniaBudynku: number;
  /**
   * Unit of the area.
   */
  jednostkaPowierzchni: 'm2' | 'ha';
  /**
   * Name of the rate.
   */
  nazwaStawki: string;
  /**
   * Tax for one unit of area.
   */
  stawka: number;
  /**
   * What it adds to the tax, to the grosz; the tax itself is rounded to full złoty.
   */
  kwotaPodatku: number;
  daneGeodezyjne: DaneGeodezyjne;
  dokumentWlasnosci: DokumentWlasnosci;
}
/**
 * A structure.
 */
export interface BudowlaPodatku {
  /**
   * Number of the taxpayer's card.
   */
  nrKarty: string;
  /**
   * Which tax it is.
   */
  opisPodatku: string;
  /**
   * What it is.
   */
  nazwaBudowli: string;
  /**
   * Its value, which is what is taxed.
   */
  wartoscBudowli: number;
  /**
   * Unit of the value.
   */
  jednostkaWartosci: string;
  /**
   * Name of the rate.
   */
  nazwaStawki: string;
  /**
   * Share of the value that is the tax; 0.02 is 2 %.
   */
  stawkaProcent: number;
  /**
   * What it adds to the tax, to the grosz; the tax itself is rounded to full złoty.
   */
  kwotaPodatku: number;
}
/**
 * Assessments of the taxes on a card, with sums. What waits for its decision is not in the sums.
 */
export interface WymiarPodatku {
  /**
   * The assessments, in their order.
   */
  pozycjeWymiaruPodatku: PozycjaWymiaruPodatku[];
  /**
   * Farm tax.
   */
  podatekRolnySuma: number;
  /**
   * Forest tax.
   */
  podatekLesnySuma: number;
  /**
   * Property tax.
   */
  podatekOdNieruchomosciSuma: number;
  /**
   * All taxes; as much as the instalments of the card.
   */
  podatekSuma: number;
}
/**
 * An assessment; without a day it waits for its decision, and has no amounts.
 */
export interface PozycjaWymiaruPodatku {
  /**
   * Id of the assessment.
   */
  idWymiaru: number;
  /**
   * Number of the taxpayer's card.
   */
  nrKarty: string;
  /**
   * The year of the tax.
   */
  rokPodatkowy: number;
  /**
   * A decision of the office, or the payer's own declaration.
   */
  podstawaWymiaru: 'DECYZJA' | 'DEKLARACJA';
  /**
   * Its day.
   */
  dataWymiaru: string | null;
  /**
   * What it is.
   */
  opisWymiaru: string;
  /**
   * Number of the decision; null: a declaration, or not issued yet.
   */
  nrDecyzji: string | null;
  /**
   * Farm tax.
   */
  podatekRolny: number | null;
  /**
   * Forest tax.
   */
  podatekLesny: number | null;
  /**
   * Property tax.
   */
  podatekOdNieruchomosci: number | null;
  /**
   * All of them.
   */
  podatekRazem: number | null;
  /**
   * Id of the decision in the archive of prints; null: there is none.
   */
  idArchiwumDruku: number | null;
}
/**
 * Everything about the local taxes of a card.
 */
export interface ZestawieniePodatkow {
  nieruchomosci: NieruchomosciPodatku;
  wymiarPodatku: WymiarPodatku;
}
/**
 * The assessments of a card.
 */
export interface WymiarKarty {
  wymiarPodatku: WymiarPodatku;
}
/**
 * A decision, with what it is about.
 */
export interface DecyzjaWymiarowa {
  /**
   * Id of its card.
   */
  idKartyNaleznosci: number;
  /**
   * Whom it is addressed to.
   */
  nazwaPodatnika: string;
  /**
   * Address of the taxpayer.
   */
  adresPodatnika: string;
  /**
   * Who owes it together; empty: only the taxpayer.
   */
  wspolzobowiazani: Wspolzobowiazany[];
  pozycja: PozycjaWymiaruPodatku;
  nieruchomosci: NieruchomosciPodatku;
}
/**
 * The vehicles of a card.
 */
export interface WykazPojazdow {
  /**
   * By registration number.
   */
  listaPojazdow: Pojazd[];
}
/**
 * A taxed vehicle.
 */
export interface Pojazd {
  /**
   * Registration number.
   */
  nrRejestracyjny: string;
  /**
   * Make and model.
   */
  marka: string;
  /**
   * Name of the tax rate.
   */
  nazwaStawki: string;
  /**
   * Tax for the whole year at this rate; null: not known. An office that does not know it leaves the field out.
   */
  stawka?: number | null;
}
/**
 * Parameters of a pickup point.
 */
export interface ParametryOplatZaOdpady {
  /**
   * Those that hold, or will.
   */
  parametryOplatAktualne: ParametrOplatyZaOdpady[];
  /**
   * Those that have ended.
   */
  parametryOplatArchiwalne: ParametrOplatyZaOdpady[];
  /**
   * Pickup points to choose from, by address.
   */
  punktyOdbioru: PunktOdbioruOdpadow[];
  /**
   * Id of the point these are of; null: there is none.
   */
  wybranyPunktOdbioru: number | null;
}
/**
 * A parameter of a waste fee.
 */
export interface ParametrOplatyZaOdpady {
  punktOdbioru: AdresPunktuOdpadow;
  /**
   * What is counted.
   */
  parametr: string;
  /**
   * From this day.
   */
  odDnia: string;
  /**
   * Until this day; null: it goes on.
   */
  doDnia: string | null;
  /**
   * How many.
   */
  wartosc: number;
  /**
   * Of what; square and cubic metres are written m2 and m3.
   */
  jednostkaMiary: string;
  /**
   * Fee of a month for one unit; null: no fee follows from this parameter, or it has ended. An office that does not know it leaves the field out.
   */
  stawka?: number | null;
}
/**
 * Where waste is picked up.
 */
export interface AdresPunktuOdpadow {
  /**
   * Address of the pickup point.
   */
  adresPunktuOdbioru: string;
}
/**
 * A pickup point.
 */
export interface PunktOdbioruOdpadow {
  /**
   * Its id.
   */
  idPunktuOdbioru: number;
  /**
   * Address of the pickup point.
   */
  adresPunktuOdbioru: string;
}
/**
 * Whether a section is there.
 */
export interface KonfiguracjaSekcjiWody {
  /**
   * The office offers it.
   */
  czyUslugaDostepna: boolean;
}
/**
 * A delivery point.
 */
export interface PunktDostawyWody {
  /**
   * Its id.
   */
  idPunktuOdbioru: number;
  /**
   * Where it is.
   */
  adresPunktuOdbioru: string;
  /**
   * Its meters, those in place first.
   */
  liczniki: NumerLicznika[];
}
/**
 * All about a delivery point and its meter.
 */
export interface ZestawienieWody {
  /**
   * Delivery points to choose from, by address.
   */
  punktyOdbioru: PunktDostawyWody[];
  /**
   * Id of the point this is about; null: there is none.
   */
  wybranyPunktOdbioru: number | null;
  /**
   * Number of the meter this is about; null: the point has none.
   */
  wybranyLicznik: string | null;
  faktury: SekcjaFakturWody;
  daneUmowy: SekcjaUmowyWody;
  odczytyLicznika: SekcjaOdczytow;
  wodomierz: SekcjaWodomierza;
  protokolWymianyWodomierza: SekcjaProtokolu;
  daneKorespondencyjne: SekcjaDanychKorespondencyjnych;
  daneKorespondencyjneHistoriaZgloszen: SekcjaHistoriiZmianDanych;
  zgloszenia: SekcjaZgloszenWody;
}
/**
 * Invoices.
 */
export interface SekcjaFakturWody {
  dane: FakturyWody;
  konfiguracja: KonfiguracjaSekcjiWody;
}
/**
 * Invoices of the card's year at the point.
 */
export interface FakturyWody {
  /**
   * The newest first.
   */
  faktury: FakturaWody[];
  /**
   * Their gross amounts together.
   */
  sumaKwotBrutto: number;
}
/**
 * An invoice.
 */
export interface FakturaWody {
  /**
   * Its id.
   */
  idFaktury: number;
  /**
   * Its number.
   */
  numerFaktury: string;
  /**
   * What it is for.
   */
  dotyczyWodySciekow: string;
  /**
   * When it was issued.
   */
  dataWystawieniaFaktury: string;
  /**
   * To be paid until.
   */
  terminPlatnosci: string;
  /**
   * When it was paid in full; null: not yet.
   */
  dataZaplaty: string | null;
  /**
   * Water consumed.
   */
  zuzycie: number;
  /**
   * Gross amount.
   */
  kwotaBrutto: number;
  /**
   * Its document is issued.
   */
  wystawionoDokumentPdf: boolean;
  /**
   * Id of the document; null: none issued yet.
   */
  idDokumentuPdf: number | null;
  /**
   * Address of the delivery point.
   */
  adresPunktuOdbioru: string;
}
/**
 * The contract.
 */
export interface SekcjaUmowyWody {
  /**
   * The contract of the point; null: none known.
   */
  dane: UmowaWody | null;
  konfiguracja: KonfiguracjaSekcjiWody;
}
/**
 * A contract of delivery.
 */
export interface UmowaWody {
  /**
   * Its number.
   */
  numerUmowy: string;
  /**
   * When it was concluded.
   */
  dataZawarcia: string;
}
/**
 * Readings.
 */
export interface SekcjaOdczytow {
  dane: OdczytyLicznika;
  konfiguracja: KonfiguracjaSekcjiWody;
}
/**
 * Readings of a meter's place.
 */
export interface OdczytyLicznika {
  /**
   * The newest first.
   */
  odczyty: OdczytLicznika[];
}
/**
 * A reading.
 */
export interface OdczytLicznika {
  /**
   * Its id.
   */
  idOdczytu: number;
  /**
   * Number of the meter.
   */
  numerLicznika: string;
  /**
   * When it was read.
   */
  dataOdczytu: string;
  /**
   * State of the meter.
   */
  stanLicznika: number;
  /**
   * Consumed since the reading before.
   */
  zuzycieLicznika: number;
  /**
   * When the meter was taken out; null: it is in place.
   */
  dataWyjecia: string | null;
}
/**
 * State of the meter.
 */
export interface SekcjaWodomierza {
  /**
   * The chosen meter; null: there is none, or it has been taken out.
   */
  dane: Wodomierz | null;
  konfiguracja: KonfiguracjaSekcjiWody;
}
/**
 * A meter whose state can be reported.
 */
export interface Wodomierz {
  /**
   * Its id.
   */
  idLicznika: number;
  /**
   * Id of its delivery point.
   */
  idPunktu: number;
  /**
   * Its number.
   */
  nrLicznika: string;
  /**
   * Symbol of the card.
   */
  nrKarty: string;
  /**
   * Where it is.
   */
  adres: string;
  /**
   * Digits before the point.
   */
  zakresLicznikaCalkowite: number;
  /**
   * Digits after the point.
   */
  zakresLicznikaDziesietne: number;
  /**
   * The last state known, read by the office or reported and not withdrawn.
   */
  ostatniStan: number;
  /**
   * States reported so far, the newest first.
   */
  zgloszeniaStanu: ZgloszenieStanuLicznika[];
}
/**
 * A reported state.
 */
export interface ZgloszenieStanuLicznika {
  /**
   * Its id.
   */
  idZgloszenia: number;
  /**
   * When it was reported.
   */
  kiedyUtworzono: string;
  /**
   * When the office took it over; null: not yet.
   */
  kiedyObsluzono: string | null;
  /**
   * The state.
   */
  stanLicznika: number;
  /**
   * Remarks of the office; null: none.
   */
  uwagiZgloszone: string | null;
  /**
   * When the resident withdrew it; null: not. An office without withdrawals leaves the field out.
   */
  kiedyWycofano?: string | null;
  /**
   * Whether it can be withdrawn now. An office without withdrawals leaves the field out.
   */
  czyMoznaWycofac?: boolean;
}
/**
 * Protocols of replacement.
 */
export interface SekcjaProtokolu {
  dane: LicznikiProtokolow;
  konfiguracja: KonfiguracjaSekcjiWody;
}
/**
 * Meters whose protocol may be asked for.
 */
export interface LicznikiProtokolow {
  /**
   * Those in place first.
   */
  liczniki: NumerLicznika[];
}
/**
 * Correspondence data.
 */
export interface SekcjaDanychKorespondencyjnych {
  /**
   * What the office knows; null: the section is not there.
   */
  dane: DaneKorespondencyjne | null;
  konfiguracja: KonfiguracjaSekcjiWody;
}
/**
 * Requests to change correspondence data.
 */
export interface SekcjaHistoriiZmianDanych {
  dane: HistoriaZmianDanych;
  konfiguracja: KonfiguracjaSekcjiWody;
}
/**
 * Requests about the point.
 */
export interface SekcjaZgloszenWody {
  dane: HistoriaZgloszen;
  konfiguracja: KonfiguracjaSekcjiWody;
}
/**
 * Reported states of a meter.
 */
export interface ZgloszeniaStanuLicznika {
  /**
   * Number of the meter.
   */
  nrLicznika: string;
  /**
   * Where it is.
   */
  adres: string;
  /**
   * The newest first.
   */
  zgloszeniaStanu: ZgloszenieStanuLicznika[];
}
/**
 * A state that a resident read off.
 */
export interface NowyStanLicznika {
  /**
   * Id of the meter.
   */
  idLicznika: number;
  /**
   * The state.
   */
  nowyStanLicznika: number;
}
/**
 * Which report is withdrawn.
 */
export interface WycofanieStanu {
  /**
   * Its id.
   */
  idZgloszenia: number;
}
/**
 * Whether the report is withdrawn.
 */
export interface WynikWycofania {
  /**
   * Whether it is withdrawn.
   */
  czyWycofano: boolean;
}
/**
 * Whether it was stored.
 */
export interface ZapisStanuLicznika {
  /**
   * It was stored.
   */
  czyZapisano: boolean;
}
/**
 * The content of an invoice.
 */
export interface DokumentFakturyWody {
  /**
   * Its number.
   */
  numerFaktury: string;
  /**
   * When it was issued.
   */
  dataWystawieniaFaktury: string;
  /**
   * To be paid until.
   */
  terminPlatnosci: string;
  /**
   * First day of the period.
   */
  okresOd: string;
  /**
   * Last day of the period: of the reading.
   */
  okresDo: string;
  /**
   * Address of the delivery point.
   */
  adresPunktuOdbioru: string;
  /**
   * Number of the meter.
   */
  numerLicznika: string;
  /**
   * State at the beginning.
   */
  stanPoczatkowy: number;
  /**
   * State at the end.
   */
  stanKoncowy: number;
  sprzedawca: StronaFaktury;
  nabywca: StronaFaktury;
  /**
   * Account to pay to.
   */
  numerKontaBankowego: string;
  /**
   * Its lines.
   */
  pozycje: PozycjaFaktury[];
  /**
   * Net.
   */
  kwotaNettoSuma: number;
  /**
   * VAT.
   */
  kwotaVatSuma: number;
  /**
   * Gross.
   */
  kwotaBruttoSuma: number;
}
/**
 * Seller or buyer.
 */
export interface StronaFaktury {
  /**
   * Name.
   */
  nazwa: string;
  /**
   * Address.
   */
  adres: string;
  /**
   * Tax number; null: a person.
   */
  nip: string | null;
}
/**
 * A line of an invoice.
 */
export interface PozycjaFaktury {
  /**
   * Its number.
   */
  lp: number;
  /**
   * What for.
   */
  nazwa: string;
  /**
   * How much.
   */
  ilosc: number;
  /**
   * Gross price of a cubic metre.
   */
  cenaBrutto: number;
  /**
   * Net.
   */
  kwotaNetto: number;
  /**
   * Rate of VAT in percent.
   */
  stawkaVat: number;
  /**
   * VAT.
   */
  kwotaVat: number;
  /**
   * Gross.
   */
  kwotaBrutto: number;
}
/**
 * A protocol, and what became of it.
 */
export interface PlikProtokoluWymiany {
  /**
   * The PDF in base64; null: there is none.
   */
  body: string | null;
  /**
   * 200: here it is; 404: there is none; 500: it could not be made.
   */
  statusCodeValue: number;
}
/**
 * A meter's replacement.
 */
export interface WymianaWodomierza {
  /**
   * When it was done.
   */
  dataWymiany: string;
  /**
   * Address of the delivery point.
   */
  adresPunktuOdbioru: string;
  /**
   * Number of the meter that was taken out.
   */
  numerWyjetego: string;
  /**
   * What it showed.
   */
  stanWyjetego: number;
  /**
   * Number of the meter that was put in.
   */
  numerZalozonego: string;
  /**
   * What it showed.
   */
  stanZalozonego: number;
  /**
   * Why it was done.
   */
  powod: string;
  /**
   * Number of the seal.
   */
  plomba: string;
  /**
   * Who did it.
   */
  monter: string;
}
/**
 * Photos of a replacement.
 */
export interface ZdjeciaWymianyWodomierza {
  /**
   * In the order they were taken.
   *
   * @maxItems 6
   */
  zdjecia: ZdjecieWymiany[];
}
/**
 * A photo.
 */
export interface ZdjecieWymiany {
  /**
   * What is on it, in words.
   */
  podpis: string;
  /**
   * JPEG or PNG.
   */
  obraz: string;
}
/**
 * Arguments of zaloguj.
 */
export interface ZalogujArgs {
  /**
   * The login chosen at registration.
   */
  login: string;
  /**
   * The password.
   */
  haslo: string;
  /**
   * Answer of the captcha, when the configuration asks for one.
   */
  recaptcha?: string | null;
}
/**
 * Arguments of zalogujTotp.
 */
export interface ZalogujTotpArgs {
  /**
   * Code of the authenticator.
   */
  kod: string;
  /**
   * Token of the first step.
   */
  token: string;
}
/**
 * Arguments of dajWyzwanieCaptcha.
 */
export interface DajWyzwanieCaptchaArgs {
  /**
   * The operation it is for.
   */
  operacja: 'zaloguj' | 'zarejestruj' | 'wyslijLinkAktywacyjny' | 'resetujHaslo';
}
/**
 * Arguments of dajInformacjeLogowania.
 */
export interface DajInformacjeLogowaniaArgs {}
/**
 * Arguments of dajDaneUzytkownika.
 */
export interface DajDaneUzytkownikaArgs {}
/**
 * Arguments of dajListePodmiotow.
 */
export interface DajListePodmiotowArgs {}
/**
 * Arguments of przedluzSesje.
 */
export interface PrzedluzSesjeArgs {
  /**
   * Its token, the same as in the header.
   */
  token: string;
}
/**
 * Arguments of wyloguj.
 */
export interface WylogujArgs {
  /**
   * Its token, the same as in the header.
   */
  token: string;
}
/**
 * Arguments of dajInformacjePubliczne.
 */
export interface DajInformacjePubliczneArgs {}
/**
 * Arguments of dajStroneWlasna.
 */
export interface DajStroneWlasnaArgs {
  /**
   * Name of the page, as entries of the menu, folders and links give it.
   */
  nazwaPliku: string;
}
/**
 * Arguments of dajZawartoscKatalogu.
 */
export interface DajZawartoscKataloguArgs {
  /**
   * The folder, as another folder names it; left out, the first one.
   */
  link?: string;
}
/**
 * Arguments of pobierzPlik.
 */
export interface PobierzPlikArgs {
  /**
   * The file, as its folder names it.
   */
  link: string;
}
/**
 * Arguments of dajStatusyIRejestry.
 */
export interface DajStatusyIRejestryArgs {
  /**
   * The organisation in the case system.
   */
  idOrganizacji?: number;
}
/**
 * Arguments of dajDeklaracjeDostepnosci.
 */
export interface DajDeklaracjeDostepnosciArgs {}
/**
 * Arguments of dajDaneKorespondencyjne.
 */
export interface DajDaneKorespondencyjneArgs {
  /**
   * Point whose correspondence is meant; without it all of the subject.
   */
  idPunktuOdbioru?: number;
}
/**
 * Arguments of zglosZmianeDanychKorespondencyjnych.
 */
export interface ZglosZmianeDanychKorespondencyjnychArgs {
  /**
   * Id of the point whose correspondence is meant; null: all of the subject.
   */
  idPunktuOdbioru: number | null;
  /**
   * First name. Null: none.
   */
  imie: string | null;
  /**
   * Second name. Null: none.
   */
  imie2: string | null;
  /**
   * Surname. Null: none.
   */
  nazwisko: string | null;
  /**
   * Second part of the surname. Null: none.
   */
  nazwisko2: string | null;
  /**
   * Name of an institution. Null: none.
   */
  nazwa: string | null;
  /**
   * Telephone, nine digits. Null: none.
   */
  telefon: string | null;
  /**
   * E-mail. Null: none.
   */
  email: string | null;
  /**
   * Fax. Null: none.
   */
  fax: string | null;
  /**
   * Web site. Null: none.
   */
  www: string | null;
  /**
   * Town. Null: none.
   */
  miejscowosc: string | null;
  /**
   * Street. Null: none.
   */
  ulica: string | null;
  /**
   * Number of the house. Null: none.
   */
  nrDomu: string | null;
  /**
   * Number of the flat. Null: none.
   */
  nrLokalu: string | null;
  /**
   * Postal code. Null: none.
   */
  kodPocztowy: string | null;
}
/**
 * Arguments of dajHistorieZmianDanych.
 */
export interface DajHistorieZmianDanychArgs {
  /**
   * Point whose correspondence is meant; without it all of the subject.
   */
  idPunktuOdbioru?: number;
}
/**
 * Arguments of dajSzkice.
 */
export interface DajSzkiceArgs {}
/**
 * Arguments of zapiszSzkic.
 */
export interface ZapiszSzkicArgs {
  /**
   * The draft that the client has; absent: none.
   */
  idSzkicu?: string;
  /**
   * The screen with the form.
   */
  ekran: string;
  /**
   * The id of the form on its screen.
   */
  blok: string;
  /**
   * The address of the screen with its parameters, without states: forms at two addresses have two drafts.
   */
  adres: string;
  /**
   * The step in which it was left; null: the first.
   */
  krok: string | null;
  /**
   * The version that the client has; 0: none.
   */
  wersja: number;
  /**
   * What was typed, as JSON text: `pola` has for each field its `etykieta` (label) and `wartosc`, `kroki` the steps that were shown.
   */
  dane: string;
}
/**
 * Arguments of dajSzkic.
 */
export interface DajSzkicArgs {
  /**
   * The screen with the form.
   */
  ekran: string;
  /**
   * The id of the form on its screen.
   */
  blok: string;
  /**
   * The address of the screen with its parameters, without states: forms at two addresses have two drafts.
   */
  adres: string;
}
/**
 * Arguments of usunSzkic.
 */
export interface UsunSzkicArgs {
  /**
   * The id of a draft.
   */
  idSzkicu: string;
}
/**
 * Arguments of dajListeNaleznosci.
 */
export interface DajListeNaleznosciArgs {
  /**
   * The year; without it the newest with cards.
   */
  rok?: number;
  rodzajPlatnosci?: RodzajNaleznosci;
}
/**
 * Arguments of dajListeNaleznosciPdf.
 */
export interface DajListeNaleznosciPdfArgs {
  /**
   * The year.
   */
  rok: number;
  rodzajPlatnosci?: RodzajNaleznosci;
}
/**
 * Arguments of dajInneUslugi.
 */
export interface DajInneUslugiArgs {
  /**
   * The year.
   */
  rok: number;
}
/**
 * Arguments of dajKarteNaleznosci.
 */
export interface DajKarteNaleznosciArgs {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajRaty.
 */
export interface DajRatyArgs {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajRatyPdf.
 */
export interface DajRatyPdfArgs {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
  /**
   * Title of the document.
   */
  tytul: string;
  typNaleznosci: TypNaleznosci;
  /**
   * Payable on this day or later; without it no limit.
   */
  dataOd?: string;
  /**
   * Payable on this day or earlier; without it no limit.
   */
  dataDo?: string;
  /**
   * Smallest total of an instalment; without it no limit.
   */
  kwotaOd?: number;
  /**
   * Largest total of an instalment; 0 or without it no limit.
   */
  kwotaDo?: number;
}
/**
 * Arguments of dajWplaty.
 */
export interface DajWplatyArgs {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajElementy.
 */
export interface DajElementyArgs {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajLataDlaNaleznosci.
 */
export interface DajLataDlaNaleznosciArgs {
  /**
   * Id of a card of the thing, of any year.
   */
  idKartyNaleznosci: number;
  /**
   * Only this year; without it all.
   */
  rok?: number;
}
/**
 * Arguments of drukDowoduWplaty.
 */
export interface DrukDowoduWplatyArgs {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
  /**
   * Ids of the chosen instalments of that card.
   *
   * @minItems 1
   * @maxItems 400
   */
  idNaleznosciRatyZbiorczej: number[];
  /**
   * Ids of chosen parts; empty: the instalments as a whole.
   *
   * @maxItems 400
   */
  idNaleznosciRaty: number[];
}
/**
 * Arguments of dajLataAkcyzy.
 */
export interface DajLataAkcyzyArgs {}
/**
 * Arguments of dajWnioskiAkcyzowe.
 */
export interface DajWnioskiAkcyzoweArgs {
  /**
   * The year.
   */
  rok: number;
}
/**
 * Arguments of dajWnioskiAkcyzowePdf.
 */
export interface DajWnioskiAkcyzowePdfArgs {
  /**
   * The year.
   */
  rok: number;
}
/**
 * Arguments of dajZwrotyAkcyzy.
 */
export interface DajZwrotyAkcyzyArgs {
  /**
   * The year.
   */
  rok: number;
}
/**
 * Arguments of dajZwrotyAkcyzyPdf.
 */
export interface DajZwrotyAkcyzyPdfArgs {
  /**
   * The year.
   */
  rok: number;
}
/**
 * Arguments of dajOplatyLokalne.
 */
export interface DajOplatyLokalneArgs {
  /**
   * Id of the card of the fees.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajOplatyLokalnePdf.
 */
export interface DajOplatyLokalnePdfArgs {
  /**
   * Id of the card of the fees.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of rozpocznijPlik.
 */
export interface RozpocznijPlikArgs {
  /**
   * The operation whose request will name the file.
   */
  operacja: string;
  /**
   * The field of that request.
   */
  pole: string;
  /**
   * The name of the file on the resident's device; the office stores a cleaned one.
   */
  nazwa: string;
  /**
   * Its size.
   */
  rozmiar: number;
}
/**
 * Arguments of dajStanPliku.
 */
export interface DajStanPlikuArgs {
  idPliku: IdPliku;
}
/**
 * Arguments of dopiszDoPliku.
 */
export interface DopiszDoPlikuArgs {
  idPliku: IdPliku;
  /**
   * Where the part begins, from the start of the file.
   */
  od: number;
}
/**
 * Arguments of usunPlik.
 */
export interface UsunPlikArgs {
  idPliku: IdPliku;
}
/**
 * Arguments of dajPlik.
 */
export interface DajPlikArgs {
  idPliku: IdPliku;
}
/**
 * Arguments of dajZasadyNieczystosci.
 */
export interface DajZasadyNieczystosciArgs {}
/**
 * Arguments of dajZamowieniaNieczystosci.
 */
export interface DajZamowieniaNieczystosciArgs {}
/**
 * Arguments of zamowOdbiorNieczystosci.
 */
export interface ZamowOdbiorNieczystosciArgs {
  /**
   * Id of the point; null or left out: an address is given.
   */
  idPunktuOdbioru?: number | null;
  /**
   * Where; null or left out: a point is given.
   */
  adres?: string | null;
  /**
   * Volume of the tank; the office keeps two decimals.
   */
  pojemnosc: number;
  /**
   * From this day.
   */
  odDnia: string;
  /**
   * Until this day.
   */
  doDnia: string;
  /**
   * Whom the driver calls, nine digits.
   */
  telefon: string;
  /**
   * Remarks; null or left out: none.
   */
  uwagi?: string | null;
}
/**
 * Arguments of anulujZamowienieNieczystosci.
 */
export interface AnulujZamowienieNieczystosciArgs {
  /**
   * Its id.
   */
  idZamowienia: number;
}
/**
 * Arguments of dajMojeSprawy.
 */
export interface DajMojeSprawyArgs {
  /**
   * The parts asked for, separated by commas; left out, all.
   */
  czesci?: string;
}
/**
 * Arguments of przygotujLogowanieWezlem.
 */
export interface PrzygotujLogowanieWezlemArgs {
  /**
   * After a login.
   */
  adresPrzekierowaniaOk: string;
  /**
   * After a refusal.
   */
  adresPrzekierowaniaBlad: string;
  /**
   * For a person without an account.
   */
  adresPrzekierowaniaPotwierdzenieDanych: string;
}
/**
 * Arguments of przygotujPotwierdzenieWezlem.
 */
export interface PrzygotujPotwierdzenieWezlemArgs {
  /**
   * After a login.
   */
  adresPrzekierowaniaOk: string;
  /**
   * After a refusal.
   */
  adresPrzekierowaniaBlad: string;
  /**
   * For a person without an account.
   */
  adresPrzekierowaniaPotwierdzenieDanych: string;
}
/**
 * Arguments of odbierzLogowanieWezlem.
 */
export interface OdbierzLogowanieWezlemArgs {
  /**
   * Code of the address.
   */
  token: string;
}
/**
 * Arguments of dajDaneDoPotwierdzenia.
 */
export interface DajDaneDoPotwierdzeniaArgs {
  /**
   * Code of the address.
   */
  data: string;
}
/**
 * Arguments of potwierdzDane.
 */
export interface PotwierdzDaneArgs {
  /**
   * Code of the data.
   */
  data: string;
  /**
   * First name.
   */
  imie: string;
  /**
   * Surname.
   */
  nazwisko: string;
  /**
   * National id number.
   */
  pesel: string;
  /**
   * E-mail of the account.
   */
  email: string;
  /**
   * Tax number, when there is one.
   */
  nip?: string | null;
  /**
   * Consent to the processing of the data.
   */
  zgodaPrzetwarzanieDanych?: boolean;
  /**
   * The terms are accepted.
   */
  zgodaRegulamin?: boolean;
}
/**
 * Arguments of zmienHaslo.
 */
export interface ZmienHasloArgs {
  /**
   * The present password; not where there is none yet.
   */
  stareHaslo?: string;
  /**
   * The new password.
   */
  noweHaslo: string;
}
/**
 * Arguments of zmienEmail.
 */
export interface ZmienEmailArgs {
  /**
   * The new address.
   */
  nowyEmail: string;
  /**
   * The present password; not where there is none yet.
   */
  haslo?: string;
}
/**
 * Arguments of potwierdzSwojEmail.
 */
export interface PotwierdzSwojEmailArgs {
  /**
   * Code of the link.
   */
  hash: string;
}
/**
 * Arguments of dajZgody.
 */
export interface DajZgodyArgs {}
/**
 * Arguments of zapiszZgody.
 */
export interface ZapiszZgodyArgs {
  /**
   * Notices by e-mail.
   */
  powiadomieniaEmail: boolean;
  /**
   * Notices by SMS.
   */
  powiadomieniaSms: boolean;
  /**
   * Where to, with the consent.
   */
  email?: string | null;
  /**
   * Telephone of nine digits, with the consent; it may contain blanks and +48.
   */
  telefon?: string | null;
}
/**
 * Arguments of daj2Fa.
 */
export interface Daj2FaArgs {}
/**
 * Arguments of zapisz2Fa.
 */
export interface Zapisz2FaArgs {
  /**
   * What is wanted.
   */
  czy2FaAktywne: boolean;
  /**
   * Code of the authenticator, to turn it on.
   */
  totp?: string | null;
  /**
   * The password, long after the login.
   */
  haslo?: string | null;
}
/**
 * Arguments of usunKonto.
 */
export interface UsunKontoArgs {}
/**
 * Arguments of dajLogowania.
 */
export interface DajLogowaniaArgs {}
/**
 * Arguments of zakonczSesje.
 */
export interface ZakonczSesjeArgs {
  /**
   * Its name; null: all but this one.
   */
  idSesji?: string | null;
}
/**
 * Arguments of potwierdzPierwszeLogowanie.
 */
export interface PotwierdzPierwszeLogowanieArgs {}
/**
 * Arguments of dodajPrzelew.
 */
export interface DodajPrzelewArgs {
  /**
   * The channel.
   */
  channel: 'kir' | 'p24';
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
  /**
   * Ids of the instalments to pay.
   *
   * @maxItems 100
   */
  idNaleznosciRatyZbiorczej: number[];
  /**
   * Always empty: instalments are paid as a whole.
   *
   * @maxItems 0
   */
  idNaleznosciRaty: number[];
  /**
   * The sum that was shown; another one now is refused with 4003. Without it the sum of now is ordered.
   */
  kwota?: number;
  /**
   * Address of this portal to come back to.
   */
  urlPowrotuOk: string;
  /**
   * Address of this portal to come back to after a refusal.
   */
  urlPowrotuBlad: string;
}
/**
 * Arguments of dajHistoriePlatnosci.
 */
export interface DajHistoriePlatnosciArgs {
  /**
   * The year; without it the newest with payments.
   */
  rok?: number;
}
/**
 * Arguments of dajHistoriePlatnosciPdf.
 */
export interface DajHistoriePlatnosciPdfArgs {
  /**
   * The year.
   */
  rok: number;
}
/**
 * Arguments of dajPlatnosc.
 */
export interface DajPlatnoscArgs {
  idTransakcji: IdTransakcji;
}
/**
 * Arguments of dajPlatnoscPdf.
 */
export interface DajPlatnoscPdfArgs {
  idTransakcji: IdTransakcji;
  /**
   * The year it was ordered in.
   */
  rok: number;
}
/**
 * Arguments of dajDanePrzelewu.
 */
export interface DajDanePrzelewuArgs {
  /**
   * Id of the card.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajTerminyPlatnosci.
 */
export interface DajTerminyPlatnosciArgs {
  /**
   * Only this card; without it all.
   */
  idKartyNaleznosci?: number;
}
/**
 * Arguments of dajOplatyZaZezwolenia.
 */
export interface DajOplatyZaZezwoleniaArgs {
  /**
   * Id of the card of the permit fees.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajOplatyZaZezwoleniaPdf.
 */
export interface DajOplatyZaZezwoleniaPdfArgs {
  /**
   * Id of the card of the permit fees.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajKonfiguracje.
 */
export interface DajKonfiguracjeArgs {}
/**
 * Arguments of dajStanPrzerwyTechnicznej.
 */
export interface DajStanPrzerwyTechnicznejArgs {}
/**
 * Arguments of dajMenuBoczne.
 */
export interface DajMenuBoczneArgs {}
/**
 * Arguments of dajLicznikOdwiedzin.
 */
export interface DajLicznikOdwiedzinArgs {}
/**
 * Arguments of dajKontakt.
 */
export interface DajKontaktArgs {}
/**
 * Arguments of dajListeUslug.
 */
export interface DajListeUslugArgs {}
/**
 * Arguments of dajLataBudzetowe.
 */
export interface DajLataBudzetoweArgs {}
/**
 * Arguments of dajDochodyBudzetu.
 */
export interface DajDochodyBudzetuArgs {
  /**
   * The budget year.
   */
  rok: number;
}
/**
 * Arguments of dajDochodyBudzetuPdf.
 */
export interface DajDochodyBudzetuPdfArgs {
  /**
   * The budget year.
   */
  rok: number;
}
/**
 * Arguments of dajWydatkiBudzetu.
 */
export interface DajWydatkiBudzetuArgs {
  /**
   * The budget year.
   */
  rok: number;
}
/**
 * Arguments of dajWydatkiBudzetuPdf.
 */
export interface DajWydatkiBudzetuPdfArgs {
  /**
   * The budget year.
   */
  rok: number;
}
/**
 * Arguments of dajStatusyMeldunkoweMieszkancow.
 */
export interface DajStatusyMeldunkoweMieszkancowArgs {}
/**
 * Arguments of dajStatusyMeldunkoweMieszkancowPdf.
 */
export interface DajStatusyMeldunkoweMieszkancowPdfArgs {}
/**
 * Arguments of informacjaLiczbaWyborcow.
 */
export interface InformacjaLiczbaWyborcowArgs {
  /**
   * An election day: only its row. A day without elections gives no row. Left out: every election day.
   */
  data?: string;
}
/**
 * Arguments of informacjaLiczbaWyborcowPdf.
 */
export interface InformacjaLiczbaWyborcowPdfArgs {
  /**
   * An election day: only its row. A day without elections gives no row. Left out: every election day.
   */
  data?: string;
}
/**
 * Arguments of sprawdzWyborce.
 */
export interface SprawdzWyborceArgs {
  /**
   * The PESEL number, eleven digits.
   */
  pesel: string;
  /**
   * The surname as in the register; capital letters, Polish marks, spaces and hyphens make no difference.
   */
  nazwisko: string;
}
/**
 * Arguments of dajZameldowaniaWgPlciWieku.
 */
export interface DajZameldowaniaWgPlciWiekuArgs {}
/**
 * Arguments of dajZameldowaniaWgPlciWiekuPdf.
 */
export interface DajZameldowaniaWgPlciWiekuPdfArgs {}
/**
 * Arguments of dajNajpopularniejszeImiona.
 */
export interface DajNajpopularniejszeImionaArgs {}
/**
 * Arguments of dajNajpopularniejszeImionaPdf.
 */
export interface DajNajpopularniejszeImionaPdfArgs {}
/**
 * Arguments of dajLataUrodzen.
 */
export interface DajLataUrodzenArgs {}
/**
 * Arguments of dajNajpopularniejszeImionaWgRoku.
 */
export interface DajNajpopularniejszeImionaWgRokuArgs {
  /**
   * The year of birth.
   */
  rok: number;
}
/**
 * Arguments of dajNajpopularniejszeImionaWgRokuPdf.
 */
export interface DajNajpopularniejszeImionaWgRokuPdfArgs {
  /**
   * The year of birth.
   */
  rok: number;
}
/**
 * Arguments of dajZgodyRejestracji.
 */
export interface DajZgodyRejestracjiArgs {}
/**
 * Arguments of zarejestruj.
 */
export interface ZarejestrujArgs {
  /**
   * First name.
   */
  imie: string;
  /**
   * Surname.
   */
  nazwisko: string;
  /**
   * The login wished for: letters without marks, digits, dot, hyphen, underscore.
   */
  login: string;
  /**
   * The password.
   */
  haslo: string;
  /**
   * Where the activation link goes.
   */
  email: string;
  /**
   * National id number.
   */
  pesel: string;
  /**
   * Tax number, when there is one.
   */
  nip?: string | null;
  /**
   * Address of the page the activation link leads to; only a page of this portal is taken.
   */
  returnUrl: string;
  /**
   * Consent to the processing of the data.
   */
  zgodaPrzetwarzanieDanych?: boolean;
  /**
   * The terms are accepted.
   */
  zgodaRegulamin?: boolean;
  /**
   * Answer of the captcha, when the configuration asks for one.
   */
  recaptcha?: string | null;
}
/**
 * Arguments of wyslijLinkAktywacyjny.
 */
export interface WyslijLinkAktywacyjnyArgs {
  /**
   * Login.
   */
  login: string;
  /**
   * E-mail of the account.
   */
  email: string;
  /**
   * Address of the page the link leads to; only a page of this portal is taken.
   */
  returnUrl: string;
  /**
   * Answer of the captcha, when the configuration asks for one.
   */
  recaptcha?: string | null;
}
/**
 * Arguments of resetujHaslo.
 */
export interface ResetujHasloArgs {
  /**
   * Login.
   */
  login: string;
  /**
   * E-mail of the account.
   */
  email: string;
  /**
   * Answer of the captcha, when the configuration asks for one.
   */
  recaptcha?: string | null;
}
/**
 * Arguments of ustawHaslo.
 */
export interface UstawHasloArgs {
  /**
   * The new password.
   */
  noweHaslo: string;
  /**
   * Code of the link.
   */
  kodZmianyHasla: string;
}
/**
 * Arguments of aktywujKonto.
 */
export interface AktywujKontoArgs {
  /**
   * Code of the link.
   */
  hash: string;
}
/**
 * Arguments of aktywujKontoZUrzedu.
 */
export interface AktywujKontoZUrzeduArgs {
  /**
   * Code of the link.
   */
  hash: string;
  /**
   * The password the office gave.
   */
  stareHaslo: string;
  /**
   * The new password.
   */
  noweHaslo: string;
}
/**
 * Arguments of potwierdzEmail.
 */
export interface PotwierdzEmailArgs {
  /**
   * Code of the link.
   */
  hash: string;
}
/**
 * Arguments of dajTematy.
 */
export interface DajTematyArgs {}
/**
 * Arguments of dajTelefonPlatnika.
 */
export interface DajTelefonPlatnikaArgs {
  /**
   * Card whose payer is meant; without it the chosen subject.
   */
  idKartyNaleznosci?: number;
}
/**
 * Arguments of dajPunktyOdbioru.
 */
export interface DajPunktyOdbioruArgs {
  /**
   * Only the points of this card; without it all of the chosen subject.
   */
  idKartyNaleznosci?: number;
}
/**
 * Arguments of dajZgloszenia.
 */
export interface DajZgloszeniaArgs {}
/**
 * Arguments of dodajZgloszenie.
 */
export interface DodajZgloszenieArgs {
  /**
   * Id of the point it is about.
   */
  idPunktuOdbioru: number;
  /**
   * Id of the topic.
   */
  tematZgloszenia: number;
  /**
   * What it says, with line breaks.
   */
  trescZgloszenia: string;
}
/**
 * Arguments of dajZgloszeniaPdf.
 */
export interface DajZgloszeniaPdfArgs {}
/**
 * Arguments of dajPodatkiGminneZestawienie.
 */
export interface DajPodatkiGminneZestawienieArgs {
  /**
   * Id of the card of local taxes.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajPodatkiGminneZestawieniePdf.
 */
export interface DajPodatkiGminneZestawieniePdfArgs {
  /**
   * Id of the card of local taxes.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajWymiarPodatku.
 */
export interface DajWymiarPodatkuArgs {
  /**
   * Id of the card of local taxes.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajWymiarPodatkuPdf.
 */
export interface DajWymiarPodatkuPdfArgs {
  /**
   * Id of the card of local taxes.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajDecyzjeWymiarowa.
 */
export interface DajDecyzjeWymiarowaArgs {
  /**
   * Id of the decision in the archive of prints.
   */
  idArchiwumDruku: number;
}
/**
 * Arguments of dajDecyzjeWymiarowaPdf.
 */
export interface DajDecyzjeWymiarowaPdfArgs {
  /**
   * Id of the decision in the archive of prints.
   */
  idArchiwumDruku: number;
}
/**
 * Arguments of dajWykazPojazdowPlatnika.
 */
export interface DajWykazPojazdowPlatnikaArgs {
  /**
   * Id of the card the vehicles are taxed on.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajWykazPojazdowPlatnikaPdf.
 */
export interface DajWykazPojazdowPlatnikaPdfArgs {
  /**
   * Id of the card the vehicles are taxed on.
   */
  idKartyNaleznosci: number;
}
/**
 * Arguments of dajParametryOplatZaOdpady.
 */
export interface DajParametryOplatZaOdpadyArgs {
  /**
   * Id of the card of the waste fee.
   */
  idKartyNaleznosci: number;
  /**
   * Id of the pickup point; without it that of the card.
   */
  wybranyPunktOdbioru?: number;
}
/**
 * Arguments of dajParametryOplatZaOdpadyPdf.
 */
export interface DajParametryOplatZaOdpadyPdfArgs {
  /**
   * Id of the card of the waste fee.
   */
  idKartyNaleznosci: number;
  /**
   * Id of the pickup point; without it that of the card.
   */
  wybranyPunktOdbioru?: number;
  typWyswietlania: TypParametrowOdpadow;
}
/**
 * Arguments of dajZestawienieWody.
 */
export interface DajZestawienieWodyArgs {
  /**
   * Id of a card of water and sewage.
   */
  idKartyNaleznosci: number;
  /**
   * Id of the delivery point; without it that of the card.
   */
  wybranyPunktOdbioru?: number;
  /**
   * Number of the meter; without it the first of the point.
   */
  wybranyLicznik?: string;
}
/**
 * Arguments of dajZestawienieWodyPdf.
 */
export interface DajZestawienieWodyPdfArgs {
  /**
   * Id of a card of water and sewage.
   */
  idKartyNaleznosci: number;
  /**
   * Id of the delivery point; without it that of the card.
   */
  wybranyPunktOdbioru?: number;
  /**
   * Number of the meter; without it the first of the point.
   */
  wybranyLicznik?: string;
}
/**
 * Arguments of dajOdczytyLicznikaPdf.
 */
export interface DajOdczytyLicznikaPdfArgs {
  /**
   * Id of a card of water and sewage.
   */
  idKartyNaleznosci: number;
  /**
   * Id of the delivery point; without it that of the card.
   */
  wybranyPunktOdbioru?: number;
  /**
   * Number of the meter; without it the first of the point.
   */
  wybranyLicznik?: string;
}
/**
 * Arguments of dajFaktureWody.
 */
export interface DajFaktureWodyArgs {
  /**
   * Id of a card of water and sewage.
   */
  idKartyNaleznosci: number;
  /**
   * Id of the delivery point.
   */
  idPunktuOdbioru: number;
  /**
   * Id of the invoice's document.
   */
  idDokumentuPdf: number;
}
/**
 * Arguments of dajFakturaWodyPdf.
 */
export interface DajFakturaWodyPdfArgs {
  /**
   * Id of a card of water and sewage.
   */
  idKartyNaleznosci: number;
  /**
   * Id of the delivery point.
   */
  idPunktuOdbioru: number;
  /**
   * Id of the invoice's document.
   */
  idDokumentuPdf: number;
}
/**
 * Arguments of zapiszStanLicznika.
 */
export interface ZapiszStanLicznikaArgs {
  /**
   * Id of the meter.
   */
  idLicznika: number;
  /**
   * The state.
   */
  nowyStanLicznika: number;
}
/**
 * Arguments of wycofajStanLicznika.
 */
export interface WycofajStanLicznikaArgs {
  /**
   * Its id.
   */
  idZgloszenia: number;
}
/**
 * Arguments of dajZgloszeniaStanuPdf.
 */
export interface DajZgloszeniaStanuPdfArgs {
  /**
   * Id of the delivery point.
   */
  idPunktu: number;
  /**
   * Number of the meter.
   */
  nrLicznika: string;
}
/**
 * Arguments of dajZgloszeniaStanu.
 */
export interface DajZgloszeniaStanuArgs {
  /**
   * Id of the delivery point.
   */
  idPunktu: number;
  /**
   * Number of the meter.
   */
  nrLicznika: string;
}
/**
 * Arguments of dajProtokolWymianyWodomierza.
 */
export interface DajProtokolWymianyWodomierzaArgs {
  /**
   * Number of the meter that was taken out or put in.
   */
  numerWodomierza: string;
}
/**
 * Arguments of dajProtokolWymianyWodomierzaZeZdjeciami.
 */
export interface DajProtokolWymianyWodomierzaZeZdjeciamiArgs {
  /**
   * Number of the meter that was taken out or put in.
   */
  numerWodomierza: string;
}
/**
 * Arguments of dajWymianeWodomierza.
 */
export interface DajWymianeWodomierzaArgs {
  /**
   * Number of the meter that was taken out or put in.
   */
  numerWodomierza: string;
}
/**
 * Arguments of dajZdjeciaWymianyWodomierza.
 */
export interface DajZdjeciaWymianyWodomierzaArgs {
  /**
   * Number of the meter that was taken out or put in.
   */
  numerWodomierza: string;
}

export type ZalogujAnswer = Logowanie;
export type ZalogujTotpAnswer = Logowanie;
export type DajWyzwanieCaptchaAnswer = WyzwanieCaptcha;
export type DajInformacjeLogowaniaAnswer = InformacjeLogowania;
export type DajDaneUzytkownikaAnswer = Uzytkownik;
export type DajListePodmiotowAnswer = ListaPodmiotow;
export type PrzedluzSesjeAnswer = PrzedluzenieSesji;
export type WylogujAnswer = Wylogowanie;
export type DajInformacjePubliczneAnswer = InformacjePubliczne;
export type DajStroneWlasnaAnswer = StronaWlasna;
export type DajZawartoscKataloguAnswer = ZawartoscKatalogu;
export type DajStatusyIRejestryAnswer = StatusyIRejestry;
export type DajDeklaracjeDostepnosciAnswer = DeklaracjaDostepnosci;
export type DajDaneKorespondencyjneAnswer = DaneKorespondencyjne;
export type ZglosZmianeDanychKorespondencyjnychAnswer = ZapisZmianyDanych;
export type DajHistorieZmianDanychAnswer = HistoriaZmianDanych;
export type DajSzkiceAnswer = Szkice;
export type ZapiszSzkicAnswer = ZapisSzkicu;
export type DajSzkicAnswer = SzkicFormularza;
export type UsunSzkicAnswer = UsunietySzkic;
export type DajListeNaleznosciAnswer = ListaNaleznosci;
export type DajInneUslugiAnswer = InneUslugi;
export type DajKarteNaleznosciAnswer = KartaNaleznosci;
export type DajRatyAnswer = RatyKarty;
export type DajWplatyAnswer = WplatyKarty;
export type DajElementyAnswer = ElementyKarty;
export type DajLataDlaNaleznosciAnswer = LataDlaNaleznosci;
export type DajLataAkcyzyAnswer = LataAkcyzy;
export type DajWnioskiAkcyzoweAnswer = WnioskiAkcyzowe;
export type DajZwrotyAkcyzyAnswer = ZwrotyAkcyzy;
export type DajOplatyLokalneAnswer = OplatyLokalne;
export type RozpocznijPlikAnswer = Plik;
export type DajStanPlikuAnswer = Plik;
export type DopiszDoPlikuAnswer = Plik;
export type UsunPlikAnswer = UsunietyPlik;
export type DajZasadyNieczystosciAnswer = ZasadyNieczystosci;
export type DajZamowieniaNieczystosciAnswer = ZamowieniaNieczystosci;
export type ZamowOdbiorNieczystosciAnswer = ZapisZamowieniaNieczystosci;
export type AnulujZamowienieNieczystosciAnswer = WynikAnulowania;
export type DajMojeSprawyAnswer = MojeSprawy;
export type PrzygotujLogowanieWezlemAnswer = ZadanieSaml;
export type PrzygotujPotwierdzenieWezlemAnswer = ZadanieSaml;
export type OdbierzLogowanieWezlemAnswer = Logowanie;
export type DajDaneDoPotwierdzeniaAnswer = DaneDoPotwierdzenia;
export type PotwierdzDaneAnswer = Logowanie;
export type ZmienHasloAnswer = Logowanie;
export type ZmienEmailAnswer = ZmianaEmail;
export type PotwierdzSwojEmailAnswer = PotwierdzenieEmail;
export type DajZgodyAnswer = Zgody;
export type ZapiszZgodyAnswer = Zgody;
export type Daj2FaAnswer = Konfiguracja2Fa;
export type Zapisz2FaAnswer = Logowanie;
export type UsunKontoAnswer = UsuniecieKonta;
export type DajLogowaniaAnswer = Logowania;
export type ZakonczSesjeAnswer = ZakonczenieSesji;
export type PotwierdzPierwszeLogowanieAnswer = PierwszeLogowanie;
export type DodajPrzelewAnswer = Przelew;
export type DajHistoriePlatnosciAnswer = HistoriaPlatnosci;
export type DajPlatnoscAnswer = PlatnoscInternetowa;
export type DajDanePrzelewuAnswer = DanePrzelewu;
export type DajOplatyZaZezwoleniaAnswer = OplatyZaZezwolenia;
export type DajKonfiguracjeAnswer = Konfiguracja;
export type DajStanPrzerwyTechnicznejAnswer = StanPrzerwyTechnicznej;
export type DajMenuBoczneAnswer = MenuBoczne;
export type DajLicznikOdwiedzinAnswer = LicznikOdwiedzin;
export type DajKontaktAnswer = Kontakt;
export type DajListeUslugAnswer = ListaUslug;
export type DajLataBudzetoweAnswer = LataBudzetowe;
export type DajDochodyBudzetuAnswer = DochodyBudzetu;
export type DajWydatkiBudzetuAnswer = WydatkiBudzetu;
export type DajStatusyMeldunkoweMieszkancowAnswer = StatusyMeldunkowe;
export type InformacjaLiczbaWyborcowAnswer = InformacjaLiczbaWyborcow;
export type SprawdzWyborceAnswer = SprawdzenieWyborcy;
export type DajZameldowaniaWgPlciWiekuAnswer = ZameldowaniaWgPlciWieku;
export type DajNajpopularniejszeImionaAnswer = NajpopularniejszeImiona;
export type DajLataUrodzenAnswer = LataUrodzen;
export type DajNajpopularniejszeImionaWgRokuAnswer = NajpopularniejszeImiona;
export type DajZgodyRejestracjiAnswer = ZgodyRejestracji;
export type ZarejestrujAnswer = PrzyjeteZadanie;
export type WyslijLinkAktywacyjnyAnswer = PrzyjeteZadanie;
export type ResetujHasloAnswer = PrzyjeteZadanie;
export type UstawHasloAnswer = ZmianaHasla;
export type AktywujKontoAnswer = Aktywacja;
export type AktywujKontoZUrzeduAnswer = Aktywacja;
export type PotwierdzEmailAnswer = PotwierdzenieEmail;
export type DajTematyAnswer = TematyZgloszen;
export type DajTelefonPlatnikaAnswer = TelefonPlatnika;
export type DajPunktyOdbioruAnswer = PunktyOdbioru;
export type DajZgloszeniaAnswer = HistoriaZgloszen;
export type DodajZgloszenieAnswer = ZapisZgloszenia;
export type DajPodatkiGminneZestawienieAnswer = ZestawieniePodatkow;
export type DajWymiarPodatkuAnswer = WymiarKarty;
export type DajDecyzjeWymiarowaAnswer = DecyzjaWymiarowa;
export type DajWykazPojazdowPlatnikaAnswer = WykazPojazdow;
export type DajParametryOplatZaOdpadyAnswer = ParametryOplatZaOdpady;
export type DajZestawienieWodyAnswer = ZestawienieWody;
export type DajFaktureWodyAnswer = DokumentFakturyWody;
export type ZapiszStanLicznikaAnswer = ZapisStanuLicznika;
export type WycofajStanLicznikaAnswer = WynikWycofania;
export type DajZgloszeniaStanuAnswer = ZgloszeniaStanuLicznika;
export type DajProtokolWymianyWodomierzaAnswer = PlikProtokoluWymiany;
export type DajProtokolWymianyWodomierzaZeZdjeciamiAnswer = PlikProtokoluWymiany;
export type DajWymianeWodomierzaAnswer = WymianaWodomierza;
export type DajZdjeciaWymianyWodomierzaAnswer = ZdjeciaWymianyWodomierza;
