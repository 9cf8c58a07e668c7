import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Expectation } from '../../src/lang/expressions/check.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import type { Type } from '../../src/lang/expressions/types.ts';
import type { CsvTable, Table } from '../artefact/data/plan.ts';
import type { Contract } from '../contract/contract.ts';
import type { Files } from '../files/files.ts';
import type { Path } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import type { Unchecked } from '../files/raw.ts';
import { guess, guessOrAll } from '../files/shape.ts';
import type { DataRecordsTableJson } from '../generated/descriptors.ts';
import type { CsvPlace } from './csv.ts';
import type { Services } from './process.ts';

/** What the checks of data.config.json share. */
export interface DataWorld {
  contract: Contract;
  /** Reports a mistake in data.config.json. */
  reportAt: ReportAt;
  /** Reports a mistake in a CSV file. */
  reportCsv(file: string, code: string, place: CsvPlace, message: string): void;
  tables: ReadonlyMap<string, Table>;
  /** The place of a cell; row -1 is the header. */
  cellPlace(table: CsvTable, row: number, column: string): CsvPlace;
  /** The kind of a path of the municipality. */
  fileKind: Files['kind'];
  /** Tables that something uses. */
  used: Set<string>;
  /** Operations that write into a table of records. */
  writers: ReadonlyMap<string, readonly Operation[]>;
  /** Operations that change a record of a table. */
  changers: ReadonlyMap<string, readonly Operation[]>;
  /** Operations that make a move of a table's process. */
  moversOf(table: string): readonly Mover[];
  /** `among` of a table of records, as it is written. */
  amongOf(table: string): Unchecked<DataRecordsTableJson['records']['among']>;
  /** Compiles an expression. @returns undefined after reported problems */
  expression(source: unknown, scope: ReadonlyMap<string, Type>, path: Path, expect: Expectation): Tree | undefined;
  /** A text of locales/ that is shown. */
  text(key: string, path: Path): void;
  services: Services;
  /** The placeholders of a text. */
  placeholders(key: string): ReadonlySet<string>;
  /** Rows of a file whose cells are read; absent: all of them. */
  isRead?: (table: CsvTable, row: number) => boolean;
}

/** An operation that is bound to a move of a table. */
export interface Mover {
  operation: Operation;
  /** The name of the move. */
  name: string;
  /** The argument with the number of the record. */
  argument: string;
}

/** Most cells reported for the same mistake. */
const MOST_CELLS = 5;

/** A table by its name (`data.table`). */
export function tableOf(world: DataWorld, name: string, path: Path): Table | undefined {
  const { tables, reportAt, used } = world;
  used.add(name);
  const table = tables.get(name);
  if (!table) {
    const names = [...tables.keys()];
    reportAt('data.table', path, `There is no table "${name}" here.${guessOrAll(name, names)}`);
  }
  return table;
}

/** Does the column exist (`data.column`)? The columns of a view are unknown here. */
export function checkColumn(
  world: DataWorld,
  table: Table,
  column: string,
  known: Iterable<string>,
  path: Path,
): boolean {
  const { reportAt } = world;
  if (table.kind === 'view') {
    if (IDENTIFIER.test(column)) return true;
    reportAt('data.column', path, `"${column}" cannot be a column of a view: use letters, digits and _ only.`);
    return false;
  }
  const columns = [...known];
  if (columns.includes(column)) return true;
  reportAt('data.column', path, `The table "${table.name}" has no column "${column}".${guess(column, columns)}`, {
    help: [`It has: ${columns.join(', ')}`],
  });
  return false;
}

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Reads every cell of a column and reports what cannot be read (`data.cell`). */
export function checkCells(
  world: DataWorld,
  table: Table,
  column: string,
  reading: (text: string) => string | undefined,
  code = 'data.cell',
): void {
  if (table.kind !== 'csv') return;
  const { columns, rows } = table.csv;
  const at = columns.indexOf(column);
  let wrong = 0;
  for (const [row, cells] of rows.entries()) {
    if (world.isRead?.(table, row) === false) continue;
    const message = reading(cells[at] ?? '');
    if (message === undefined) continue;
    wrong += 1;
    if (wrong <= MOST_CELLS)
      world.reportCsv(table.file, code, world.cellPlace(table, row, column), `${column}: ${message}`);
  }
  if (wrong > MOST_CELLS)
    world.reportCsv(
      table.file,
      code,
      world.cellPlace(table, -1, column),
      `${column}: ${wrong - MOST_CELLS} more cells are wrong, besides the ${MOST_CELLS} reported.`,
    );
}
