import type { Spoken } from '../../../studio/names.ts';

const en = {
  area: 'History',
  heading: 'History',
  noGit:
    'The folder of the municipality is in no git repository. The steps of the studio are kept in the folder itself: “Steps” lists them, “Undo” takes them back.',
  unsigned: 'Each saved step can become a commit of the git repository that the folder is in. In whose name?',
  name: 'Name',
  email: 'E-mail',
  sign: 'Keep a history from now on',
  signed: (name: string) => `Each saved step becomes a commit by ${name}.`,
  stop: 'No longer',
  changes: 'Changes, the newest first',
  none: 'There is no commit with files of the municipality yet.',
  takeBack: 'Take this change back',
  takeBackHint: 'Later changes stay. It is a step of its own, so it can be undone.',
  takenBack: (sentence: string) => `Taken back: ${sentence}`,
};

export type HistoryWords = typeof en;

const pl: HistoryWords = {
  area: 'Historia',
  heading: 'Historia',
  noGit:
    'Folder gminy nie jest w repozytorium git. Kroki studia są w samym folderze: „Kroki” je pokazują, „Cofnij” je cofa.',
  unsigned:
    'Każdy zapisany krok może stać się zatwierdzeniem w repozytorium git, w którym jest folder. W czyim imieniu?',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  sign: 'Prowadź historię od teraz',
  signed: (name) => `Każdy zapisany krok trafia do historii jako zmiana, której autorem jest ${name}.`,
  stop: 'Nie prowadź dalej',
  changes: 'Zmiany, od najnowszej',
  none: 'Nie ma jeszcze w historii zmiany plików gminy.',
  takeBack: 'Wycofaj tę zmianę',
  takeBackHint: 'Późniejsze zmiany zostaną. To osobny krok, więc można go cofnąć.',
  takenBack: (sentence) => `Wycofano: ${sentence}`,
};

export const HISTORY_WORDS: Readonly<Record<Spoken, HistoryWords>> = { pl, en };
