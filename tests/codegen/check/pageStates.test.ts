import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeBlocks } from '../../../scripts/docs/codeBlocks.ts';
import { StatesStore } from '../../../src/portal/stores/screen/StatesStore.ts';
import { screenChecker } from '../oneScreen.ts';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/screen-language.md'), 'utf8');
const check = screenChecker(root);

/** The example with pages that the office cuts; `more` is a part of the state with the number of rows. */
function statesOf(more = {}) {
  const { code } = codeBlocks(page).find(({ code }) => code.includes('"size": "wierszy"'))!;
  const screen = JSON.parse(code);
  Object.assign(screen.state.wierszy, more);
  return check('naleznosci/karta', JSON.stringify(screen)).screen.state;
}

test('the states of a page and of its rows keep to what a table can show', () => {
  const read = (search: string, more = {}) => {
    const store = new StatesStore(statesOf(more), { value: (tree: unknown) => tree } as never, search);
    return [store.value('strona'), store.value('wierszy')];
  };
  const usual = read('');
  for (const search of ['?strona=0', '?strona=-3', '?strona=abc', '?strona=1.5', '?wierszy=0', '?wierszy=51'])
    expect([search, read(search)]).toEqual([search, usual]);
  expect(read('?strona=3&wierszy=50')).toEqual([3, 50]);
  expect(read('?wierszy=100', { maximum: 100 })[1]).toBe(100);
});
