import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Path } from '../files/jsonFile.ts';
import { list, type Raw, record, word } from '../files/raw.ts';
import type { DataChangeJson } from '../generated/descriptors.ts';
import type { DataNames } from './dataNames.ts';

/** Passes the arguments, columns, states, code and text of a change of a record to a listener. */
export function noteChange(operation: Operation, given: Raw<DataChangeJson>, path: Path, names: DataNames): void {
  const { tables, writers } = names.world;
  const table = tables.get(word(given.table));
  const written = (table && writers.get(table.name)) ?? [];
  const state = (at: Path): void => names.word(at, () => (table?.kind === 'records' ? table.states : []));
  names.argument([...path, 'number'], [operation]);
  if (given.columns !== undefined) names.argument([...path, 'columns'], [operation], { keys: true });
  for (const name of Object.keys(record(given.columns))) names.argument([...path, 'columns', name], written);
  for (const index of list(given.while).keys()) state([...path, 'while', index]);
  if (given.state !== undefined) state([...path, 'state']);
  names.text([...path, 'refused', 'text']);
  names.error([...path, 'refused', 'code'], [operation]);
}
