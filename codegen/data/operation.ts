import { answersData, type Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import {
  type Fill,
  MOST_ANSWERED,
  type OperationPlan,
  type Order,
  type RecordColumn,
  type RowsPlan,
  type Table,
  type ValuesPlan,
} from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../files/raw.ts';
import { guess } from '../files/shape.ts';
import type { DataFillJson, DataOperationJson, DataOrderJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { knownColumns, takeColumn } from './columns.ts';
import { checkConstant, objectOf, planItem } from './itemCheck.ts';
import { planRecord } from './record.ts';
import { checkNobodys } from './subject.ts';
import { planWhere } from './where.ts';
import { checkColumn, type DataWorld, tableOf } from './world.ts';

/** What one operation is answered from, checked against the contract. */
export function planOperation(
  world: DataWorld,
  operation: Operation,
  raw: Raw<DataOperationJson>,
): OperationPlan | undefined {
  const path = ['operations', operation.id];
  const { reportAt, contract } = world;
  if (!answersData(operation.answer)) {
    const why =
      operation.answer === 'document'
        ? 'is a document, drawn from the screen whose `documents` names it: it needs no entry'
        : 'answers with a file, which needs a handler in code';
    reportAt('data.operation', path, `${operation.id} ${why}.`, { key: true });
    return undefined;
  }
  const used: UsedTable[] = [];
  const seen = { tables: used, args: new Set<string>() };
  const table = planRecord(world, operation, raw.record, path);
  const schema = objectOf(contract, operation.answer);
  const answer = planAnswer(world, operation, schema, record(raw.answer), [...path, 'answer'], seen);
  const row = raw.row !== undefined ? planRow(world, operation, schema, raw, path, seen) : undefined;
  // A filling that fails is reported at its own place, and not again as a field that nothing fills.
  if (raw.row === undefined) checkFilled(world, operation, schema, new Set(Object.keys(record(raw.answer))), path);
  if (!operation.writes) checkArguments(world, operation, seen.args, path);
  checkSubjects(world, operation, used, path);
  return { ...(table && { record: table }), ...(row && { row }), answer };
}

interface UsedTable {
  table: Table;
  path: Path;
}

interface Seen {
  tables: UsedTable[];
  /** Arguments that choose something. */
  args: Set<string>;
}

function planAnswer(
  world: DataWorld,
  operation: Operation,
  schema: JsonSchema,
  raw: Raw<DataOperationJson['answer']>,
  path: Path,
  seen: Seen,
) {
  const answer = new Map<string, Fill>();
  const properties = schema.properties ?? {};
  for (const [field, item] of Object.entries(raw)) {
    const here = [...path, field];
    const property = Object.hasOwn(properties, field) ? properties[field] : undefined;
    if (!property) {
      const names = Object.keys(properties);
      world.reportAt(
        'data.field',
        here,
        `The answer of ${operation.id} has no field "${field}".${guess(field, names)}`,
        {
          key: true,
          help: [`It has: ${names.join(', ')}`],
        },
      );
      continue;
    }
    const fill = planFill(world, operation, property, record(item), here, seen);
    if (fill) answer.set(field, fill);
  }
  return answer;
}

function planFill(
  world: DataWorld,
  operation: Operation,
  property: JsonSchema,
  raw: Raw<DataFillJson>,
  path: Path,
  seen: Seen,
): Fill | undefined {
  if (raw.value !== undefined) {
    checkConstant(world, property, raw.value, [...path, 'value']);
    return { kind: 'value', value: raw.value };
  }
  if (raw.record !== undefined) return planOfRecord(world, operation, property, word(raw.record), path);
  const schema = world.contract.resolve(property);
  const isList = [schema.type].flat().includes('array');
  if (raw.values !== undefined) {
    const type = isList ? schema.items : undefined;
    if (type && cellTypeOf(world.contract, type)) return planValues(world, operation, type, raw, path, seen);
    world.reportAt(
      'data.field',
      path,
      '"values" fills a list of texts, numbers or dates, but this is not such a list.',
      {
        key: true,
      },
    );
    return undefined;
  }
  const kind = raw.rows !== undefined ? 'rows' : 'first';
  const item = kind === 'rows' ? schema.items : property;
  if (!item || isList !== (kind === 'rows') || !objectOf(world.contract, item).properties) {
    const wanted = kind === 'rows' ? 'a list of objects' : 'an object';
    world.reportAt('data.field', path, `"${kind}" can only fill ${wanted}.`, { key: true });
    return undefined;
  }
  return planRows(world, operation, kind, item, raw, path, seen);
}

/** The answer is one row; fields filled by `answer` do not come from the row. */
function planRow(
  world: DataWorld,
  operation: Operation,
  schema: JsonSchema,
  raw: Raw<DataOperationJson>,
  path: Path,
  seen: Seen,
) {
  const filled = new Set(Object.keys(record(raw.answer)));
  return planRows(world, operation, 'first', schema, record(raw.row), [...path, 'row'], seen, filled);
}

/** The named table. Arguments for an unknown table are not reported as unused. */
function tableIn(world: DataWorld, raw: Raw<DataFillJson>, kind: 'rows' | 'first' | 'values', path: Path, seen: Seen) {
  const table = tableOf(world, word(raw[kind]), [...path, kind]);
  if (!table) for (const argument of Object.keys(record(raw.where))) seen.args.add(argument);
  return table;
}

function planRows(
  world: DataWorld,
  operation: Operation,
  kind: RowsPlan['kind'],
  item: JsonSchema,
  raw: Raw<DataFillJson>,
  path: Path,
  seen: Seen,
  filled?: ReadonlySet<string>,
): RowsPlan | undefined {
  const table = tableIn(world, raw, kind, path, seen);
  if (!table) return undefined;
  seen.tables.push({ table, path: [...path, kind] });
  const where = planWhere(world, operation, table, raw.where, [...path, 'where'], seen.args);
  const plan = planItem(world, item, { operation, table, fields: record(raw.fields), path }, filled);
  const order = planOrder(world, table, raw.order, [...path, 'order']);
  const narrowed = where.some(({ argument }) => operation.args[argument]?.required);
  if (kind === 'rows' && table.kind === 'csv' && !table.subject && !narrowed && table.csv.rows.length > MOST_ANSWERED)
    world.reportAt(
      'data.size',
      [...path, kind],
      `Without arguments this answers ${table.csv.rows.length} rows, more than ${MOST_ANSWERED}. Let a required argument select rows.`,
    );
  return { kind, table, item: plan, where, order, nullable: filled === undefined && plan.nullable };
}

function planValues(
  world: DataWorld,
  operation: Operation,
  item: JsonSchema,
  raw: Raw<DataFillJson>,
  path: Path,
  seen: Seen,
): ValuesPlan | undefined {
  const table = tableIn(world, raw, 'values', path, seen);
  const wanted = cellTypeOf(world.contract, item);
  if (!table || !wanted) return undefined;
  seen.tables.push({ table, path: [...path, 'values'] });
  const where = planWhere(world, operation, table, raw.where, [...path, 'where'], seen.args);
  const of = raw.part === 'year' || raw.part === 'month' ? raw.part : undefined;
  const type = { ...(of ? ({ kind: 'date', schema: {} } as const) : wanted), nullable: true };
  if (of && wanted.kind !== 'integer' && wanted.kind !== 'text')
    world.reportAt(
      'data.type',
      [...path, 'part'],
      `A ${of} is a number or a text, but the contract requires ${wanted.kind}.`,
    );
  takeColumn(world, operation, table, word(raw.column), type, [...path, 'column']);
  return {
    kind: 'values',
    table,
    column: word(raw.column),
    type,
    ...(of && { part: { of, number: wanted.kind === 'integer' } }),
    where,
    descending: raw.descending === true,
  };
}

function planOrder(world: DataWorld, table: Table, raw: Unchecked<DataOrderJson>, path: Path): Order[] {
  return list(raw).map((item, index) => {
    const descending = word(item).startsWith('-');
    const column = word(item).slice(descending ? 1 : 0);
    checkColumn(world, table, column, knownColumns(world, table), [...path, index]);
    return { column, descending };
  });
}

function planOfRecord(
  world: DataWorld,
  operation: Operation,
  property: JsonSchema,
  column: string,
  path: Path,
): Fill | undefined {
  const type = cellTypeOf(world.contract, property);
  const table = [...world.tables.values()].find(
    (one) => one.kind === 'records' && world.writers.get(one.name)?.some(({ id }) => id === operation.id),
  );
  if (!table) {
    world.reportAt(
      'data.record',
      path,
      `${operation.id} stores no record: name its table with "record" beside "answer".`,
    );
    return undefined;
  }
  if (!type) world.reportAt('data.type', path, `${column} is a text, but the contract requires a list or an object.`);
  else takeColumn(world, operation, table, column, type, [...path, 'record']);
  return { kind: 'record', column: column as RecordColumn };
}

function checkFilled(
  world: DataWorld,
  operation: Operation,
  schema: JsonSchema,
  filled: ReadonlySet<string>,
  path: Path,
): void {
  const missing = (schema.required ?? []).filter((field) => !filled.has(field));
  for (const field of missing)
    world.reportAt(
      'data.field',
      path,
      `"${field}" is required in the answer of ${operation.id}, but nothing fills it.`,
      {
        key: true,
      },
    );
}

/** An argument that selects nothing would be ignored silently (`data.argument`). */
function checkArguments(world: DataWorld, operation: Operation, used: ReadonlySet<string>, path: Path): void {
  for (const argument of Object.keys(operation.args)) {
    if (used.has(argument)) continue;
    world.reportAt(
      'data.argument',
      path,
      `The argument "${argument}" of ${operation.id} selects no rows: use it in "where".`,
      {
        key: true,
      },
    );
  }
}

/** Whose rows an operation may return (`data.subject`); the office enforces it for every call. */
function checkSubjects(world: DataWorld, operation: Operation, used: readonly UsedTable[], path: Path): void {
  const { reportAt } = world;
  for (const { table, path: at } of used) {
    // For a public operation only the columns that it uses are checked, because it returns no others.
    if (operation.access !== 'public') checkNobodys(world, table);
    if (table.kind === 'records') {
      const writers = world.writers.get(table.name) ?? [];
      if (operation.access === 'public')
        reportAt(
          'data.subject',
          at,
          `Records of "${table.name}" are shown only to the accounts that sent them, but ${operation.id} is public.`,
        );
      else if (writers.some(({ subject }) => subject !== operation.subject))
        reportAt(
          'data.subject',
          at,
          `${writers.map(({ id }) => id).join(', ')} and ${operation.id} must both have x-subject, or neither: otherwise the records would never be found.`,
        );
    } else if (operation.subject && table.subject === undefined)
      reportAt(
        'data.subject',
        ['tables', table.name],
        `${operation.id} is about one subject (x-subject): name the column with its PESEL or NIP in "subject", or write null if every subject gets the same rows.`,
        { key: true },
      );
    else if (!operation.subject && table.subject)
      reportAt(
        'data.subject',
        at,
        `Rows of "${table.name}" belong to subjects, and ${operation.id} is ${operation.access === 'public' ? 'public' : 'not about a subject'}: it needs "x-subject": true in the contract.`,
      );
  }
  if (operation.subject && !operation.writes && !used.some(({ table }) => table.kind === 'records' || table.subject))
    reportAt(
      'data.subject',
      path,
      `${operation.id} is about one subject (x-subject), and none of its tables has a "subject".`,
      {
        key: true,
      },
    );
}
