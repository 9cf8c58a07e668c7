import { describe, expect, it } from 'vitest';
import type { Czesc } from '../../../../server/domains/platnosci/readZlecenie.ts';
import { type RataTeraz, zmianaRaty } from '../../../../server/domains/platnosci/zmianaRaty.ts';

const czesc = (idNaleznosciRaty: number): Czesc => ({
  id: idNaleznosciRaty,
  zlecenieId: 1,
  lp: idNaleznosciRaty,
  idNaleznosciRatyZbiorczej: 7,
  idNaleznosciRaty,
  terminPlatnosci: '2026-03-15',
  rodzajOplaty: 'Podatek rolny',
  opisNrRaty: 'Rata 1',
  kwotaRatyGrosze: 5000,
  kwotaGlownaGrosze: 5000,
  kosztUpomnienGrosze: 1600,
  oplataProlongacyjnaGrosze: 0,
  odsetkiGrosze: 100,
  kwotaVatGrosze: null,
});
const teraz = (idNaleznosciRaty: number): RataTeraz['czesci'][number] => ({
  idNaleznosciRaty,
  kwotaGlownaGrosze: 5000,
  kosztyEgzekucjiGrosze: 1600,
  oplataProlongacyjnaGrosze: 0,
});
const frozen = [czesc(1), czesc(2)];

describe('an ordered instalment is booked', () => {
  it('when its parts are those of the order, in any order', () => {
    expect(zmianaRaty(7, frozen, { czySplacona: 0, czesci: [teraz(2), teraz(1)] })).toBeUndefined();
  });

  it('not when it was paid meanwhile', () => {
    expect(zmianaRaty(7, frozen, { czySplacona: 1, czesci: [] })).toEqual({
      code: 'RATA_ZAJETA',
      why: 'rata 7 jest zapłacona',
    });
  });

  it.each<[string, RataTeraz | undefined]>([
    ['it is gone', undefined],
    ['a part is missing', { czySplacona: 0, czesci: [teraz(1)] }],
    ['a part was added', { czySplacona: 0, czesci: [teraz(1), teraz(2), teraz(3)] }],
    ['another part took its place', { czySplacona: 0, czesci: [teraz(1), teraz(3)] }],
    ['its principal changed', { czySplacona: 0, czesci: [teraz(1), { ...teraz(2), kwotaGlownaGrosze: 4999 }] }],
    ['its costs changed', { czySplacona: 0, czesci: [teraz(1), { ...teraz(2), kosztyEgzekucjiGrosze: 0 }] }],
    ['its fee changed', { czySplacona: 0, czesci: [teraz(1), { ...teraz(2), oplataProlongacyjnaGrosze: 1 }] }],
  ])('not when %s', (_, now) => {
    expect(zmianaRaty(7, frozen, now)?.code).toBe('RATA_ZMIENIONA');
  });
});
