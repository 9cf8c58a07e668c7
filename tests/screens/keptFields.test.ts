import { expect, test } from 'vitest';
import type { FormBlock } from '../../src/blocks/form/block.ts';
import { FormFieldStore } from '../../src/portal/stores/FormFieldStore.ts';
import { screenNames, serve } from './municipality.ts';

/** Names of the contract for proofs of identity. */
const proves = /haslo|^kod(?!Pocztowy)|totp|captcha|^hash$|^token$/i;
const host = {
  evaluate: () => undefined,
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
      for (const field of block.fields.filter((one) => proves.test(one.field))) {
        const schema = block.schema.properties?.[field.field];
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
