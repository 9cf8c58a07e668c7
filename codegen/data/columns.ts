import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { isNullable } from '../../src/lang/descriptors/jsonSchema.ts';
import { CellMistake, type CellType, readCell, readCells } from '../artefact/data/cell.ts';
import { RECORD_COLUMNS, type RecordsTable, type Table } from '../artefact/data/plan.ts';
import { COSIGNER_COLUMNS, PROCESS_COLUMNS } from '../artefact/data/processColumns.ts';
import type { Path } from '../files/jsonFile.ts';
import { cellTypeOf } from './cellType.ts';
import { fileColumns } from './lang.ts';
import { checkNoPesel } from './subject.ts';
import { checkCells, checkColumn, type DataWorld } from './world.ts';

/** What a table is known to have: of a view nothing. */
export function knownColumns(world: DataWorld, table: Table): readonly string[] {
  if (table.kind === 'csv') return [...table.csv.columns, ...(table.lang?.columns ?? [])];
  if (table.kind === 'view') return [];
  if (table.forCosigner) return [...(table.process?.cosign?.sees ?? []), ...COSIGNER_COLUMNS];
  const args = (world.writers.get(table.name) ?? []).flatMap(({ args }) => Object.keys(args));
  return [...new Set([...args, ...RECORD_COLUMNS, ...(table.process ? PROCESS_COLUMNS : [])])];
}

/**
 * Holds a column against what it is read as: every cell of a file, the arguments that make a record.
 *
 * @param several the cells are lists of such values
 * @returns whether the column exists
 */
export function takeColumn(
  world: DataWorld,
  operation: Operation,
  table: Table,
  column: string,
  type: CellType,
  path: Path,
  several = false,
): boolean {
  if (!checkColumn(world, table, column, knownColumns(world, table), path)) return false;
  if (table.kind === 'records') checkRecordColumn(world, table, column, type, path, several);
  for (const [index, one] of fileColumns(table, column).entries()) {
    // The first language has the text where another has none.
    checkCells(world, table, one, (text) => (index > 0 && text === '' ? undefined : mistakeIn(type, text, several)));
    if (operation.access === 'public') checkNoPesel(world, table, one);
  }
  return true;
}

export function mistakeIn(type: CellType, text: string, several = false): string | undefined {
  try {
    (several ? readCells : readCell)(type, text);
    return undefined;
  } catch (failure) {
    if (failure instanceof CellMistake) return failure.message;
    throw failure;
  }
}

/** What the columns of a record hold by themselves; @state and @remark are looked at apart. */
const KINDS: Readonly<Record<string, readonly CellType['kind'][]>> = {
  '@number': ['text'],
  '@day': ['date', 'text'],
  '@time': ['moment'],
  '@remark': ['text'],
  '@digest': ['text'],
  '@label': ['text'],
  '@text': ['text'],
  '@changed': ['moment'],
  '@term': ['date', 'text'],
  '@hasDocument': ['flag'],
  '@reference': ['text'],
};

/** The columns that may be empty, and why. */
const EMPTY: Readonly<Record<string, string>> = {
  '@remark': 'until the office writes one',
  '@text': 'in a state without a text',
  '@term': 'in a state without a term',
};

const whyEmpty = ({ process }: RecordsTable, column: string): string | undefined =>
  process?.cosign && (column === '@number' || column === '@digest') ? 'until all have signed' : EMPTY[column];

function checkRecordColumn(
  world: DataWorld,
  table: RecordsTable,
  column: string,
  type: CellType,
  path: Path,
  several: boolean,
): void {
  const wrong = (message: string) => world.reportAt('data.type', path, message);
  if (column === '@moves') {
    const problem = wrongMoves(table, type, several);
    if (problem) wrong(problem);
    return;
  }
  const kinds = KINDS[column];
  if (kinds) {
    if (!kinds.includes(type.kind))
      wrong(`${column} is ${kinds.join(' or ')}, but the contract requires ${type.kind}.`);
    else if (whyEmpty(table, column) && !type.nullable)
      wrong(`${column} is null ${whyEmpty(table, column)}, so the contract must allow null.`);
    return;
  }
  if (column === '@state') {
    const strange = table.states.filter((state) => mistakeIn(type, state) !== undefined);
    if (strange.length) wrong(`The contract does not have the states ${strange.join(', ')} of "${table.name}".`);
    return;
  }
  for (const writer of world.writers.get(table.name) ?? []) checkArgument(world, writer, column, type, path, several);
}

/** The moves that residents may make are a list of words, which the contract knows. */
function wrongMoves({ process, forCosigner }: RecordsTable, type: CellType, several: boolean): string | undefined {
  if (!several || type.kind !== 'text') return '@moves is a list of texts, but the contract requires something else.';
  const names = [...process!.moves]
    .filter(([, { by }]) => by === (forCosigner ? 'cosigner' : 'resident'))
    .map(([name]) => name);
  const strange = names.filter((name) => mistakeIn(type, name) !== undefined);
  return strange.length > 0 ? `The contract does not have the moves ${strange.join(', ')}.` : undefined;
}

/** May this field show the argument that was sent? */
function checkArgument(
  world: DataWorld,
  writer: Operation,
  column: string,
  type: CellType,
  path: Path,
  several: boolean,
): void {
  const { contract, reportAt } = world;
  const argument = writer.args[column];
  const { items } = argument ? contract.resolve(argument.schema) : {};
  const sent = argument && cellTypeOf(contract, several ? (items ?? {}) : argument.schema);
  const empty = !several && (!argument?.required || isNullable(contract.resolve(argument.schema)));
  if (argument && !sent) {
    const what = several ? 'no list of texts, numbers or dates' : 'a list or an object';
    reportAt('data.type', path, `"${column}" of ${writer.id} is ${what}, which this field cannot show.`);
  } else if (empty && !type.nullable)
    reportAt('data.type', path, `${writer.id} may leave "${column}" out, so the contract must allow null here.`);
  else if (sent && sent.kind !== type.kind && type.kind !== 'text')
    reportAt(
      'data.type',
      path,
      `"${column}" of ${writer.id} is ${sent.kind}, but the contract requires ${type.kind} here.`,
    );
  else {
    const strange = (sent?.schema.enum ?? []).filter(
      (word) => word !== null && mistakeIn(type, String(word)) !== undefined,
    );
    if (strange.length)
      reportAt(
        'data.type',
        path,
        `${writer.id} may send ${strange.join(', ')}, which the contract does not allow here.`,
      );
  }
}
