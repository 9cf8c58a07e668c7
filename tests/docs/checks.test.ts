import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { advice, checksPage, examples } from '../../scripts/checksPage.ts';

const root = join(import.meta.dirname, '../..');
const advised = Object.values(advice).flatMap((codes) => Object.keys(codes));

/** Codes without a case in tests/codegen/check: the command reports them, or other tests cover them. */
const elsewhere = [
  'config.file',
  ...['The contract', 'Data without code'].flatMap((title) => Object.keys(advice[title] ?? {})),
];

test('docs/checks.md is up to date', () => {
  expect(readFileSync(join(root, 'docs/checks.md'), 'utf8')).toBe(checksPage());
});

test('every code that a case shows is explained, and every explained code is shown', () => {
  const shown = [...examples().keys()];
  expect(shown.filter((code) => !advised.includes(code))).toEqual([]);
  expect(advised.filter((code) => !shown.includes(code) && !elsewhere.includes(code))).toEqual([]);
  expect(new Set(advised).size).toBe(advised.length);
});

test('every code in the sources is explained', () => {
  const sources = [
    'codegen/check',
    'codegen/contract',
    'codegen/compile/openMunicipality.ts',
    'src/lang/expressions/messages.ts',
    'src/lang/expressions/syntaxMessages.ts',
  ];
  const text = sources.flatMap(filesOf).map((file) => readFileSync(join(root, file), 'utf8'));
  const quoted = text.flatMap((source) => [...source.matchAll(/'([a-z]+\.[a-z]+)'/g)].map((match) => match[1] ?? ''));
  const notCodes = ['wspolne.brak', 'common.json', 'edit.changed', 'edit.valid'];
  expect([...new Set(quoted)].filter((code) => !advised.includes(code) && !notCodes.includes(code))).toEqual([]);
});

function filesOf(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${path}/${file}`);
}
