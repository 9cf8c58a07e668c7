import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../../src/lang/values/nearest.ts';
import type { Faults } from './faults.ts';
import type { KindName } from './feedKind.ts';
import type { FeedJson } from './generated/records.ts';
import { feedCode, type SchemaError } from './recordSchemas.ts';

export const MANIFEST = 'feed.json';
const ENDINGS = ['.csv', '.jsonl'] as const;
/** Files that belong to no kind and to nobody's mistakes. */
const BESIDE: readonly string[] = [MANIFEST, 'mapping.json'];

/** Where the records of a kind are. */
export type FeedFile = {
  kind: KindName;
  /** Of the file in the folder, or of the view. */
  name: string;
} & ({ format: 'csv' | 'jsonl'; path: string } | { format: 'view' });

export interface FeedFolder {
  manifest: FeedJson;
  files: readonly FeedFile[];
}

/**
 * Reads feed.json and finds the files that it names.
 *
 * @param known the record kinds
 * @param sourceOf the file or view that a mapping names for a kind
 * @returns nothing when there is nothing to read; `faults` has why
 */
export async function openFeedFolder(
  folder: string,
  known: readonly KindName[],
  faults: Faults,
  sourceOf: (kind: string) => { file?: string; view?: string } | undefined = () => undefined,
): Promise<FeedFolder | undefined> {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch {
    faults.add('FOLDER_MISSING', { file: folder }, 'The folder does not exist, or this user may not read it.');
    return undefined;
  }
  if (!names.includes(MANIFEST)) {
    faults.add('MANIFEST_MISSING', { file: MANIFEST }, `There is no ${MANIFEST} in the folder.`);
    return undefined;
  }
  const manifest = await readManifest(join(folder, MANIFEST), known, faults);
  if (!manifest) return undefined;
  const files = Object.keys(manifest.kinds).flatMap((kind): FeedFile[] => {
    const { file: named, view } = sourceOf(kind) ?? {};
    if (view !== undefined) return [{ kind: kind as KindName, name: view, format: 'view' }];
    if (named !== undefined) {
      if (names.includes(named)) return [fileIn(folder, kind, named)];
      faults.add('FILE_MISSING', { file: named }, `mapping.json names ${named} for ${kind}, and it is not there.`);
      return [];
    }
    const own = ENDINGS.filter((ending) => names.includes(kind + ending));
    if (own.length === 0)
      faults.add('FILE_MISSING', { file: `${kind}.csv` }, `There is neither ${kind}.csv nor ${kind}.jsonl.`);
    if (own.length > 1) faults.add('FILE_TWICE', { file: `${kind}.csv` }, `There are ${kind}.csv and ${kind}.jsonl.`);
    if (own.length !== 1) return [];
    return [fileIn(folder, kind, kind + own[0]!)];
  });
  for (const name of names) {
    const [stem = '', ending = ''] = name.split(/(?=\.[^.]*$)/);
    if (BESIDE.includes(name) || !ENDINGS.some((one) => one === ending) || stem in manifest.kinds) continue;
    if (files.some((file) => file.name === name)) continue;
    const near = nearest(stem, known);
    const hint = near ? (near === stem ? ` It is not in ${MANIFEST}.` : ` Is it ${near}${ending}?`) : '';
    faults.add('FILE_UNKNOWN', { file: name }, `The file was not read.${hint}`);
  }
  if (manifest.extracted === undefined && files.some(({ format }) => format !== 'view')) {
    const reason = '"extracted" is missing: only views are of the moment at which they are read.';
    faults.add('MANIFEST_WRONG', { file: MANIFEST, column: 'extracted' }, reason);
    return undefined;
  }
  return { manifest, files };
}

const fileIn = (folder: string, kind: string, name: string): FeedFile => ({
  kind: kind as KindName,
  name,
  path: join(folder, name),
  format: name.endsWith('.csv') ? 'csv' : 'jsonl',
});

async function readManifest(file: string, known: readonly KindName[], faults: Faults): Promise<FeedJson | undefined> {
  const wrong = (reason: string, column?: string): undefined => {
    faults.add('MANIFEST_WRONG', { file: MANIFEST, ...(column && { column }) }, reason);
  };
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (failure) {
    return wrong(`It is no JSON: ${(failure as Error).message}.`);
  }
  const validate = (await feedCode()).files.feed!;
  if (!validate(json)) {
    for (const error of validate.errors ?? []) wrong(schemaReason(error), pointerOf(error));
    return undefined;
  }
  const manifest = json as FeedJson;
  const unknown = Object.keys(manifest.kinds).filter((kind) => !known.includes(kind as KindName));
  for (const kind of unknown) {
    const near = nearest(kind, known);
    wrong(`There is no record kind "${kind}".${near ? ` Did you mean ${near}?` : ''}`, `kinds.${kind}`);
  }
  return unknown.length === 0 ? manifest : undefined;
}

export const pointerOf = ({ instancePath, params }: SchemaError): string =>
  [...instancePath.split('/').slice(1), params.missingProperty ?? params.additionalProperty ?? '']
    .filter(Boolean)
    .join('.');

/** What a schema wants, in words. */
export function schemaReason({ keyword, params }: SchemaError): string {
  switch (keyword) {
    case 'required':
      return `"${params.missingProperty}" is missing.`;
    case 'additionalProperties':
      return `There is no field "${params.additionalProperty}".`;
    case 'type':
      return `It is not of the type ${[params.type].flat().join(' or ')}.`;
    case 'enum':
      return `It is one of ${(params.allowedValues as unknown[]).join(', ')}.`;
    case 'format':
      return `It has not the form of a ${params.format}.`;
    case 'pattern':
      return `It does not match ${params.pattern}.`;
    case 'minimum':
      return `It is at least ${params.limit}.`;
    case 'maximum':
      return `It is at most ${params.limit}.`;
    case 'multipleOf':
      return `It is a multiple of ${params.multipleOf}.`;
    case 'minLength':
      return `It has at least ${params.limit} characters.`;
    case 'maxLength':
      return `It has at most ${params.limit} characters.`;
    default:
      return `It breaks the rule "${keyword}".`;
  }
}
