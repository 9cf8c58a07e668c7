import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { isNullable } from '../../src/lang/descriptors/jsonSchema.ts';
import type { CellType } from '../artefact/data/cell.ts';
import type { Contract } from '../contract/contract.ts';

/** @returns undefined for what no cell can hold: lists and objects */
export function cellTypeOf(contract: Contract, written: JsonSchema): CellType | undefined {
  const schema = oneOf(contract, contract.resolve(written));
  const nullable = isNullable(contract.resolve(written)) || isNullable(schema);
  const types = [schema.type ?? (schema.enum ? 'string' : [])].flat().filter((type) => type !== 'null');
  if (types.length !== 1) return undefined;
  const kind = kindOf(types[0]!, schema);
  return kind && { kind, nullable, schema };
}

/** The schema of the value, where `anyOf` or `oneOf` adds only null to it. */
function oneOf(contract: Contract, schema: JsonSchema): JsonSchema {
  const branches = (schema.anyOf ?? schema.oneOf ?? []).map((branch) => contract.resolve(branch));
  const real = branches.filter(({ type }) => type !== 'null');
  return real.length === 1 ? real[0]! : schema;
}

function kindOf(type: string, schema: JsonSchema): CellType['kind'] | undefined {
  if (type === 'integer') return 'integer';
  if (type === 'number') return schema['x-unit'] === 'PLN' ? 'money' : 'number';
  if (type === 'boolean') return 'flag';
  if (type !== 'string') return undefined;
  return schema.format === 'date' ? 'date' : schema.format === 'date-time' ? 'moment' : 'text';
}
