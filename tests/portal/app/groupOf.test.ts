import { expect, test } from 'vitest';
import { groupOf } from '../../../src/portal/app/groupOf.ts';
import { manifest } from '../shell/shellWorld.ts';

test.each([
  ['the screen of a service', 'sprawy/nowa', 'sprawy'],
  ['a screen in the folder of a service', 'sprawy/karta', 'sprawy'],
  ['a screen in another folder', 'sprawyinne/karta', undefined],
  ['a screen without a folder', 'karta', undefined],
])('%s', (_, name, group) => {
  expect(groupOf(manifest, name)?.id).toBe(group);
});
