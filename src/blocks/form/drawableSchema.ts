import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';

/** A record or a list as the browser draws it. */
export interface Drawable {
  /** Without references, and without the contract's words, which are in one language. */
  schema: JsonSchema;
  /** The properties at any depth, each once: they need labels. */
  properties: readonly string[];
  /** The values of all enums inside: they need texts. */
  words: readonly string[];
  /** The parts that no input is for, such as `osoby.plik`, and the reason. */
  refused: readonly { part: string; why: string }[];
}

/** @param resolve follows references of the contract */
export function drawableSchema(root: JsonSchema, name: string, resolve: (schema: JsonSchema) => JsonSchema): Drawable {
  const properties = new Set<string>();
  const words = new Set<string>();
  const refused: { part: string; why: string }[] = [];
  const schema = walk(root, name, []);
  return { schema, properties: [...properties], words: [...words], refused };

  function walk(written: JsonSchema, part: string, around: readonly string[]): JsonSchema {
    const { $ref } = written;
    if ($ref !== undefined && around.includes($ref)) return refuse(part, 'contains itself');
    const inside = $ref === undefined ? around : [...around, $ref];
    const { title: _title, description: _description, examples: _examples, ...found } = resolve(written);
    const branches = found.anyOf ?? found.oneOf;
    if (branches) return orNull(branches, part, inside);
    const type = [found.type ?? []].flat().filter((one) => one !== 'null');
    if (found.allOf || type.length > 1) return refuse(part, 'has variants');
    for (const value of found.enum ?? []) if (value !== null) words.add(String(value));
    if (type[0] === 'object') return recordOf(found, part, inside);
    if (type[0] === 'array') return listOf(found, part, inside);
    if (type.length === 0 && !found.enum) return refuse(part, 'has no type');
    if (found.contentEncoding) return refuse(part, 'is a file');
    if (found.format === 'date-time') return refuse(part, 'is a date with time');
    return found;
  }

  function recordOf(found: JsonSchema, part: string, inside: readonly string[]): JsonSchema {
    if (found.additionalProperties || !found.properties) return refuse(part, 'takes properties of any name');
    const entries = Object.entries(found.properties).map(([key, one]) => {
      properties.add(key);
      return [key, walk(one, `${part}.${key}`, inside)];
    });
    return { ...found, properties: Object.fromEntries(entries) };
  }

  function listOf(found: JsonSchema, part: string, inside: readonly string[]): JsonSchema {
    if (!found.items) return refuse(part, 'does not say what its entries are');
    const items = walk(found.items, part, inside);
    return items.items ? refuse(part, 'is a list of lists') : { ...found, items };
  }

  /** One branch beside null is that branch, which may be null too. */
  function orNull(branches: readonly JsonSchema[], part: string, inside: readonly string[]): JsonSchema {
    const rest = branches.filter((branch) => resolve(branch).type !== 'null');
    const [only] = rest;
    if (!only || rest.length > 1) return refuse(part, 'has variants');
    const one = walk(only, part, inside);
    return {
      ...one,
      ...(one.type && { type: [...new Set([one.type, 'null'].flat())] }),
      ...(one.enum && { enum: [...new Set([...one.enum, null])] }),
    };
  }

  function refuse(part: string, why: string): JsonSchema {
    refused.push({ part, why });
    return {};
  }
}
