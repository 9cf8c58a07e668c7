import type { CheckedMunicipality } from '../../check/checkMunicipality.ts';
import { fromIdentifier, identifier } from '../../new/fields.ts';
import { capital } from '../../new/letters.ts';
import { translated, type Words, wordsIn } from '../../new/words.ts';
import { isObject, type Loose, type LooseObject, nameOf, wordOf } from '../value.ts';
import type { Around } from './around.ts';
import { Spelling } from './spelling.ts';

type Locales = CheckedMunicipality['locales'];
export type Texts = Record<string, Record<string, string>>;

/** Longest description that can be a label. */
const LABEL = 60;

/** The texts of new parts of a screen: those that name the same thing beside it already, or new ones with a proposal. */
export class Wording {
  readonly #locales: Locales;
  readonly #namespace: string;
  readonly #known: ReadonlyMap<string, string>;
  readonly #spelling: Spelling;

  constructor(around: Around) {
    const { checked, name } = around;
    this.#locales = checked.locales;
    this.#spelling = new Spelling(checked.locales);
    const beside = besideOf(around);
    const labels = beside.flatMap(labelsIn);
    this.#namespace = namespaceOf(labels.map(({ label }) => label)) ?? namespaceOfFile(name);
    const known = labels.filter(({ label }) => this.#locales.has(label));
    // Of several labels that of the file itself counts.
    this.#known = new Map(known.reverse().map(({ of, label }) => [of, label]));
  }

  /** A label for a field of the contract. */
  label(field: string, description: string): { key: string; texts: Texts; title: string } {
    const known = this.#known.get(field);
    if (known !== undefined) return { key: known, texts: {}, title: this.said(known) };
    return this.written(this.free(field), this.#spelling.of(labelOf(field, description)));
  }

  /** A new text. */
  written(key: string, words: Words): { key: string; texts: Texts; title: string } {
    const texts = Object.fromEntries(this.#locales.languages.map((language) => [language, wordsIn(words, language)]));
    return { key, texts: { [key]: texts }, title: texts[this.#locales.languages[0] ?? 'pl'] ?? '' };
  }

  /** A new text that a person writes. */
  empty(name: string): { key: string; texts: Texts } {
    const key = this.free(name);
    return { key, texts: { [key]: Object.fromEntries(this.#locales.languages.map((language) => [language, ''])) } };
  }

  /** A text in the first language. */
  said(key: string): string {
    const [text = ''] = this.#locales.forms(this.#locales.languages[0] ?? 'pl', key).values();
    return text.replaceAll(/\{\{\w+\}\}/g, '…');
  }

  /** `budzet.plan`, or a longer key where this one is taken. */
  free(name: string): string {
    const groups = new Set(this.#locales.groups());
    const isTaken = (key: string): boolean =>
      this.#locales.has(key) || [...groups].some((group) => group === key || group.startsWith(`${key}.`));
    const pola = `${this.#namespace}.pola`;
    const wanted = groups.has(pola) ? `${pola}.${name}` : `${this.#namespace}.${name}`;
    for (let number = 1; ; number += 1) {
      const key = number === 1 ? wanted : `${wanted}${number}`;
      if (!isTaken(key)) return key;
    }
  }

  /** The group of texts for the words of a field: one that has them all, or a new one. */
  words(field: string, words: readonly string[]): { group: string; texts: Texts } {
    const group = `${this.#namespace}.slowa.${field}`;
    const known = this.#locales.wordsOf(group);
    if (words.every((word) => known.includes(word))) return { group, texts: {} };
    const fresh = known.length === 0 ? group : this.free(`slowa.${field}`);
    const texts = words.map(
      (word) => this.written(`${fresh}.${word}`, this.#spelling.of({ pl: wordOfEnum(word) })).texts,
    );
    return { group: fresh, texts: Object.assign({}, ...texts) };
  }
}

/** The words of a name in the contract: its description where that is short, else the name itself. */
export function labelOf(name: string, description: string): Words {
  const phrase = capital((/^[^.;:(]+/.exec(description)?.[0] ?? '').trim());
  const isLabel = phrase !== '' && phrase.length <= LABEL;
  const isPolish = /[ąćęłńóśźż]/i.test(description) || identifier(phrase) === name;
  const pl = isLabel && isPolish ? phrase : capital(fromIdentifier(name));
  return translated({ pl, ...(isLabel && !isPolish && { en: phrase }) });
}

/** `DO_ZAPLATY` -> `do zaplaty`. */
const wordOfEnum = (word: string): string => word.toLowerCase().replaceAll('_', ' ');

interface Label {
  of: string;
  label: string;
}

/** Every part with a label, by its name in its list. */
function labelsIn(value: Loose): Label[] {
  if (Array.isArray(value)) return value.flatMap(labelsIn);
  if (!isObject(value)) return [];
  const of = nameOf(value);
  const label = wordOf(value.label);
  return [...(of !== undefined && label !== '' ? [{ of, label }] : []), ...Object.values(value).flatMap(labelsIn)];
}

/** The contents of the file itself, and of those in its folder: they speak of the same things. */
function besideOf({ name, file, edited: { layers } }: Around): LooseObject[] {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const others = layers.files.list('screens').filter((one) => one.startsWith(folder) && one !== name);
  const texts = others.flatMap((one) => [layers.above?.read(one) ?? layers.below.read(one) ?? '{}']);
  return [file.value as LooseObject, ...texts.map(parsed)];
}

function parsed(text: string): LooseObject {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Texts that every service uses name none. */
const SHARED = new Set(['wspolne', 'bloki', 'bledy', 'powloka']);

function namespaceOf(keys: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const key of keys) {
    const [namespace = ''] = key.split('.');
    if (key.includes('.') && !SHARED.has(namespace)) counts.set(namespace, (counts.get(namespace) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** `screens/stan-licznika/x.json` -> `stanLicznika` */
const namespaceOfFile = (name: string): string =>
  (name.split('/')[1] ?? '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\.json$/, '');
