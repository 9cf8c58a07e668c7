import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readEventSchemas } from '../../../../codegen/generate/eventTypes.ts';
import type { Db } from '../../../../server/engine/db/open.ts';
import { eventText } from '../../../../server/engine/events/eventText.ts';
import { ROOT } from '../../municipality.ts';

/** An event as its receiver reads it. */
export interface Received {
  id: string;
  type: string;
  timestamp: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  data: any;
}

const folder = join(ROOT, 'schemas/events');
export const schemas = readEventSchemas(join(ROOT, 'schemas'));

const validators = makeValidators();

function makeValidators(): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  ajv.addSchema(JSON.parse(readFileSync(join(folder, 'common.schema.json'), 'utf8')), 'common.schema.json');
  return new Map([...schemas.events].map(([type, schema]) => [type, ajv.compile(schema) as ValidateFunction]));
}

/** Why an event is not as its schema says; []: it is. */
export function mistakesOf(event: Received): string[] {
  const { type } = event;
  const validate = validators.get(type);
  if (!validate) return [`There is no schema of ${type}.`];
  validate(event);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${type}${instancePath} ${message}`);
}

/** All events of an office in the order in which they were written, each valid by its schema. */
export async function eventsIn(db: Db, ...types: string[]): Promise<Received[]> {
  const rows = await db
    .selectFrom('zdarzenia')
    .selectAll()
    .$if(types.length > 0, (query) => query.where('typ', 'in', types))
    .orderBy('id')
    .execute();
  const events = rows.map((row) => JSON.parse(eventText(row)) as Received);
  const mistakes = events.flatMap(mistakesOf);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return events;
}
