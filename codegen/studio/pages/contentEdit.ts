import { anyRecord } from '../../files/raw.ts';

/** An entry of content/catalogue.json without its id; its texts are keys. */
export interface PageEntry {
  title: string;
  lead?: string;
  words?: string;
}
export interface FileEntry {
  name: string;
  /** Below content/files. */
  file: string;
}

/** A small change of the municipality's pages and files. */
export type ContentEdit =
  /** The whole HTML of a page in one language; '' takes the municipality's own file away. */
  | { kind: 'page'; id: string; language: string; html: string }
  /** A new entry of the catalogue, at the end of the folder `in`; null takes it away, also out of all folders. */
  | { kind: 'entry'; part: 'pages'; id: string; entry: PageEntry | null; in?: string }
  | { kind: 'entry'; part: 'files'; id: string; entry: FileEntry | null; in?: string }
  /** A page comes into a folder, as its last, and leaves all others; its address stays. */
  | { kind: 'place'; id: string; in: string }
  /** A file below content/files, in base64; '' takes it away. */
  | { kind: 'file'; file: string; base64: string };

export const isContentEdit = (edit: { kind: string }): edit is ContentEdit =>
  ['page', 'entry', 'place', 'file'].includes(edit.kind);

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LANGUAGE = /^[a-z]{2}$/;
const KEY = /^[\w-]+(?:\.[\w-]+)+$/;
/** Only pictures: they are inspected before they come here. */
const PICTURE = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)*\.(?:png|jpg|webp)$/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** @returns undefined for anything else */
export function readContentEdit(given: unknown): ContentEdit | undefined {
  const { kind, id, language, html, file, base64 } = anyRecord(given);
  if (kind === 'page' && fits(ID, id) && fits(LANGUAGE, language) && typeof html === 'string')
    return { kind, id, language, html };
  if (kind === 'file' && fits(PICTURE, file) && fits(BASE64, base64)) return { kind, file, base64 };
  const { in: folder } = anyRecord(given);
  if (kind === 'place' && fits(ID, id) && fits(ID, folder)) return { kind, id, in: folder };
  return kind === 'entry' ? readEntryEdit(given) : undefined;
}

function readEntryEdit(given: unknown): ContentEdit | undefined {
  const { part, id, entry, in: folder } = anyRecord(given);
  if (!fits(ID, id) || (folder !== undefined && !fits(ID, folder))) return undefined;
  const place = folder === undefined ? {} : { in: folder };
  if (entry === null && (part === 'pages' || part === 'files'))
    return { kind: 'entry', part, id, entry } as ContentEdit;
  const { title, lead, words, name, file } = anyRecord(entry);
  if (part === 'pages' && fits(KEY, title)) {
    const more = { ...(fits(KEY, lead) && { lead }), ...(fits(KEY, words) && { words }) };
    return { kind: 'entry', part, id, entry: { title, ...more }, ...place };
  }
  if (part === 'files' && fits(KEY, name) && fits(PICTURE, file))
    return { kind: 'entry', part, id, entry: { file, name }, ...place };
  return undefined;
}

const fits = (form: RegExp, given: unknown): given is string => typeof given === 'string' && form.test(given);
