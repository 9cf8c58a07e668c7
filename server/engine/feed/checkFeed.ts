import { createHash, hash } from 'node:crypto';
import { toGrosze } from '../../../src/lang/values/kwota.ts';
import { nearest } from '../../../src/lang/values/nearest.ts';
import type { FaultName } from './faultCodes.ts';
import { Faults } from './faults.ts';
import { type FeedFile, type FeedFolder, openFeedFolder } from './feedFolder.ts';
import { type FeedKind, type KindName, keyText } from './feedKind.ts';
import { FeedViews, ViewUnreadable } from './feedViews.ts';
import { type Columns, columnsOf, type KindMapping, kindMapping, readMapping, shownColumns } from './mapping.ts';
import { type ReadRecord, readFile } from './readFile.ts';
import { type FeedRecord, validRecord } from './recordReader.ts';
import { inOrder, type RecordSchema, recordSchema } from './recordSchemas.ts';
import { Staging } from './staging.ts';

export type Kinds = Readonly<Record<KindName, FeedKind>>;

/** What a check found, and the records of the feed. */
export interface CheckedFeed {
  faults: Faults;
  /** undefined: feed.json or the folder cannot be read. */
  feed?: FeedFolder;
  /** Kinds of the feed, each after those it refers to. */
  schemas: readonly RecordSchema[];
  staging: Staging;
  /** Records and sums by kind, as they were read. */
  totals: ReadonlyMap<KindName, Total>;
  /** The moment of the extract, ISO. */
  extracted: string;
  /** Of everything that was read but the moment of the extract: the same feed has the same one. */
  digest: string;
}

export interface Total {
  count: number;
  /** By field of `x-sums`, in grosze. */
  sums: Map<string, number>;
}

/** A reference that no record of the feed satisfies; the database may. */
export interface OpenReference {
  file: string;
  line: number;
  field: string;
  kind: KindName;
  key: string;
}

interface Options {
  kinds: Kinds;
  /** Faults that are kept of a code in a file. */
  most?: number;
  /** The mapping; left out: mapping.json in the folder, if there is one. */
  mapping?: string;
  /** Addresses of the databases of views, by name. */
  databases?: Readonly<Record<string, string>>;
}

/** Reads and checks a whole feed. Close `staging` afterwards. */
export async function checkFeed(
  folder: string,
  { kinds, most = 20, mapping, databases = {} }: Options,
): Promise<CheckedFeed> {
  const faults = new Faults(most);
  const staging = new Staging();
  const totals = new Map<KindName, Total>();
  const known = Object.keys(kinds) as KindName[];
  const written = await readMapping(folder, mapping, known, faults);
  const nothing = { faults, schemas: [], staging, totals, extracted: '', digest: '' };
  const feed = written && (await openFeedFolder(folder, known, faults, (kind) => written.kinds.get(kind)));
  if (!feed) return nothing;
  const views = await viewsOf(feed, written.database, databases, faults);
  if (views === 'unreadable') return nothing;
  const { extracted = views!.moment, ...manifest } = feed.manifest;
  const schemas = inOrder(await Promise.all(feed.files.map(({ kind }) => recordSchema(kind))));
  const whole = createHash('sha256').update(JSON.stringify(manifest));
  const columns = new Map<KindName, Columns>();
  try {
    for (const schema of schemas) {
      const file = feed.files.find(({ kind }) => kind === schema.kind)!;
      staging.prepare(schema);
      whole.update(`${schema.kind}\n`);
      const mapped = kindMapping(schema, written.kinds.get(schema.kind), faults);
      columns.set(schema.kind, columnsOf(mapped));
      const stager = { file, views, schema, mapping: mapped, check: kinds[schema.kind].check, staging, faults };
      totals.set(schema.kind, await stage(stager, (text) => whole.update(text)));
    }
  } finally {
    await views?.close();
  }
  for (const schema of schemas) checkReferences(feed, schema, columns.get(schema.kind)!, staging, faults);
  // Faulty records break them anyway.
  if (faults.count('error') === 0) checkAgreements(feed, kinds, staging, faults);
  checkTotals(feed, totals, faults);
  return { faults, feed, schemas, staging, totals, extracted, digest: whole.digest('base64url') };
}

async function viewsOf(
  { files }: FeedFolder,
  database: string | undefined,
  databases: Readonly<Record<string, string>>,
  faults: Faults,
): Promise<FeedViews | undefined | 'unreadable'> {
  const view = files.find(({ format }) => format === 'view');
  if (!view) return undefined;
  try {
    return await FeedViews.open(database!, databases[database!]);
  } catch (failure) {
    if (!(failure instanceof ViewUnreadable)) throw failure;
    faults.add('VIEW_UNREADABLE', { file: view.name }, failure.message);
    return 'unreadable';
  }
}

interface Stager extends Pick<CheckedFeed, 'staging' | 'faults'>, Pick<FeedKind, 'check'> {
  file: FeedFile;
  views: FeedViews | undefined;
  schema: RecordSchema;
  mapping: KindMapping | undefined;
}

async function stage(
  { file, views, schema, mapping, check, staging, faults }: Stager,
  digest: (text: string) => void,
): Promise<Total> {
  const total: Total = { count: 0, sums: new Map(schema.sums.map((field) => [field, 0])) };
  const validation = { schema, check, columns: columnsOf(mapping), faults };
  const stageOne = ({ place, record }: ReadRecord): void => {
    const amounts = schema.sums.map((field) => grosze(record[field]));
    const count = (sign: 1 | -1): void => {
      total.count += sign;
      for (const [at, field] of schema.sums.entries())
        total.sums.set(field, total.sums.get(field)! + sign * amounts[at]!);
    };
    count(1);
    const valid = validRecord(validation, record, place);
    if (!valid && schema.key.some((field) => record[field] === undefined)) return;
    // A faulty record is there for those that refer to it: one fault, not one for each of them.
    const json = JSON.stringify(record);
    const key = keyText(schema.key.map((field) => record[field]));
    const own = hash('sha1', json, 'base64url');
    const references = schema.references.map(({ fields }) => referenceOf(fields, record));
    const staged = { key, digest: own, amounts, line: place.line, record: json, references };
    const twin = staging.add(schema.kind, staged);
    if (!twin) digest(own);
    else if (mapping?.distinct && twin.digest === own) count(-1);
    else {
      const column = shownColumns(validation.columns, schema.key);
      const { line } = place;
      const reason = `The record in line ${twin.line} has the same key.`;
      faults.add('KEY_TWICE', { file: file.name, line, column, value: key }, reason);
    }
  };
  for await (const records of readFile(file, schema, mapping, faults, views)) records.forEach(stageOne);
  return total;
}

/** An amount that is no number is a fault of its own, and counts as 0. */
const grosze = (value: unknown): number => (typeof value === 'number' ? toGrosze(value) : 0);

function referenceOf(fields: readonly string[], record: FeedRecord): string | null {
  const values = fields.map((field) => record[field] ?? null);
  return values.includes(null) ? null : keyText(values);
}

/** With one of these, records of a file are missing that are there in the source. */
const CUT: readonly FaultName[] = [
  'VIEW_UNREADABLE',
  'FILE_ENCODING',
  'FILE_EMPTY',
  'HEADER_MISSING',
  'COLUMN_MISSING',
  'MAPPING_COLUMN',
  'ROW_BROKEN',
  'ROW_CELLS',
];

/** Where all records of a kind are in the feed, none can be elsewhere. */
function checkReferences(
  { manifest, files }: FeedFolder,
  schema: RecordSchema,
  columns: Columns,
  staging: Staging,
  faults: Faults,
): void {
  const file = files.find(({ kind }) => kind === schema.kind)!.name;
  for (const [at, { fields, kind }] of schema.references.entries()) {
    const target = files.find((one) => one.kind === kind);
    if (manifest.kinds[kind]?.extent !== 'complete' || !target || faults.has(CUT, target.name)) continue;
    for (const { line, key } of staging.dangling(schema.kind, at, kind))
      faults.add(
        'REFERENCE_MISSING',
        { file, line, column: shownColumns(columns, fields), value: key },
        `There is no such record in ${kind}.`,
      );
  }
}

function checkAgreements({ manifest, files }: FeedFolder, kinds: Kinds, staging: Staging, faults: Faults): void {
  const whole = (kind: KindName): FeedFile | undefined =>
    files.find((one) => one.kind === kind && manifest.kinds[kind]!.extent === 'complete');
  for (const { kind } of files)
    for (const { code, kinds: others, field, reason, find } of kinds[kind].agreements ?? []) {
      const file = whole(kind);
      if (!file || !others.every(whole)) continue;
      for (const { line, key } of staging.db.prepare(find).iterate())
        faults.add(code, { file: file.name, line: line as number, column: field, value: key }, reason);
    }
}

/** References to kinds that are not complete in the feed. */
export function* openReferences({ feed, schemas, staging }: CheckedFeed): Generator<OpenReference> {
  for (const schema of schemas)
    for (const [at, { fields, kind }] of schema.references.entries()) {
      if (feed!.manifest.kinds[kind]?.extent === 'complete') continue;
      const file = feed!.files.find((one) => one.kind === schema.kind)!.name;
      for (const { line, key } of staging.dangling(schema.kind, at, kind))
        yield { file, line, field: fields.join(', '), kind, key };
    }
}

function checkTotals({ manifest, files }: FeedFolder, totals: ReadonlyMap<KindName, Total>, faults: Faults): void {
  for (const { kind, name: file } of files) {
    if (faults.has(CUT, file)) continue;
    const { count, sums } = totals.get(kind)!;
    const wanted = manifest.kinds[kind]!;
    if (wanted.count !== undefined && wanted.count !== count)
      faults.add('TOTAL_COUNT', { file }, `feed.json says ${wanted.count} records, the file has ${count}.`);
    for (const [field, text] of Object.entries(wanted.sums ?? {})) {
      const sum = sums.get(field);
      if (sum === undefined) {
        const near = nearest(field, sums.keys());
        const reason = `No total of "${field}" is kept.${near ? ` Did you mean ${near}?` : ''}`;
        faults.add('MANIFEST_WRONG', { file: 'feed.json', column: `kinds.${kind}.sums.${field}` }, reason);
      } else if (toGrosze(Number(text)) !== sum)
        faults.add(
          'TOTAL_SUM',
          { file, column: field },
          `feed.json says ${text}, the file has ${(sum / 100).toFixed(2)}.`,
        );
    }
  }
}
