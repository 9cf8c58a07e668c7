import type { Spoken } from '../../../studio/names.ts';
import type { Published, PublishState } from '../../../studio/published.ts';

type WhyNot = Extract<Published, { why: string }>['why'];
type Doing = NonNullable<PublishState['progress']>['doing'];

const en = {
  area: 'Publish',
  heading: 'Publish',
  hint: 'Residents see a change only after it is published. It is checked first; an earlier version can be served again at any time.',
  noPlace:
    'No place for published versions is set. Whoever runs the computers starts the workbench with it, and names its folder "current" to the office:',
  serves: (nr: number) => `The office serves version ${nr}.`,
  nothing: 'Nothing was published yet: the first version will have everything.',
  changes: (nr: number) => `Changed since version ${nr}`,
  none: 'Nothing has changed since this version.',
  file: (name: string) => `${name}: changed by another program`,
  underWay: 'Work under way has errors, so it is not published.',
  note: 'What is new, for the list of versions',
  publish: 'Publish',
  doing: {
    check: 'Checking the files …',
    scenarios: 'Running the scenarios …',
    copy: 'Keeping the version …',
  } as Readonly<Record<Doing, string>>,
  done: (nr: number) => `Version ${nr} is published. The office serves it in a few seconds.`,
  whyNot: {
    unchanged: 'Nothing has changed, so nothing was published.',
    errors: 'The files have errors, so nothing was published.',
    scenarios:
      'A screen differs from its scenario, so nothing was published. An engineer can tell which of them is right.',
    taken: 'Somebody else has published meanwhile. Look at the list, and publish again.',
    conflicts: 'Somebody has changed the same, so nothing was published. Choose above whose version stays.',
    saved: 'Files were saved during the check, so nothing was published. Publish again.',
  } as Readonly<Record<WhyNot, string>>,
  details: 'What the check says',
  versions: 'Versions',
  version: (nr: number) => `Version ${nr}`,
  current: 'served now',
  serve: (nr: number) => `Serve version ${nr} again`,
  sure: (nr: number) =>
    `Residents will see version ${nr} in a few seconds. Files that are edited here stay as they are.`,
  yes: 'Serve it',
  no: 'Cancel',
  served: (nr: number) => `The office serves version ${nr} in a few seconds.`,
};

export type PublishWords = typeof en;

const pl: PublishWords = {
  area: 'Publikacja',
  heading: 'Publikacja',
  hint: 'Mieszkańcy widzą zmianę dopiero po publikacji. Najpierw jest sprawdzana; w każdej chwili można wrócić do wcześniejszej wersji.',
  noPlace:
    'Nie podano miejsca na opublikowane wersje. Osoba, która opiekuje się komputerami, uruchamia z nim warsztat, a urzędowi podaje jego katalog „current”:',
  serves: (nr) => `Urząd podaje wersję ${nr}.`,
  nothing: 'Nic jeszcze nie opublikowano: pierwsza wersja będzie zawierać wszystko.',
  changes: (nr) => `Zmiany od wersji ${nr}`,
  none: 'Od tej wersji nic się nie zmieniło.',
  file: (name) => `${name}: zmieniono innym programem`,
  underWay: 'Praca w toku ma błędy, więc nie zostanie opublikowana.',
  note: 'Co nowego, do listy wersji',
  publish: 'Opublikuj',
  doing: {
    check: 'Sprawdzam pliki …',
    scenarios: 'Uruchamiam scenariusze …',
    copy: 'Zapisuję wersję …',
  },
  done: (nr) => `Opublikowano wersję ${nr}. Urząd poda ją za kilka sekund.`,
  whyNot: {
    unchanged: 'Nic się nie zmieniło, więc nic nie opublikowano.',
    errors: 'Pliki mają błędy, więc nic nie opublikowano.',
    scenarios: 'Ekran różni się od swojego scenariusza, więc nic nie opublikowano. Informatyk oceni, co jest właściwe.',
    taken: 'Ktoś inny opublikował w tym czasie. Zobacz listę i opublikuj ponownie.',
    conflicts: 'Ktoś zmienił to samo, więc nic nie opublikowano. Wybierz wyżej, która wersja zostaje.',
    saved: 'Podczas sprawdzania zapisano pliki, więc nic nie opublikowano. Opublikuj ponownie.',
  },
  details: 'Co mówi sprawdzenie',
  versions: 'Wersje',
  version: (nr) => `Wersja ${nr}`,
  current: 'podawana teraz',
  serve: (nr) => `Wróć do wersji ${nr}`,
  sure: (nr) => `Za kilka sekund mieszkańcy zobaczą wersję ${nr}. Pliki zmieniane tutaj pozostaną bez zmian.`,
  yes: 'Wróć do niej',
  no: 'Anuluj',
  served: (nr) => `Urząd poda wersję ${nr} za kilka sekund.`,
};

export const PUBLISH_WORDS: Readonly<Record<Spoken, PublishWords>> = { pl, en };
