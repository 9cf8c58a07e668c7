import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { bareIdentifier } from '../../src/lang/values/bareIdentifier.ts';
import { CellMistake, type CellType, readCell } from '../artefact/data/cell.ts';
import type { AllowedValues, CsvTable, ViewTable } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { record, word } from '../files/raw.ts';
import { cellTypeOf } from './cellType.ts';
import { checkNobodys, columnReader } from './subject.ts';
import { checkColumn, type DataWorld, tableOf } from './world.ts';

/**
 * The values allowed for arguments of an operation that writes into the table `name`.
 *
 * @param argumentOf the argument that fills a column
 */
export function planAmong(
  world: DataWorld,
  operation: Operation,
  name: string,
  argumentOf: (column: string) => string | undefined = (column) => column,
): ReadonlyMap<string, AllowedValues> {
  const among = new Map<string, AllowedValues>();
  for (const [filled, raw] of Object.entries(record(world.amongOf(name)))) {
    const argument = argumentOf(filled);
    if (argument === undefined) continue;
    const known = Object.hasOwn(operation.args, argument) ? operation.args[argument] : undefined;
    if (!known) continue;
    const path = ['tables', name, 'records', 'among', filled];
    const schema = world.contract.resolve(known.schema);
    const type = cellTypeOf(world.contract, schema.items ?? schema);
    if (!type)
      world.reportAt(
        'data.argument',
        path,
        `"${argument}" of ${operation.id} is an object, so no column lists its values.`,
        {
          key: true,
        },
      );
    const table = listOf(world, operation, word(record(raw).table), [...path, 'table']);
    const column = word(record(raw).column);
    const columns = table?.kind === 'csv' ? table.csv.columns : [];
    if (!type || !table || !checkColumn(world, table, column, columns, [...path, 'column'])) continue;
    const cell = { ...type, nullable: false };
    among.set(argument, table.kind === 'view' ? { table, column, type: cell } : allowed(world, table, column, cell));
  }
  return among;
}

/** The table whose column lists the values: a file or a view with rows that the sender may know. */
function listOf(world: DataWorld, operation: Operation, name: string, path: Path): CsvTable | ViewTable | undefined {
  const table = tableOf(world, name, path);
  if (!table) return undefined;
  if (table.kind === 'records') {
    const message = `"${name}" has what residents send, which permits no values: name a CSV file or a view.`;
    world.reportAt('data.table', path, message);
    return undefined;
  }
  if (table.subject && !operation.subject) {
    const message = `Rows of "${name}" belong to subjects, and ${operation.id} is not about a subject: it needs "x-subject": true in the contract.`;
    world.reportAt('data.subject', path, message);
  }
  checkNobodys(world, table);
  return table;
}

/** The values of a column, read in the same way as the argument: of all rows, or by the owner of the row. */
function allowed(world: DataWorld, table: CsvTable, column: string, type: CellType): AllowedValues {
  const { csv, subject } = table;
  const cell = columnReader(csv, column);
  const values = csv.rows.map((cells, row): unknown => {
    try {
      return readCell(type, cell(cells));
    } catch (failure) {
      if (!(failure instanceof CellMistake)) throw failure;
      const place = world.cellPlace(table, row, column);
      world.reportCsv(table.file, 'data.cell', place, `${column}: ${failure.message}`);
      return undefined;
    }
  });
  if (!subject) return { values: new Set(values) };
  const byOwner = (owner: string) => {
    const numberIn = columnReader(csv, owner);
    const owned = new Map<string, Set<unknown>>();
    for (const [row, cells] of csv.rows.entries()) {
      const number = bareIdentifier(numberIn(cells));
      owned.set(number, (owned.get(number) ?? new Set()).add(values[row]));
    }
    return owned;
  };
  return { subject, owned: new Map([subject.pesel, subject.nip].map((owner) => [owner, byOwner(owner)])) };
}
