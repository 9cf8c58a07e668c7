import { describe, expect, test } from 'vitest';
import { describe as typeName } from '../../../src/lang/expressions/check.ts';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import '../../../src/lang/expressions/rareFunctions.ts';
import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import { kartaScope, wodaScope, zgloszenieScope } from './scope.ts';

/** Every expression of three screens, with the type it has. */
const screens: readonly [string, ReadonlyMap<string, Type>, readonly (readonly [source: string, type: string])[]][] = [
  [
    'the detail of a card',
    kartaScope,
    [
      ['data.karta.symbolKarty', 'a text'],
      ['text(data.karta.rok)', 'a text'],
      ['data.karta.czyInstytucja == subject.czyInstytucja', 'true or false'],
      ["'NIEZAPLACONE'", "'NIEZAPLACONE'"],
      ['params.idKartyNaleznosci', 'a number'],
      ['data.raty.ratyZbiorcze.filter(r, r.idNaleznosciRatyZbiorczej in state.wybrane)', 'a list of RataZbiorcza'],
      ['sum(calc.wybraneRaty.map(r, r.kwotaRazem))', 'an amount'],
      ['config.czyKir || config.czyP24', 'true or false'],
      ['arg.kanal', "one of 'kir', 'p24'"],
      ['state.wybrane', 'a list of numbers'],
      ['[]', 'a list of unknown values'],
      ['result.idPrzelewu', 'a text'],
      ['data.karta.numerKontaBankowego', 'a text or null'],
      ['data.karta.suma', 'an amount'],
      ['state.dataOd != null && state.dataDo != null', 'true or false'],
      ['state.dataOd <= state.dataDo', 'true or false'],
      ["state.typ == 'WSZYSTKIE' || row.czySplacona == (state.typ == 'ZAPLACONE')", 'true or false'],
      ['between(row.terminPlatnosci, state.dataOd, state.dataDo)', 'true or false'],
      ['between(row.kwotaRazem, state.kwotaOd, state.kwotaDo)', 'true or false'],
      ['!row.czySplacona && row.terminPlatnosci < today', 'true or false'],
      ['!row.czySplacona && !row.jestTytulWykonawczy', 'true or false'],
      ['row.terminPlatnosci', 'a date'],
      ['row.kosztyEgzekucji', 'an amount or null'],
      ['row.raty', 'a list of RataSkladnik'],
      ['row.kwotaRazem / parent.kwotaRazem', 'a number or null'],
      ['count(state.wybrane) > 0', 'true or false'],
      ['count(state.wybrane)', 'a number'],
      ['count(state.wybrane) > 0 && calc.jestKanal', 'true or false'],
      ['!calc.jestKanal', 'true or false'],
      ['orElse(state.kwotaOd, pln(0))', 'an amount'],
      ['state.dataDo', 'a date or null'],
      ['config.prowizjaKir', 'a text or null'],
      ['data.karta.wspolzobowiazani', 'a list of Wspolzobowiazany'],
      ['item.udzial', 'a text or null'],
      ['data.wplaty.wplaty.sortDesc(w, w.dataOperacji)', 'a list of Wplata'],
      ['data.wplaty.wplaty.sortDesc(w, w.dataOperacji).take(3)', 'a list of Wplata'],
      ["data.karta.aplikacjaNaleznosci in ['ODPADY', 'WODA_I_SCIEKI']", 'true or false'],
    ],
  ],
  [
    'a new request',
    zgloszenieScope,
    [
      ['first(data.tematy.tematy.filter(t, t.id == form.tematZgloszenia))', 'Temat or null'],
      ['calc.temat.czyDodatkowy == true', 'true or false'],
      ['calc.dodatkowy ? 1000 : 2000', 'a number'],
      ['data.tematy.tematy', 'a list of Temat'],
      ['first(data.tematy.tematy.map(t, t.id))', 'a number or null'],
      ['calc.limit', 'a number'],
      ['data.platnik.nrTelefonu', 'a text or null'],
      ['isPhone(form.telefon)', 'true, false or null'],
      ['form.email.isEmail()', 'true, false or null'],
      ['params.idPunktuOdbioru', 'a number'],
      ['form.trescZgloszenia', 'a text or null'],
      ['result.czyZapisano', 'true or false'],
      ["calc.limit - length(orElse(form.trescZgloszenia, ''))", 'a number'],
    ],
  ],
  [
    'the state of a meter',
    wodaScope,
    [
      ['data.woda.wodomierz.konfiguracja.czyUslugaDostepna && present(calc.wodomierz)', 'true or false'],
      ['present(config.adnotacjaStanLicznika)', 'true or false'],
      ['calc.wodomierz.zakresLicznikaCalkowite', 'a number or null'],
      ['form.nowyStanLicznika >= calc.wodomierz.ostatniStan', 'true or false'],
      ['form.nowyStanLicznika - calc.wodomierz.ostatniStan', 'a number or null'],
      ['error != null', 'true or false'],
      ['error.opis', 'a text or null'],
      ['!state.pokazZgloszenia', 'true or false'],
      ['calc.wodomierz.zgloszeniaStanu', 'a list of ZgloszenieStanu'],
      ['orElse(state.punkt, data.woda.wybranyPunktOdbioru)', 'a number'],
      ['data.woda.wodomierz.dane', 'Wodomierz or null'],
      ['last(calc.wodomierz.zgloszeniaStanu.sortBy(z, z.kiedyUtworzono)).kiedyUtworzono.day()', 'a date or null'],
    ],
  ],
];

describe.each(screens)('%s', (_, scope, expressions) => {
  test.each(expressions)('%s is %s', (source, type) => {
    const compiled = compileExpression(source, scope);
    expect(compiled.problems).toEqual([]);
    expect(typeName(compiled.type)).toBe(type);
  });

  test.each(expressions)('%s has a result over an empty scope', (source) => {
    const { tree } = compileExpression(source, scope);
    expect(() => evaluate(tree, {})).not.toThrow();
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  });
});

test('73 expressions are checked within the time limit', () => {
  const sources = screens.flatMap(([, scope, expressions]) => expressions.map(([source]) => ({ source, scope })));
  const run = () => {
    const start = performance.now();
    for (let i = 0; i < 73; i++)
      compileExpression(sources[i % sources.length]!.source, sources[i % sources.length]!.scope);
    return performance.now() - start;
  };
  expect(Math.min(...Array.from({ length: 5 }, run))).toBeLessThan(50);
});
