import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { layersOf, sourceDigest } from '../../../codegen/artefact/digest.ts';
import { drop, overlay, small } from '../dev/folders.ts';

const ROOT = join(import.meta.dirname, '../../..');
let folder: string;
beforeEach(() => {
  folder = small();
});
afterAll(drop);

const store = () => join(folder, 'store');
const digest = () => sourceDigest(folder, store());
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};

const compiled: readonly [what: string, change: () => void][] = [
  ['a screen', () => write('screens/slowa.json', '{}')],
  ['a text', () => write('locales/pl/proba.json', '{}')],
  ['a file that is gone', () => rmSync(join(folder, 'screens/slowa.json'))],
  ['a file of another name', () => renameSync(join(folder, 'screens/slowa.json'), join(folder, 'screens/inne.json'))],
  ['a table in any folder', () => write('tabele/oplaty.csv', 'a;b\n')],
  ['a logo', () => write('znak.svg', '<svg/>')],
  ['a page', () => write('content/pages/o-gminie/pl.html', '<p>Gmina</p>')],
  ['the name of a file for residents', () => write('content/files/plan.pdf', '%PDF')],
  [
    'a file that becomes a link',
    () => {
      renameSync(join(folder, 'screens/slowa.json'), join(folder, 'moved'));
      symlinkSync(join(folder, 'moved'), join(folder, 'screens/slowa.json'));
    },
  ],
];

test.each(compiled)('%s changes the digest', (_, change) => {
  const before = digest();
  change();
  expect(digest()).not.toBe(before);
});

test('the same files have the same digest', () => {
  expect(digest()).toBe(digest());
});

test('another folder with the same files has another digest: files are served from their own folder', () => {
  const other = small();
  expect(sourceDigest(other, store())).not.toBe(digest());
});

const beside: readonly [what: string, change: () => void][] = [
  ['the content of a file for residents, which is sent from the disk', () => write('content/files/plan.pdf', '%PDF-2')],
  ['an artefact inside the folder', () => write('store/small/1/manifest.json', '{}')],
  ['a database or a log inside the folder', () => write('urzad/okienko.sqlite', 'x')],
  ['what hidden folders hold', () => write('.git/config.json', '{}')],
  ['packages', () => write('node_modules/a/package.json', '{}')],
];

test.each(beside)('%s does not change it', (_, change) => {
  write('content/files/plan.pdf', '%PDF-1');
  const before = digest();
  change();
  expect(digest()).toBe(before);
});

test('a linked folder is followed, and a circle of links ends', () => {
  renameSync(join(folder, 'locales'), `${folder}-locales`);
  symlinkSync(`${folder}-locales`, join(folder, 'locales'));
  symlinkSync(folder, join(folder, 'screens/back'));
  const before = digest();
  write('locales/pl/proba.json', '{}');
  expect(digest()).not.toBe(before);
  rmSync(`${folder}-locales`, { recursive: true });
});

test('a folder that does not exist has a digest', () => {
  expect(sourceDigest(join(folder, 'nowhere'), store())).toMatch(/^[0-9a-f]{32}$/);
});

test('an overlay is read from its own folder and from the shipped one', () => {
  const own = overlay();
  expect(layersOf(own)).toEqual([own, ROOT]);
  expect(layersOf(folder)).toEqual([folder]);
});
