import type { Language } from '../../src/lang/descriptors/language.ts';
import { alone, type Layers } from '../overlay/layers.ts';
import { Locales } from '../texts/locales.ts';
import type { Explained, Located } from './explained.ts';
import type { Missing } from './find.ts';

/** A text key: its text in each language, with the place. */
export function explainText(layers: Layers, languages: readonly string[], key: string): readonly Explained[] | Missing {
  const now = wordsOf(layers, languages, key);
  const below = layers.above ? wordsOf(alone(layers.below), languages, key) : undefined;
  if (now.located.size === 0) return { why: `There is no text "${key}".${now.near}` };
  return [...now.located].map(([address, located]) => {
    const old = below?.located.get(address);
    const replaced = old && (old.file !== located.file || old.line !== located.line);
    return { address, now: located, parts: [], ...(replaced && { below: old }) };
  });
}

function wordsOf(layers: Layers, languages: readonly string[], key: string) {
  const locales = new Locales(languages as Language[]);
  locales.read(layers);
  const located = new Map<string, Located>();
  for (const { file, path } of locales.written(key)) {
    const { line, column, file: name = file.name } = file.place(path);
    const language = /locales\/(\w+)\//.exec(name)?.[1] ?? '';
    const value = path.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], file.value);
    // Plural forms are separate entries, each with its place.
    const form = /_(zero|one|two|few|many|other)$/.exec(String(path.at(-1)))?.[0] ?? '';
    located.set(`${key}${key.endsWith(form) ? '' : form} (${language})`, { value, file: name, line, column });
  }
  return { located, near: locales.nearest(key) };
}
