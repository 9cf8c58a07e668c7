import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { OperationPlan } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { record, type Unchecked, word } from '../files/raw.ts';
import { guess } from '../files/shape.ts';
import type { DataRecordsTableJson } from '../generated/descriptors.ts';
import { planAmong } from './among.ts';
import { type DataWorld, tableOf } from './world.ts';

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
      reportAt(
        'data.record',
        path,
        `${operation.id} writes: name the table that stores the request with "record", the change of state that it makes with "move", or the record that it changes with "change".`,
        {
          key: true,
        },
      );
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
  const { perDay, among, states, process } = record(raw);
  if ((states === undefined) === (process === undefined))
    world.reportAt(
      'data.process',
      states === undefined ? path : [...path, 'states'],
      states === undefined
        ? 'The records need "states", or a "process" with states and moves.'
        : '"process" names the states already: remove "states".',
      { key: true },
    );
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
