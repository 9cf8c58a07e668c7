import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import type { Type, Written } from '../../../src/lang/expressions/types.ts';
import type { Contract } from '../../contract/load.ts';
import { type Raw, record } from '../../files/raw.ts';
import type { InputShapeJson, ShapeJson } from '../../generated/descriptors.ts';

const keys: Readonly<Record<Exclude<keyof ShapeJson, 'items'>, (value: unknown) => boolean>> = {
  type: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  format: isText,
  'x-unit': isText,
  description: isText,
  'x-secret': (value) => typeof value === 'boolean',
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  maxLength: Number.isInteger,
  enum: (value) => Array.isArray(value) && value.every(isText),
};

const KEYS = Object.keys(keys) as (keyof typeof keys)[];

/**
 * The shape a screen gives to a parameter, state or argument, as JSON Schema: the keys of other things that stand
 * beside it and what the shape check has refused are left out.
 */
export function shapeOf(raw: Raw<ShapeJson | InputShapeJson>): JsonSchema {
  const shape = Object.fromEntries(KEYS.flatMap((key) => (keys[key](raw[key]) ? [[key, raw[key]]] : [])));
  return { ...shape, ...(raw.items !== undefined && { items: shapeOf(record(raw.items)) }) };
}

export function typeOfShape(contract: Contract, raw: Raw<ShapeJson | InputShapeJson>): Type {
  return contract.typeOf(shapeOf(raw));
}

export function optional(type: Type, yes: boolean): Type {
  return type.kind === 'list' || type.kind === 'nothing' ? type : { ...type, optional: yes };
}

/** @param at where its fields are written, as keys */
export function recordOf(name: string, fields: Readonly<Record<string, Type>>, at?: Written): Type {
  const written = at && ((field: string): readonly Written[] => [{ ...at, path: [...at.path, field] }]);
  return { kind: 'record', name, fields: () => fields, ...(written && { written }) };
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
