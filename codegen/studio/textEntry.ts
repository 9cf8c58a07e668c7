import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Layers } from '../overlay/layers.ts';
import { Locales } from '../texts/locales.ts';
import type { TextEntry } from './api.ts';
import { Refusal } from './edit.ts';
import { languagesOf } from './languages.ts';

/** A text in every language and form. @param screens that show it @throws Refusal when there is none */
export function textEntry(layers: Layers, key: string, screens: readonly string[]): TextEntry {
  const languages = languagesOf(layers);
  const locales = new Locales(languages as Language[]);
  locales.read(layers);
  const texts: Record<string, Record<string, string>> = {};
  for (const language of languages as Language[])
    for (const [form, text] of locales.forms(language, key)) texts[form] = { ...texts[form], [language]: text };
  if (Object.keys(texts).length === 0) throw new Refusal(`There is no text "${key}".`, `Nie ma tekstu „${key}”.`);
  return {
    key,
    texts,
    placeholders: [...locales.placeholders(key)].sort(),
    plural: locales.isPlural(key),
    uses: screens.map((screen) => `screens/${screen}.json`),
  };
}
