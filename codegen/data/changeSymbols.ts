import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Path } from '../files/jsonFile.ts';
import { listed } from '../files/listed.ts';
import { list, type Raw, record, word } from '../files/raw.ts';
import type { DataChangeJson } from '../generated/descriptors.ts';
import type { Noting } from './processSymbols.ts';

/** Passes the arguments, columns, states, code and text of a change of a record to a listener. */
export function noteChange(
  operation: Operation,
  given: Raw<DataChangeJson>,
  path: Path,
  { world, locales, note }: Noting,
): void {
  const { id, errors } = operation;
  const { places } = world.contract;
  const table = world.tables.get(word(given.table));
  const writers = (table && world.writers.get(table.name)) ?? [];
  const argument = (at: Path, of: readonly Operation[], keys?: true): void =>
    note({
      kind: 'argument',
      path: at,
      ...(keys && { keys }),
      names: () => [...new Set(of.flatMap(({ args }) => Object.keys(args)))],
      written: (name) => of.flatMap((one) => listed(places.argument(one.id, name))),
    });
  const state = (at: Path): void =>
    note({ kind: 'word', path: at, names: () => (table?.kind === 'records' ? table.states : []), written: () => [] });
  argument([...path, 'number'], [operation]);
  if (given.columns !== undefined) argument([...path, 'columns'], [operation], true);
  for (const name of Object.keys(record(given.columns))) argument([...path, 'columns', name], writers);
  for (const index of list(given.while).keys()) state([...path, 'while', index]);
  if (given.state !== undefined) state([...path, 'state']);
  note({
    kind: 'text',
    path: [...path, 'refused', 'text'],
    names: () => locales.keys(),
    written: (key) => locales.written(key),
  });
  note({
    kind: 'error',
    path: [...path, 'refused', 'code'],
    names: () => Object.keys(errors),
    written: (code) => (Object.hasOwn(errors, code) ? listed(places.error(id, code)) : []),
  });
}
