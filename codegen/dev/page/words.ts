import { keepLanguage, type Spoken, spokenLanguage } from './language.ts';

/* Every word of the page around the portal; those of the studio inside are in codegen/dev/studio. */

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

const en = {
  screens: 'Screens',
  findScreen: 'Find a screen',
  otherScreens: 'Other screens',
  homePage: 'Home page',
  noSuchScreen: 'No screen has this name.',
  signedInOnly: 'signed in',
  errors: (number: number) => count(number, 'error', 'errors'),
  warnings: (number: number) => count(number, 'warning', 'warnings'),
  noProblems: 'No problems',
  checkedIn: (ms: number) => `Checked in ${ms} ms`,
  errorsInFiles: (errors: string) => `${errors} in the files`,
  noErrorsAnyMore: 'No errors any more',
  stopped: 'okienko dev has stopped',
  stoppedHosted: 'Your session has ended, or the studio was stopped: load this page again',
  problems: 'Problems',
  /** Above messages that are in English; in English there is nothing to say. */
  messagesAre: '',
  lastGood: 'The last version without errors runs below.',
  nothingRuns: 'Nothing runs until they are corrected.',
  hide: 'Hide',
  view: 'View',
  howShown: 'How the portal is shown',
  workbench: 'Workbench',
  portal: 'The portal',
  address: 'Address in the portal',
  openAlone: 'Open alone',
  addressForm: 'An address in the portal must begin with /.',
  panel: 'Panel',
  madeOf: 'What the screen is made of',
  values: 'Values',
  blocks: 'Blocks',
  edit: 'Edit',
  findValue: 'Find a name or a value',
  needsLogin: 'This screen needs a login: choose a person or an institution above.',
  noScreen:
    'No screen runs here. The home page and the pages of the portal itself are not screens: choose one from the list.',
  copy: (text: string) => `Copy ${text}`,
  copied: (text: string) => `Copied: ${text}`,
  cannotCopy: 'The browser does not let this page copy.',
  switches: {
    who: 'Signed in',
    answers: 'Answers',
    contrast: 'Contrast',
    letters: 'Letter size',
    width: 'Width',
    lang: 'Language',
  },
  options: {
    nobody: 'nobody',
    person: 'person',
    institution: 'institution',
    full: 'full',
    empty: 'empty',
    slow: 'slow',
    failing: 'failing',
    restricted: 'restricted',
    normal: 'normal',
    yb: 'yellow',
    fit: 'fit',
  } as Readonly<Record<string, string>>,
  howAnswers: (operation: string) => `How ${operation} answers`,
  likeOthers: 'like all others',
  statuses: {
    ready: 'known',
    held: 'waits for an argument',
    pending: 'loading',
    failed: 'failed',
    empty: 'empty',
    unasked: 'not called yet',
    shown: 'shown',
    hidden: 'hidden',
    closed: 'not open',
    inside: 'not drawn',
    disabled: 'disabled',
  } as Readonly<Record<string, string>>,
  notNeeded: 'Nothing on the screen needs it yet.',
  calledWhen: (conditions: readonly string[]) => `It is called when ${conditions.join(' and ')} holds.`,
  waitsFor: (names: readonly string[]) =>
    names.length > 0 ? `It waits for ${names.join(', ')}.` : 'It waits for an argument.',
  inRows: (shown: number, of: number) => `in ${shown} of ${of} rows`,
  nothing: 'nothing',
  emptyList: 'an empty list',
  listOf: (length: number) => `a list of ${length}`,
  andMore: (number: number) => `and ${number} more`,
};

export type Words = typeof en;

/** `3 błędy`: the forms for one, for two to four, and for all others. */
function plural(number: number, one: string, few: string, many: string): string {
  const form = new Intl.PluralRules('pl').select(number);
  return `${number} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

const pl: Words = {
  screens: 'Ekrany',
  findScreen: 'Znajdź ekran',
  otherScreens: 'Inne ekrany',
  homePage: 'Strona główna',
  noSuchScreen: 'Żaden ekran się tak nie nazywa.',
  signedInOnly: 'po zalogowaniu',
  errors: (number) => plural(number, 'błąd', 'błędy', 'błędów'),
  warnings: (number) => plural(number, 'ostrzeżenie', 'ostrzeżenia', 'ostrzeżeń'),
  noProblems: 'Bez problemów',
  checkedIn: (ms) => `Sprawdzone w ${ms} ms`,
  errorsInFiles: (errors) => `W plikach: ${errors}`,
  noErrorsAnyMore: 'Nie ma już błędów',
  stopped: 'okienko dev zakończyło pracę',
  stoppedHosted: 'Sesja się skończyła albo studio zatrzymano: wczytaj tę stronę ponownie',
  problems: 'Problemy',
  messagesAre:
    'Pliki ktoś zmienił poza studiem albo zmiana jest niedokończona. Komunikaty są po angielsku: czyta je osoba, która pisze pliki.',
  lastGood: 'Poniżej działa ostatnia wersja bez błędów.',
  nothingRuns: 'Dopóki nie zostaną poprawione, nic nie działa.',
  hide: 'Ukryj',
  view: 'Widok',
  howShown: 'Jak portal jest pokazany',
  workbench: 'Warsztat',
  portal: 'Portal',
  address: 'Adres w portalu',
  openAlone: 'Otwórz osobno',
  addressForm: 'Adres w portalu musi zaczynać się od /.',
  panel: 'Panel',
  madeOf: 'Z czego jest ekran',
  values: 'Wartości',
  blocks: 'Bloki',
  edit: 'Edycja',
  findValue: 'Znajdź nazwę albo wartość',
  needsLogin: 'Ten ekran wymaga zalogowania: wybierz u góry osobę albo instytucję.',
  noScreen: 'Nie ma tu ekranu. Strona główna i strony samego portalu nie są ekranami: wybierz ekran z listy.',
  copy: (text) => `Kopiuj ${text}`,
  copied: (text) => `Skopiowano: ${text}`,
  cannotCopy: 'Przeglądarka nie pozwala tej stronie kopiować.',
  switches: {
    who: 'Zalogowany',
    answers: 'Odpowiedzi',
    contrast: 'Kontrast',
    letters: 'Wielkość liter',
    width: 'Szerokość',
    lang: 'Język',
  },
  options: {
    nobody: 'nikt',
    person: 'osoba',
    institution: 'instytucja',
    full: 'pełne',
    empty: 'puste',
    slow: 'powolne',
    failing: 'z błędem',
    restricted: 'ograniczone',
    normal: 'zwykły',
    yb: 'żółty',
    fit: 'pełna',
  },
  howAnswers: (operation) => `Jak odpowiada ${operation}`,
  likeOthers: 'tak jak wszystkie',
  statuses: {
    ready: 'wczytano',
    held: 'czeka na argument',
    pending: 'wczytywanie',
    failed: 'błąd',
    empty: 'brak danych',
    unasked: 'jeszcze nie wczytano',
    shown: 'widoczny',
    hidden: 'ukryty',
    closed: 'zamknięty',
    inside: 'niewidoczny',
    disabled: 'nieaktywny',
  },
  notNeeded: 'Nic na ekranie jeszcze jej nie potrzebuje.',
  calledWhen: (conditions) => `Zostanie wczytana, gdy będzie spełnione: ${conditions.join(' i ')}.`,
  waitsFor: (names) => (names.length > 0 ? `Czeka na ${names.join(', ')}.` : 'Czeka na argument.'),
  inRows: (shown, of) => `w wierszach: ${shown} z ${of}`,
  nothing: 'brak',
  emptyList: 'pusta lista',
  listOf: (length) => `lista: ${length}`,
  andMore: (number) => `i jeszcze ${number}`,
};

const WORDS: Readonly<Record<Spoken, Words>> = { pl, en };

let language = spokenLanguage(localStorage, navigator.languages);

/** The language of the whole workbench, studio included. */
export const spoken = (): Spoken => language;

export const words = (): Words => WORDS[language];

/** Another language is chosen, and remembered. */
export function speak(next: Spoken): void {
  language = next;
  keepLanguage(localStorage, next);
}
