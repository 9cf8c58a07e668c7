import { bareIdentifier } from '../../src/lang/values/bareIdentifier.ts';
import { isNip } from '../../src/lang/values/nip.ts';
import { isPesel } from '../../src/lang/values/pesel.ts';
import type { CsvRows, CsvTable, Subject, Table } from '../artefact/data/plan.ts';
import { checkCells, checkColumn, type DataWorld } from './world.ts';

/** Rows with PESEL numbers are personal: without `subject` every caller would get all of them (`data.subject`). */
export function checkNobodys(world: DataWorld, table: Table): void {
  if (table.kind !== 'csv' || table.subject) return;
  for (const column of table.csv.columns) {
    if (!holdsPesels(table, column)) continue;
    const message = `${column} has PESEL numbers, and without "subject" everybody sees all rows. Name the column in "subject", or remove it from the file.`;
    world.reportCsv(table.file, 'data.subject', world.cellPlace(table, -1, column), message);
  }
}

/** Every row of a table with `subject` belongs to somebody (`data.subject`). */
export function checkSubject(world: DataWorld, table: Table, written: unknown): void {
  if (table.kind === 'records' || !table.subject) return;
  const { pesel, nip } = table.subject;
  const path = ['tables', table.name, 'subject'];
  const columns = table.kind === 'csv' ? table.csv.columns : [];
  const one = typeof written === 'string';
  const known = one
    ? checkColumn(world, table, pesel, columns, path)
    : [
        checkColumn(world, table, pesel, columns, [...path, 'pesel']),
        checkColumn(world, table, nip, columns, [...path, 'nip']),
      ].every(Boolean);
  if (!known || table.kind !== 'csv') return;
  if (one) checkCells(world, table, pesel, wrongIdentifier, 'data.subject');
  else if (pesel === nip)
    world.reportAt(
      'data.subject',
      path,
      'pesel and nip name the same column: write its name as the value of "subject" instead.',
    );
  else checkTwo(world, table, { pesel, nip });
}

function checkTwo(world: DataWorld, table: CsvTable, { pesel, nip }: Subject): void {
  const cellIn = (column: string) => columnReader(table.csv, column);
  const [peselOf, nipOf] = [cellIn(pesel), cellIn(nip)];
  checkCells(
    world,
    table,
    pesel,
    (text) => (text === '' || isPesel(bareIdentifier(text)) ? undefined : PESEL),
    'data.subject',
  );
  checkCells(
    world,
    table,
    nip,
    (text) => (text === '' || isNip(bareIdentifier(text)) ? undefined : NIP),
    'data.subject',
  );
  for (const [row, cells] of table.csv.rows.entries()) {
    const filled = [peselOf(cells), nipOf(cells)].filter((cell) => cell !== '').length;
    if (filled === 1) continue;
    const message = `A row belongs to one subject: fill either ${pesel} or ${nip}.`;
    world.reportCsv(table.file, 'data.subject', world.cellPlace(table, row, pesel), message);
  }
}

const PESEL =
  'This is not a PESEL (11 digits with a correct check digit). A spreadsheet removes leading zeros unless the column is text.';
const NIP = 'This is not a NIP (10 digits with a correct check digit).';

function wrongIdentifier(text: string): string | undefined {
  const bare = bareIdentifier(text);
  if (isPesel(bare)) return undefined;
  if (bare === '') return 'This row has no subject: fill in the PESEL or NIP.';
  // A PESEL that lost its zero may look like somebody's NIP.
  const cut = isPesel(bare.padStart(11, '0'));
  if (isNip(bare)) {
    if (!cut) return undefined;
    return 'This can be a NIP, or a PESEL that lost its leading zero. Use a column for each: "subject": { "pesel": …, "nip": … }.';
  }
  return cut
    ? 'This PESEL has lost its leading zero: make the column text in the spreadsheet.'
    : 'This is neither a PESEL nor a NIP.';
}

export function columnReader({ columns }: CsvRows, column: string): (cells: readonly string[]) => string {
  const at = columns.indexOf(column);
  return (cells) => cells[at] ?? '';
}

/** A public answer never holds a column of PESELs (`data.public`). */
export function checkNoPesel(world: DataWorld, table: Table, column: string): void {
  if (table.kind !== 'csv' || !holdsPesels(table, column)) return;
  const message = `${column} has PESEL numbers, but a public operation uses it.`;
  world.reportCsv(table.file, 'data.public', world.cellPlace(table, -1, column), message);
}

/** At least half of the filled cells, because single ones may be other numbers. */
function holdsPesels(table: CsvTable, column: string): boolean {
  const cell = columnReader(table.csv, column);
  const filled = table.csv.rows.map(cell).filter((text) => text !== '');
  const pesels = filled.filter((text) => isPesel(bareIdentifier(text))).length;
  return pesels > 0 && pesels * 2 >= filled.length;
}
