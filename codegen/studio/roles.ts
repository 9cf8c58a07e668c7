import type { Language } from '../../src/lang/descriptors/language.ts';
import { parseJsonFile } from '../files/jsonFile.ts';
import { CATALOGUE, CATALOGUE_EDIT } from '../overlay/layers.ts';
import { baseOf } from '../texts/entry.ts';
import { Locales } from '../texts/locales.ts';
import type { Edited, OwnChange } from './edited.ts';
import { languagesOf } from './languages.ts';
import { mayChange, type Role, RoleMissing, type Subject, type TextSubject } from './rights.ts';
import { isObject, type Loose } from './value.ts';

/**
 * Do the roles allow these changes of files? Whatever the edit was called, its files decide.
 *
 * @param edited the municipality without the changes
 * @param roles undefined: all
 * @throws RoleMissing
 */
export function requireRoles(edited: Edited, changes: readonly OwnChange[], roles: readonly Role[] | undefined): void {
  if (roles === undefined) return;
  const lacking = [...subjectsOf(edited, changes)].filter((subject) => !mayChange(roles, subject));
  if (lacking.length > 0) throw new RoleMissing(lacking);
}

export function subjectsOf(edited: Edited, changes: readonly OwnChange[]): ReadonlySet<Subject> {
  const catalogues = changes.filter(({ file }) => file === CATALOGUE || file === CATALOGUE_EDIT);
  const ofPages = pageKeysOf(edited);
  const claimed = catalogues.flatMap(({ after }) => [...keysIn(after)]).filter((key) => !ofPages.has(key));
  const subjects = new Set<Subject>();
  const known = claimed.length > 0 ? knownTexts(edited) : () => false;
  for (const key of claimed) {
    // Otherwise the sentence of a screen could be made one of a page first, and be changed then.
    if (known(key)) subjects.add('text');
    else ofPages.add(key);
  }
  for (const change of changes) {
    const { file } = change;
    const texts = /^locales\/[a-z]{2}\/([a-zA-Z0-9-]+)\.json$/.exec(file);
    if (texts) {
      for (const key of changedKeys(change, texts[1]!)) subjects.add(ofPages.has(baseOf(key)) ? 'pageText' : 'text');
    } else subjects.add(file.startsWith('content/') ? 'page' : 'screen');
  }
  return subjects;
}

/** Whether a text belongs to the pages of the office or to everything else. */
export const textSubject = (edited: Edited, key: string): TextSubject =>
  pageKeysOf(edited).has(baseOf(key)) ? 'pageText' : 'text';

/** The keys of the sentences that pages, folders and files have. */
function pageKeysOf({ layers }: Edited): Set<string> {
  const { below, above } = layers;
  const texts = [below.read(CATALOGUE), above?.read(CATALOGUE), above?.read(CATALOGUE_EDIT)];
  return new Set(texts.flatMap((text) => [...keysIn(text)]));
}

const NAMING = new Set(['title', 'lead', 'words', 'name']);

function keysIn(catalogue: string | undefined): ReadonlySet<string> {
  const keys = new Set<string>();
  const visit = (value: Loose | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        if (typeof inner === 'string' && NAMING.has(name)) keys.add(inner);
        else visit(inner);
      }
  };
  visit(valueIn(catalogue));
  return keys;
}

/** Is there a text of a key, in any language? */
function knownTexts({ layers }: Edited): (key: string) => boolean {
  const languages = languagesOf(layers) as Language[];
  const locales = new Locales(languages);
  locales.read(layers);
  return (key) => languages.some((language) => [...locales.forms(language, key)].length > 0);
}

/** The keys of the texts that a change adds, changes or takes away. */
function changedKeys({ before, after }: OwnChange, namespace: string): string[] {
  const old = leavesOf(valueIn(before), namespace);
  const now = leavesOf(valueIn(after), namespace);
  return [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key));
}

function leavesOf(value: Loose | undefined, key: string): Map<string, string> {
  if (!isObject(value)) return value === undefined ? new Map() : new Map([[key, JSON.stringify(value)]]);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, `${key}.${name}`)]));
}

const valueIn = (text: string | undefined): Loose | undefined =>
  text === undefined ? undefined : (parseJsonFile(text, '').file.value as Loose);
