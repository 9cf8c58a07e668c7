import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Layers } from '../overlay/layers.ts';
import { Locales } from '../texts/locales.ts';
import type { TextEntry } from './api.ts';
import { Refusal } from './edit.ts';
import { languagesOf } from './languages.ts';

/** All texts of a municipality. */
export interface AllTexts {
  languages: readonly Language[];
  locales: Locales;
}

export function allTexts(layers: Layers): AllTexts {
  const languages = languagesOf(layers) as Language[];
  const locales = new Locales(languages);
  locales.read(layers);
  return { languages, locales };
}

/** A text in every language and form. @param about titles of the screens that show it; which roles change it @throws Refusal when there is none */
export function textEntry(
  { languages, locales }: AllTexts,
  key: string,
  about: Pick<TextEntry, 'uses' | 'subject'>,
): TextEntry {
  const texts: Record<string, Record<string, string>> = {};
  for (const language of languages)
    for (const [form, text] of locales.forms(language, key)) texts[form] = { ...texts[form], [language]: text };
  if (Object.keys(texts).length === 0) throw new Refusal(`There is no text "${key}".`, `Nie ma tekstu „${key}”.`);
  return {
    key,
    texts,
    placeholders: [...locales.placeholders(key)].sort(),
    plural: locales.isPlural(key),
    ...about,
  };
}
