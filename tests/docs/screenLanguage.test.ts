import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportText } from '../../codegen/report/text.ts';
import { codeBlocks } from '../../scripts/docs/codeBlocks.ts';
import { signatures } from '../../src/lang/expressions/signatures.ts';
import { screenChecker } from '../codegen/oneScreen.ts';

const root = join(import.meta.dirname, '../..');
const check = screenChecker(root);
const page = readFileSync(join(root, 'docs/screen-language.md'), 'utf8');
const card = JSON.parse(readFileSync(join(root, 'screens/naleznosci/karta.json'), 'utf8'));

/** Blocks are shown in the scope of the dues card: its parameters, states, sources and computed values. */
function asScreen(kind: string, code: string): string {
  if (kind === 'screen') return code;
  const { title, params, state, data, calc } = card;
  return JSON.stringify({ title, params, state, data, calc, content: JSON.parse(code) });
}

function schemaOf(name: string): { required?: string[]; properties: Record<string, unknown> } {
  return JSON.parse(readFileSync(join(root, 'schemas/descriptors', name), 'utf8'));
}

const checked = codeBlocks(page).filter(({ info }) => info === 'json screen' || info === 'json blocks');

describe('the examples of docs/screen-language.md pass the check', () => {
  test.each(checked.map((block) => [block.line, block] as const))('line %s', (_, { info, code }) => {
    const { problems } = check('naleznosci/karta', asScreen(info.slice('json '.length), code));
    // An example does not use all that the card declares.
    expect(reportText(problems.filter(({ code }) => code !== 'unused'))).toBe('');
  });

  test('there are examples of both kinds', () => {
    expect(new Set(checked.map(({ info }) => info)).size).toBe(2);
  });
});

describe('docs/screen-language.md is complete', () => {
  const code = [...page.matchAll(/`([^`\n]+)`/g)].flatMap((match) => (match[1] ?? '').split(/[^A-Za-z0-9-]+/));
  const documented = new Set([...code, ...checked.flatMap((block) => block.code.split(/[^A-Za-z0-9-]+/))]);
  const common = new Set(['$schema']);
  const files = ['screen', ...blockTypes().map((type) => `blocks/${type}`)];

  test.each(files)('keys of %s', (name) => {
    const keys = Object.keys(schemaOf(`${name}.schema.json`).properties).filter((key) => !common.has(key));
    expect(keys.filter((key) => !documented.has(key))).toEqual([]);
  });

  test('formats, ways to draw and steps', () => {
    const { $defs } = JSON.parse(readFileSync(join(root, 'schemas/descriptors/common.schema.json'), 'utf8'));
    const steps = JSON.parse(readFileSync(join(root, 'schemas/descriptors/steps.schema.json'), 'utf8'));
    const verbs = steps.$defs.step.anyOf.flatMap((step: { required?: string[] }) => step.required ?? []);
    expect([...$defs.format.enum, ...verbs].filter((word: string) => !documented.has(word))).toEqual([]);
  });

  test('functions, as they are written', () => {
    const missing = [...signatures.values()].filter(({ use }) => !page.includes(`\`${use}\``)).map(({ use }) => use);
    expect(missing).toEqual([]);
  });
});

function blockTypes(): string[] {
  const screen = JSON.parse(readFileSync(join(root, 'schemas/descriptors/screen.schema.json'), 'utf8'));
  return screen.$defs.block.anyOf.map((one: { $ref: string }) => one.$ref.replace(/^blocks\/|\.schema\.json$/g, ''));
}
