import { expect, test } from 'vitest';
import type { Municipality } from '../../../../codegen/artefact/municipality.ts';
import { canonicalQuery } from '../../../../codegen/site/whole/canonicalQuery.ts';

const state = {
  dzien: { shape: { type: 'string', format: 'date' }, query: 'od', resetOn: [] },
  kwota: { shape: { type: 'number' }, query: 'kwota', resetOn: [] },
  rodzaje: { shape: { type: 'array', items: { type: 'string' } }, query: 'r', initial: ['x'], resetOn: [] },
  typ: { shape: { type: 'string' }, query: 'typ', initial: 'x', resetOn: [] },
};
const screens = { lista: { path: '/lista', access: 'public' } };
const municipality = { manifest: { screens, groups: [] }, screens: { lista: { state } } } as unknown as Municipality;
const canonical = canonicalQuery(municipality);

test.each([
  ['?od=21.11.2026&kwota=1%20234,50', '?od=2026-11-21&kwota=1234.50'],
  ['?od=&kwota=', ''],
  ['?od=&typ=', '?typ='],
  ['?r=&r=a&r=b', '?r=a%2Cb'],
  ['?r=a&inne=1&r=', '?r=a&inne=1'],
  ['?r=a,b', undefined],
  ['?r=', undefined],
  ['?od=2026-11-21&kwota=12.5&inne=a,b', undefined],
  ['?od=jutro&kwota=du%C5%BCo', undefined],
  ['', undefined],
])('%s is written as %s', (search, written) => {
  expect(canonical('/lista', search)).toBe(written);
});

test('an address of no screen stays as it is', () => {
  expect(canonical('/inna', '?od=')).toBeUndefined();
});
