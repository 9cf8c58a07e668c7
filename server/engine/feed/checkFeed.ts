import { createHash, hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { toGrosze } from '../../../src/lang/values/kwota.ts';
import { nearest } from '../../../src/lang/values/nearest.ts';
import type { FaultName } from './faultCodes.ts';
import { Faults } from './faults.ts';
import { type FeedFile, type FeedFolder, openFeedFolder } from './feedFolder.ts';
import type { FeedKind, KindName } from './feedKind.ts';
import { FeedViews, ViewUnreadable } from './feedViews.ts';
import { type Columns, columnsOf, kindMapping, readMapping, shownColumns } from './mapping.ts';
import { ReadingThread } from './readingThread.ts';
import { inOrder, type RecordSchema, recordSchema } from './recordSchemas.ts';
import { amountsOf, type Reading, type StagedRecords, stagedRecords } from './stagedRecords.ts';
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
  /** The address of the module that exports `kinds`: a large feed is read in a thread of its own, which imports it. */
  kindsModule?: string;
  /** Faults that are kept of a code in a file. */
  most?: number;
  /** The mapping; left out: mapping.json in the folder, if there is one. */
  mapping?: string;
  /** Addresses of the databases of views, by name. */
  databases?: Readonly<Record<string, string>>;
}

/** Bytes of files from which on a thread pays for its start, about half a second. */
const LARGE = 16 << 20;

/** Views are read through one connection to their database, and the thread has none. */
const isLarge = ({ files }: FeedFolder): boolean =>
  availableParallelism() > 1 &&
  files.every(({ format }) => format !== 'view') &&
  files.reduce((sum, file) => sum + ('path' in file ? statSync(file.path).size : 0), 0) > LARGE;

/** Reads and checks a whole feed. Close `staging` afterwards. */
export async function checkFeed(
  folder: string,
  { kinds, kindsModule, most = 20, mapping, databases = {} }: Options,
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
  const thread = kindsModule !== undefined && isLarge(feed) ? new ReadingThread(kindsModule) : undefined;
  try {
    for (const schema of schemas) {
      const file = feed.files.find(({ kind }) => kind === schema.kind)!;
      const kind = kinds[schema.kind];
      staging.prepare(schema, kind.comparedAmounts);
      whole.update(`${schema.kind}\n`);
      const kindWritten = written.kinds.get(schema.kind);
      const mapped = kindMapping(schema, kindWritten, faults);
      columns.set(schema.kind, columnsOf(mapped));
      const reading = { file, schema, mapping: mapped, kind, faults, views };
      const pages = thread ? thread.read(file, kindWritten, faults) : stagedRecords(reading);
      totals.set(schema.kind, await stage(reading, pages, staging, (text) => whole.update(text)));
    }
  } finally {
    await views?.close();
    await thread?.end();
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

/** Keeps the records of a file in the staging area, and adds them up. */
async function stage(
  { file, schema, mapping, faults }: Reading,
  pages: AsyncIterable<StagedRecords>,
  staging: Staging,
  digest: (text: string) => void,
): Promise<Total> {
  const sums = schema.sums.map(() => 0);
  let count = 0;
  const addUp = (amounts: string, sign: 1 | -1): void => {
    for (const [at, amount] of amountsOf(amounts).entries()) sums[at]! += sign * amount;
  };
  for await (const page of pages) {
    count += page.lines.length;
    for (const amounts of page.amounts) addUp(amounts, 1);
    const digests = page.records.map((record) => hash('sha1', record, 'base64url'));
    staging.add(schema.kind, page, digests);
    digest(digests.join(''));
  }
  for (const twin of staging.addKeys(schema.kind)) {
    if (mapping?.distinct && twin.digest === twin.firstDigest) {
      count--;
      addUp(twin.amounts, -1);
      continue;
    }
    const column = shownColumns(columnsOf(mapping), schema.key);
    const reason = `The record in line ${twin.firstLine} has the same key.`;
    faults.add('KEY_TWICE', { file: file.name, line: twin.line, column, value: twin.key }, reason);
  }
  return { count, sums: new Map(schema.sums.map((field, at) => [field, sums[at]!])) };
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
