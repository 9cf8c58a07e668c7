import { describe, expect, it } from 'vitest';
import { decide, zajeta } from '../../../../server/domains/platnosci/decide.ts';
import type { Pytanie } from '../../../../server/domains/platnosci/kanal.ts';
import type { Wiersz } from '../../../../server/domains/platnosci/readZlecenie.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 2, 15, 12);
const order = (stan: Wiersz['stan'], rest: Partial<Wiersz> = {}): Wiersz => ({
  id: 1,
  idPrzelewu: '2b0c1c5e-0000-4000-8000-000000000000',
  kanal: 'P24',
  stan,
  idKartyNaleznosci: 2,
  podmiotId: 3,
  kontoId: 4,
  kwotaGrosze: 12_345,
  numerRachunku: '61109010140000071219812874',
  tytul: 'POD/2026/1 rata z 15.03.2026',
  odbiorca: '{}',
  adresOk: '',
  adresBlad: '',
  jezyk: 'pl',
  zleconoMs: NOW - 5 * MINUTE,
  waznyDoMs: NOW + 55 * MINUTE,
  idDostawcy: null,
  adresDostawcy: null,
  oplaconoMs: null,
  zaksiegowanoMs: null,
  przyczyna: null,
  pytanoMs: null,
  proby: 1,
  nastepnaMs: NOW,
  ...rest,
});
const asked = (pytanie: Pytanie, nowMs = NOW) => ({ pytanie, nowMs, claimedMs: NOW });
const money: Pytanie = { stan: 'zaplacono', kwotaGrosze: 12_345, waluta: 'PLN', kiedyMs: NOW - MINUTE };

describe('a confirmed payment', () => {
  it('makes a waiting order paid at the time that the provider names', () => {
    expect(decide(order('ZLECONA'), asked(money))).toMatchObject({
      stan: 'OPLACONA',
      change: { oplaconoMs: NOW - MINUTE, nastepnaMs: NOW, pytanoMs: NOW },
      needsFree: false,
    });
  });

  it.each([
    ['before the order', NOW - 6 * MINUTE],
    ['in the future', NOW + 1],
    ['not named', undefined],
  ])('has the time of the answer when its own is %s', (_, kiedyMs) => {
    expect(decide(order('ZLECONA'), asked({ ...money, kiedyMs })).change.oplaconoMs).toBe(NOW);
  });

  it.each([
    ['INNA_KWOTA', { kwotaGrosze: 12_344 }],
    ['INNA_WALUTA', { waluta: 'EUR' }],
    ['INNY_RACHUNEK', { numerRachunku: 'PL00 1090 1014' }],
  ])('that differs from the order is left to the staff: %s', (code, other) => {
    const decision = decide(order('ZLECONA'), asked({ ...money, ...other }));
    expect(decision).toMatchObject({ stan: 'DO_WYJASNIENIA', alarm: code, change: { nastepnaMs: null } });
    expect(decision.change.przyczyna).toMatch(new RegExp(`^${code} `));
  });

  it('to the same account in another spelling is accepted', () => {
    const numerRachunku = 'PL 61 1090 1014 0000 0712 1981 2874';
    expect(decide(order('ZLECONA'), asked({ ...money, numerRachunku })).stan).toBe('OPLACONA');
  });

  it.each(['ODRZUCONA', 'WYGASLA'] as const)('of an order that was given up needs free instalments: %s', (stan) => {
    const decision = decide(order(stan), asked(money));
    expect(decision).toMatchObject({ stan: 'OPLACONA', needsFree: true });
    expect(zajeta(asked(money), decision)).toMatchObject({
      stan: 'DO_WYJASNIENIA',
      alarm: 'RATA_ZAJETA',
      change: { oplaconoMs: NOW - MINUTE, nastepnaMs: null },
    });
  });

  it.each(['OPLACONA', 'ZAKSIEGOWANA'] as const)(
    'said again changes nothing, and a different one is a contradiction: %s',
    (stan) => {
      const row = order(stan, { zaksiegowanoMs: NOW - MINUTE });
      const again = decide(row, asked(money));
      expect([again.stan, again.alarm]).toEqual([undefined, undefined]);
      const other = decide(row, asked({ ...money, kwotaGrosze: 1 }));
      expect([other.stan, other.alarm]).toEqual([undefined, 'SPRZECZNE']);
    },
  );
});

describe('a refusal', () => {
  it('gives up a waiting order with its reason', () => {
    const decision = decide(order('ZLECONA'), asked({ stan: 'odrzucono', powod: 'limit' }));
    expect(decision).toMatchObject({ stan: 'ODRZUCONA', change: { przyczyna: 'ODRZUCONO limit' } });
  });

  it.each(['OPLACONA', 'ZAKSIEGOWANA'] as const)('of a paid order is a contradiction: %s', (stan) => {
    const decision = decide(order(stan, { zaksiegowanoMs: NOW }), asked({ stan: 'odrzucono' }));
    expect([decision.stan, decision.alarm]).toEqual([undefined, 'SPRZECZNE']);
  });

  it('of an order that was given up is no news', () => {
    expect(decide(order('WYGASLA'), asked({ stan: 'wygaslo' })).stan).toBeUndefined();
  });
});

it.each([
  ['ZLECONA', 'ODRZUCONA', undefined],
  ['OPLACONA', 'DO_WYJASNIENIA', 'ZWROCONO'],
  ['ZAKSIEGOWANA', 'DO_WYJASNIENIA', 'ZWROT_PO_ZAKSIEGOWANIU'],
] as const)('a refund of an order in %s leads to %s', (from, stan, alarm) => {
  const decision = decide(order(from, { zaksiegowanoMs: NOW }), asked({ stan: 'zwrocono', powod: 'na życzenie' }));
  expect([decision.stan, decision.alarm]).toEqual([stan, alarm]);
});

describe('without news', () => {
  it('a waiting order is asked about later, and expires when its time and the grace are over', () => {
    const waiting = decide(order('ZLECONA'), asked({ stan: 'czeka' }));
    expect(waiting.stan).toBeUndefined();
    expect(waiting.change.nastepnaMs).toBeGreaterThan(NOW);
    expect(decide(order('ZLECONA'), asked({ stan: 'czeka' }, NOW + 60 * MINUTE)).stan).toBe('WYGASLA');
  });

  it('an order that the provider does not know is registered again while it can be paid', () => {
    expect(decide(order('ZLECONA'), asked({ stan: 'nieznane' })).again).toBe(true);
    expect(decide(order('ODRZUCONA'), asked({ stan: 'nieznane' })).again).toBe(false);
    expect(decide(order('ZLECONA'), asked({ stan: 'nieznane' }, NOW + 56 * MINUTE)).again).toBe(false);
  });

  it('a query that somebody requested meanwhile keeps its time', () => {
    const row = order('ZLECONA', { nastepnaMs: NOW + 2000 });
    expect(decide(row, asked({ stan: 'czeka' })).change.nastepnaMs).toBe(NOW + 2000);
  });
});
