import type { Spoken } from '../../../studio/names.ts';

/** The words of a hosted studio, where each clerk has a copy. */
export interface CommonWords {
  area: string;
  upToDate: string;
  behind(count: number): string;
  ahead(count: number): string;
  takeOver: string;
  share: string;
  shareHint: string;
  took(files: number): string;
  shared: string;
  conflicts: string;
  conflictsHint: string;
  mine: string;
  theirs: string;
  gone: string;
  again: string;
  logout: string;
}

const pl: CommonWords = {
  area: 'Wspólny stan',
  upToDate: 'Twoja kopia jest taka jak wspólny stan.',
  behind: (count) => `Zmiany innych, których nie masz: ${count}.`,
  ahead: (count) => `Twoje zmiany, których nie ma we wspólnym stanie: ${count}.`,
  takeOver: 'Przejmij wspólny stan',
  share: 'Oddaj swoje zmiany',
  shareHint: 'Oddane zmiany widzą inni, a mieszkańcy dopiero po publikacji.',
  took: (files) => `Przejęto wspólny stan. Zmienione pliki: ${files}.`,
  shared: 'Twoje zmiany są we wspólnym stanie.',
  conflicts: 'Ktoś zmienił to samo',
  conflictsHint: 'Wybierz przy każdym miejscu, która wersja zostaje. Dopóki tego nie zrobisz, nic się nie zmienia.',
  mine: 'Moja wersja',
  theirs: 'Wersja innych',
  gone: 'nie ma',
  again: 'Zastosuj wybór',
  logout: 'Wyloguj',
};

const en: CommonWords = {
  area: 'Common state',
  upToDate: 'Your copy is as the common state.',
  behind: (count) => `Changes of others that you do not have: ${count}.`,
  ahead: (count) => `Your changes that are not in the common state: ${count}.`,
  takeOver: 'Take over the common state',
  share: 'Hand in your changes',
  shareHint: 'Others see what is handed in; residents only after it is published.',
  took: (files) => `The common state is taken over. Changed files: ${files}.`,
  shared: 'Your changes are in the common state.',
  conflicts: 'Somebody has changed the same',
  conflictsHint: 'Choose for each place whose version stays. Until you do, nothing changes.',
  mine: 'My version',
  theirs: 'The version of others',
  gone: 'not there',
  again: 'Apply the choice',
  logout: 'Log out',
};

export const COMMON_WORDS: Readonly<Record<Spoken, CommonWords>> = { pl, en };
