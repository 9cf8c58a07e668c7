import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { nearest } from '../../src/lang/values/nearest.ts';
import type { Files } from '../files/files.ts';
import { type JsonFile, type Path, parseJsonFile } from '../files/jsonFile.ts';
import { guess } from '../files/shape.ts';
import type { Layers } from '../overlay/layers.ts';
import { baseOf, type Entry, formGaps, names, placeholdersOf, problem, textsOf } from './entry.ts';

/** The forms of a word that are chosen by a number. */
export const plurals: Record<Language, readonly string[]> = {
  pl: ['one', 'few', 'many', 'other'],
  uk: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
  de: ['one', 'other'],
};

/** The words of a municipality: locales/<language>/<namespace>.json, flat by key. */
export class Locales {
  readonly languages: readonly Language[];
  readonly #entries = new Map<Language, Map<string, Entry>>();
  /** Namespaces with a file that is not JSON, or not there in a language: missing texts of these are not reported as well. */
  readonly #broken = new Set<string>();
  #used = new Set<string>();
  #byNamespace: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(languages: readonly Language[]) {
    this.languages = languages;
  }

  /** Reads locales/<language>/<namespace>.json. */
  read({ below, above, nameAbove }: Layers, parse = parseJsonFile): Problem[] {
    const problems = this.#readLayer(below, (name) => name, parse);
    if (above) problems.push(...this.#readLayer(above, nameAbove, parse));
    return [...problems, ...this.#absentFiles()];
  }

  /** A file that one language has and another lacks is reported once, and not every text of it. */
  #absentFiles(): Problem[] {
    const first = this.languages[0] ?? 'pl';
    const there = new Map<string, Map<Language, Entry>>();
    for (const language of this.languages)
      for (const [key, entry] of this.#entries.get(language) ?? []) {
        const namespace = key.slice(0, key.indexOf('.'));
        const found = there.get(namespace) ?? new Map<Language, Entry>();
        there.set(namespace, found.has(language) ? found : found.set(language, entry));
      }
    return [...there].flatMap(([namespace, found]) => {
      const absent = this.languages.filter((language) => !found.has(language));
      const known = found.get(first) ?? [...found.values()][0];
      if (absent.length === 0 || known === undefined || this.#broken.has(namespace)) return [];
      this.#broken.add(namespace);
      const names = absent.map((language) => `locales/${language}/${namespace}.json`);
      const message = `The texts "${namespace}" are missing in ${absent.join(', ')}: write ${names.join(', ')}.`;
      return [problem('texts.file', { ...known, path: [] }, message)];
    });
  }

  /** A text of an overlay replaces the one below it. */
  #readLayer(files: Files, shown: (name: string) => string, parse: typeof parseJsonFile): Problem[] {
    const problems: Problem[] = [];
    for (const language of this.languages) {
      const entries = this.#entries.get(language) ?? new Map<string, Entry>();
      this.#entries.set(language, entries);
      const folder = `locales/${language}`;
      for (const name of files.list(folder)) {
        const { file, problems: wrong } = parse(files.read(name) ?? '{}', shown(name));
        const namespace = name.slice(folder.length + 1, -'.json'.length);
        const unread = file.value === undefined;
        if (unread || wrong.some(({ code }) => code === 'json.syntax')) this.#broken.add(namespace);
        const texts = textsOf(file, namespace);
        for (const [key, entry] of texts.entries) entries.set(key, entry);
        problems.push(...wrong, ...texts.problems);
      }
    }
    return problems;
  }

  /** Its file could not be read as a whole, so nothing is known about its words. */
  unread(key: string): boolean {
    return this.#broken.has(key.slice(0, key.indexOf('.')));
  }

  has(key: string): boolean {
    return this.unread(key) || this.#forms(this.languages[0] ?? 'pl', key).length > 0;
  }

  /** The key has plural forms, so it needs `count`. */
  isPlural(key: string): boolean {
    return this.#entries.get(this.languages[0] ?? 'pl')?.has(`${key}_other`) ?? false;
  }

  /** Looks in the key's own namespace, or, when there is none, in the namespace that was probably meant. */
  nearest(key: string): string {
    const namespaces = this.#namespaces();
    const [namespace = '', ...rest] = key.split('.');
    const meant = namespaces.has(namespace) ? namespace : (nearest(namespace, namespaces.keys()) ?? '');
    return guess([meant, ...rest].join('.'), namespaces.get(meant) ?? []);
  }

  placeholders(key: string): Set<string> {
    return placeholdersOf(this.#forms(this.languages[0] ?? 'pl', key));
  }

  use(key: string): void {
    this.#used.add(key);
  }

  /** What a part of the check uses of them. */
  usedBy<T>(part: () => T): { result: T; used: ReadonlySet<string> } {
    const before = this.#used;
    this.#used = new Set();
    try {
      return { result: part(), used: this.#used };
    } finally {
      this.#used = before;
    }
  }

  /** All forms of these keys in one language, flat; what is missing there is taken from the first language. */
  pick(language: Language, keys: Iterable<string>): Record<string, string> {
    const picked: Record<string, string> = {};
    for (const key of [...keys].sort()) {
      const own = this.#forms(language, key);
      for (const [form, entry] of own.length ? own : this.#forms(this.languages[0] ?? 'pl', key))
        picked[form] = entry.text;
    }
    return picked;
  }

  /** Every key of a namespace, without its plural suffixes. */
  keysOf(namespace: string): readonly string[] {
    return this.#namespaces().get(namespace) ?? [];
  }

  /** Every key, without plural suffixes. */
  keys(): readonly string[] {
    return [...this.#namespaces().values()].flat();
  }

  /** What keys begin with, up to a dot. */
  groups(): readonly string[] {
    return [...new Set(this.keys().map((key) => key.slice(0, key.lastIndexOf('.'))))];
  }

  /** Where a text is written, in every language and form, as keys; of a group, nothing. */
  written(key: string): readonly { file: JsonFile; path: Path }[] {
    return this.languages.flatMap((language) =>
      this.#forms(language, key).map(([, { file, path }]) => ({ file, path })),
    );
  }

  /** Its forms in one language: suffixed key -> words. */
  forms(language: Language, key: string): ReadonlyMap<string, string> {
    return new Map(this.#forms(language, key).map(([form, { text }]) => [form, text]));
  }

  /** The last parts of the keys right under a group: `budzet.dzialy` has `600` where there is a text `budzet.dzialy.600`. */
  wordsOf(group: string): readonly string[] {
    const inside = this.keysOf(group.split('.')[0] ?? '').filter((key) => key.startsWith(`${group}.`));
    return inside.map((key) => key.slice(group.length + 1)).filter((name) => !name.includes('.'));
  }

  /** The group that was probably meant. */
  nearestGroup(group: string): string {
    return guess(group, this.groups());
  }

  all(language: Language): Record<string, string> {
    return Object.fromEntries([...(this.#entries.get(language) ?? [])].map(([key, entry]) => [key, entry.text]));
  }

  /** Compares the languages with the first one, and reports unused texts. */
  check(): Problem[] {
    const [first, ...others] = this.languages;
    const problems: Problem[] = [];
    if (!first) return problems;
    for (const [key, entry] of this.#entries.get(first) ?? []) {
      if (this.unread(key)) continue;
      const base = baseOf(key);
      const isForm = base !== key && this.isPlural(base);
      if (isForm && !key.endsWith('_other')) continue;
      const name = isForm ? base : key;
      const ofFirst = this.#forms(first, name);
      const wanted = placeholdersOf(ofFirst);
      const isTorn = isForm && formGaps(name, ofFirst, ofFirst, first).length > 0;
      const missing = this.languages.filter((language) => this.#forms(language, name).length === 0);
      if (missing.length)
        problems.push(problem('text.untranslated', entry, `"${name}" is missing in ${missing.join(', ')}.`));
      for (const language of this.languages) {
        const forms = this.#forms(language, name);
        if (forms.length === 0) continue;
        if (isForm) {
          const missing = plurals[language].filter((form) => !this.#entries.get(language)?.has(`${name}_${form}`));
          if (missing.length) {
            const at = forms[0]?.[1] ?? entry;
            problems.push(
              problem('text.plural', at, `"${name}" lacks the plural forms ${missing.join(', ')} in ${language}.`),
            );
          }
        }
        if (isForm) problems.push(...formGaps(name, forms, ofFirst, language));
        // While its own forms differ, the first language is no measure for the others.
        if (!others.includes(language) || isTorn) continue;
        const given = placeholdersOf(forms);
        if (wanted.size !== given.size || [...wanted].some((one) => !given.has(one))) {
          const at = forms[0]?.[1] ?? entry;
          problems.push(
            problem(
              'text.placeholders',
              at,
              `"${name}" has the placeholders ${names(given)} in ${language}, but ${names(wanted)} in ${first}.`,
            ),
          );
        }
      }
      if (!this.#used.has(name)) {
        problems.push({ ...problem('text.unused', entry, `Nothing uses "${name}".`), severity: 'warning' });
      }
    }
    for (const language of this.languages) {
      for (const [key, entry] of this.#entries.get(language) ?? []) {
        const [, base = '', form = ''] = /^(.*)_(zero|one|two|few|many)$/.exec(key) ?? [];
        if (!base || plurals[language].includes(form) || !this.isPlural(base) || this.unread(key)) continue;
        const forms = plurals[language].join(', ');
        problems.push(
          problem(
            'text.plural',
            entry,
            `"${base}" has the form ${form}, but the plural forms of ${language} are ${forms}.`,
          ),
        );
      }
    }
    const stray = new Map<string, { entry: Entry; languages: Language[] }>();
    for (const language of others) {
      for (const [key, entry] of this.#entries.get(language) ?? []) {
        if (this.unread(key)) continue;
        if (this.#forms(first, baseOf(key)).length || this.#entries.get(first)?.has(key)) continue;
        const found = stray.get(key) ?? { entry, languages: [] };
        stray.set(key, found);
        found.languages.push(language);
      }
    }
    for (const [key, { entry, languages }] of stray) {
      const message = `"${key}" is in ${languages.join(', ')}, but not in ${first}.${this.nearest(key)}`;
      problems.push(problem('text.stray', entry, message));
    }
    return problems;
  }

  /** Keys of the first language without plural suffixes, by namespace. */
  #namespaces(): ReadonlyMap<string, readonly string[]> {
    if (this.#byNamespace) return this.#byNamespace;
    const namespaces = new Map<string, Set<string>>();
    for (const key of this.#entries.get(this.languages[0] ?? 'pl')?.keys() ?? []) {
      const namespace = key.slice(0, key.indexOf('.'));
      const keys = namespaces.get(namespace) ?? new Set();
      namespaces.set(namespace, keys.add(baseOf(key)));
    }
    this.#byNamespace = new Map([...namespaces].map(([namespace, keys]) => [namespace, [...keys]]));
    return this.#byNamespace;
  }

  #forms(language: Language, key: string): [string, Entry][] {
    const entries = this.#entries.get(language);
    if (!entries) return [];
    const exact = entries.get(key);
    if (exact) return [[key, exact]];
    return plurals[language].flatMap((form): [string, Entry][] => {
      const entry = entries.get(`${key}_${form}`);
      return entry ? [[`${key}_${form}`, entry]] : [];
    });
  }
}
