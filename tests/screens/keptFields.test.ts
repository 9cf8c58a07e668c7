import { expect, test } from 'vitest';
import type { FormBlock } from '../../src/blocks/form/block.ts';
import { FormFieldStore } from '../../src/portal/stores/FormFieldStore.ts';
import { screenNames, serve } from './municipality.ts';

/** Names of the contract for proofs of identity. */
const proves = /haslo|^kod(?!Pocztowy)|totp|captcha|^hash$|^token$/i;
const host = {
  evaluate: () => undefined,
  locals: () => ({}),
  say: () => '',
  edited: () => {},
  prefill: () => undefined,
  schemaProblem: () => undefined,
  inside: () => new Map(),
  demanded: () => false,
  language: 'pl',
};

test('no form of a screen stores credentials or identity proofs, not even in memory', async () => {
  const fields: { where: string; kept: boolean }[] = [];
  for (const name of screenNames) {
    for (const block of formsIn((await serve(name)).descriptor)) {
      const ofRows = block.fields.flatMap(({ field, rows }) => {
        const row = block.schema.properties?.[field]?.items?.properties;
        return rows?.fields.map((one) => [one, row?.[one.field]] as const) ?? [];
      });
      const all = [...block.fields.map((one) => [one, block.schema.properties?.[one.field]] as const), ...ofRows];
      for (const [field, schema] of all.filter(([one]) => proves.test(one.field))) {
        const { secret } = new FormFieldStore(field, schema, host);
        fields.push({ where: `${name} ${block.id} ${field.field}`, kept: !secret });
      }
    }
  }
  expect(fields.length).toBeGreaterThan(8);
  expect(fields.filter(({ kept }) => kept).map(({ where }) => where)).toEqual([]);
});

/** All forms, also inside a section, a dialog or a row. */
function formsIn(value: unknown): FormBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(formsIn);
  return 'type' in value && value.type === 'form' ? [value as FormBlock, ...inside] : inside;
}
