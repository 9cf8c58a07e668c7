import type { Spoken } from '../../../studio/names.ts';

const en = {
  search: 'Search',
  kinds: 'Kinds of blocks',
  startsWith: 'What it begins with',
  cannot: (count: number) => `Kinds that cannot be added here (${count})`,
  nothingFound: 'No kind has such a name.',
};

const pl: typeof en = {
  search: 'Szukaj',
  kinds: 'Rodzaje bloków',
  startsWith: 'Od czego zaczyna',
  cannot: (count) => `Rodzaje, których nie można tu dodać (${count})`,
  nothingFound: 'Żaden rodzaj tak się nie nazywa.',
};

export const GALLERY_WORDS: Readonly<Record<Spoken, typeof en>> = { pl, en };
