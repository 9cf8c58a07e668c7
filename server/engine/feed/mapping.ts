import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bareIdentifier } from '../../../src/lang/values/bareIdentifier.ts';
import { nearest } from '../../../src/lang/values/nearest.ts';
import type { FaultSink } from './faults.ts';
import { pointerOf, schemaReason } from './feedFolder.ts';
import type { KindName } from './feedKind.ts';
import type { MappingJson } from './generated/records.ts';
import { type Field, feedCode, type RecordSchema } from './recordSchemas.ts';

export const MAPPING = 'mapping.json';

type Written = MappingJson['kinds'][string]['fields'][string];
export type Encoding = NonNullable<MappingJson['encoding']>;

/** A kind as it is written, with what holds for all files. */
export type WrittenKind = MappingJson['kinds'][string] & { encoding: Encoding };

/** How the export of another system becomes the records of one kind. */
export interface KindMapping {
  distinct: boolean;
  encoding: Encoding;
  /** By field. */
  sources: ReadonlyMap<string, Source>;
}

/** Where the value of a field comes from. */
export type Source =
  | { value: string | number | boolean | null }
  | {
      column: string;
      /** The text as the schema wants it. @returns undefined for a code without a translation */
      read(text: string): string | undefined;
      codes: readonly string[];
    };

/** Whether a value of a field may be written otherwise in all files. */
const IDENTIFIERS: readonly unknown[] = ['pesel', 'nip', 'nrb', 'identyfikator', 'tel'];

/** mapping.json as it is written, with the formats of all files in each field. */
export interface WrittenMapping {
  database?: string;
  kinds: ReadonlyMap<string, WrittenKind>;
}

/**
 * Reads the mapping of a feed: a file that is named, or mapping.json in its folder.
 *
 * @returns undefined when it is wrong, and `faults` has why
 */
export async function readMapping(
  folder: string,
  named: string | undefined,
  known: readonly KindName[],
  faults: FaultSink,
): Promise<WrittenMapping | undefined> {
  const path = named ?? join(folder, MAPPING);
  if (named === undefined && !existsSync(path)) return { kinds: new Map() };
  const file = basename(path);
  const wrong = (reason: string, column = ''): undefined => {
    faults.add('MAPPING_WRONG', { file, ...(column && { column }) }, reason);
  };
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (failure) {
    return wrong(`It cannot be read: ${(failure as Error).message}.`);
  }
  const validate = (await feedCode()).files.mapping!;
  if (!validate(json)) {
    const [error] = validate.errors ?? [];
    return error && wrong(schemaReason(error), pointerOf(error));
  }
  const mapping = json as MappingJson;
  let right = true;
  for (const [kind, { file: named, view }] of Object.entries(mapping.kinds)) {
    const both = named !== undefined && view !== undefined;
    if (both || (view !== undefined && mapping.database === undefined)) {
      const reason = both
        ? 'The records of a kind are in a file or in a view, not in both.'
        : 'A view needs "database" at the top: the name of the connection.';
      wrong(reason, `kinds.${kind}.view`);
      right = false;
    }
    if (known.includes(kind as KindName)) continue;
    const near = nearest(kind, known);
    wrong(`There is no record kind "${kind}".${near ? ` Did you mean ${near}?` : ''}`, `kinds.${kind}`);
    right = false;
  }
  if (!right) return undefined;
  const { database, date, decimal, encoding = 'utf-8' } = mapping;
  const kinds = Object.entries(mapping.kinds).map(
    ([kind, one]) => [kind, { ...one, encoding, fields: withDefaults(one.fields, date, decimal) }] as const,
  );
  return { ...(database !== undefined && { database }), kinds: new Map(kinds) };
}

function withDefaults(
  fields: Record<string, Written>,
  date: MappingJson['date'],
  decimal: MappingJson['decimal'],
): Record<string, Written> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, written]) => {
      const one = typeof written === 'string' ? { column: written } : written;
      return [name, 'column' in one ? { ...(date && { date }), ...(decimal && { decimal }), ...one } : one];
    }),
  );
}

/** The mapping of one kind; a field that the kind does not have is a fault. */
export function kindMapping(
  schema: RecordSchema,
  written: WrittenKind | undefined,
  faults: FaultSink,
): KindMapping | undefined {
  if (!written) return undefined;
  const names = schema.fields.map(({ name }) => name);
  for (const name of Object.keys(written.fields)) {
    if (names.includes(name)) continue;
    const near = nearest(name, names);
    const reason = `${schema.kind} has no field "${name}".${near ? ` Did you mean ${near}?` : ''}`;
    faults.add('MAPPING_WRONG', { file: MAPPING, column: `kinds.${schema.kind}.fields.${name}` }, reason);
  }
  const sources = schema.fields.flatMap((field): [string, Source][] => {
    const one = written.fields[field.name];
    if (one === undefined) return [];
    if (typeof one === 'string' || 'column' in one)
      return [[field.name, columnSource(field, typeof one === 'string' ? { column: one } : one)]];
    return [[field.name, { value: one.value }]];
  });
  return { distinct: written.distinct ?? false, encoding: written.encoding, sources: new Map(sources) };
}

/** The column of the export by field, for the report. */
export type Columns = ReadonlyMap<string, string>;

/** Columns as the export names them, each with its field. */
export const shownColumns = (columns: Columns, fields: readonly string[]): string =>
  fields
    .map((field) => {
      const column = columns.get(field);
      return column && column !== field ? `${column} (${field})` : field;
    })
    .join(', ');

export const columnsOf = (mapping: KindMapping | undefined): Columns =>
  new Map(
    [...(mapping?.sources ?? [])].flatMap(([name, source]) => ('column' in source ? [[name, source.column]] : [])),
  );

type OfColumn = Extract<Written, { column: string }>;

function columnSource(field: Field, { column, codes, date, decimal }: OfColumn): Source {
  if (codes) {
    const byCode = new Map(Object.entries(codes).map(([code, value]) => [code, value === null ? '' : String(value)]));
    return { column, read: (text) => byCode.get(text), codes: [...byCode.keys()] };
  }
  return { column, read: readerOf(field, date, decimal), codes: [] };
}

function readerOf(
  { type, schema }: Field,
  date: OfColumn['date'],
  decimal: OfColumn['decimal'],
): (text: string) => string {
  if (schema.format === 'date' && date) return (text) => isoDay(text, date);
  if ((type === 'number' || type === 'integer') && decimal === 'comma')
    return (text) =>
      text
        .replace(/[\s\u00a0\u202f]/g, '')
        .replace(/zł$|pln$/i, '')
        .replace(',', '.');
  if (IDENTIFIERS.includes(schema.format)) return bareIdentifier;
  return (text) => text;
}

/** A text that is no such day stays, for the validation. */
function isoDay(text: string, form: NonNullable<OfColumn['date']>): string {
  if (text.length !== form.length) return text;
  const part = (letter: string): string => text.slice(form.indexOf(letter), form.lastIndexOf(letter) + 1);
  return `${part('Y')}-${part('M')}-${part('D')}`;
}
