import type { CheckedMunicipality } from '../../check/checkMunicipality.ts';
import { fromIdentifier, identifier } from '../../new/fields.ts';
import { capital } from '../../new/letters.ts';
import { readWords, translated, type Words, wordsIn } from '../../new/words.ts';
import { isPolish } from '../polish.ts';
import type { LooseObject } from '../value.ts';
import type { Around } from './around.ts';
import type { ContractField } from './contractField.ts';
import { Labels, labelsIn, parsed } from './labels.ts';
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
  readonly #labels: Labels;

  constructor(around: Around) {
    const { checked, name } = around;
    this.#locales = checked.locales;
    this.#spelling = new Spelling(checked.locales);
    this.#labels = new Labels(around.edited, checked.locales);
    const beside = besideOf(around);
    const labels = beside.flatMap((one) => labelsIn(one));
    this.#namespace = namespaceOf(labels.map(({ label }) => label)) ?? namespaceOfFile(name);
    const known = labels.filter(({ label }) => this.#locales.has(label));
    // Of several labels that of the file itself counts.
    this.#known = new Map(known.reverse().map(({ of, label }) => [of, label]));
  }

  /** A label for a field of the contract. */
  label(field: Named): { key: string; texts: Texts; title: string } {
    const known = this.#known.get(field.name);
    if (known !== undefined) return { key: known, texts: {}, title: this.said(known) };
    const words = labelFor(field, this.#labels, this.#spelling);
    const key = this.#wanted(field.name);
    return this.#says(key, words)
      ? { key, texts: {}, title: this.said(key) }
      : this.written(this.free(field.name), words);
  }

  /** A new text. */
  written(key: string, words: Words): { key: string; texts: Texts; title: string } {
    const texts = Object.fromEntries(this.#locales.languages.map((language) => [language, wordsIn(words, language)]));
    return { key, texts: { [key]: texts }, title: texts[this.#locales.languages[0] ?? 'pl'] ?? '' };
  }

  /** The words of a name of the contract. */
  spelled(name: string): Words {
    return this.#spelling.of({ pl: fromIdentifier(name) });
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
    const wanted = this.#wanted(name);
    for (let number = 1; ; number += 1) {
      const key = number === 1 ? wanted : `${wanted}${number}`;
      if (!isTaken(key)) return key;
    }
  }

  /** The key of a new text where no other has it. */
  #wanted(name: string): string {
    const pola = `${this.#namespace}.pola`;
    return this.#locales.groups().includes(pola) ? `${pola}.${name}` : `${this.#namespace}.${name}`;
  }

  /** Whether a text has these words in every language. */
  #says(key: string, words: Words): boolean {
    return this.#locales.languages.every((language) => {
      const [text, ...others] = this.#locales.forms(language, key).values();
      return text === wordsIn(words, language) && others.length === 0;
    });
  }

  /** The group of texts for the words of a field: one that has them all, one for just these words, or a new one. */
  words(field: string, words: readonly string[]): { group: string; texts: Texts } {
    const group = `${this.#namespace}.slowa.${field}`;
    const known = this.#locales.wordsOf(group);
    if (words.every((word) => known.includes(word))) return { group, texts: {} };
    const same = this.#groupOf(words);
    if (same !== undefined) return { group: same, texts: {} };
    const fresh = known.length === 0 ? group : this.free(`slowa.${field}`);
    const texts = words.map(
      (word) => this.written(`${fresh}.${word}`, this.#spelling.of({ pl: wordOfEnum(word) })).texts,
    );
    return { group: fresh, texts: Object.assign({}, ...texts) };
  }

  /** A group of the namespace for just these words, as a choice of the screen has it: `obiekty.tydzien` has each day of the week. */
  #groupOf(words: readonly string[]): string | undefined {
    return this.#locales.groups().find((group) => {
      const known = group.startsWith(`${this.#namespace}.`) ? this.#locales.wordsOf(group) : [];
      return known.length === words.length && words.every((word) => known.includes(word));
    });
  }
}

/** A field, with what the contract says of it. */
type Named = Pick<ContractField, 'name' | 'description' | 'about'>;

/**
 * The words for a field: those of the municipality's screens for this operation, else those of the contract for whoever shapes the
 * portal; without these, the words that most screens have for a field of this name, or the name itself.
 */
export function labelFor(field: Named, labels: Labels, spelling: Spelling, operation?: string): Words {
  const { name, description } = field;
  const said = saidOf(field);
  const proposed = said
    ? spelling.translated(said, isPolish(description) ? '' : phraseOf(description))
    : { ...spelling.of(labelOf(name, description)), ...labels.any(name) };
  return { ...proposed, ...(operation !== undefined && labels.exact(name, operation)) };
}

/** The words of a name in the contract: its description where that is short, else the name itself. */
export function labelOf(name: string, description: string): Words {
  const phrase = phraseOf(description);
  const isOwn = isPolish(description) || identifier(phrase) === name;
  const pl = (isOwn && phrase) || capital(fromIdentifier(name));
  return translated({ pl, ...(!isOwn && phrase && { en: phrase }) });
}

/** How the contract calls a field in the languages of the portal, where that is short in Polish. */
function saidOf({ about }: Named): Words | undefined {
  const phrases = Object.entries(about ?? {}).flatMap(([language, text]) => {
    const phrase = phraseOf(text);
    return phrase ? [[language, phrase] as const] : [];
  });
  return readWords(Object.fromEntries(phrases));
}

/** The first words of a description, as a label; '' where they are too long for one. */
function phraseOf(description: string): string {
  const phrase = capital((/^[^.;:(]+/.exec(description)?.[0] ?? '').trim());
  return phrase.length <= LABEL ? phrase : '';
}

/** `DO_ZAPLATY` -> `do zaplaty`. */
const wordOfEnum = (word: string): string => word.toLowerCase().replaceAll('_', ' ');

/** The contents of the file itself, and of those in its folder: they speak of the same things. */
function besideOf({ name, file, edited: { layers } }: Around): LooseObject[] {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const others = layers.files.list('screens').filter((one) => one.startsWith(folder) && one !== name);
  const texts = others.flatMap((one) => [layers.above?.read(one) ?? layers.below.read(one) ?? '{}']);
  return [file.value as LooseObject, ...texts.map(parsed)];
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
