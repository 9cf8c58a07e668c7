import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { CellMistake, readCell } from '../artefact/data/cell.ts';
import type { OperationPlan } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { record, type Unchecked, word } from '../files/raw.ts';
import { guess } from '../files/shape.ts';
import type { DataRecordsTableJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { columnReader } from './subject.ts';
import { checkColumn, type DataWorld, tableOf } from './world.ts';

/** The table that stores the request (`data.record`). */
export function planRecord(
  world: DataWorld,
  operation: Operation,
  raw: Unchecked<string>,
  path: Path,
): OperationPlan['record'] {
  const { reportAt } = world;
  if (raw === undefined) {
    if (operation.writes)
      reportAt('data.record', path, `${operation.id} writes: name the table that stores the request with "record".`, {
        key: true,
      });
    return undefined;
  }
  const at = [...path, 'record'];
  if (!operation.writes) {
    reportAt('data.record', at, `${operation.id} only reads, so it stores no record.`, { key: true });
    return undefined;
  }
  if (operation.access === 'public')
    reportAt('data.record', at, `A record belongs to an account, but ${operation.id} is public.`, { key: true });
  const table = tableOf(world, word(raw), at);
  if (!table) return undefined;
  if (table.kind !== 'records') {
    reportAt('data.record', at, `"${table.name}" is not a table of "records", so nothing can be stored in it.`);
    return undefined;
  }
  return { table, among: planAmong(world, operation, table.name) };
}

/** Checks the keys of the table that concern the operations writing into it. */
export function checkRecordsTable(
  world: DataWorld,
  name: string,
  raw: Unchecked<DataRecordsTableJson['records']>,
): void {
  const path = ['tables', name, 'records'];
  const { perDay, among } = record(raw);
  const { code, text } = record(perDay);
  const writers = world.writers.get(name) ?? [];
  for (const { id, errors } of writers) {
    if (Object.hasOwn(errors, word(code))) continue;
    const known = Object.keys(errors);
    world.reportAt(
      'data.record',
      [...path, 'perDay', 'code'],
      `${id} has no error "${word(code)}" in its x-errors.${guess(word(code), known)}`,
    );
  }
  world.text(word(text), [...path, 'perDay', 'text']);
  const arguments_ = writers.flatMap(({ args }) => Object.keys(args));
  for (const argument of Object.keys(record(among))) {
    if (arguments_.includes(argument)) continue;
    world.reportAt(
      'data.argument',
      [...path, 'among', argument],
      `No operation that writes into this table has an argument "${argument}".${guess(argument, arguments_)}`,
      {
        key: true,
      },
    );
  }
}

/** The values allowed for arguments, read in the same way as the arguments. */
function planAmong(world: DataWorld, operation: Operation, name: string) {
  const among = new Map<string, ReadonlySet<unknown>>();
  const path = ['tables', name, 'records', 'among'];
  for (const [argument, raw] of Object.entries(record(world.amongOf(name)))) {
    const schema = operation.args[argument]?.schema;
    const type = schema && cellTypeOf(world.contract, schema);
    if (!type) continue;
    const here = [...path, argument];
    const column = word(record(raw).column);
    const table = tableOf(world, word(record(raw).table), [...here, 'table']);
    if (!table) continue;
    if (table.kind !== 'csv') {
      world.reportAt(
        'data.table',
        [...here, 'table'],
        `"${table.name}" is not a CSV file, and only the rows of a CSV file are known in advance.`,
      );
      continue;
    }
    if (!checkColumn(world, table, column, table.csv.columns, [...here, 'column'])) continue;
    const cell = columnReader(table.csv, column);
    const values = new Set<unknown>();
    for (const [row, cells] of table.csv.rows.entries()) {
      try {
        values.add(readCell({ ...type, nullable: false }, cell(cells)));
      } catch (failure) {
        if (!(failure instanceof CellMistake)) throw failure;
        const place = world.cellPlace(table, row, column);
        world.reportCsv(table.file, 'data.cell', place, `${column}: ${failure.message}`);
      }
    }
    among.set(argument, values);
  }
  return among;
}
