import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';
import { add } from '../../src/lang/values/decimal.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A part that is null counts as 0; one of a wrong type is reported by its own schema. A number alone is no sum. */
const isSum: SchemaValidateFunction = (parts: readonly string[], whole: unknown, _schema, place) => {
  const fields: Readonly<Record<string, unknown>> = Object(place?.parentData);
  const added = parts.map((part) => fields[part] ?? 0);
  if (!isNumber(whole) || !added.every(isNumber) || !parts.some((part) => part in fields)) return true;
  if (added.reduce((sum, part) => add(sum, part) ?? Number.NaN, 0) === whole) return true;
  isSum.errors = [{ keyword: 'x-sum', message: `must be the sum of ${parts.join(', ')}`, params: { parts } }];
  return false;
};

/** `x-sum` of the contract: a number is the sum of other fields of its object. */
export const sumKeyword: FuncKeywordDefinition = {
  keyword: 'x-sum',
  schemaType: 'array',
  errors: true,
  validate: isSum,
};
