import { toGrosze } from '../../../src/lang/values/kwota.ts';
import type { FaultSink } from './faults.ts';
import type { FeedFile } from './feedFolder.ts';
import { type FeedKind, keyText } from './feedKind.ts';
import type { FeedViews } from './feedViews.ts';
import { columnsOf, type KindMapping } from './mapping.ts';
import { type ReadRecord, readFile } from './readFile.ts';
import { type FeedRecord, validRecord } from './recordReader.ts';
import type { RecordSchema } from './recordSchemas.ts';

/** Some records of a file as the staging area keeps them, in columns: so they pass from one thread to another sooner than as objects. */
export interface StagedRecords {
  lines: number[];
  /** undefined: the record has no key; it counts, and is not kept. */
  keys: (string | undefined)[];
  /** JSON; empty without a key. */
  records: string[];
  /** The amounts of `x-sums` in grosze, as `amountsText`. */
  amounts: string[];
  /** Of one record after the other: its `comparedAmounts`, in grosze. */
  compared: number[];
  /** Of one record after the other: the keys that its references lead to; null: it refers to nothing. */
  references: (string | null)[];
}

/** Some amounts as one text, and back: separated by bars. */
export const amountsText = (amounts: readonly number[]): string => amounts.join('|');
export const amountsOf = (text: string): number[] => (text === '' ? [] : text.split('|').map(Number));

/** A file of a feed, and how its records are read. */
export interface Reading {
  file: FeedFile;
  schema: RecordSchema;
  mapping: KindMapping | undefined;
  kind: Pick<FeedKind, 'check' | 'comparedAmounts'>;
  faults: FaultSink;
  /** Of the database, where the file is one of them. */
  views?: FeedViews | undefined;
}

/** The validated records of a file, some thousand at a time. */
export async function* stagedRecords(reading: Reading): AsyncGenerator<StagedRecords> {
  const { file, schema, mapping, kind, faults, views } = reading;
  const validation = { schema, check: kind.check, columns: columnsOf(mapping), faults };
  const add = (to: StagedRecords, { place, record }: ReadRecord): void => {
    to.lines.push(place.line);
    to.amounts.push(amountsText(schema.sums.map((field) => grosze(record[field]))));
    for (const field of kind.comparedAmounts ?? []) to.compared.push(grosze(record[field]));
    for (const { fields } of schema.references) to.references.push(referenceOf(fields, record));
    const isKept = validRecord(validation, record, place) || schema.key.every((field) => record[field] !== undefined);
    // A faulty record is there for those that refer to it: one fault, not one for each of them.
    to.keys.push(isKept ? keyText(schema.key.map((field) => record[field])) : undefined);
    to.records.push(isKept ? JSON.stringify(record) : '');
  };
  for await (const records of readFile(file, schema, mapping, faults, views)) {
    const staged: StagedRecords = {
      lines: [],
      keys: [],
      records: [],
      amounts: [],
      compared: [],
      references: [],
    };
    for (const one of records) add(staged, one);
    yield staged;
  }
}

/** An amount that is no number is a fault of its own, and counts as 0. */
const grosze = (value: unknown): number => (typeof value === 'number' ? toGrosze(value) : 0);

function referenceOf(fields: readonly string[], record: FeedRecord): string | null {
  const values = fields.map((field) => record[field] ?? null);
  return values.includes(null) ? null : keyText(values);
}
