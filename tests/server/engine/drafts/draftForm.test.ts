import { expect, test } from 'vitest';
import { withoutSecrets } from '../../../../server/engine/drafts/draftForm.ts';
import type { WizardBlock } from '../../../../src/blocks/wizard/block.ts';

test('a secret in a row is not stored, whatever a client sends', () => {
  const field = (name: string, more: object = {}) => ({ field: name, as: 'text', ...more });
  const rows = { fields: [field('imie'), field('kod', { as: 'password' }), field('pin')] };
  const item = { properties: { pin: { type: 'string', 'x-secret': true } } };
  const block = {
    fields: [field('osoby', { as: 'rows', rows }), field('pin')],
    schema: { properties: { osoby: { type: 'array', items: item } } },
  } as unknown as WizardBlock;
  const draft = (typed: object, given: object) => ({
    pola: {
      osoby: { etykieta: 'Osoby', wartosc: [{ given, typed }] },
      // Not the field of the row.
      pin: { etykieta: 'Numer', wartosc: '7' },
    },
    kroki: ['osoby', 'osoba.1'],
  });
  const sent = draft({ imie: 'Ala', kod: 'tajne', pin: '1234' }, { imie: 'Ola', pin: '1234' });
  expect(withoutSecrets(block, sent)).toEqual(draft({ imie: 'Ala' }, { imie: 'Ola' }));
});
