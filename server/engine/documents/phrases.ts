import type { Language } from '../../../src/lang/descriptors/language.ts';
import { phrase, type Texts, type Values } from '../../../src/lang/descriptors/phrase.ts';

/** A text by its key; `count` selects the plural form, the other values replace `{{name}}`. '' when there is none. */
export type Phrase = (key: string, values?: Values) => string;

export const phrasesOf =
  (texts: Texts, language: Language): Phrase =>
  (key, values) =>
    phrase(texts, language, key, values) ?? '';
