import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { compileTypes } from './compileTypes.ts';
import { pascal } from './models.ts';

/** The file of the result, from the root of the repository. */
export const EVENT_TYPES = 'src/generated/events.ts';
const BANNER = 'Generated from schemas/events by `node codegen/generate.ts`. Do not edit.';
const COMMON = 'common';
const ENDING = '.schema.json';

/** The schemas of events by their types, in the order of the alphabet, and the parts that they share. */
export interface EventSchemas {
  events: ReadonlyMap<string, JsonSchema>;
  common: Readonly<Record<string, JsonSchema>>;
  /** What other systems report back. */
  report: JsonSchema;
}

/** @param root the folder schemas/ */
export function readEventSchemas(root: string): EventSchemas {
  const folder = join(root, 'events');
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name + ENDING), 'utf8')) as JsonSchema;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();
  return {
    events: new Map(names.filter((name) => name !== COMMON).map((name) => [name, read(name)])),
    common: (read(COMMON).$defs ?? {}) as Record<string, JsonSchema>,
    report: read('reports/odpowiedz'),
  };
}

/** A copy in which references to the common parts lead elsewhere. */
export function withReferences<Value>(value: Value, to: (name: string) => string): Value {
  const text = JSON.stringify(value).replaceAll(
    /"\$ref":"(?:common\.schema\.json)?#\/\$defs\/(\w+)"/g,
    (_all, name: string) => `"$ref":${JSON.stringify(to(name))}`,
  );
  return JSON.parse(text);
}

/** The type of each event (`PlatnoscZaksiegowana`), their data by type, and the list of types. */
export async function eventTypes(root: string): Promise<string> {
  const { events, common, report } = readEventSchemas(root);
  const nameOf = (type: string): string => type.split('.').map(pascal).join('');
  const parts = Object.entries(common).map(([name, schema]) => [pascal(name), schema] as const);
  const whole = [...events].map(([type, schema]) => [nameOf(type), schema] as const);
  const definitions = withReferences(
    Object.fromEntries([...parts, ...whole, ['Odpowiedz', report]]),
    (name) => `#/definitions/${pascal(name)}`,
  );
  const types = await compileTypes(definitions);
  const data = [...events.keys()].map((type) => `  '${type}': ${nameOf(type)}['data'];\n`).join('');
  const list = [...events.keys()].map((type) => `  '${type}',\n`).join('');
  return `// ${BANNER}
${types}

/** The data of an event, by its type. */
export interface EventData {
${data}}

export type EventType = keyof EventData;

/** All types of events. */
export const eventTypeList = [
${list}] as const satisfies readonly EventType[];
`;
}
