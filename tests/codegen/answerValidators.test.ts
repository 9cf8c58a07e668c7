import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import { screenValidators } from '../../codegen/contract/validators.ts';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import { importText, type Validate } from './importText.ts';

const { contract } = loadContract([join(import.meta.dirname, '../../schemas/api')]);
const ids = [...contract.operations.values()].filter(({ answer }) => answersData(answer)).map(({ id }) => id);
const validatorOf = async (id: string) => {
  const { answers } = await importText(screenValidators(contract, { answers: [id], forms: {} }));
  return (answers as Record<string, Validate>)[id]!;
};
function requiredOf(id: string): readonly string[] {
  const answer = contract.operations.get(id)?.answer;
  return answer && answersData(answer) ? (contract.resolve(answer).required ?? []) : [];
}

const raty = contract.examples('dajRaty')[0]?.value as { ratyZbiorcze: Record<string, unknown>[] };
const changed = (change: Record<string, unknown>) => ({ ratyZbiorcze: [{ ...raty.ratyZbiorcze[0], ...change }] });

test.each(ids)('%s: its examples pass', async (id) => {
  const validate = await validatorOf(id);
  for (const { value } of contract.examples(id)) expect([validate(value), validate.errors]).toEqual([true, null]);
});

test.each(ids)('%s: a field more than the contract has does not break the portal', async (id) => {
  const validate = await validatorOf(id);
  for (const { value } of contract.examples(id)) expect(validate(withMore(value))).toBe(true);
});

test.each(ids)('%s: a missing field is refused, unless the contract lets an office leave it out', async (id) => {
  const validate = await validatorOf(id);
  const example = contract.examples(id)[0]?.value as Record<string, unknown>;
  const needed = requiredOf(id);
  for (const key of Object.keys(example)) {
    const { [key]: _, ...less } = example;
    expect([key, validate(less)]).toEqual([key, !needed.includes(key)]);
  }
});

const wrong: [fact: string, change: Record<string, unknown>, pointer: string][] = [
  ['an amount as text', { kwotaRaty: '1240.00' }, '/ratyZbiorcze/0/kwotaRaty'],
  ['null where there is always something', { odsetki: null }, '/ratyZbiorcze/0/odsetki'],
  ['a day that does not exist', { terminPlatnosci: '2026-02-30' }, '/ratyZbiorcze/0/terminPlatnosci'],
  ['a flag as a number', { czySplacona: 0 }, '/ratyZbiorcze/0/czySplacona'],
  ['a missing list', { raty: undefined }, '/ratyZbiorcze/0'],
  ['a wrong field two lists down', { raty: [{ nrRaty: 'I' }] }, '/ratyZbiorcze/0/raty/0'],
];

test.each(wrong)('%s is refused at its place', async (_, change, pointer) => {
  const validate = await validatorOf('dajRaty');
  expect(validate(changed(change))).toBe(false);
  expect(validate.errors?.[0]?.instancePath).toBe(pointer);
});

test('null is right where the contract says so', async () => {
  expect((await validatorOf('dajRaty'))(changed({ kosztyEgzekucji: null }))).toBe(true);
});

test('a screen has one module: validators by operation, documents left out', async () => {
  const text = screenValidators(contract, { answers: ['dajRaty', 'dajRatyPdf', 'dajWplaty'], forms: {} });
  const { answers, forms } = (await importText(text)) as { answers: Record<string, Validate>; forms: object };
  expect([Object.keys(answers), forms]).toEqual([['dajRaty', 'dajWplaty'], {}]);
  expect([answers.dajRaty?.(raty), answers.dajRaty?.({})]).toEqual([true, false]);
});

test('a module imports nothing and evaluates nothing', () => {
  const text = screenValidators(contract, { answers: ids, forms: {} });
  expect(text).not.toMatch(/\bimport\b|\brequire\b|\beval\b|new Function/);
});

test('the validators of the largest screen weigh at most 6 kB', () => {
  const text = screenValidators(contract, {
    answers: ['dajKarteNaleznosci', 'dajRaty', 'dajWplaty', 'dajElementy'],
    forms: {},
  });
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(6 * 1024);
});

test('an unknown operation is named', () => {
  expect(() => screenValidators(contract, { answers: ['dajKoty'], forms: {} })).toThrow('dajKoty');
});

function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMore(inner)])),
    nowePole: { a: 1 },
  };
}
