import { nearest } from '../../../src/lang/values/nearest.ts';
import type { Faults } from './faults.ts';
import type { FeedFile } from './feedFolder.ts';
import { type BrokenRow, csvRows, jsonRows, type Row } from './readRows.ts';
import { type FeedRecord, recordOf, typedValue } from './recordReader.ts';
import type { Field, RecordSchema } from './recordSchemas.ts';
import { WrongEncoding } from './utf8.ts';

export interface ReadRecord {
  line: number;
  record: FeedRecord;
}

/** The records of a file, not validated yet; a row that cannot be read is a fault, and left out. */
export async function* readFile(file: FeedFile, schema: RecordSchema, faults: Faults): AsyncGenerator<ReadRecord> {
  try {
    yield* file.format === 'csv' ? readCsv(file, schema, faults) : readJsonLines(file, schema, faults);
  } catch (failure) {
    if (!(failure instanceof WrongEncoding)) throw failure;
    faults.add('FILE_ENCODING', { file: file.name, line: failure.line }, failure.message);
  }
}

async function* readJsonLines(file: FeedFile, { fields }: RecordSchema, faults: Faults): AsyncGenerator<ReadRecord> {
  const known = new Set(fields.map(({ name }) => name));
  for await (const row of jsonRows(file.path)) {
    if (isBroken(row, file, faults)) continue;
    const strange = Object.keys(row.content).filter((name) => !known.has(name));
    const record = recordOf(fields, row.content);
    // For the validation, which reports it.
    for (const name of strange) record[name] = null;
    yield { line: row.line, record };
  }
}

async function* readCsv(file: FeedFile, { fields }: RecordSchema, faults: Faults): AsyncGenerator<ReadRecord> {
  let header: readonly (Field | undefined)[] | undefined;
  for await (const row of csvRows(file.path)) {
    if (isBroken(row, file, faults)) continue;
    const { line, content: cells } = row;
    if (!header) {
      header = fieldsOf(cells, file, fields, faults);
      if (!header) return;
      continue;
    }
    if (cells.length !== header.length) {
      const reason = `The row has ${cells.length} cells, the header ${header.length}.`;
      faults.add('ROW_CELLS', { file: file.name, line }, reason);
      continue;
    }
    yield { line, record: csvRecord(fields, header, cells) };
  }
  if (!header) faults.add('FILE_EMPTY', { file: file.name }, 'The file is empty.');
}

function csvRecord(
  fields: readonly Field[],
  header: readonly (Field | undefined)[],
  cells: readonly string[],
): FeedRecord {
  const record: FeedRecord = {};
  for (const field of fields) {
    const at = header.indexOf(field);
    const value = at < 0 ? (field.nullable ? null : undefined) : typedValue(field, cells[at]!);
    if (value !== undefined) record[field.name] = value;
  }
  return record;
}

/** The field of each column. @returns nothing when the rows make no sense without the missing ones */
function fieldsOf(
  names: readonly string[],
  file: FeedFile,
  fields: readonly Field[],
  faults: Faults,
): (Field | undefined)[] | undefined {
  const place = (column: string) => ({ file: file.name, line: 1, column });
  const columns = names.map((name, at) => {
    const field = fields.find((one) => one.name === name);
    if (names.indexOf(name) < at) faults.add('COLUMN_TWICE', place(name), `Two columns have the name "${name}".`);
    if (!field) {
      const near = nearest(
        name,
        fields.map((one) => one.name).filter((one) => !names.includes(one)),
      );
      faults.add(
        'COLUMN_UNKNOWN',
        place(name),
        `No field has the name "${name}".${near ? ` Did you mean ${near}?` : ''}`,
      );
    }
    return field;
  });
  const missing = fields.filter((field) => field.required && !columns.includes(field));
  for (const { name } of missing) faults.add('COLUMN_MISSING', place(name), `The column "${name}" is missing.`);
  return missing.length === 0 ? columns : undefined;
}

function isBroken(row: Row<unknown> | BrokenRow, file: FeedFile, faults: Faults): row is BrokenRow {
  if (!('broken' in row)) return false;
  faults.add('ROW_BROKEN', { file: file.name, line: row.line }, row.broken);
  return true;
}
