import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Path } from '../files/jsonFile.ts';
import { listed } from '../files/listed.ts';
import { list, type Raw, record, word } from '../files/raw.ts';
import type { DataOperationJson } from '../generated/descriptors.ts';
import type { Noting } from './processSymbols.ts';

/** Passes the operations behind `data`, and the codes, texts and arguments of `refuse`, to a listener. */
export function noteRefusals(
  operation: Operation,
  given: Raw<DataOperationJson>,
  path: Path,
  { world: { contract }, locales, note }: Noting,
): void {
  const { operations, places } = contract;
  const { id, errors } = operation;
  const argument = (at: Path, of: Operation, keys?: true): void =>
    note({
      kind: 'argument',
      path: at,
      ...(keys && { keys }),
      names: () => Object.keys(of.args),
      written: (name) => listed(places.argument(of.id, name)),
    });
  for (const [name, source] of Object.entries(record(given.data))) {
    const at = [...path, 'data', name];
    note({
      kind: 'operation',
      path: [...at, 'operation'],
      names: () => operations.keys(),
      written: (called) => listed(places.operation(called)),
    });
    const called = operations.get(word(record(source).operation));
    if (called && record(source).args !== undefined) argument([...at, 'args'], called, true);
  }
  for (const [index, item] of list(given.refuse).entries()) {
    const at = [...path, 'refuse', index];
    note({
      kind: 'text',
      path: [...at, 'text'],
      names: () => locales.keys(),
      written: (key) => locales.written(key),
    });
    note({
      kind: 'error',
      path: [...at, 'code'],
      names: () => Object.keys(errors),
      written: (code) => (Object.hasOwn(errors, code) ? listed(places.error(id, code)) : []),
    });
    if (record(item).field !== undefined) argument([...at, 'field'], operation);
  }
}
