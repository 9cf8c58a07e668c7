import type { Operation } from '../../src/lang/descriptors/contract.ts';

/** The operation at an address, with its path parameters; undefined if there is none. */
export type OperationAt = (
  method: string,
  path: string,
) => { operation: Operation; params: Readonly<Record<string, string>> } | undefined;

/** @param operations of the contract; their paths are under the base of the API */
export function operationsAt(operations: Iterable<Operation>): OperationAt {
  const all = [...operations].map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  // A literal segment wins over a parameter.
  all.sort((a, b) => Number(a.operation.path.includes('{')) - Number(b.operation.path.includes('{')));
  return (method, path) => {
    for (const { operation, pattern } of all) {
      const found = operation.method === method ? pattern.exec(path) : null;
      if (found) return { operation, params: found.groups ?? {} };
    }
    return undefined;
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()[\]|\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
