import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from './contract.ts';

export interface Lean {
  /** Only the shape: unknown fields and values beyond limits are let through. */
  open?: boolean;
  /** Amounts must be whole grosze. */
  grosze?: boolean;
  /** Sums must add up. */
  sums?: boolean;
}

/** What the shape of data is made of. */
const SHAPE = ['type', 'enum', 'const', 'format', 'required', 'discriminator'] as const;
/** What limits values. */
const LIMITS = [
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const;

/** The components that lean schemas lead to, lean themselves, by name. */
export function leanDefs(contract: Contract, from: Iterable<JsonSchema>, options: Lean): Record<string, JsonSchema> {
  const defs: Record<string, JsonSchema> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const name = key === '$ref' ? String(inner).slice('#/$defs/'.length) : undefined;
      if (name === undefined) visit(inner);
      else if (!defs[name]) {
        const lean = leanSchema(contract.schemas.get(name)?.schema ?? {}, options);
        defs[name] = lean;
        visit(lean);
      }
    }
  };
  for (const schema of from) visit(schema);
  return defs;
}

/**
 * The schema without what only readers need (descriptions, examples, units), since compiled validators carry parts of
 * it. Refs lead to `#/$defs/<name of the component>`.
 */
export function leanSchema(schema: JsonSchema, options: Lean): JsonSchema {
  if (schema.$ref !== undefined) return { $ref: `#/$defs/${schema.$ref.split('/').at(-1)}` };
  const lean: JsonSchema = {};
  const keys: readonly string[] = options.open ? SHAPE : [...SHAPE, ...LIMITS];
  for (const key of keys) if (schema[key] !== undefined) lean[key] = schema[key];
  if (options.grosze && schema['x-unit'] === 'PLN') lean.multipleOf = 0.01;
  if (options.sums && schema['x-sum']) lean['x-sum'] = schema['x-sum'];
  if (schema.items) lean.items = leanSchema(schema.items, options);
  if (schema.oneOf) lean.oneOf = schema.oneOf.map((branch) => leanSchema(branch, options));
  if (schema.anyOf) lean.anyOf = schema.anyOf.map((branch) => leanSchema(branch, options));
  if (schema.properties) {
    lean.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, leanSchema(property, options)]),
    );
  }
  const { additionalProperties } = schema;
  if (typeof additionalProperties === 'object') lean.additionalProperties = leanSchema(additionalProperties, options);
  else if (additionalProperties === false && !options.open) lean.additionalProperties = false;
  return lean;
}
