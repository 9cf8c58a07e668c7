import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { FORMATS } from '../../src/lang/descriptors/formats.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from './contract.ts';
import { leanDefs, leanSchema } from './leanSchema.ts';
import { sumKeyword } from './sumKeyword.ts';

const STRICT = { grosze: true, sums: true };

export type Hold = (schema: JsonSchema, value: unknown) => ErrorObject[];

const holders = new WeakMap<Contract, Hold>();

/** Validates values strictly against the contract: closed objects, limits, whole grosze, sums. A schema is compiled once. */
export function holder(contract: Contract): Hold {
  const known = holders.get(contract) ?? makeHolder(contract);
  holders.set(contract, known);
  return known;
}

function makeHolder(contract: Contract): Hold {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    discriminator: true,
    formats: FORMATS,
    multipleOfPrecision: 4,
  }).addKeyword(sumKeyword);
  const compiled = new Map<JsonSchema, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? compile(schema);
    return validate(value) ? [] : [...(validate.errors ?? [])];
  };

  function compile(schema: JsonSchema): ValidateFunction {
    const lean = leanSchema(schema, STRICT);
    const validate = ajv.compile({ ...lean, $defs: leanDefs(contract, [lean], STRICT) });
    compiled.set(schema, validate);
    return validate;
  }
}
