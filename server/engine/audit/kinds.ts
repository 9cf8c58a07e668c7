/** Who acted. A refused login is one of the side where it was tried. */
export const STRONY = ['MIESZKANIEC', 'URZEDNIK', 'OPERATOR', 'URZAD'] as const;
export type Strona = (typeof STRONY)[number];

/** The kinds of lines, and what each says. docs/audit.md is made of them. */
export const CZYNNOSCI = {
  LOGOWANIE: 'a session began; `sposob` says how: `HASLO`, `KOD` (with the second step), `WEZEL`',
  ODMOWA_LOGOWANIA: 'a login was refused: a wrong password or code, or an account that may not log in',
  ODMOWA_POTWIERDZENIA: 'somebody with an open session gave a wrong password before a change of the account',
  ODMOWA_DOSTEPU:
    'a call was refused for want of rights, of an account, of a key of another system (`klucz`), or with a wrong key; further ones of the hour from the same network are one line, `razy`',
  BLOKADA: 'after too many failures a login, or the codes of an account, are blocked for a while',
  WYLOGOWANIE: 'a session was ended by its owner',
  KONIEC_SESJI: 'an owner ended other sessions',
  REJESTRACJA: 'an account was registered and waits for its link',
  AKTYWACJA: 'the link of a new account was used',
  TOZSAMOSC: 'the identity of the owner of an account was confirmed',
  HASLO: 'a new password; `droga` says whether in the panel, by a link, or by a link of the office',
  EMAIL: 'another e-mail address was asked for, or confirmed',
  DRUGI_KROK: 'the second step was turned on or off',
  USUNIECIE_KONTA: 'an owner deleted the account',
  ODMOWA_WEZLA: 'a return from the national node was refused, and why',
  KLUCZ: 'a clerk chose a password and set up the second step',
  KOLEJKA: 'a clerk looked at a list of applications, with these filters',
  ODCZYT: 'a clerk read an application',
  PLIK: 'a clerk fetched a file of an application',
  DOKUMENT: 'a clerk fetched a document of the office',
  RUCH: 'a clerk moved an application',
  WIADOMOSC: 'a clerk wrote to the applicant',
  PRZYDZIAL: 'a clerk assigned an application',
  ZMIANA:
    'a clerk changed files of their copy in the studio: `edit`, `undo`, `redo`, `restore` (a commit taken back), `case` (of a scenario)',
  PROPOZYCJA: 'a clerk made, accepted, declined or took up a proposal in the studio',
  PRZEJECIE: 'a clerk took the newest common state over into their copy in the studio',
  ODDANIE:
    'a clerk handed the changes of their copy in the studio in to the common state; residents get nothing new by it',
  PUBLIKACJA:
    'a clerk published from the studio: the beginning, then the version, or why not; `powrot` is an earlier version served again',
  KONTO: 'an operator made or changed an account of a clerk or a resident',
  WPIS: 'an operator moved a request',
  KLUCZ_WYMIANY: 'a key of another system was made or revoked',
  ODBIORCA: 'a receiver of webhooks was added, changed or removed',
  PACZKA: 'an application left the office as a package for the registry',
  FEED: 'a feed was loaded, or a load undone',
  KOPIA: 'a backup was made',
  PRZYWROCENIE: 'a backup was restored',
  PRZELADOWANIE: 'the configuration was read again; `wynik` says whether it is in use',
  RETENCJA: 'lines at the end of their time were removed, up to and with this seal',
} as const;

export type Czynnosc = keyof typeof CZYNNOSCI;

export const isCzynnosc = (word: string): word is Czynnosc => Object.hasOwn(CZYNNOSCI, word);
