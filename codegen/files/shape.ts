import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { nearest } from '../../src/lang/values/nearest.ts';
import type { Path } from './jsonFile.ts';
import { article, isOfType, jsonType, typeNames, typesOf } from './jsonTypes.ts';
import { own, word } from './raw.ts';
import type { SchemaAt, Schemas } from './schemas.ts';

/** Receives every mistake, and every place of an expression or a text key. */
export interface ShapeListener {
  problem(code: string, path: Path, message: string, options?: { help?: string[]; key?: boolean }): void;
  place?(kind: string, path: Path): void;
}

/**
 * Validates a value against its schema and reports every mistake at its place.
 *
 * Of `anyOf` the branch is chosen that the author most likely meant: by JSON type, then by a constant (`type`), then by the
 * first required key. So a mistake inside a table is reported as one of a table, not as twenty ways of not being a block.
 *
 * @returns whether the value may be read by the checks that follow
 */
export function checkShape(
  schemas: Schemas,
  at: SchemaAt,
  value: unknown,
  path: Path,
  listener: ShapeListener,
): boolean {
  const { schema, file } = schemas.resolve(at);
  if (schema['x-kind']) listener.place?.(String(schema['x-kind']), path);
  if (schema.anyOf) return checkBranch(schemas, { schema, file }, value, path, listener);
  if (schema.const !== undefined) {
    if (value === schema.const) return true;
    listener.problem('value.constant', path, `This must be ${JSON.stringify(schema.const)}.`);
    return false;
  }
  const types = typesOf(schema);
  if (types.length && !types.some((type) => isOfType(value, type))) {
    listener.problem('value.type', path, `This must be ${typeNames(types)}, not ${article(jsonType(value))}.`);
    return false;
  }
  if (schema.enum && !schema.enum.includes(value as string)) {
    const words = schema.enum.map(String);
    listener.problem(
      'value.word',
      path,
      `${shown(value)} is not one of the allowed values.${guess(word(value), words)}`,
      {
        help: [`Known: ${words.join(', ')}`],
      },
    );
    return false;
  }
  if (typeof value === 'string' && value.length < (schema.minLength ?? 0)) {
    if (schema['x-kind'] !== 'text') listener.problem('value.range', path, 'This must not be empty.');
    else listener.problem('text.unknown', path, 'Here is no key of a text. Name one, or leave this out.');
    return false;
  }
  if (typeof value === 'string' && schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) {
    listener.problem('value.pattern', path, `${shown(value)} is not ${schema['x-form']}.`);
    return false;
  }
  if (typeof value === 'number') {
    const { minimum, maximum } = schema;
    if ((minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum)) {
      listener.problem('value.range', path, `${value} is not between ${minimum ?? '-∞'} and ${maximum ?? '∞'}.`);
      return false;
    }
  }
  if (Array.isArray(value)) return checkList(schemas, { schema, file }, value, path, listener);
  if (isRecord(value) && (schema.properties || schema.additionalProperties !== undefined)) {
    return checkRecord(schemas, { schema, file }, value, path, listener);
  }
  return true;
}

function checkList(
  schemas: Schemas,
  { schema, file }: SchemaAt,
  value: unknown[],
  path: Path,
  listener: ShapeListener,
): boolean {
  let fine = true;
  if (value.length < (schema.minItems ?? 0)) {
    listener.problem('list.short', path, `This list is too short: the minimum is ${schema.minItems}.`);
    fine = false;
  }
  if (value.length > (schema.maxItems ?? value.length)) {
    listener.problem(
      'list.long',
      [...path, schema.maxItems!],
      `This list is too long: the maximum is ${schema.maxItems}.`,
    );
    fine = false;
  }
  const seen = new Set<unknown>();
  for (const [index, item] of schema.uniqueItems ? value.entries() : []) {
    if (seen.has(item))
      listener.problem('list.twice', [...path, index], `${shown(item)} is in this list already. Keep one.`);
    seen.add(item);
  }
  const items = schema.items;
  if (!items) return fine;
  for (const [index, item] of value.entries()) {
    fine = checkShape(schemas, { schema: items, file }, item, [...path, index], listener) && fine;
  }
  return fine;
}

function checkRecord(
  schemas: Schemas,
  { schema, file }: SchemaAt,
  value: Record<string, unknown>,
  path: Path,
  listener: ShapeListener,
): boolean {
  let fine = true;
  const known = schema.properties ?? {};
  const names = schema.propertyNames as JsonSchema | undefined;
  /** Required keys that a misspelt one was probably meant as: they are not missing as well. */
  const meant = new Set<string | undefined>();
  for (const key of Object.keys(value)) {
    const inner =
      own(known, key) ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
    if (!inner) {
      if (schema.additionalProperties !== false) continue;
      const candidates = Object.keys(known).filter((name) => !Object.hasOwn(value, name));
      meant.add(nearest(key, candidates));
      listener.problem('key.unknown', [...path, key], `"${key}" is not a key here.${guess(key, candidates)}`, {
        key: true,
        help: [`Known: ${Object.keys(known).join(', ')}`],
      });
      fine = false;
      continue;
    }
    if (names?.pattern && !new RegExp(names.pattern, 'u').test(key)) {
      listener.problem(
        'key.form',
        [...path, key],
        names.description
          ? `"${key}" is not a name here: ${names.description}`
          : `"${key}" is not a name: names begin with a small letter and have letters and digits only.`,
        { key: true },
      );
      fine = false;
    }
    if (names?.enum && !names.enum.includes(key)) {
      const words = names.enum.map(String);
      listener.problem('key.unknown', [...path, key], `"${key}" is not a key here.${guess(key, words)}`, {
        key: true,
        help: [`Known: ${words.join(', ')}`],
      });
      fine = false;
    }
    fine = checkShape(schemas, { schema: inner, file }, value[key], [...path, key], listener) && fine;
  }
  for (const key of schema.required ?? []) {
    if (Object.hasOwn(value, key) || meant.has(key)) continue;
    const description = known[key] ? describe(schemas, { schema: known[key], file }) : undefined;
    listener.problem(
      'key.missing',
      path,
      `"${key}" is missing here.`,
      description ? { help: [`${key}: ${description}`] } : {},
    );
    fine = false;
  }
  return fine;
}

function checkBranch(
  schemas: Schemas,
  { schema, file }: SchemaAt,
  value: unknown,
  path: Path,
  listener: ShapeListener,
): boolean {
  const branches = (schema.anyOf ?? []).map((branch) => schemas.resolve({ schema: branch, file }));
  const flat = branches.flatMap((branch) =>
    branch.schema.anyOf
      ? branch.schema.anyOf.map((inner) => schemas.resolve({ schema: inner, file: branch.file }))
      : [branch],
  );
  const fitting = flat.filter((branch) => {
    const types = typesOf(branch.schema);
    return types.length === 0 || types.some((type) => isOfType(value, type));
  });
  if (fitting.length === 0) {
    const types = [...new Set(flat.flatMap((branch) => typesOf(branch.schema)))];
    listener.problem('value.type', path, `This must be ${typeNames(types)}, not ${article(jsonType(value))}.`);
    return false;
  }
  if (!isRecord(value) || fitting.length === 1) {
    return checkShape(schemas, fitting[0] as SchemaAt, value, path, listener);
  }
  const constant = constantKey(fitting);
  if (constant) {
    const words = fitting.map((branch) => String(branch.schema.properties?.[constant]?.const));
    const chosen = fitting[words.indexOf(word(value[constant]))];
    if (chosen) return checkShape(schemas, chosen, value, path, listener);
    if (!Object.hasOwn(value, constant)) {
      const meant = Object.keys(value).find((key) => nearest(key, [constant]) && !isKnown(fitting, key));
      if (meant !== undefined)
        listener.problem('key.unknown', [...path, meant], `"${meant}" is not a key here.${guess(meant, [constant])}`, {
          key: true,
        });
      else
        listener.problem('key.missing', path, `"${constant}" is missing here.`, {
          help: [`Known: ${words.join(', ')}`],
        });
    } else {
      listener.problem(
        'value.word',
        [...path, constant],
        `${shown(value[constant])} is not a ${constant} here.${guess(word(value[constant]), words)}`,
        {
          help: [`Known: ${words.join(', ')}`],
        },
      );
    }
    return false;
  }
  const keys = fitting.map((branch) => branch.schema.required?.[0] ?? '');
  const chosen = fitting.find((branch) => Object.hasOwn(value, branch.schema.required?.[0] ?? ''));
  if (chosen) return checkShape(schemas, chosen, value, path, listener);
  const meant = Object.keys(value).find((key) => nearest(key, keys) && !isKnown(fitting, key));
  if (meant === undefined) listener.problem('key.choice', path, `This needs one of ${keys.join(', ')}.`);
  else
    listener.problem('key.unknown', [...path, meant], `"${meant}" is not a key here.${guess(meant, keys)}`, {
      key: true,
      help: [`This needs one of ${keys.join(', ')}`],
    });
  return false;
}

/** Some branch has the key. */
const isKnown = (branches: readonly SchemaAt[], key: string): boolean =>
  branches.some(({ schema }) => own(schema.properties, key) !== undefined);

/** The property with a constant in every branch, as `type` of blocks. */
function constantKey(branches: readonly SchemaAt[]): string | undefined {
  const first = branches[0]?.schema.properties ?? {};
  return Object.keys(first).find((key) =>
    branches.every((branch) => typeof branch.schema.properties?.[key]?.const === 'string'),
  );
}

function describe(schemas: Schemas, at: SchemaAt): string | undefined {
  return at.schema.description ?? schemas.resolve(at).schema.description;
}

/** A value in a message, shortened if it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

export function guess(name: string, candidates: readonly string[]): string {
  const near = nearest(name, candidates);
  return near ? ` Did you mean "${near}"?` : '';
}

/** As `guess`; without a near name, all names or the first of them. */
export function guessOrAll(name: string, candidates: readonly string[]): string {
  const near = guess(name, candidates);
  if (near || candidates.length === 0) return near;
  const more = candidates.length - MOST_NAMED;
  return ` There are: ${candidates.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** Most names listed in a message. */
const MOST_NAMED = 40;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
