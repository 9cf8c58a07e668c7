import type { Argument, Operation } from '../../src/lang/descriptors/contract.ts';
import type { CellType } from '../artefact/data/cell.ts';
import type { Table, Where } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { record, type Unchecked, word } from '../files/raw.ts';
import { guess } from '../files/shape.ts';
import type { DataWhereJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { takeColumn } from './columns.ts';
import type { DataWorld } from './world.ts';

const ORDERED: readonly CellType['kind'][] = ['date', 'moment', 'integer', 'number', 'money'];

/** The rows that arguments select (`data.argument`). */
export function planWhere(
  world: DataWorld,
  operation: Operation,
  table: Table,
  raw: Unchecked<DataWhereJson>,
  path: Path,
  used: Set<string>,
): Where[] {
  const { reportAt, contract } = world;
  return Object.entries(record(raw)).flatMap(([argument, entry]): Where[] => {
    const here = [...path, argument];
    const known = argumentOf(world, operation, argument, here, true);
    if (!known) return [];
    used.add(argument);
    const resolved = contract.resolve(known.schema);
    const one = resolved.items && [resolved.type].flat().includes('array') ? resolved.items : known.schema;
    const type = cellTypeOf(contract, one);
    const { column, is } = typeof entry === 'string' ? { column: entry, is: 'equal' } : record(entry);
    const compared = type && comparedAs(type, word(is) as Where['is'], one !== known.schema);
    if (!compared) {
      const what = is === 'equal' ? 'compared with a cell' : `used as "${word(is)}"`;
      reportAt(
        'data.argument',
        here,
        `The argument "${argument}" cannot be ${what}: ${WANTED[word(is)] ?? 'it is a list or an object'}.`,
        { key: true },
      );
      return [];
    }
    const at = typeof entry === 'string' ? here : [...here, 'column'];
    if (!takeColumn(world, operation, table, word(column), compared, at)) return [];
    return [{ argument, column: word(column), type: compared, is: word(is) as Where['is'] }];
  });
}

/** An argument of the operation (`data.argument`). @param key the name is the key at the path, not its value */
export function argumentOf(
  { reportAt }: DataWorld,
  { id, args }: Operation,
  argument: string,
  path: Path,
  key = false,
): Argument | undefined {
  if (Object.hasOwn(args, argument)) return args[argument];
  const names = Object.keys(args);
  const help = names.length ? [`It has: ${names.join(', ')}`] : ['It has no arguments.'];
  reportAt('data.argument', path, `${id} has no argument "${argument}".${guess(argument, names)}`, { key, help });
  return undefined;
}

const WANTED: Readonly<Record<string, string>> = {
  year: 'a year is a whole number, or a text like 2026',
  month: 'a month is a number from 1 to 12, or a text like 2026-06',
  from: 'only dates, times and numbers have an order',
  to: 'only dates, times and numbers have an order',
};

/** How a cell is read to be compared with the argument; undefined if they cannot be compared. */
function comparedAs(argument: CellType, is: Where['is'], isList: boolean): CellType | undefined {
  // What limits the argument does not limit the rows that are left out.
  const { kind } = argument;
  if (is === 'equal') return { kind, nullable: true, schema: {} };
  if (isList) return undefined;
  if (is === 'from' || is === 'to') return ORDERED.includes(kind) ? { kind, nullable: true, schema: {} } : undefined;
  return kind === 'integer' || kind === 'text' ? { kind: 'date', nullable: true, schema: {} } : undefined;
}
