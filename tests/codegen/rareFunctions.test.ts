import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkMunicipality } from '../../codegen/check/checkMunicipality.ts';
import { compileFiles } from '../../codegen/compile/files.ts';
import { links } from '../../codegen/site/links.ts';
import type { Portal } from '../../codegen/site/portal.ts';

const base = join(import.meta.dirname, './check/base');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The manifest of the base municipality whose screen "proba" shows a text under this condition. */
function manifestOf(visible: string) {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-functions-'));
  folders.push(folder);
  cpSync(base, folder, { recursive: true });
  symlinkSync(join(base, '../../../../schemas'), join(folder, 'schemas'));
  const screen = {
    title: 'proba.nazwa',
    params: { slowo: { type: 'string', in: 'query' } },
    content: [{ id: 't', type: 'text', text: 'proba.etykieta', visible }],
  };
  writeFileSync(join(folder, 'screens/proba.json'), JSON.stringify(screen));
  return compileFiles(checkMunicipality(folder)).manifest;
}

/** A build with one file for each module that is loaded on demand. */
const portal: Portal = {
  html: '',
  chunks: (source) => [{ file: `${source}.js` }],
  font: () => undefined,
  prerender: () => '',
  code: undefined,
};

test.each([
  ['isPesel(params.slowo)', ['functions']],
  ["params.slowo == 'isPesel'", []],
  ['\'"call","isPesel"\' == params.slowo', []],
  ['length(params.slowo) > 3', []],
  ["first([{ 'a': params.slowo }]).a == 'x'", ['functions']],
])('a screen with %s uses %j, and its page fetches only that', (visible, uses) => {
  const manifest = manifestOf(visible);
  const screen = manifest.screens.proba!;
  expect(screen.uses).toEqual(uses);
  const page = links(portal, manifest, 'pl', screen, undefined);
  expect(page.includes('/src/lang/expressions/rareFunctions.ts.js')).toBe(uses.length > 0);
});
