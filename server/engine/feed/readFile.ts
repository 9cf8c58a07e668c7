import { nearest } from '../../../src/lang/values/nearest.ts';
import { csvRows } from './csvRows.ts';
import type { FaultSink } from './faults.ts';
import type { FeedFile } from './feedFolder.ts';
import { type FeedViews, ViewUnreadable } from './feedViews.ts';
import type { KindMapping, Source } from './mapping.ts';
import { mask } from './mask.ts';
import { type BrokenRow, jsonRows, type Row, type Rows } from './readRows.ts';
import { type FeedRecord, type RowPlace, recordOf, typedValue } from './recordReader.ts';
import type { Field, RecordSchema } from './recordSchemas.ts';
import { totalWord } from './totalRow.ts';
import { WrongEncoding } from './utf8.ts';

export interface ReadRecord {
  place: RowPlace;
  record: FeedRecord;
}

/**
 * The records of a file or view, not validated yet; a row that cannot be read is a fault, and left out.
 *
 * @param views of the database, where the file is one of them
 */
export async function* readFile(
  file: FeedFile,
  schema: RecordSchema,
  mapping: KindMapping | undefined,
  faults: FaultSink,
  views?: FeedViews,
): AsyncGenerator<readonly ReadRecord[]> {
  try {
    if (file.format === 'jsonl') yield* readJsonLines(file.path, file, schema, mapping, faults);
    else {
      const rows =
        file.format === 'csv'
          ? csvRows(file.path, mapping?.encoding)
          : views!.rows(file.name, keyColumns(schema, mapping));
      yield* readCells(rows, file, schema, mapping, faults);
    }
  } catch (failure) {
    if (failure instanceof ViewUnreadable) faults.add('VIEW_UNREADABLE', { file: file.name }, failure.message);
    else if (failure instanceof WrongEncoding)
      faults.add('FILE_ENCODING', { file: file.name, line: failure.line }, failure.message);
    else throw failure;
  }
}

/** The columns of a record's key: rows of a view are read in their order, so that a row has the same number each time. */
const keyColumns = ({ key }: RecordSchema, mapping: KindMapping | undefined): string[] =>
  key.flatMap((field) => {
    const source = mapping?.sources.get(field);
    return source && 'value' in source ? [] : [source?.column ?? field];
  });

async function* readJsonLines(
  path: string,
  file: FeedFile,
  { fields }: RecordSchema,
  mapping: KindMapping | undefined,
  faults: FaultSink,
): AsyncGenerator<readonly ReadRecord[]> {
  const known = new Set(fields.map(({ name }) => name));
  for await (const rows of jsonRows(path, mapping?.encoding))
    yield rows.flatMap((row): ReadRecord[] => {
      if (isBroken(row, file, faults)) return [];
      const { content } = row;
      const place: RowPlace = { file: file.name, line: row.line };
      const record = recordOf(fields, mapping ? mapped(content, mapping, place, faults) : content);
      // For the validation, which reports it. A mapping chooses, so other properties do not count.
      if (!mapping) for (const name of Object.keys(content)) if (!known.has(name)) record[name] = null;
      return [{ place, record }];
    });
}

function mapped(content: Record<string, unknown>, mapping: KindMapping, place: RowPlace, faults: FaultSink) {
  const object = { ...content };
  for (const [name, source] of mapping.sources) {
    if ('value' in source) object[name] = source.value;
    else {
      const given = content[source.column];
      object[name] =
        typeof given === 'string' || source.codes.length > 0
          ? readBy(name, source, String(given ?? ''), place, faults)
          : given;
    }
  }
  return object;
}

/** How the cells of a row give a field; undefined: it has no column. */
type Cell = ((cells: readonly string[], place: RowPlace) => FeedRecord[string] | undefined) | undefined;

interface Header {
  /** The number of columns. */
  width: number;
  /** By place of the field. */
  cellOf: readonly Cell[];
  /** By number of the column: the field that it gives. */
  fieldAt: ReadonlyMap<number, Field>;
}

async function* readCells(
  pages: AsyncIterable<Rows<string[]>>,
  file: FeedFile,
  { fields }: RecordSchema,
  mapping: KindMapping | undefined,
  faults: FaultSink,
): AsyncGenerator<readonly ReadRecord[]> {
  let header: Header | undefined;
  for await (const rows of pages) {
    const records: ReadRecord[] = [];
    for (const row of rows) {
      if (isBroken(row, file, faults)) continue;
      if (header) {
        const one = recordIn(row, header, file, fields, faults);
        if (one) records.push(one);
      } else {
        header = readHeader(row.content, file, fields, mapping, faults);
        if (!header) return;
      }
    }
    yield records;
  }
  if (!header) faults.add('FILE_EMPTY', { file: file.name }, 'The file is empty.');
}

function recordIn(
  { line, content: cells }: Row<string[]>,
  { width, cellOf, fieldAt }: Header,
  file: FeedFile,
  fields: readonly Field[],
  faults: FaultSink,
): ReadRecord | undefined {
  const place: RowPlace = { file: file.name, line };
  const total = totalWord(cells, width, fieldAt);
  if (total !== undefined) {
    const reason = `"${total}" stands in the row, and its other cells are not those of a record.`;
    faults.add('ROW_TOTAL', place, reason);
    return undefined;
  }
  if (cells.length !== width) {
    faults.add('ROW_CELLS', place, `The row has ${cells.length} cells, the header ${width}.`);
    return undefined;
  }
  const record: FeedRecord = {};
  for (const [at, field] of fields.entries()) {
    const cell = cellOf[at];
    const value = cell ? cell(cells, place) : field.nullable ? null : undefined;
    if (value !== undefined) record[field.name] = value;
  }
  return { place, record };
}

/** @returns nothing when the rows make no sense without the missing ones */
function readHeader(
  names: readonly string[],
  file: FeedFile,
  fields: readonly Field[],
  mapping: KindMapping | undefined,
  faults: FaultSink,
): Header | undefined {
  const place = (column: string) => ({ file: file.name, line: 1, column });
  const wanted = fields.flatMap(({ name, required }) => {
    const source = mapping?.sources.get(name);
    if (source) return 'column' in source ? [source.column] : [];
    return required ? [name] : [];
  });
  if (wanted.length > 0 && !wanted.some((column) => names.includes(column))) {
    const reason = `The first line has none of the names of the columns, such as ${wanted[0]}.`;
    faults.add('HEADER_MISSING', { file: file.name, line: 1 }, reason);
    return undefined;
  }
  const cut: string[] = [];
  const areNames = mapping !== undefined || seemNames(names, fields);
  for (const [at, name] of names.entries()) {
    const shown = areNames ? name : mask(name);
    if (names.indexOf(name) < at && (!mapping || isUsed(mapping, fields, name)))
      faults.add('COLUMN_TWICE', place(shown), `Two columns have the name "${shown}".`);
    // A mapping chooses, so other columns do not count.
    if (mapping || fields.some((field) => field.name === name)) continue;
    const near = nearest(
      name,
      fields.map((one) => one.name).filter((one) => !names.includes(one)),
    );
    faults.add(
      'COLUMN_UNKNOWN',
      place(shown),
      `No field has the name "${shown}".${near ? ` Did you mean ${near}?` : ''}`,
    );
  }
  const fieldAt = new Map<number, Field>();
  const cellOf = fields.map((field): Cell => {
    const source = mapping?.sources.get(field.name);
    if (source && 'value' in source) return () => source.value;
    const column = source?.column ?? field.name;
    const at = names.indexOf(column);
    if (at < 0 && source) {
      const near = nearest(column, names);
      const reason = `The file has no column "${column}".${near ? ` Did you mean ${near}?` : ''}`;
      faults.add('MAPPING_COLUMN', place(column), reason);
      cut.push(column);
    } else if (at < 0 && field.required) {
      faults.add('COLUMN_MISSING', place(column), `The column "${column}" is missing.`);
      cut.push(column);
    }
    if (at < 0) return undefined;
    fieldAt.set(at, field);
    if (!source) return (row) => typedValue(field, row[at]!);
    return (row, where) => {
      const text = readBy(field.name, source, row[at]!, where, faults);
      return text === undefined ? undefined : typedValue(field, text);
    };
  });
  return cut.length === 0 ? { width: names.length, cellOf, fieldAt } : undefined;
}

/** A file without a header, or whose header has lost its end, has data of its first record there. */
const seemNames = (names: readonly string[], fields: readonly Field[]): boolean =>
  fields.some(({ name }) => names.includes(name)) && !names.some((name) => /(?:\d\D*){6}/.test(name));

const isUsed = ({ sources }: KindMapping, fields: readonly Field[], column: string): boolean =>
  fields.some(({ name }) => {
    const source = sources.get(name);
    return source ? 'column' in source && source.column === column : name === column;
  });

function readBy(
  field: string,
  source: Extract<Source, { column: string }>,
  text: string,
  place: RowPlace,
  faults: FaultSink,
): string | undefined {
  const read = source.read(text);
  if (read !== undefined) return read;
  const near = nearest(text, source.codes);
  const reason = `The code has no translation.${near ? ` Did you mean ${near}?` : ''}`;
  const { file, line } = place;
  faults.add('MAPPING_CODE', { file, line, column: source.column, value: text }, reason);
  place.reported = [...(place.reported ?? []), field];
  return undefined;
}

function isBroken(row: Row<unknown> | BrokenRow, file: FeedFile, faults: FaultSink): row is BrokenRow {
  if (!('broken' in row)) return false;
  faults.add('ROW_BROKEN', { file: file.name, line: row.line }, row.broken);
  return true;
}
