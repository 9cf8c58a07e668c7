import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import { alone } from '../../../codegen/overlay/layers.ts';
import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import { screenCheckerOf } from '../oneScreen.ts';

const root = join(import.meta.dirname, '../../..');
const check = screenCheckerOf({ root }, alone(filesOnDisk(join(import.meta.dirname, 'base'))));
const rules = [{ when: 'state.do != null', must: 'state.nr <= state.do', say: 'proba.etykieta' }];
const screenWith = (more: object) => ({
  title: 'proba.tytul',
  state: { nr: { type: 'integer' }, do: { type: 'integer' } },
  calc: { wybrany: 'state.nr' },
  data: { raty: { operation: 'dajRaty', args: { idKartyNaleznosci: 'calc.wybrany' }, ...more } },
  content: [
    {
      id: 'filtry',
      type: 'filters',
      fields: [
        { bind: 'nr', label: 'proba.etykieta', rules },
        { bind: 'do', label: 'proba.etykieta' },
      ],
    },
    { id: 'ile', type: 'text', text: { value: 'count(data.raty.ratyZbiorcze)', format: 'integer' } },
  ],
});
const called = (more: object, state: object) => {
  const { screen, problems } = check('proba', JSON.stringify(screenWith(more)));
  expect(problems).toEqual([]);
  return evaluate(screen.data.raty!.when!, { state });
};

test.each<[string, object, object, boolean]>([
  ['a broken rule holds back the source', {}, { nr: 2, do: 1 }, false],
  ['a kept rule does not', {}, { nr: 1, do: 1 }, true],
  ['a rule whose condition is false does not', {}, { nr: 2, do: null }, true],
  ['a rule of an empty filter does not', {}, { nr: null, do: 1 }, true],
  ['the source’s own condition still counts', { when: 'state.nr != 3' }, { nr: 3, do: 9 }, false],
  ['both conditions may be true', { when: 'state.nr != 3' }, { nr: 2, do: 9 }, true],
])('%s', (_, more, state, expected) => {
  expect(called(more, state)).toBe(expected);
});

test('a rule over the response of a source does not hold that source back', () => {
  const own = [{ must: 'count(data.raty.ratyZbiorcze) > 0', say: 'proba.etykieta' }];
  const written = screenWith({});
  Object.assign(written.content[0]!.fields![0]!, { rules: own });
  expect(check('proba', JSON.stringify(written)).screen.data.raty!.when).toBeUndefined();
});
