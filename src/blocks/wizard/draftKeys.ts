import type { Text } from '../../lang/descriptors/text.ts';

/** The operations by which the portal keeps drafts. */
export const DRAFT_OPERATIONS = ['dajSzkic', 'zapiszSzkic', 'usunSzkic'] as const;

/** The words of drafts, with the names that their values have. */
export const DRAFT_WORDS = {
  trzymamy: [],
  zapisano: ['kiedy', 'dzien'],
  wczytano: ['kiedy'],
  niePasuje: ['lista'],
  zmieniony: ['kiedy'],
  wyslany: [],
  usuniety: [],
  nieZapisano: [],
  odNowa: [],
  odNowaTytul: [],
  odNowaOpis: [],
  odNowaTak: [],
  wezTamte: [],
  zostawTe: [],
  zapiszTe: [],
  ponow: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DraftWord = keyof typeof DRAFT_WORDS;

/** What a wizard whose drafts are kept has beside the keys of every wizard. */
export interface DraftKeys {
  /** The name of the screen. */
  ekran: string;
  words: Readonly<Record<DraftWord, Text>>;
}
