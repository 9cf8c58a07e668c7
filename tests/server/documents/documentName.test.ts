import { expect, test } from 'vitest';
import { fileNameOf } from '../../../server/engine/documents/documentName.ts';

test.each([
  ['Opłaty lokalne i umowy', 'oplaty_lokalne_i_umowy'],
  ['Podatki gminne – zestawienie', 'podatki_gminne_zestawienie'],
  ['Перелік послуг (2026)', 'перелік_послуг_2026'],
  ['…', 'dokument'],
])('a document without a name is called after its title: %s', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
