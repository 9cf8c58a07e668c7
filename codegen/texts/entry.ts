import type { Language } from '../../src/lang/descriptors/language.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { type JsonFile, type Path, pointerOf } from '../files/jsonFile.ts';

/** One text of one language, and where it is written. */
export interface Entry {
  text: string;
  file: JsonFile;
  path: Path;
}

/** A unit after a placeholder: the format of the value writes it, so that a quantity looks the same everywhere. */
const UNIT_AFTER = /\{\{\w+\}\}\s*(?:%|[mм][²³]|(?:ha|га|l|л)(?![\p{L}\d]))/u;

/** The texts of one file by their keys, and what is wrong with them. */
interface Collected {
  entries: ReadonlyMap<string, Entry>;
  problems: readonly Problem[];
}

const known = new WeakMap<JsonFile, Collected>();

/** Reads the texts of a file, once for each file that was parsed: each check of a municipality has thousands of them. */
export function textsOf(file: JsonFile, namespace: string): Collected {
  const found = known.get(file);
  if (found) return found;
  const entries = new Map<string, Entry>();
  const problems = file.value === undefined ? [] : collect(file, file.value, [], namespace, entries);
  const collected = { entries, problems };
  known.set(file, collected);
  return collected;
}

function collect(file: JsonFile, value: unknown, path: Path, key: string, entries: Map<string, Entry>): Problem[] {
  if (typeof value === 'string') {
    const entry = { text: value, file, path };
    entries.set(key, entry);
    if (!value.trim()) return [problem('text.blank', entry, `"${key}" is empty.`)];
    const [unit] = UNIT_AFTER.exec(value) ?? [];
    return unit ? [problem('text.unit', entry, `"${key}" has a unit of its own after a value: ${unit}`)] : [];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [problem('text.type', { text: '', file, path }, `"${key}" must be a text or a group of texts.`)];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    collect(file, inner, [...path, name], `${key}.${name}`, entries),
  );
}

export function problem(code: string, { file, path }: Entry, message: string): Problem {
  return { code, severity: 'error', file: file.name, pointer: pointerOf(path), ...file.place(path), message };
}

/**
 * Placeholders that one plural form lacks. The form for one thing may do without some, such as the number, but then in
 * every language; the number is in all other forms, or in none.
 *
 * @param first the forms of the first language
 */
export function formGaps(
  name: string,
  forms: [string, Entry][],
  first: [string, Entry][],
  language: Language,
): Problem[] {
  const wanted = placeholdersOf(forms);
  const isOne = (form: string): boolean => form.endsWith('_one');
  const numbered = [...first, ...forms].some(
    ([form, entry]) => !isOne(form) && placeholdersOf([[form, entry]]).has('count'),
  );
  return forms.flatMap(([form, entry]) => {
    const given = placeholdersOf([[form, entry]]);
    const needed = isOne(form) ? placeholdersOf(first.filter(([one]) => one === form)) : wanted;
    const isFree = (one: string): boolean => one === 'count' && (isOne(form) || !numbered);
    const missing = [...needed].filter((one) => !isFree(one) && wanted.has(one) && !given.has(one));
    if (missing.length === 0) return [];
    const message = `The form "${form}" of "${name}" lacks ${missing.map((one) => `{{${one}}}`).join(', ')} in ${language}.`;
    return [problem('text.placeholders', entry, message)];
  });
}

export function placeholdersOf(forms: [string, Entry][]): Set<string> {
  return new Set(
    forms.flatMap(([, { text }]) =>
      text.includes('{{') ? [...text.matchAll(/\{\{\s*([A-Za-z0-9]+)\s*\}\}/g)].map((match) => match[1] ?? '') : [],
    ),
  );
}

export function baseOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

export function names(set: Set<string>): string {
  return set.size ? [...set].sort().join(', ') : 'none';
}
