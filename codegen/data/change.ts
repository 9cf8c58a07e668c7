import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { ChangePlan, RecordsTable } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../files/raw.ts';
import { guess, guessOrAll } from '../files/shape.ts';
import type { DataChangeJson } from '../generated/descriptors.ts';
import { planAmong } from './among.ts';
import type { FillContext } from './fillContext.ts';
import { checkNumber } from './move.ts';
import { checkReason } from './refuse.ts';
import { difference } from './sentShape.ts';
import { argumentOf } from './where.ts';
import { type DataWorld, tableOf } from './world.ts';

/** The change of a record that an operation makes (`data.change`). */
export function planChange(context: FillContext, raw: Unchecked<DataChangeJson>, path: Path): ChangePlan | undefined {
  if (raw === undefined) return undefined;
  const { world, operation, used } = context;
  const report = (at: Path, message: string, key?: true) =>
    world.reportAt('data.change', at, message, key ? { key } : {});
  const given = record(raw);
  const at = [...path, 'change'];
  if (!operation.writes) report(at, `${operation.id} only reads, so it changes no record.`, true);
  if (operation.access === 'public') report(at, `A record belongs to an account, but ${operation.id} is public.`, true);
  const argument = word(given.number);
  checkNumber(world, operation, argument, [...at, 'number']);
  used.args.add(argument);
  const columns = Object.entries(record(given.columns)).map(([name, column]) => ({
    argument: name,
    column: word(column),
  }));
  for (const { argument: name } of columns) used.args.add(name);
  const refused = record(given.refused);
  checkReason(world, operation, { code: word(refused.code), text: word(refused.text), field: undefined }, [
    ...at,
    'refused',
  ]);
  const table = tableOf(world, word(given.table), [...at, 'table']);
  if (!table) return undefined;
  if (table.kind !== 'records') {
    report([...at, 'table'], `"${table.name}" is not a table of "records", so nothing in it can be changed.`);
    return undefined;
  }
  if (table.process?.cosign)
    report(
      [...at, 'table'],
      `Other persons sign what "${table.name}" has, so the sender may not change it afterwards.`,
    );
  if (columns.length === 0 && given.state === undefined)
    report(at, 'This changes nothing: name the columns that arguments replace in "columns", or the new "state".', true);
  checkStates(world, table, given, at);
  checkOwners(world, operation, table, [...at, 'table']);
  for (const one of columns) checkColumn(world, operation, table, one, [...at, 'columns', one.argument]);
  const argumentFor = (column: string) => columns.find((one) => one.column === column)?.argument;
  return {
    table,
    argument,
    columns,
    among: planAmong(world, operation, table.name, argumentFor),
    ...(given.state !== undefined && { state: word(given.state) }),
    while: list(given.while).map((state) => word(state)),
    refused: { code: word(refused.code), text: word(refused.text) },
  };
}

function checkStates(world: DataWorld, table: RecordsTable, given: Raw<DataChangeJson>, path: Path): void {
  const check = (state: string, at: Path): void => {
    if (!table.states.includes(state))
      world.reportAt('data.change', at, `"${table.name}" has no state "${state}".${guessOrAll(state, table.states)}`);
  };
  for (const [index, state] of list(given.while).entries()) check(word(state), [...path, 'while', index]);
  if (given.state === undefined) return;
  if (table.process) {
    const message = `The states of "${table.name}" follow its process: bind a "move" instead of a new "state".`;
    world.reportAt('data.change', [...path, 'state'], message, { key: true });
  } else check(word(given.state), [...path, 'state']);
}

/** Records are found by those who see them only. */
function checkOwners(world: DataWorld, operation: Operation, table: RecordsTable, path: Path): void {
  const other = (world.writers.get(table.name) ?? []).find(({ subject }) => subject !== operation.subject);
  if (other)
    world.reportAt(
      'data.subject',
      path,
      `${other.id} and ${operation.id} must both have x-subject, or neither: otherwise the record would never be found.`,
    );
}

/** A new value has to be one that could have been sent at first. */
function checkColumn(
  world: DataWorld,
  operation: Operation,
  table: RecordsTable,
  { argument, column }: ChangePlan['columns'][number],
  path: Path,
): void {
  const sent = argumentOf(world, operation, argument, path, true);
  const writers = world.writers.get(table.name) ?? [];
  const known = writers.flatMap(({ args }) => Object.keys(args));
  if (!known.includes(column)) {
    const message = `No operation that writes into "${table.name}" has an argument "${column}".${guess(column, known)}`;
    world.reportAt('data.column', path, message, { help: [`They have: ${[...new Set(known)].join(', ')}`] });
    return;
  }
  for (const { id, args } of sent ? writers : []) {
    const why = Object.hasOwn(args, column) && difference(world.contract, args[column]!.schema, sent!.schema, []);
    if (why) world.reportAt('data.type', path, `"${argument}" cannot replace "${column}" of ${id}: ${why}.`);
  }
}
