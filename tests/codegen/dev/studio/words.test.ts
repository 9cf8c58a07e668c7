import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partForms } from '../../../../codegen/dev/forms/partForms.ts';
import { polish } from '../../../../codegen/dev/forms/polish.ts';
import { KEYS_EN, KEYS_PL } from '../../../../codegen/studio/keyNames.ts';
import { keyName, valueName } from '../../../../codegen/studio/names.ts';
import { VALUES_PL } from '../../../../codegen/studio/valueNames.ts';

const { forms, paths } = partForms(join(import.meta.dirname, '../../../../schemas'));
const properties = forms.flatMap(({ properties }) => Object.entries(properties));
const sorted = (all: Iterable<string>) => [...new Set(all)].sort();

/** `row`, `item`: names that a formula reads are not translated. */
const codesOf = (text: string) => sorted(text.split('`').filter((_, index) => index % 2 === 1));

describe('the properties that a clerk meets', () => {
  test('each has a description in Polish, and no description is of a property that is gone', () => {
    expect(properties.length).toBeGreaterThan(400);
    expect(sorted(Object.keys(polish))).toEqual(sorted(properties.map(([, { description }]) => description.en)));
  });

  test('a Polish description names no code that the English one does not name', () => {
    for (const [en, pl] of Object.entries(polish)) {
      expect(pl).not.toBe(en);
      expect(pl.split('`').length % 2, pl).toBe(1);
      // An address, a path or a list of words may be shown plainly in English and as code in Polish.
      for (const code of codesOf(pl)) expect(en, pl).toContain(code);
    }
  });

  test('each has a name in Polish, and no name is of a key that is gone', () => {
    const lists = Object.keys(paths).flatMap((path) => path.split('/').slice(1));
    const keys = sorted([...properties.map(([key]) => key), ...lists]);
    expect(sorted(Object.keys(KEYS_PL))).toEqual(keys);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(KEYS_EN)));
    expect(keyName('leaveGuard', 'pl')).toBe('Pytanie przy wyjściu');
    expect(keyName('leaveGuard', 'en')).toBe('Leave guard');
  });

  test('each value to choose is named, or a name itself', () => {
    const values = forms.flatMap(({ schema, properties }) =>
      Object.entries(properties).flatMap(([key, { simple }]) => schema.properties![key]?.enum ?? simple?.enum ?? []),
    );
    const words = sorted(values.filter((one) => typeof one === 'string'));
    expect(words.filter((one) => !(one in VALUES_PL))).toEqual(['kir', 'p24']);
    expect(Object.keys(VALUES_PL).filter((one) => !words.includes(one))).toEqual([]);
    expect(valueName('money', 'pl')).toBe('kwota (money)');
    expect(valueName('money', 'en')).toBe('money');
  });
});
