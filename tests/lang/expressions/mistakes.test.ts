import { describe, expect, test } from 'vitest';
import type { Message } from '../../../src/lang/expressions/ast.ts';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import * as say from '../../../src/lang/expressions/messages.ts';
import { index, quotes, syntax } from '../../../src/lang/expressions/syntaxMessages.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import { kartaScope, pojazd, scope, wodaScope, zgloszenieScope } from './scope.ts';

const pojazdScope = scope({ row: pojazd, today: 'date' });
const typy = ['WSZYSTKIE', 'ZAPLACONE', 'NIEZAPLACONE'];

/** Mistakes an author makes; `«»` in the source mark the reported position. */
const mistakes: readonly [string, ReadonlyMap<string, Type>, string, Message][] = [
  [
    'a letter left out of a field',
    pojazdScope,
    'row.«nrRejestracyny»',
    {
      code: 'field.unknown',
      message: '"nrRejestracyny" is not a field of Pojazd. Did you mean "nrRejestracyjny"?',
      help: ['Pojazd has: marka, nazwaStawki, nrRejestracyjny, masa, dataNabycia (schemas/api/vehicles.json)'],
    },
  ],
  [
    'a root that is not there',
    kartaScope,
    '«dane».karta.suma > 0',
    say.unknownName('dane', undefined, [...kartaScope.keys()]),
  ],
  ['a root misspelt', kartaScope, '«dta».karta.suma > 0', say.unknownName('dta', 'data', [...kartaScope.keys()])],
  [
    'a word that is not one of the enum',
    kartaScope,
    "state.typ == «'ZAPLACONY'»",
    say.unknownWord('ZAPLACONY', 'ZAPLACONE', typy),
  ],
  [
    'a word misspelt in a list',
    kartaScope,
    "state.typ in ['ZAPLACONE', «'WSZYSTKO'»]",
    say.unknownWord('WSZYSTKO', 'WSZYSTKIE', typy),
  ],
  ['a count added to an amount', kartaScope, '«data.karta.suma + count(state.wybrane)»', say.moneyAndNumber('+')],
  ['amounts multiplied', kartaScope, '«row.kwotaRaty * row.odsetki»', say.moneyTimesMoney()],
  ['a date compared with a text', kartaScope, "«row.terminPlatnosci < '2026-01-01'»", say.dateAndText()],
  ['a day too many for +', kartaScope, '«today + 30»', say.dateArithmetic('+')],
  ['a datetime where a date counts', wodaScope, 'year(«now»)', say.datetimeNeedsDay('year(date)')],
  ['null asked of what is always there', kartaScope, '«data.karta.suma» != null', say.neverNothing('data.karta.suma')],
  ['a list asked whether it is there', kartaScope, 'present(«state.wybrane»)', say.listNeverNothing('state.wybrane')],
  ['a number as condition', kartaScope, '«count(state.wybrane)» && calc.jestKanal', say.condition('a number')],
  ['a field of the whole list', kartaScope, 'data.raty.ratyZbiorcze.«kwotaRazem»', say.fieldOfList('kwotaRazem')],
  [
    'a sum of records',
    kartaScope,
    'sum(«data.raty.ratyZbiorcze»)',
    say.argument('sum', 'sum(list)', 0, 'a list of numbers or amounts', 'a list of RataZbiorcza'),
  ],
  ['a single =', kartaScope, "state.typ «=» 'ZAPLACONE'", syntax('unexpected_character', '=', '')],
  ['and in letters', kartaScope, 'config.czyKir «and» config.czyP24', syntax('unexpected_character', 'and', '')],
  [
    'a function of CEL',
    kartaScope,
    '«size»(state.wybrane) > 0',
    say.unknownFunction('size', undefined, functionNames()),
  ],
  [
    'a function misspelt',
    kartaScope,
    'betwen(row.kwotaRazem, 1, 2)'.replace('betwen', '«betwen»'),
    say.unknownFunction('betwen', 'between', functionNames()),
  ],
  ['an index', kartaScope, '«data.raty.ratyZbiorcze[0]».kwotaRazem', index()],
  ['double quotes', kartaScope, 'state.typ == «"ZAPLACONE"»', quotes('ZAPLACONE')],
  [
    'a variable that hides a name',
    kartaScope,
    'data.raty.ratyZbiorcze.map(«row», row.kwotaRazem)',
    say.hidesName('row'),
  ],
  ['a text and a number', zgloszenieScope, "«'Limit: ' + calc.limit»", say.textAndOther('a number')],
  ['one amount, one number', kartaScope, '«config.czyKir ? data.karta.suma : 100»', say.moneyOrNumber()],
];

function functionNames(): string[] {
  return compileExpression('x()', new Map()).problems[0]!.help![0]!.replace('Functions: ', '').split(', ');
}

describe('a mistake is reported at its position', () => {
  test.each(mistakes)('%s', (_, roots, marked, message) => {
    const source = marked.replace(/[«»]/g, '');
    const [from, to] = [marked.indexOf('«'), marked.indexOf('»') - 1];
    expect(compileExpression(source, roots).problems).toEqual([{ ...message, from, to }]);
  });
});

test('every mistake of an expression is reported, from left to right', () => {
  const { problems } = compileExpression(
    "row.markka == 'x' && roww.marka == 'x' && row.masa + '1' > 0 && foo(row.mas)",
    pojazdScope,
  );
  expect(problems.map((problem) => problem.code)).toEqual([
    'field.unknown',
    'name.unknown',
    'type.mismatch',
    'function.unknown',
    'field.unknown',
  ]);
});

test('an expression that has no type causes no further problems', () => {
  const { problems } = compileExpression('sum(row.cos.map(x, x.y + 1)) * 2 > today', pojazdScope);
  expect(problems.map((problem) => problem.code)).toEqual(['field.unknown']);
});
