import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Path } from '../files/jsonFile.ts';
import { list, type Raw, record, word } from '../files/raw.ts';
import type { DataOperationJson } from '../generated/descriptors.ts';
import type { DataNames } from './dataNames.ts';

/** Passes the operations behind `data`, and the codes, texts and arguments of `refuse`, to a listener. */
export function noteRefusals(operation: Operation, given: Raw<DataOperationJson>, path: Path, names: DataNames): void {
  for (const [name, source] of Object.entries(record(given.data))) {
    const at = [...path, 'data', name];
    names.operation([...at, 'operation']);
    const called = names.world.contract.operations.get(word(record(source).operation));
    if (called && record(source).args !== undefined) names.argument([...at, 'args'], [called], { keys: true });
  }
  for (const [index, item] of list(given.refuse).entries()) {
    const at = [...path, 'refuse', index];
    names.text([...at, 'text']);
    names.error([...at, 'code'], [operation]);
    if (record(item).field !== undefined) names.argument([...at, 'field'], [operation]);
  }
}
