import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { layersOf, sourceDigest, toolkitFiles } from '../../../codegen/artefact/digest.ts';
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

describe('the sources of the compiler', () => {
  const files = new Set(toolkitFiles());

  test('have every file that a compilation runs', () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const specifier of importsOf(readFileSync(join(ROOT, file), 'utf8')))
        visit(normalize(join(dirname(file), specifier)));
    };
    visit('codegen/compile/forOffice.ts');
    expect([...seen].filter((file) => !files.has(file))).toEqual([]);
    expect(seen.size).toBeGreaterThan(100);
  });

  test('have the schemas and the pinned packages', () => {
    for (const file of ['schemas/descriptors/screen.schema.json', 'schemas/api/account.json', 'package-lock.json'])
      expect(files).toContain(file);
  });

  test('have no code of the portal or the office, so a change there needs no compilation', () => {
    const portal = /^(server|src\/portal|src\/generated)\/|\.(tsx|css)$/;
    expect([...files].filter((file) => portal.test(file))).toEqual([]);
  });
});

/** Relative imports at run time: those of types only are left out. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm)].map(
    ([, fixed, late]) => fixed ?? late ?? '',
  );
