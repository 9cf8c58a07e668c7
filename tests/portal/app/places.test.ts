import { expect, test } from 'vitest';
import { closeMap } from '../../../codegen/compile/siteMap.ts';
import { pathParams } from '../../../src/lang/descriptors/paths.ts';
import { openManifest } from '../../../src/lang/descriptors/siteMap.ts';
import { queried, screenAt, screenBehind } from '../../../src/portal/app/places.ts';
import { manifest as shipped } from '../../screens/municipality.ts';
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
  // A literal segment wins over a parameter, in any order of the file.
  ['/uslugi/informacje', 'portal/informacje'],
  ['/uslugi/inne', 'sprawa/jedna'],
  ['/sprawa/12/rata', 'sprawa/rata'],
  ['/sprawa/12', undefined],
  ['/', undefined],
])('%s opens %s', (path, name) => {
  expect(screenAt(site, path)?.name).toBe(name);
});

test.each([
  ['/sprawa/12/rata', '12'],
  ['/sprawa/a%2Fb/rata', 'a/b'],
  ['/sprawa/%C5%BC%20%25/rata', 'ż %'],
  ['/sprawa/%E0%A4/rata', '%E0%A4'],
])('the parameter in %s is %s', (path, nr) => {
  expect(screenAt(site, path)?.params).toEqual({ nr });
});

test.each([
  ['/', '/', {}],
  ['/', '/a', undefined],
  ['/strona-glowna', '/Strona-Glowna/', {}],
  ['/strona-glowna', '/strona-glowna/a', undefined],
  ['/uslugi/:id', '/uslugi/7', { id: '7' }],
  ['/uslugi/:id', '/uslugi/7/', { id: '7' }],
  ['/uslugi/:id', '/uslugi/', undefined],
  ['/uslugi/:id', '/uslugi//', undefined],
  ['/uslugi/:id', '/uslugi/7/8', undefined],
  ['/a/:x/b', '/a//b', undefined],
  ['/a/:x/b', '//a/1/b', undefined],
])('of %s, %s gives %o', (pattern, pathname, params) => {
  expect(pathParams(pattern, pathname)).toEqual(params);
});

test('the address of a service opens its screen', () => {
  expect(screenBehind(manifest, '/uslugi/nowa-sprawa?x=1#y')).toBe(manifest.screens['sprawy/nowa']);
  const moved = { ...manifest, screens: { 'firma/oplaty': withPath('/oplaty') } };
  expect(screenBehind(moved, '/uslugi/oplaty-firm')?.path).toBe('/oplaty');
  expect(screenBehind(moved, '/uslugi/nie-ma')).toBeUndefined();
});

test('the shipped site map is the same after its transfer to the browser', () => {
  const hashes = new Map(
    Object.entries(shipped.screens).map(([name, { file }]) => [name, file.split('.').at(-2) ?? '']),
  );
  const travelled = JSON.parse(JSON.stringify(closeMap(shipped, hashes)));
  const { screens: _screens, groups: _groups, ...page } = shipped;
  expect(openManifest(page, travelled)).toEqual(JSON.parse(JSON.stringify(shipped)));
});

test('an alias of a screen leads to it, with the parameters of the alias', () => {
  const also = [{ path: '/oplaty-psy', query: 'rodzaj=PSY' }, { path: '/oplaty-dawne' }];
  const with2 = { ...site, screens: { ...screens, 'firma/oplaty': { ...withPath('/oplaty'), also } } };
  expect(screenAt(with2, '/oplaty-psy/')).toMatchObject({ name: 'firma/oplaty', also: 'rodzaj=PSY' });
  expect(screenAt(with2, '/oplaty-dawne')).toMatchObject({ name: 'firma/oplaty', also: '' });
  expect(screenAt(with2, '/oplaty')).not.toHaveProperty('also');
  expect(screenBehind(with2, '/oplaty-psy')?.path).toBe('/oplaty');
});

test.each([
  ['rodzaj=PSY', '', '?rodzaj=PSY'],
  ['rodzaj=PSY', '?rok=2025', '?rodzaj=PSY&rok=2025'],
  // The value of the second query wins.
  ['rodzaj=PSY', '?rodzaj=ODPADY', '?rodzaj=ODPADY'],
  [undefined, '?rok=2025', '?rok=2025'],
  [undefined, '', ''],
])('%s and %s are %s', (query, search, both) => {
  expect(queried(query, search)).toBe(both);
});

test('every kind of dues has its address and its service', () => {
  const kinds: Readonly<Record<string, string>> = {
    '/naleznosci-podatki-gminne': 'PODATKI_GMINNE',
    '/naleznosci-podatek-od-srodkow-transportu': 'SRODKI_TRANSPORTU',
    '/naleznosci-oplaty-za-usuwanie-odpadow': 'ODPADY',
    '/naleznosci-oplaty-za-wode-i-scieki': 'WODA_I_SCIEKI',
    '/naleznosci-koncesje-na-alkohol': 'KONCESJE_NA_ALKOHOL',
    '/naleznosci-oplaty-lokalne': 'OPLATY_LOKALNE',
    '/naleznosci-oplaty-psy': 'PSY',
  };
  for (const [path, rodzaj] of Object.entries(kinds))
    expect(screenAt(shipped, path)).toMatchObject({ name: 'naleznosci/lista', also: `rodzaj=${rodzaj}` });
  const services = shipped.groups.flatMap((group) => group.services);
  const opened = (id: number) => services.find(({ uslugaId }) => uslugaId === id);
  for (const [id, rodzaj] of [
    [17, 'PODATKI_GMINNE'],
    [18, 'EWIDENCJE_NIEPODATKOWE'],
    [19, 'KONCESJE_NA_ALKOHOL'],
    [22, 'ODPADY'],
    [23, 'WODA_I_SCIEKI'],
    [26, 'SRODKI_TRANSPORTU'],
  ] as const)
    expect(opened(id)).toMatchObject({ screen: 'naleznosci/lista', query: `rodzaj=${rodzaj}` });
  expect(opened(20)).not.toHaveProperty('query');
});
