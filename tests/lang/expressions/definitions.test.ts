import { expect, test } from 'vitest';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import { type Definitions, withOwnVariables } from '../../../src/lang/expressions/definitions.ts';
import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import { type } from './scope.ts';

/** Definitions of numbers, lists of numbers and texts, each from its parameters and its expression. */
function define(all: Readonly<Record<string, readonly [params: Record<string, string>, source: string]>>): Definitions {
  return {
    keys: () => Object.keys(all),
    get: (name) => {
      if (!all[name]) return undefined;
      const [params, source] = all[name];
      const fields = Object.fromEntries(Object.entries(params).map(([key, short]) => [key, type(short)]));
      const scope = new Map([['params', { kind: 'record', name: 'params', fields: () => fields } as const]]);
      const { tree, type: of, problems } = compileExpression(source, scope, { definitions: define(all) });
      expect(problems).toEqual([]);
      return {
        use: `${name}(${Object.keys(params).join(', ')})`,
        params: Object.entries(fields).map(([param, found]) => ({ name: param, type: found })),
        type: of,
        tree: withOwnVariables(tree, name),
        where: 'screens/definitions/a.json:1',
        written: { file: { name: 'a.json' }, path: [] },
      };
    },
  };
}

const definitions = define({
  dwa: [{ n: 'number' }, 'params.n * 2'],
  cztery: [{ n: 'number' }, 'dwa(dwa(params.n))'],
  wieksze: [{ list: '[number]', prog: 'number' }, 'params.list.filter(x, x > params.prog)'],
  kazda: [{ list: '[number]', ile: 'number' }, 'params.list.map(x, wieksze(params.list, x + params.ile))'],
  moze: [{ n: 'number?' }, 'orElse(params.n, -1)'],
  slowo: [{ n: 'number' }, "params.n > 1 ? 'wiele' : 'jeden'"],
});

const scope = new Map([
  ['l', type('[number]')],
  ['n', type('number')],
  ['x', type('number')],
  ['brak', type('number?')],
]);
const values = { l: [1, 2, 3], n: 5, x: 2, brak: null };

test.each<[string, unknown, string]>([
  ['dwa(n) + dwa(1)', 12, 'each call has its own arguments'],
  ['cztery(n)', 20, 'a definition calls another'],
  ['wieksze(l, x)', [3], 'a name of the caller is not the variable of the definition'],
  ['l.map(r, count(wieksze(l, r)))', [2, 1, 0], 'a variable of the caller is an argument'],
  ['kazda(l, 0).map(r, count(r))', [2, 1, 0], 'variables of two definitions stay apart'],
  ['wieksze(wieksze(l, 1), 2)', [3], 'a definition within its own argument'],
  ['moze(brak)', -1, 'null, where the parameter takes it'],
  ["slowo(n) == 'wiele'", true, 'a word'],
])('%s is %j: %s', (source, answer) => {
  const { tree, problems } = compileExpression(source, scope, { definitions });
  expect(problems).toEqual([]);
  expect(evaluate(tree, values)).toEqual(answer);
});

test('definitions that double each other are refused before they fill the memory', () => {
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, i): [string, readonly [Record<string, string>, string]] => [
      `d${i}`,
      [{ n: 'number' }, i ? `d${i - 1}(params.n) + d${i - 1}(params.n)` : 'params.n + 1'],
    ]),
  );
  expect(compileExpression('d8(n)', scope, { definitions: define(many) }).problems).toEqual([]);
  const top = define({ ...many, suma: [{ n: 'number' }, 'params.n + 1'] });
  const { problems } = compileExpression('suma(d8(n) + d8(n))', scope, { definitions: top });
  expect(problems.map(({ code, help }) => [code, help])).toEqual([
    ['expression.long', ['Defined in screens/definitions/a.json:1']],
  ]);
});
