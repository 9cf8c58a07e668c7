import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import { type SchemaAt, Schemas } from '../../files/schemas.ts';
import type { Described, PartForm, PartForms, Property, PropertyKind } from './form.ts';
import { polish } from './polish.ts';

/** Of every kind of part: a screen, each type of block, and the items of their lists. */
export function partForms(root: string): PartForms {
  const schemas = new Schemas(root);
  const forms: PartForm[] = [];
  const known = new Map<JsonSchema, number>();
  const paths: Record<string, number> = {};

  const add = (path: string, at: SchemaAt): void => {
    const before = known.get(at.schema);
    const index = before ?? forms.push(formOf(schemas, at)) - 1;
    known.set(at.schema, index);
    paths[path] = index;
    // A part inside itself, such as a block in a section, has the form of its own path.
    if (path.split('/').length > DEEPEST) return;
    for (const [name, items] of listsOf(schemas, at)) add(`${path}/${name}`, items);
  };
  const blocks = readdirSync(join(root, 'descriptors/blocks')).map((file) => file.replace('.schema.json', ''));
  for (const type of blocks) add(type, schemas.open(`descriptors/blocks/${type}.schema.json`));
  add('screen', schemas.open('descriptors/screen.schema.json'));
  const config = schemas.open('config/services.schema.json');
  for (const [name, items] of listsOf(schemas, config)) add(`config/${name}`, items);
  return { paths, forms };
}

const DEEPEST = 3;
/** The properties that name an item of a list, as overlays address it. */
const NAMES = ['id', 'uslugaId', 'field', 'bind'];
/** The type of a part never changes, its name is its address, and a service is switched on and off by a button. */
const LEFT_OUT = ['$schema', 'type', 'id', 'uslugaId', 'off'];

function formOf(schemas: Schemas, at: SchemaAt): PartForm {
  const drawn: Record<string, JsonSchema> = {};
  const properties: Record<string, Property> = {};
  const required = at.schema.required ?? [];
  for (const [name, given] of Object.entries(at.schema.properties ?? {})) {
    if (LEFT_OUT.includes(name)) continue;
    const found = schemas.resolve({ schema: given, file: at.file });
    const { kind, simple } = kindOf(schemas, given, found);
    const about = { ...found.schema, ...given } as JsonSchema & { 'x-form'?: string };
    // rjsf draws nothing for an empty schema.
    drawn[name] = kind === 'native' ? bare(found.schema) : { title: name };
    properties[name] = {
      kind,
      description: described(about.description ?? ''),
      required: required.includes(name),
      ...(about.default !== undefined && { default: about.default }),
      ...(about.examples && { example: about.examples[0] }),
      ...(about['x-form'] && { form: about['x-form'] }),
      ...(simple && { simple }),
    };
  }
  return { schema: { $id: `part`, type: 'object', properties: drawn } as JsonSchema, properties };
}

const described = (en: string): Described => ({ en, pl: polish[en] ?? en });

function kindOf(schemas: Schemas, given: JsonSchema, found: SchemaAt): { kind: PropertyKind; simple?: JsonSchema } {
  const { schema } = found;
  const kind = (given as Marked)['x-kind'] ?? (schema as Marked)['x-kind'];
  if (kind === 'expression') return { kind: 'expression' };
  if (kind === 'text') return { kind: 'text' };
  if (schema.anyOf) {
    const options = schema.anyOf.map((one) => schemas.resolve({ schema: one, file: found.file }).schema);
    if (options.some((one) => (one as Marked)['x-kind'] === 'text')) return { kind: 'text' };
    if (options.some((one) => (one as Marked)['x-kind'] === 'expression')) return { kind: 'expression' };
    const simple = options.find(isSimple);
    return simple ? { kind: 'either', simple: bare(simple) } : { kind: 'json' };
  }
  return { kind: isSimple(schema) ? 'native' : 'json' };
}

interface Marked {
  'x-kind'?: string;
}

const SIMPLE = ['string', 'boolean', 'integer', 'number'];

const isSimple = ({ type, enum: values }: JsonSchema): boolean =>
  (typeof type === 'string' && SIMPLE.includes(type)) || values !== undefined;

/** Without its words and its default: a property that is not written stays so. */
function bare({ type, enum: values, pattern, minimum, maximum, minLength, maxLength }: JsonSchema): JsonSchema {
  const kept = { type, enum: values, pattern, minimum, maximum, minLength, maxLength };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as JsonSchema;
}

/** Lists of records by their property; blocks inside a block are parts of the screen. */
function listsOf(schemas: Schemas, at: SchemaAt): [name: string, items: SchemaAt][] {
  return Object.entries(at.schema.properties ?? {}).flatMap(([name, given]) => {
    const found = schemas.resolve({ schema: given, file: at.file });
    const options = [found.schema, ...(found.schema.anyOf ?? [])].map((one) =>
      schemas.resolve({ schema: one, file: found.file }),
    );
    return options.flatMap(({ schema, file }): [string, SchemaAt][] => {
      const items = schema.items && schemas.resolve({ schema: schema.items, file });
      return items && NAMES.some((one) => items.schema.properties?.[one]) ? [[name, items]] : [];
    });
  });
}
