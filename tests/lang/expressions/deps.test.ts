import { expect, test } from 'vitest';
import { readsOf } from '../../../src/lang/expressions/deps.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import { treeOf } from './run.ts';
import { record } from './scope.ts';

const sources: ReadonlyMap<string, Type> = new Map([
  ['data', record(undefined, { raty: 'unknown', rata: 'unknown', a: 'unknown', b: 'unknown' })],
]);
const roots = ['data', 'state', 'calc', 'params', 'config', 'row', 'today', 'form', 'x'];

test.each([
  ['data.raty.ratyZbiorcze', ['data.raty'], 'a source, not its fields'],
  ["state.typ == 'A' || state.typ == 'B'", ['state.typ'], 'each once'],
  ['config.czyKir && calc.jestKanal', ['config', 'calc.jestKanal'], 'the configuration as a whole'],
  ['data.raty.lista.filter(r, r.id in state.wybrane)', ['data.raty', 'state.wybrane'], 'not the variable of a macro'],
  [
    'data.a.l.map(u, data.b.l.filter(y, y == u && y == calc.z))',
    ['data.a', 'data.b', 'calc.z'],
    'nor of the inner one',
  ],
  ['count(data.a.l.map(y, y.x)) == x', ['data.a', 'x'], 'a field is no root'],
  ['row.termin < today ? addDays(today, 3) : row.termin', ['row', 'today'], 'arguments and choices'],
  ['-params.n + form.ile', ['params.n', 'form.ile'], 'signs'],
  ['failed(data.raty) && gaveUp(data.rata)', ['failed.raty', 'gaveUp.rata'], 'the question, not the response'],
  ["'text'", [], 'nothing'],
  ['data', ['data'], 'a root by itself'],
])('%s reads %j: %s', (source, wanted) => {
  expect(readsOf(treeOf(source, roots, sources))).toEqual(wanted);
});
