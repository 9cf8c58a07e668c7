import { anyRecord } from '../files/raw.ts';
import { type ContentEdit, readContentEdit } from './pages/contentEdit.ts';
import { type CaseEdit, readCaseEdit } from './scenarios/caseEdit.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A part of a merged file, as overlays address it: a block by its id anywhere in the screen, then keys and names in lists,
 * `raty/columns/stan`. A part that is in no block begins at the root: `content`, `data/raty`, `groups/woda/services/20`.
 * '' is the file itself, with the title of a screen.
 */
export type Address = string;

/** A neighbour, by its name in the same list; a block also by its id elsewhere in the screen. */
export interface Beside {
  side: 'before' | 'after';
  name: string;
}

/** A small change of a municipality's files. `file` is a file of the merged municipality: `screens/budzet/dochody.json`. */
export type SmallEdit =
  /** Gives one property of a part a new value. */
  | { kind: 'set'; file: string; at: Address; key: string; value: Json }
  /** Takes a property away; in an overlay that of the base returns. */
  | { kind: 'unset'; file: string; at: Address; key: string }
  /** `at` is the list: `raty/columns`; without `beside` the item is the last. */
  | { kind: 'add'; file: string; at: Address; item: Json; beside?: Beside }
  /** `list` is another list that it comes to, without `beside` as its last item: `groups/woda/services`. */
  | { kind: 'move'; file: string; at: Address; list?: Address; beside?: Beside }
  | { kind: 'remove'; file: string; at: Address }
  /** A plural form has its ending in the key: `raty.ile_few`. */
  | { kind: 'text'; key: string; language: string; text: string }
  /** A new screen, without its `$schema`. */
  | { kind: 'screen'; file: string; value: Json }
  /** The logo as a whole: a picture has no parts. '' takes it away. */
  | { kind: 'logo'; file: string; text: string }
  | CaseEdit
  | ContentEdit;

/** Another id for a block or a part, in every file that names it. */
export interface Rename {
  kind: 'rename';
  file: string;
  at: Address;
  name: string;
}

/** Several changes are made as one step, or none of them; the first one says what it is: a column with its texts is a column. */
export type Edit = SmallEdit | Rename | { kind: 'several'; edits: readonly SmallEdit[] };

/** The small changes of an edit, in their order. */
export const smallEdits = (edit: Exclude<Edit, Rename>): readonly SmallEdit[] =>
  edit.kind === 'several' ? edit.edits : [edit];

/** The small change that says what an edit is: a removal, which others only prepare, else the first one. */
export const mainOf = (edit: Exclude<Edit, Rename>): SmallEdit =>
  smallEdits(edit).find(({ kind }) => kind === 'remove') ?? smallEdits(edit)[0]!;

/** One sentence for the page, in its two languages. */
export interface Sentence {
  pl: string;
  en: string;
}

/** An edit that cannot be made, and why. */
export class Refusal extends Error {
  readonly why: Sentence;

  constructor(en: string, pl: string) {
    super(en);
    this.why = { en, pl };
  }
}

const FILE = /^(?:services\.config|screens\/(?!.*\.(?:edit|scenario)\.json$)[a-z0-9-]+(?:\/[a-zA-Z0-9-]+)*)\.json$/;
const LANGUAGE = /^[a-z]{2}$/;
/** Its first word names a file. */
const KEY = /^[\w-]+(?:\.[\w-]+)*$/;

/** As schemas/config/services.schema.json has it. */
const LOGO = /^[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*)*\.svg$/;

/** A file of the municipality that has parts. @throws Refusal for any other path */
export function readFile(name: string): string {
  if (!FILE.test(name)) throw new Refusal(`There is no ${name}.`, `Nie ma pliku ${name}.`);
  return name;
}

/** More are no single step of a person. */
const MOST = 200;

/** @throws Refusal when it is no edit */
export function readEdit(given: unknown): Edit {
  const { kind, edits, file, at, name } = anyRecord(given);
  if (kind === 'rename') {
    if (isWord(file) && FILE.test(file) && isWord(at) && isWord(name)) return { kind, file, at, name };
    throw unreadable();
  }
  if (kind !== 'several') return readSmallEdit(given);
  if (!Array.isArray(edits) || edits.length === 0 || edits.length > MOST) throw unreadable();
  return { kind, edits: edits.map(readSmallEdit) };
}

function readSmallEdit(given: unknown): SmallEdit {
  const special = readContentEdit(given) ?? readCaseEdit(given);
  if (special) return special;
  const { kind, file, at, key, value, item, list, beside, language, text } = anyRecord(given);
  if (kind === 'text') {
    if (isWord(key) && KEY.test(key) && isWord(language) && LANGUAGE.test(language) && typeof text === 'string')
      return { kind, key, language, text };
    throw unreadable();
  }
  if (kind === 'logo') {
    if (isWord(file) && LOGO.test(file) && typeof text === 'string') return { kind, file, text };
    throw unreadable();
  }
  if (kind === 'screen') {
    if (
      isWord(file) &&
      FILE.test(file) &&
      file !== 'services.config.json' &&
      typeof value === 'object' &&
      value !== null
    )
      return { kind, file, value: value as Json };
    throw unreadable();
  }
  if (typeof file !== 'string' || !FILE.test(file) || typeof at !== 'string') throw unreadable();
  const neighbour = besideIn(beside);
  if (kind === 'set' && isWord(key) && value !== undefined) return { kind, file, at, key, value: value as Json };
  if (kind === 'unset' && isWord(key)) return { kind, file, at, key };
  if (kind === 'add' && item !== undefined)
    return { kind, file, at, item: item as Json, ...(neighbour && { beside: neighbour }) };
  if (kind === 'move' && at !== '' && (neighbour || isWord(list)))
    return { kind, file, at, ...(isWord(list) && { list }), ...(neighbour && { beside: neighbour }) };
  if (kind === 'remove' && at !== '') return { kind, file, at };
  throw unreadable();
}

function besideIn(given: unknown): Beside | undefined {
  const { side, name } = anyRecord(given);
  return (side === 'before' || side === 'after') && isWord(name) ? { side, name } : undefined;
}

const isWord = (given: unknown): given is string => typeof given === 'string' && given !== '';

const unreadable = (): Refusal =>
  new Refusal('This is not an edit that the studio knows.', 'Studio nie zna takiej zmiany.');
