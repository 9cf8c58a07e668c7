import type { CheckedMunicipality } from '../../check/checkMunicipality.ts';
import type { Words } from '../../new/words.ts';
import type { Edited } from '../edited.ts';
import { isObject, type Loose, type LooseObject, nameOf, valueAt, wordOf } from '../value.ts';

type Locales = CheckedMunicipality['locales'];

/** A longer text is a sentence. */
const LONGEST = 60;

/** A part with a label, by the name of its field. */
export interface Label {
  of: string;
  label: string;
  /** The operation of the form that it is in. */
  operation?: string;
}

/**
 * How the screens of the municipality call the fields of the contract: a proposal takes the words that residents know already.
 */
export class Labels {
  readonly #exact = new Map<string, Counts>();
  readonly #any = new Map<string, Counts>();
  readonly #all: ReadonlyMap<string, Readonly<Record<string, string>>>;

  constructor({ layers }: Edited, locales: Locales) {
    this.#all = new Map(locales.languages.map((language) => [language, locales.all(language)]));
    for (const name of layers.files.list('screens')) {
      if (!/^screens\/(?!definitions\/).*(?<!\.scenario|\.edit)\.json$/.test(name)) continue;
      const screen = parsed(layers.above?.read(name) ?? layers.below.read(name) ?? '{}');
      const read = Object.values(isObject(screen.data) ? screen.data : {}).map((one) =>
        wordOf(valueAt(one, ['operation'])),
      );
      for (const { of, label, operation } of labelsIn(screen)) {
        this.#note(this.#any, of, label);
        for (const one of operation ? [operation] : read) this.#note(this.#exact, `${one} ${of}`, label);
      }
    }
  }

  /** The words of a field where screens read or send this operation, in each language that has them. */
  exact(field: string, operation: string): Words | undefined {
    return this.#in(this.#exact.get(`${operation} ${field}`));
  }

  /** Those of the most screens, which may mean another field of the same name. */
  any(field: string): Words | undefined {
    return this.#in(this.#any.get(field));
  }

  #in(counts: Counts | undefined): Words | undefined {
    const key = mostOf(counts);
    if (key === undefined) return undefined;
    const words = [...this.#all].flatMap(([language, texts]) => {
      const text = texts[key];
      return text === undefined ? [] : [[language, text] as const];
    });
    return Object.fromEntries(words) as Words;
  }

  /** Only a text that says the same everywhere is a label for another place. */
  #note(counts: Map<string, Counts>, of: string, key: string): void {
    const text = this.#all.get('pl')?.[key];
    if (text === undefined || text.includes('{{') || text.length > LONGEST) return;
    const found = counts.get(of) ?? new Map();
    const same = found.get(text) ?? { key, count: 0 };
    counts.set(of, found.set(text, { ...same, count: same.count + 1 }));
  }
}

type Counts = Map<string, { key: string; count: number }>;

const mostOf = (counts: Counts | undefined): string | undefined =>
  [...(counts?.values() ?? [])].sort((a, b) => b.count - a.count)[0]?.key;

/** Every part with a label, by its name in its list or by the field that it shows. */
export function labelsIn(value: Loose, operation?: string): Label[] {
  if (Array.isArray(value)) return value.flatMap((one) => labelsIn(one, operation));
  if (!isObject(value)) return [];
  const sends = wordOf(value.operation) !== '' && (Array.isArray(value.fields) || Array.isArray(value.steps));
  const inside = sends ? wordOf(value.operation) : operation;
  // A difference or a sum that ends with a field is another value.
  const of = wordOf(value.field) || /^\w+(?:\.\w+)*\.(\w+)$/.exec(wordOf(value.value))?.[1] || nameOf(value);
  const label = wordOf(value.label);
  const own = of !== undefined && label !== '' ? [{ of, label, ...(inside && { operation: inside }) }] : [];
  return [...own, ...Object.values(value).flatMap((one) => labelsIn(one, inside))];
}

export function parsed(text: string): LooseObject {
  try {
    const value = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
