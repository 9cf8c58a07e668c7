import { describe, expect, it } from 'vitest';
import { dniSplaty } from '../../../../server/domains/naleznosci/rozlicz.ts';
import { kwotyPozycji, sumyFaktury } from '../../../../server/domains/woda/rules.ts';
import {
  miesciSie,
  ostatniStanTysieczne,
  stanTysieczne,
  zgloszeniaOd,
} from '../../../../server/domains/woda/stanLicznika.ts';

describe('the state of a meter', () => {
  it.each([
    [0, 0],
    [12.345, 12_345],
    [0.1, 100],
    [1234.5, 1_234_500],
  ])('%d cubic metres are %d thousandths', (stan, tysieczne) => expect(stanTysieczne(stan)).toBe(tysieczne));

  it('finer than a thousandth is no state', () => expect(stanTysieczne(0.0001)).toBeUndefined());

  it.each([
    ['a reading without reports', { odczytTysieczne: 5000, zgloszenieTysieczne: null }, 5000],
    ['a higher report since the reading', { odczytTysieczne: 5000, zgloszenieTysieczne: 5100 }, 5100],
    ['a reading above every report', { odczytTysieczne: 5000, zgloszenieTysieczne: 4900 }, 5000],
    ['a report without a reading', { odczytTysieczne: null, zgloszenieTysieczne: 40 }, 40],
    ['no state at all', { odczytTysieczne: null, zgloszenieTysieczne: null }, 0],
  ])('the last known state comes from %s', (_, known, last) => expect(ostatniStanTysieczne(known)).toBe(last));

  it('reports count from the day of the last reading', () => {
    expect(zgloszeniaOd({ dataOdczytu: '2026-03-05' })).toBe('2026-03-05');
    expect(zgloszeniaOd(undefined)).toBe('');
  });

  const meter = { zakresLicznikaCalkowite: 4, zakresLicznikaDziesietne: 2 };
  it.each([
    [9_999_990, true],
    [10_000_000, false],
    [10, true],
    [5, false],
  ])('a meter with 4 and 2 digits shows %d thousandths: %s', (tysieczne, shown) =>
    expect(miesciSie(tysieczne, meter)).toBe(shown),
  );
});

describe('the amounts of an invoice', () => {
  const lines = [
    { bruttoGrosze: 1080, vatProcent: 8 },
    { bruttoGrosze: 999, vatProcent: 8 },
  ];

  it('VAT is within a gross line, rounded to the grosz', () => {
    expect(lines.map(kwotyPozycji)).toEqual([
      { nettoGrosze: 1000, vatGrosze: 80 },
      { nettoGrosze: 925, vatGrosze: 74 },
    ]);
  });

  it('the sums are those of the lines', () => {
    expect(sumyFaktury(lines)).toEqual({ nettoGrosze: 1925, vatGrosze: 154, bruttoGrosze: 2079 });
    expect(sumyFaktury([])).toEqual({ nettoGrosze: 0, vatGrosze: 0, bruttoGrosze: 0 });
  });
});

describe('the day an instalment was paid in full', () => {
  const rata = (id: number, niesplaconoGrosze = 0) => ({
    idNaleznosciRatyZbiorczej: id,
    terminPlatnosci: `2026-0${id}-15`,
    kwotaRatyGrosze: 1000,
    niesplaconoGrosze,
  });
  const wplata = (dataOperacji: string, kwotaGlownaGrosze: number) => ({
    dataOperacji,
    kwotaGlownaGrosze,
    znane: undefined,
  });

  it('is that of the last of its payments', () => {
    const wplaty = [wplata('2026-01-10', 600), wplata('2026-01-20', 1400)];
    expect([...dniSplaty([rata(1), rata(2)], wplaty)]).toEqual([
      [1, '2026-01-20'],
      [2, '2026-01-20'],
    ]);
  });

  it('is absent while a part is unpaid', () => {
    expect([...dniSplaty([rata(1), rata(2, 400)], [wplata('2026-01-10', 1600)])]).toEqual([[1, '2026-01-10']]);
  });
});
