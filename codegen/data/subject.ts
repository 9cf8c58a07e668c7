import { bareIdentifier } from '../../src/lang/values/bareIdentifier.ts';
import { isNip } from '../../src/lang/values/nip.ts';
import { isPesel } from '../../src/lang/values/pesel.ts';
import type { CsvRows, CsvTable, Subject, Table } from '../artefact/data/plan.ts';
import { checkCells, checkColumn, type DataWorld } from './world.ts';

/** Rows with PESELs belong to somebody: without `subject` whoever may ask has them all (`data.subject`). */
export function checkNobodys(world: DataWorld, table: Table): void {
  if (table.kind !== 'csv' || table.subject) return;
  for (const column of table.csv.columns) {
    if (!holdsPesels(table, column)) continue;
    const message = `${column}: these are PESEL numbers, and without "subject" everybody has all rows: name the column there, or take it out of the file.`;
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
    world.reportAt('data.subject', path, 'Both are the same column: write its name alone, without pesel and nip.');
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
  'This is no PESEL: 11 digits with the right last one; a spreadsheet takes zeros in front away unless the column is text.';
const NIP = 'This is no NIP: 10 digits with the right last one.';

function wrongIdentifier(text: string): string | undefined {
  const bare = bareIdentifier(text);
  if (isPesel(bare)) return undefined;
  if (bare === '') return 'This row belongs to nobody: fill in the PESEL or NIP.';
  // A PESEL that lost its zero may look like somebody's NIP.
  const cut = isPesel(bare.padStart(11, '0'));
  if (isNip(bare)) {
    if (!cut) return undefined;
    return 'This is a NIP, but a PESEL too that lost the zero in front: give the two columns of their own, "subject": { "pesel": …, "nip": … }.';
  }
  return cut
    ? 'This PESEL has lost the zero in front: make the column text in the spreadsheet.'
    : 'This is neither a PESEL nor a NIP.';
}

export function columnReader({ columns }: CsvRows, column: string): (cells: readonly string[]) => string {
  const at = columns.indexOf(column);
  return (cells) => cells[at] ?? '';
}

/** A public answer never holds a column of PESELs (`data.public`). */
export function checkNoPesel(world: DataWorld, table: Table, column: string): void {
  if (table.kind !== 'csv' || !holdsPesels(table, column)) return;
  const message = `${column}: these are PESEL numbers, and a public operation uses the column.`;
  world.reportCsv(table.file, 'data.public', world.cellPlace(table, -1, column), message);
}

/** At least half of what is filled in: single ones may be other numbers. */
function holdsPesels(table: CsvTable, column: string): boolean {
  const cell = columnReader(table.csv, column);
  const filled = table.csv.rows.map(cell).filter((text) => text !== '');
  const pesels = filled.filter((text) => isPesel(bareIdentifier(text))).length;
  return pesels > 0 && pesels * 2 >= filled.length;
}
