import type { JsonSchema } from '../../src/descriptors/jsonSchema.ts';
import type { Type } from '../../src/expressions/types.ts';
import type { Contract } from '../contract/load.ts';
import type { Raw } from './raw.ts';

/** The shape a screen gives to a parameter, state or argument, as JSON Schema without the keys that are not its. */
export function shapeOf(raw: Raw): JsonSchema {
  const {
    in: _in,
    default: _default,
    missing: _missing,
    initial: _initial,
    query: _query,
    resetOn: _resetOn,
    ...shape
  } = raw;
  return shape as JsonSchema;
}

export function typeOfShape(contract: Contract, raw: Raw): Type {
  return contract.typeOf(shapeOf(raw));
}

export function optional(type: Type, yes: boolean): Type {
  return type.kind === 'list' || type.kind === 'nothing' ? type : { ...type, optional: yes };
}

export function recordOf(name: string, fields: Readonly<Record<string, Type>>): Type {
  return { kind: 'record', name, fields: () => fields };
}
