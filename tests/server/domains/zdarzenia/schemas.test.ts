import { expect, test } from 'vitest';
import { eventTypeList } from '../../../../src/generated/events.ts';
import { mistakesOf, type Received, schemas } from './eventSchemas.ts';

const all = [...schemas.events];

test('each type of event has a schema, and no schema is without a type', () => {
  expect(all.map(([type]) => type)).toEqual([...eventTypeList]);
});

test.each(all)('the example of %s is valid, and its schema refuses an unknown key', (type, schema) => {
  const [example] = schema.examples as Received[];
  expect(mistakesOf(example!)).toEqual([]);
  expect(example!.type).toBe(type);
  expect(mistakesOf({ ...example!, data: { ...example!.data, nieznane: 1 } })).not.toEqual([]);
});

test.each(all)('each key of %s has a description', (_type, schema) => {
  const lacking: string[] = [];
  look(schema, '');
  expect(lacking).toEqual([]);

  function look(one: unknown, path: string): void {
    if (typeof one !== 'object' || one === null) return;
    const { properties } = one as { properties?: Record<string, { description?: string; $ref?: string }> };
    for (const [name, property] of Object.entries(properties ?? {}))
      if (!property.description && !property.$ref && !('anyOf' in property)) lacking.push(`${path}/${name}`);
    for (const [name, inner] of Object.entries(one)) if (name !== 'examples') look(inner, `${path}/${name}`);
  }
});
