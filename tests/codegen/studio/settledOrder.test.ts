import { expect, it } from 'vitest';
import { parseJsonFile } from '../../../codegen/files/jsonFile.ts';
import { applied } from '../../../codegen/studio/applied.ts';
import type { Beside, Json, SmallEdit } from '../../../codegen/studio/edit.ts';
import { settledOrder } from './settledOrder.ts';

const list = (...names: string[]) => names.map((id) => ({ id }));
const add = (id: string): SmallEdit => ({ kind: 'add', file: '', at: 'lista', item: { id } });
const move = (at: string): SmallEdit => ({ kind: 'move', file: '', at, list: 'lista' });
const BASE = list('a', 'b', 'c', 'd');

it.each([
  [
    'two parts put at one place have no order',
    [add('x')],
    [add('y')],
    ['a', 'x', 'y', 'b'],
    ['a', 'y', 'x', 'b'],
    true,
  ],
  ['a part of the base is not passed by', [add('x')], [add('y')], ['a', 'x', 'y', 'b'], ['a', 'x', 'b', 'y'], false],
  ['a neighbour may have moved instead', [move('c')], [add('y')], ['c', 'b', 'y'], ['y', 'c', 'b'], true],
  ['one side alone has an order', [add('x'), add('y')], [], ['a', 'x', 'y'], ['a', 'y', 'x'], false],
])('%s', (_what, mine, other, one, two, isSame) => {
  const settled = settledOrder(BASE, mine, other);
  expect(JSON.stringify(settled(list(...one))) === JSON.stringify(settled(list(...two)))).toBe(isSame);
});

it('edits that mean different orders leave the same files, so no merge of files can tell them apart', () => {
  const put = (id: string, side: Beside['side'], name: string) =>
    ({ kind: 'add', file: '', at: 'content', item: { id }, beside: { side, name } }) as const;
  const after = (...edits: ReturnType<typeof put>[]): Json =>
    edits.reduce<Json>(
      (content, edit) => applied(parseJsonFile(JSON.stringify(content), 'screens/lista.json').file, edit),
      { content: list('a', 'b') },
    );
  expect(after(put('x', 'after', 'a'))).toEqual(after(put('x', 'before', 'b')));
  expect(after(put('y', 'before', 'b'))).toEqual(after(put('y', 'after', 'a')));
  const meant = after(put('x', 'after', 'a'), put('y', 'before', 'b'));
  expect(meant).toEqual(after(put('y', 'before', 'b'), put('x', 'after', 'a')));
  const otherwise = after(put('x', 'before', 'b'), put('y', 'after', 'a'));
  expect(otherwise).toEqual(after(put('y', 'after', 'a'), put('x', 'before', 'b')));
  expect(meant).not.toEqual(otherwise);
});
