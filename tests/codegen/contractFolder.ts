import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';

export const SHIPPED = join(import.meta.dirname, '../../schemas/api');

/** Loads files written for one test, as a folder of the contract. */
export function loadFiles(...folders: Record<string, unknown>[]): ReturnType<typeof loadContract> {
  const paths = folders.map((files) => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [name, value] of Object.entries(files)) {
      writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
    }
    return folder;
  });
  return loadContract(paths);
}

type Json = Record<string, unknown>;

/** The smallest valid domain: one operation `dajPsy` that answers a list of dogs of a year. */
export function smallDomain() {
  return {
    openapi: '3.1.0',
    info: { title: 'Psy', version: '1.0.0', description: 'Dogs.' },
    paths: {
      '/psy/{rok}': {
        get: {
          operationId: 'dajPsy',
          summary: 'Dogs',
          description: 'The dogs of a year.',
          'x-access': 'public',
          'x-errors': {},
          parameters: [{ name: 'rok', in: 'path', required: true, description: 'Year.', schema: { type: 'integer' } }],
          responses: {
            200: {
              description: 'The dogs.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/ListaPsow' } } },
            },
          },
        } as Json,
      } as Json,
    } as Record<string, Json>,
    components: {
      schemas: {
        ListaPsow: object({
          psy: { type: 'array', description: 'All.', items: { $ref: '#/components/schemas/Pies' } },
        }),
        Pies: object({ imie: { type: 'string', description: 'Its name.' } }),
      } as Record<string, Json>,
    },
  };
}

/** A closed object whose fields are all required. */
export function object(properties: Json, required = Object.keys(properties)): Json {
  return { type: 'object', description: 'A record.', additionalProperties: false, required, properties };
}
