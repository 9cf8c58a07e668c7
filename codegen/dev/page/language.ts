/** The languages of the workbench itself; those of the municipality are others. */
export const LANGUAGES = ['pl', 'en'] as const;
export type Spoken = (typeof LANGUAGES)[number];

const KEY = 'okienko.warsztat.jezyk';

/** The one chosen before, else the first of the browser's that the workbench speaks. */
export function spokenLanguage(kept: Storage, wanted: readonly string[]): Spoken {
  const all = [kept.getItem(KEY) ?? '', ...wanted.map((one) => one.slice(0, 2))];
  return LANGUAGES.find((one) => one === all.find((given) => (LANGUAGES as readonly string[]).includes(given))) ?? 'en';
}

export const keepLanguage = (kept: Storage, language: Spoken): void => kept.setItem(KEY, language);
