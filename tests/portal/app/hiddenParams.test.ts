import { expect, test } from 'vitest';
import { withoutHiddenParams } from '../../../src/portal/app/hiddenParams.ts';

const place = {
  pathname: '/aktywacja',
  search: '?hash=abc&lang=en',
  hash: '#form',
  state: { memory: { typ: 'A' }, home: true },
};

test('the code of a link moves from the address into the state of the history entry', () => {
  expect(withoutHiddenParams(place, ['hash'])).toEqual({
    pathname: '/aktywacja',
    search: '?lang=en',
    hash: '#form',
    state: { memory: { typ: 'A', hash: 'abc' }, home: true },
  });
  expect(withoutHiddenParams({ ...place, search: '?hash=abc', state: null }, ['hash'])).toMatchObject({
    search: '',
    state: { memory: { hash: 'abc' } },
  });
});

test('an address without hidden parameters stays', () => {
  expect(withoutHiddenParams(place, undefined)).toBeUndefined();
  expect(withoutHiddenParams(place, ['kod'])).toBeUndefined();
});
