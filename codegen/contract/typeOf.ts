import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Type, Written } from '../../src/lang/expressions/types.ts';
import type { References } from './references.ts';

type Fields = Readonly<Record<string, Type>>;

/** Turns schemas of the contract into types of the expression language (docs/screen-language.md, section 9). */
export function typer(
  references: References,
  placeOf: (schema: JsonSchema) => Written | undefined,
): (schema: JsonSchema) => Type {
  const named = new Map<string, Type>();
  return typeOf;

  function typeOf(schema: JsonSchema): Type {
    if (schema.$ref === undefined) return plainType(schema);
    const known = named.get(schema.$ref);
    if (known) return known;
    const type = plainType(references.resolve(schema), schema.$ref);
    named.set(schema.$ref, type);
    return type;
  }

  function plainType(schema: JsonSchema, ref?: string): Type {
    const { types, optional } = split(schema);
    const branches = schema.oneOf ?? schema.anyOf;
    if (branches) {
      const real = branches.filter((branch) => branch.type !== 'null');
      const type =
        real.length === 1 && real[0] ? typeOf(real[0]) : variants(real, ref, schema.discriminator?.propertyName);
      return real.length < branches.length ? orNothing(type) : type;
    }
    const words = wordsOf(schema);
    if (words) return { kind: 'word', words, optional };
    switch (types[0]) {
      case 'integer':
      case 'number':
        if (schema['x-unit'] === 'PLN') return { kind: 'money', optional };
        return { kind: 'number', integer: types[0] === 'integer' || undefined, unit: schema['x-unit'], optional };
      case 'string':
        if (schema.contentEncoding === 'base64')
          return { kind: 'file', media: schema.contentMediaType ?? '', optional };
        return { ...textType(schema.format), optional };
      case 'boolean':
        return { kind: 'flag', optional };
      case 'array':
        return { kind: 'list', of: schema.items ? typeOf(schema.items) : { kind: 'unknown' } };
      case 'object':
        // A map has no fields that could be named.
        return schema.properties
          ? record(() => fieldsOf(schema), [schema], ref, optional)
          : { kind: 'unknown', optional };
      default:
        return { kind: 'unknown', optional };
    }
  }

  function record(
    make: () => Fields,
    schemas: readonly JsonSchema[],
    ref: string | undefined,
    optional: boolean | undefined,
  ): Type {
    let made: Fields | undefined;
    const fields = () => {
      made ??= make();
      return made;
    };
    const written = (field: string): Written[] =>
      schemas.flatMap(({ properties }) => (properties?.[field] && placeOf(properties[field])) || []);
    const parts = (field: string) => schemas.flatMap(({ properties }) => properties?.[field]?.['x-sum'] ?? []);
    if (ref === undefined) return { kind: 'record', fields, written, parts, optional };
    const { file, name } = references.origin(ref);
    return { kind: 'record', name, source: file?.json.name, fields, written, parts, optional };
  }

  function fieldsOf(schema: JsonSchema): Fields {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => {
        const type = typeOf(property);
        return [name, schema.required?.includes(name) ? type : orNothing(type)];
      }),
    );
  }

  /** A `oneOf` as one record: a field that some variants lack may be nothing, words of all variants are joined. */
  function variants(branches: readonly JsonSchema[], ref: string | undefined, by: string | undefined): Type {
    const schemas = branches.map((branch) => references.resolve(branch));
    const make = (): Fields => {
      const all = schemas.map(fieldsOf);
      const names = new Set(all.flatMap((fields) => Object.keys(fields)));
      return Object.fromEntries(
        [...names].map((name) => {
          const types = all.flatMap((fields) => fields[name] ?? []);
          const type = types.reduce(join);
          return [name, types.length === all.length ? type : orNothing(type)];
        }),
      );
    };
    const type = record(make, schemas, ref, undefined);
    const words = schemas.map(({ properties }) => wordsOf(references.resolve(properties?.[by ?? ''] ?? {})));
    if (by === undefined || type.kind !== 'record' || !words.every((some) => some !== undefined)) return type;
    return {
      ...type,
      variants: { by, of: schemas.map((schema, at) => ({ words: words[at]!, fields: () => fieldsOf(schema) })) },
    };
  }
}

type Plain = Exclude<Type, { kind: 'list' | 'record' | 'word' | 'number' | 'file' | 'nothing' | 'unknown' }>;

const textTypes: Readonly<Record<string, Plain>> = {
  date: { kind: 'date' },
  'date-time': { kind: 'datetime' },
  html: { kind: 'html' },
  email: { kind: 'text', format: 'email' },
  tel: { kind: 'text', format: 'tel' },
  uri: { kind: 'text', format: 'uri' },
};

const textType = (format: string | undefined): Plain => textTypes[format ?? ''] ?? { kind: 'text' };

export function orNothing(type: Type): Type {
  return type.kind === 'list' || type.kind === 'nothing' ? type : { ...type, optional: true };
}

function join(a: Type, b: Type): Type {
  const optional = a.optional || b.optional || undefined;
  if (a.kind === 'word' && b.kind === 'word') {
    return { kind: 'word', words: [...new Set([...a.words, ...b.words])], optional };
  }
  if (a.kind !== b.kind) return { kind: 'unknown' };
  if (a.kind === 'file' && b.kind === 'file' && a.media !== b.media) return { kind: 'file', media: '', optional };
  if (a.kind === 'text' && b.kind === 'text' && a.format !== b.format) return { kind: 'text', optional };
  return optional ? orNothing(a) : a;
}

function split(schema: JsonSchema): { types: string[]; optional: true | undefined } {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const nullable = types.includes('null') || schema.enum?.includes(null);
  return { types: types.filter((type) => type !== 'null'), optional: nullable || undefined };
}

function wordsOf(schema: JsonSchema): string[] | undefined {
  const values = schema.enum?.filter((value) => value !== null) ?? (schema.const === undefined ? [] : [schema.const]);
  const words = values.filter((value) => typeof value === 'string');
  return words.length > 0 && words.length === values.length ? words : undefined;
}
