import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../codegen/commands/index.ts';
import { checkShape } from '../../codegen/files/shape.ts';
import { extensions } from '../../scripts/docs/reference/contractPage.ts';
import { functionExamples } from '../../scripts/docs/reference/functions.ts';
import { keysOf } from '../../scripts/docs/reference/keys.ts';
import { pagesOfSchemas, referencePages, schemas } from '../../scripts/docs/reference/write.ts';
import { parse } from '../../src/lang/expressions/parse.ts';
import { signatures } from '../../src/lang/expressions/signatures.ts';
import type { Type } from '../../src/lang/expressions/types.ts';
import { run } from '../lang/expressions/run.ts';

const root = join(import.meta.dirname, '../..');
const parts = pagesOfSchemas().flatMap((page) => page.parts);
const keys = parts.flatMap(({ address, at }) =>
  keysOf(schemas, at).map((key) => ({ ...key, name: `${address} ${key.path}` })),
);
const polish = (key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (at, part, index) => (index ? (at as Record<string, unknown> | undefined)?.[part] : exampleOf(part)),
      undefined,
    );

function exampleOf(name: string): unknown {
  const file = join(root, `locales/pl/${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

test('docs/reference is up to date: npm run docs:reference', async () => {
  for (const [file, text] of await referencePages())
    expect([file, readFileSync(join(root, 'docs/reference', file), 'utf8') === text]).toEqual([file, true]);
});

describe('every key of the reference', () => {
  test('is described', () => {
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter(({ description }) => description.length < 3).map(({ name }) => name)).toEqual([]);
  });

  test('has an example, or keys of its own that have one', () => {
    expect(keys.filter(({ example, opens }) => example === undefined && !opens).map(({ name }) => name)).toEqual([]);
  });

  test('has a valid example: its shape, its expressions and its text keys', () => {
    const wrong: string[] = [];
    const shown = [
      ...keys,
      ...parts.map(({ address, at }) => ({ name: address, at, example: at.schema.examples?.[0] })),
    ];
    for (const { name, at, example } of shown) {
      if (example === undefined) continue;
      checkShape(schemas, at, example, [], {
        problem: (code, path, message) => void wrong.push(`${name}: ${code} ${path.join('/')} ${message}`),
        place(kind, path) {
          const value = path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], example);
          if (typeof value !== 'string') return;
          if (kind === 'expression' && !readable(value)) wrong.push(`${name}: ${value} is no expression`);
          if (kind === 'text' && !worded(value)) wrong.push(`${name}: ${value} is no text key`);
        },
      });
    }
    expect(wrong).toEqual([]);
  });
});

const days = new Map<string, Type>([
  ['today', { kind: 'date' }],
  ['now', { kind: 'datetime' }],
  ['data', { kind: 'record', fields: () => ({ raty: { kind: 'flag' } }) }],
]);
const office = { failed: { raty: false }, gaveUp: { raty: false } };

const readable = (source: string): boolean => 'ast' in parse(source);

/** A shipped text key, or the key of a text with plural forms. */
const worded = (key: string): boolean => polish(key) !== undefined || polish(`${key}_other`) !== undefined;

test('the example of every function gives the result on the page', () => {
  expect(Object.keys(functionExamples).sort()).toEqual([...signatures.keys()].sort());
  for (const [expression, gives] of Object.values(functionExamples))
    expect([expression, run(expression, { ...office, today: '2026-06-01', now: '2026-06-01T12:00:00' }, days)]).toEqual(
      [expression, gives],
    );
});

test('every extension of the contract is described and shown', () => {
  for (const { name, description, example } of extensions())
    expect([name, description !== '', example !== undefined]).toEqual([name, true, true]);
});

test('the page of commands has the help of every command', async () => {
  const page = (await referencePages()).get('commands.md') ?? '';
  for (const { name, help } of commands) expect(page).toContain(`## ${name}\n\n\`\`\`text\n${help}\n`);
});
