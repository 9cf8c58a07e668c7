import type { Operation } from '../../src/lang/descriptors/contract.ts';
import { isNullable } from '../../src/lang/descriptors/jsonSchema.ts';
import type { MovePlan } from '../artefact/data/plan.ts';
import type { Contract } from '../contract/contract.ts';
import type { Path } from '../files/jsonFile.ts';
import { type Raw, record, type Unchecked, word } from '../files/raw.ts';
import { guess, guessOrAll } from '../files/shape.ts';
import type { DataJson, DataMoveJson } from '../generated/descriptors.ts';
import { cellTypeOf } from './cellType.ts';
import { type DataWorld, type Mover, tableOf } from './world.ts';

/** The operations that make moves, by table. */
export function moversIn(contract: Contract, operations: Raw<DataJson['operations']>): ReadonlyMap<string, Mover[]> {
  const movers = new Map<string, Mover[]>();
  for (const [id, item] of Object.entries(operations)) {
    const operation = contract.operations.get(id);
    const { table, name, number } = record(record(item).move);
    if (!operation?.writes || word(table) === '') continue;
    const mover = { operation, name: word(name), argument: word(number) };
    movers.set(word(table), [...(movers.get(word(table)) ?? []), mover]);
  }
  return movers;
}

/** The resident's move that an operation makes (`data.move`). */
export function planMove(
  world: DataWorld,
  operation: Operation,
  raw: Unchecked<DataMoveJson>,
  path: Path,
): MovePlan | undefined {
  if (raw === undefined) return undefined;
  const { reportAt } = world;
  const at = [...path, 'move'];
  const { table: named, name: written, number } = record(raw);
  if (!operation.writes) {
    reportAt('data.move', at, `${operation.id} only reads, so it changes no state.`, { key: true });
    return undefined;
  }
  if (operation.access === 'public')
    reportAt('data.move', at, `An application belongs to an account, but ${operation.id} is public.`, { key: true });
  const table = tableOf(world, word(named), [...at, 'table']);
  if (!table) return undefined;
  if (table.kind !== 'records' || !table.process) {
    reportAt('data.move', [...at, 'table'], `"${table.name}" has no "process" in its "records", so it has no moves.`);
    return undefined;
  }
  const name = word(written);
  const move = table.process.moves.get(name);
  if (!move) {
    const names = [...table.process.moves.keys()];
    reportAt('data.move', [...at, 'name'], `"${table.name}" has no move "${name}".${guessOrAll(name, names)}`);
  } else if (move.by === 'office')
    reportAt('data.move', [...at, 'name'], `"${name}" is a move of the office: "by" must be "resident".`);
  checkNumber(world, operation, word(number), [...at, 'number']);
  const other = (world.writers.get(table.name) ?? []).find(({ subject }) => subject !== operation.subject);
  // Second persons are known by their account, whomever they act for.
  if (other && move?.by !== 'cosigner')
    reportAt(
      'data.subject',
      [...at, 'table'],
      `${other.id} and ${operation.id} must both have x-subject, or neither: otherwise the application would never be found.`,
    );
  return { table, name, argument: word(number) };
}

/** The argument with the number: a text that is always sent. */
export function checkNumber(
  { contract, reportAt }: DataWorld,
  operation: Operation,
  argument: string,
  path: Path,
): void {
  const names = Object.keys(operation.args);
  const known = Object.hasOwn(operation.args, argument) ? operation.args[argument] : undefined;
  if (!known) {
    reportAt('data.argument', path, `${operation.id} has no argument "${argument}".${guess(argument, names)}`, {
      help: [names.length ? `It has: ${names.join(', ')}` : 'It has no arguments.'],
    });
    return;
  }
  const type = cellTypeOf(contract, known.schema);
  if (type?.kind !== 'text' || !known.required || isNullable(contract.resolve(known.schema)))
    reportAt('data.argument', path, `"${argument}" must be a required text: a number is like DR/3/2026.`);
}
