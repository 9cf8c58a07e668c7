import { expect, test } from 'vitest';
import { closeMap } from '../../codegen/compile/siteMap.ts';
import { screenAt, screenBehind } from '../../src/app/places.ts';
import { openManifest } from '../../src/descriptors/siteMap.ts';
import { manifest as shipped } from '../screens/municipality.ts';
import { manifest } from '../shell/shellWorld.ts';

const withPath = (path: string) => ({ ...manifest.screens['portal/kontakt']!, path });
const screens = {
  'sprawa/jedna': withPath('/uslugi/:nr'),
  'sprawa/rata': withPath('/sprawa/:nr/rata'),
  'portal/informacje': withPath('/uslugi/informacje'),
  'firma/oplaty': withPath('/oplaty'),
};
const site = { ...manifest, screens };

test.each([
  ['/oplaty', 'firma/oplaty'],
  ['/oplaty/', 'firma/oplaty'],
  ['/Oplaty', 'firma/oplaty'],
  // What is written out stands before a parameter, wherever it stands in the file.
  ['/uslugi/informacje', 'portal/informacje'],
  ['/uslugi/inne', 'sprawa/jedna'],
  ['/sprawa/12/rata', 'sprawa/rata'],
  ['/sprawa/12', undefined],
  ['/', undefined],
])('at %s stands %s', (path, name) => {
  expect(screenAt(site, path)?.name).toBe(name);
});

test('behind the address of a service stands its screen', () => {
  expect(screenBehind(manifest, '/uslugi/nowa-sprawa?x=1#y')).toBe(manifest.screens['sprawy/nowa']);
  const moved = { ...manifest, screens: { 'firma/oplaty': withPath('/oplaty') } };
  expect(screenBehind(moved, '/uslugi/oplaty-firm')?.path).toBe('/oplaty');
  expect(screenBehind(moved, '/uslugi/nie-ma')).toBeUndefined();
});

test('the shipped map is opened to what was closed', () => {
  const hashes = new Map(
    Object.entries(shipped.screens).map(([name, { file }]) => [name, file.split('.').at(-2) ?? '']),
  );
  const travelled = JSON.parse(JSON.stringify(closeMap(shipped, hashes)));
  const { screens: _screens, groups: _groups, ...page } = shipped;
  expect(openManifest(page, travelled)).toEqual(JSON.parse(JSON.stringify(shipped)));
});
