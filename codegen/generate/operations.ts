import type { Call } from '../../src/lang/descriptors/contract.ts';
import { callOf } from '../contract/callOf.ts';
import type { Contract } from '../contract/contract.ts';
import { BANNER } from './banner.ts';

/** One constant an operation, so that a bundle carries only those it uses. */
export function operations(contract: Contract): string {
  const constants = [...contract.operations.values()].map(
    (operation) => `export const ${operation.id}: Call = ${literal(callOf(operation))};\n`,
  );
  return `// ${BANNER}\nimport type { Call } from '../lang/descriptors/contract.ts';\n\n${constants.join('\n')}`;
}

function literal(call: Call): string {
  const lines = Object.entries(call).map(
    ([key, value]) => `  ${key}: ${typeof value === 'object' ? where(value) : quoted(value)},\n`,
  );
  return `{\n${lines.join('')}}`;
}

function where(args: Call['args']): string {
  const entries = Object.entries(args).map(([name, place]) => `${name}: '${place}'`);
  return entries.length ? `{ ${entries.join(', ')} }` : '{}';
}

const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));
