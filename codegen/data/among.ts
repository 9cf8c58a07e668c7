import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { bareIdentifier } from '../../src/lang/values/bareIdentifier.ts';
import { CellMistake, type CellType, readCell } from '../artefact/data/cell.ts';
import type { AllowedValues, CsvTable } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { record, word } from '../files/raw.ts';
import { cellTypeOf } from './cellType.ts';
import { checkNobodys, columnReader } from './subject.ts';
import { checkColumn, type DataWorld, tableOf } from './world.ts';

/** The values allowed for arguments of an operation that writes into the table `name`. */
export function planAmong(world: DataWorld, operation: Operation, name: string): ReadonlyMap<string, AllowedValues> {
  const among = new Map<string, AllowedValues>();
  for (const [argument, raw] of Object.entries(record(world.amongOf(name)))) {
    const known = Object.hasOwn(operation.args, argument) ? operation.args[argument] : undefined;
    if (!known) continue;
    const path = ['tables', name, 'records', 'among', argument];
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
    if (!type || !table || !checkColumn(world, table, column, table.csv.columns, [...path, 'column'])) continue;
    among.set(argument, allowed(world, table, column, { ...type, nullable: false }));
  }
  return among;
}

/** The table whose column lists the values: a CSV file with rows that the sender may know. */
function listOf(world: DataWorld, operation: Operation, name: string, path: Path): CsvTable | undefined {
  const table = tableOf(world, name, path);
  if (!table) return undefined;
  if (table.kind !== 'csv') {
    const message = `"${name}" is not a CSV file, and only the rows of a CSV file are known in advance.`;
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
