/** A failure in one sentence: the English one is printed, the studio shows the one in its language. */
export interface MissText {
  en: string;
  pl: string;
}

const text = (en: string, pl: string): MissText => ({ en, pl });

/** Why a step or an expectation of a scenario fails, by what it is about. */
export const MISS = {
  phase: (is: string, wanted: string) =>
    text(`The screen is ${is}, not ${wanted}.`, `Ekran jest w stanie ${is}, a nie ${wanted}.`),
  title: (is: string) => text(`The title is "${is}".`, `Tytuł to „${is}”.`),
  summary: (is: string) => text(`The summary is "${is}".`, `Streszczenie to „${is}”.`),
  links: (is: string) => text(`The links are ${is}.`, `Odnośniki to ${is}.`),
  notVisible: (name: string, isThere: boolean) =>
    isThere
      ? text(`"${name}" is hidden.`, `„${name}” jest ukryte.`)
      : text(`"${name}" is not there.`, `Nie ma „${name}”.`),
  visible: (name: string, texts: string) =>
    text(`"${name}" is visible: ${texts}.`, `„${name}” jest widoczne: ${texts}.`),
  notOnScreen: (name: string) => text(`"${name}" is not on the screen.`, `„${name}” nie ma na ekranie.`),
  hidden: (name: string) =>
    text(`"${name}" is not on the screen: it is hidden.`, `„${name}” nie widać na ekranie: jest ukryte.`),
  cannotPress: (name: string) => text(`"${name}" cannot be pressed.`, `„${name}” nie da się nacisnąć.`),
  enabled: (name: string) => text(`"${name}" is enabled.`, `„${name}” jest włączone.`),
  disabled: (name: string) => text(`"${name}" is disabled.`, `„${name}” jest wyłączone.`),
  value: (name: string, is: string) => text(`${name} is ${is}.`, `${name} ma wartość ${is}.`),
  step: (is: string) => text(`The step is "${is}".`, `Krok to „${is}”.`),
  steps: (are: string) => text(`The steps are ${are}.`, `Kroki to ${are}.`),
  field: (is: string) => text(`The field shows ${is}.`, `Pole pokazuje ${is}.`),
  noRows: (name: string) => text(`"${name}" has no rows.`, `„${name}” nie ma wierszy.`),
  rows: (count: number) => text(`It has ${count}.`, `Jest ich ${count}.`),
  shown: (words: string) => text(`"${words}" is shown.`, `Widać „${words}”.`),
  notShown: (words: string, texts: string) =>
    text(`"${words}" is not shown. The texts are ${texts}.`, `Nie widać „${words}”. Teksty to ${texts}.`),
  messages: (are: string) => text(`The messages are ${are}.`, `Komunikaty to ${are}.`),
  complaintOf: (field: string, is: string) =>
    text(`"${field}" has the message "${is}".`, `„${field}” ma komunikat „${is}”.`),
  complaint: (is: string | undefined) =>
    is ? text(`The message is "${is}".`, `Komunikat to „${is}”.`) : text('There is no message.', 'Nie ma komunikatu.'),
  question: (is: string | undefined) =>
    is
      ? text(`The question is "${is}".`, `Pytanie to „${is}”.`)
      : text('No question is open.', 'Żadne pytanie nie jest otwarte.'),
  sent: (calls: string) => text(`The calls sent are ${calls}.`, `Wysłane wywołania to ${calls}.`),
  calls: (count: number) => text(`It was called ${count} times.`, `Liczba wywołań: ${count}.`),
  goes: (to: string | null) =>
    to === null
      ? text('The resident stays on the screen.', 'Mieszkaniec zostaje na ekranie.')
      : text(`The resident goes to ${to}.`, `Mieszkaniec przechodzi do ${to}.`),
  saves: (files: string) => text(`The files saved are ${files}.`, `Zapisane pliki to ${files}.`),
  dialogs: (open: string) => text(`The open dialogs are ${open}.`, `Otwarte okna to ${open}.`),
  noQuestion: () =>
    text(
      'No question is open, so there is none to answer.',
      'Żadne pytanie nie jest otwarte, więc nie ma na co odpowiedzieć.',
    ),
  noChoice: (name: string) => text(`The rows of "${name}" cannot be chosen.`, `Wierszy „${name}” nie da się wybierać.`),
  lastStep: (name: string, at: string) =>
    text(
      `"${name}" is at "${at}": it is sent from its last step.`,
      `„${name}” jest w kroku „${at}”: wysyła się z ostatniego kroku.`,
    ),
  noStep: (name: string, step: string, steps: string) =>
    text(
      `"${name}" has no step "${step}" now: it has ${steps}.`,
      `„${name}” nie ma teraz kroku „${step}”: ma ${steps}.`,
    ),
  noForm: (name: string) => text(`The form "${name}" is not on the screen.`, `Formularza „${name}” nie ma na ekranie.`),
  noField: (field: string, form: string) =>
    text(
      `The field "${field}" of "${form}" is not on the screen.`,
      `Pola „${field}” formularza „${form}” nie ma na ekranie.`,
    ),
  locked: (field: string, form: string) =>
    text(`The field "${field}" of "${form}" is locked.`, `Pole „${field}” formularza „${form}” jest zablokowane.`),
  rowCount: (field: string, form: string, is: number, wanted: number) =>
    text(
      `"${field}" of "${form}" has ${is} rows, and takes no ${wanted}.`,
      `„${field}” formularza „${form}” ma ${is} wierszy i nie przyjmie ${wanted}.`,
    ),
  noPages: (name: string) => text(`"${name}" has no pages.`, `„${name}” nie ma stron.`),
  noPage: (name: string, count: number, wanted: number) =>
    text(
      `"${name}" has ${count === 1 ? 'one page' : `${count} pages`}, so it has no page ${wanted}.`,
      `„${name}” ma ${count === 1 ? 'jedną stronę' : `strony: ${count}`}, więc nie ma strony ${wanted}.`,
    ),
} as const;
