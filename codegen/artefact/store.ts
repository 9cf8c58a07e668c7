import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';

/**
 * The path of the artefact of a municipality. It is named by the digest of its sources, so that an artefact of other
 * sources is never loaded, and offices that start together on one folder write the same artefact.
 *
 * @param store the folder of all artefacts of an office
 * @param folder of the municipality
 */
export const artefactPath = (store: string, folder: string, digest: string): string =>
  join(store, `${basename(folder)}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`, digest);

/** The file that is written last and describes the others. */
export const ARTEFACT = 'artefact.json';

/** The content of artefact.json. */
export interface Artefact {
  /** Of the program that compiled it. */
  toolkit: string;
  /** The hashed files that browsers load, with their types. */
  files: Readonly<Record<string, string>>;
  /** The other files. */
  parts: readonly string[];
  /** Hash of the bytes of all files, in this order, which reveals an interrupted write. */
  sum: string;
  /** Folders of the municipality's own files, the uppermost first. Absent: they are in the artefact. */
  folders?: readonly string[];
  /** The warnings of the check. */
  warnings: string;
}

/** The files of an artefact, by what they hold. */
export const PARTS = {
  manifest: 'manifest.json',
  screens: 'office/screens.json',
  texts: 'office/texts.json',
  operations: 'office/operations.json',
  openapi: 'office/openapi.json',
  facts: 'office/facts.json',
  content: 'office/content.json',
  /** Only with operations of the municipality's own. */
  ownIds: 'office/own.json',
  requests: 'office/requests.js',
  serialisers: 'office/serialisers.js',
  /** Only with a data.config.json. Maps, sets and shared tables, as `node:v8` writes them. */
  data: 'office/data.v8',
} as const;

/** @param bytes of the files, in the order of artefact.json */
export function sumOf(bytes: Iterable<Uint8Array>): string {
  const hash = createHash('sha256');
  for (const one of bytes) hash.update(createHash('sha256').update(one).digest());
  return hash.digest('hex');
}

/** The outcome of a compilation for an office. */
export type Compilation =
  | { digest: string }
  | {
      /** The problems, as they are printed. */
      report: string;
      /** How many. */
      summary: string;
    };
