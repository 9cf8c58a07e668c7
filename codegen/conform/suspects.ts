import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';
import { sampleOf } from '../mock/sample.ts';

const TEXTS = ['   ', 'x', '12', 'x'.repeat(2100), 'a@b', '2031-01-01', '1999-01-01', '2026-11-21'];
const NUMBERS = [0, -1, 1.2345, 99_999_999];

/** Values of an argument that a rule of its field may refuse: of the argument itself, or of a field in one row of its list. */
export function suspects(contract: Contract, schema: JsonSchema): unknown[] {
  const full = contract.resolve(schema);
  return typeOf(full) === 'array' ? [[], ...rows(contract, full.items ?? {})] : single(full);
}

function single(full: JsonSchema): unknown[] {
  const type = typeOf(full);
  if (full.enum) return [...full.enum, null];
  if (type === 'boolean') return [true, false];
  return [...(type === 'string' ? TEXTS : NUMBERS), null];
}

/** A list of one record, with another value in one of its fields. */
function rows(contract: Contract, items: JsonSchema): unknown[] {
  const { properties = {} } = contract.resolve(items);
  const fields = Object.entries(properties)
    .map(([name, property]): [string, JsonSchema] => [name, contract.resolve(property)])
    .filter(([, property]) => !['array', 'object'].includes(typeOf(property) ?? ''));
  const record = fields.length > 0 ? sampleOf(contract, items) : undefined;
  return fields.flatMap(([name, property]) =>
    single(property).map((value) => [{ ...(record as object), [name]: value }]),
  );
}

const typeOf = ({ type }: JsonSchema): string | undefined => [type].flat().find((one) => one !== 'null');
