import { describe, expect, it } from 'vitest';
import { type OtwartyElement, rozliczElementy } from '../../../../server/domains/naleznosci/rozliczElementy.ts';

const RATA = 7;
const nothing = { kwotaGlownaGrosze: 0, kosztyUpomnienGrosze: 0, oplataProlongacyjnaGrosze: 0 };

function element(id: number, given: Partial<OtwartyElement>): OtwartyElement {
  const { kwotaGlownaGrosze, kosztyUpomnienGrosze, oplataProlongacyjnaGrosze } = { ...nothing, ...given };
  const sum = kwotaGlownaGrosze + kosztyUpomnienGrosze + oplataProlongacyjnaGrosze;
  const row = { dataOperacji: '2026-01-01', idNaleznosciRatyZbiorczej: null, pozostaloDoSplatyGrosze: sum };
  return { id, ...nothing, ...row, ...given };
}

describe('a payment is subtracted from the elements of its card', () => {
  it('the oldest element is used first, and the rest of the next one stays unpaid', () => {
    const elements = [
      element(2, { kwotaGlownaGrosze: 5000, dataOperacji: '2026-02-01' }),
      element(1, { kwotaGlownaGrosze: 3000 }),
    ];
    const { pozostalo, brakuje } = rozliczElementy(elements, { ...nothing, kwotaGlownaGrosze: 4000 });
    expect([...pozostalo]).toEqual([
      [1, 0],
      [2, 4000],
    ]);
    expect(brakuje).toBeUndefined();
  });

  it('costs of the instalment are used before older costs without an instalment', () => {
    const elements = [
      element(1, { kosztyUpomnienGrosze: 1600 }),
      element(2, { kosztyUpomnienGrosze: 1600, dataOperacji: '2026-03-01', idNaleznosciRatyZbiorczej: RATA }),
    ];
    const { pozostalo } = rozliczElementy(elements, { ...nothing, kosztyUpomnienGrosze: 1600 });
    expect([...pozostalo]).toEqual([[2, 0]]);
  });

  it('a component is never paid from the amount of another one', () => {
    const elements = [element(1, { kwotaGlownaGrosze: 5000, oplataProlongacyjnaGrosze: 300 })];
    const all = { kwotaGlownaGrosze: 5000, kosztyUpomnienGrosze: 0, oplataProlongacyjnaGrosze: 300 };
    expect([...rozliczElementy(elements, all).pozostalo]).toEqual([[1, 0]]);
    const more = { ...all, oplataProlongacyjnaGrosze: 301 };
    expect(rozliczElementy(elements, more).brakuje).toEqual({ skladnik: 'oplataProlongacyjnaGrosze', grosze: 1 });
  });

  it('a partly paid element covers only its unpaid rest', () => {
    const elements = [element(1, { kwotaGlownaGrosze: 5000, pozostaloDoSplatyGrosze: 1000 })];
    expect(rozliczElementy(elements, { ...nothing, kwotaGlownaGrosze: 1500 }).brakuje).toEqual({
      skladnik: 'kwotaGlownaGrosze',
      grosze: 500,
    });
  });

  it('without elements only a payment of nothing balances', () => {
    expect(rozliczElementy([], nothing)).toEqual({ pozostalo: new Map() });
    expect(rozliczElementy([], { ...nothing, kosztyUpomnienGrosze: 1 }).brakuje).toEqual({
      skladnik: 'kosztyUpomnienGrosze',
      grosze: 1,
    });
  });
});
