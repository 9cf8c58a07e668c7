import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openMunicipality as check } from '../../../../codegen/compile/openMunicipality.ts';
import { writeArtefact } from '../../../../codegen/compile/writeArtefact.ts';
import { reloads } from '../../../../server/app/reload.ts';
import { openIfChecked, openMunicipality } from '../../../../server/engine/municipality/openMunicipality.ts';
import { drop, small } from '../../../codegen/dev/folders.ts';
import { LIMIT_MS, times } from '../../../night.ts';

/** Compilations are other processes, which wait for each other on a busy machine. */
const PATIENT = { timeout: LIMIT_MS };
/** That open a folder at the same time; each compiles it. */
const OFFICES = times(2, 3);

const varDir = mkdtempSync(join(tmpdir(), 'okienko-var-'));
/** One folder for all tests, so that its first artefact serves them all; each restores what it changes. */
const folder = small();
const files = ['screens/slowa.json', 'services.config.json'].map((name) => join(folder, name));
const texts = files.map((file) => readFileSync(file));
afterEach(() => {
  for (const [index, file] of files.entries()) writeFileSync(file, texts[index]!);
});
afterAll(() => {
  drop();
  rmSync(varDir, { recursive: true, force: true });
});

/** @returns the number of compilations, and the opened municipality */
async function open(municipality = folder) {
  const compiling = vi.fn();
  const { manifest } = await openMunicipality({ municipality, varDir }, { compiling });
  return { compiled: compiling.mock.calls.length, manifest };
}

const breakIt = () => writeFileSync(join(folder, 'screens/slowa.json'), '{}');

test('an office compiles a municipality once, and again only after a change', async () => {
  const first = await open();
  expect(first.compiled).toBe(1);
  expect(await open()).toEqual({ ...first, compiled: 0 });
  const config = join(folder, 'services.config.json');
  writeFileSync(config, readFileSync(config, 'utf8').replace(/"name": "[^"]*"/, '"name": "Inna"'));
  const changed = await open();
  expect(changed.compiled).toBe(1);
  expect(changed.manifest.name).toBe('Inna');
});

test('a municipality that fails the check is never served, and its problems are printed', async () => {
  await open();
  breakIt();
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(open()).rejects.toThrow(/The municipality does not check \(\d+ errors?.*\), so it is not served/);
  expect(printed.mock.calls.flat().join('\n')).toContain('screens/slowa.json');
  expect(await openIfChecked({ municipality: folder, varDir })).toBeUndefined();
});

test('offices that open the same folder at the same time all get the municipality', async () => {
  const unknown = small();
  const all = await Promise.all(Array.from({ length: OFFICES }, () => open(unknown)));
  expect(all.map(({ compiled }) => compiled)).toEqual(all.map(() => 1));
  expect(new Set(all.map(({ manifest }) => manifest.version)).size).toBe(1);
});

describe('a compiled folder is served', () => {
  async function compiled(): Promise<string> {
    const path = join(varDir, 'compiled');
    const { municipality } = await check({ root: folder });
    writeArtefact(path, municipality!, { warnings: 'Mind the gap.' });
    return path;
  }

  test('without its sources, with its warnings', async () => {
    const path = await compiled();
    const warn = vi.fn();
    const compiling = vi.fn();
    const { manifest } = await openMunicipality({ municipality: path, varDir }, { warn, compiling });
    expect(manifest.version).toBe((await open()).manifest.version);
    expect(warn).toHaveBeenCalledWith('Mind the gap.');
    expect(compiling).not.toHaveBeenCalled();
  });

  test('but not when another version compiled it', async () => {
    const path = await compiled();
    const about = join(path, 'artefact.json');
    writeFileSync(about, JSON.stringify({ ...JSON.parse(readFileSync(about, 'utf8')), toolkit: 'another' }));
    await expect(openMunicipality({ municipality: path, varDir })).rejects.toThrow(/another version of Okienko/);
  });
});

describe('requests to reload', () => {
  test('during a reload lead to one further reload', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const replaceMunicipality = vi.fn();
    const desk = vi.fn(async () => true);
    const noted = vi.fn(async () => {});
    const reloading = reloads(
      { replaceMunicipality, viewMistakes: async () => [] },
      { municipality: folder, varDir },
      { reload: desk },
      noted,
    );
    for (let requests = 0; requests < 5; requests += 1) reloading.request();
    await vi.waitFor(() => expect(replaceMunicipality).toHaveBeenCalledTimes(2), PATIENT);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(replaceMunicipality).toHaveBeenCalledTimes(2);
    reloading.request();
    await vi.waitFor(() => expect(replaceMunicipality).toHaveBeenCalledTimes(3), PATIENT);
    // The desk follows each time, whether or not the municipality could be served.
    await vi.waitFor(() => expect(desk).toHaveBeenCalledTimes(3), PATIENT);
    breakIt();
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    reloading.request();
    await vi.waitFor(() => expect(desk).toHaveBeenCalledTimes(4), PATIENT);
    expect(printed).toHaveBeenCalledWith('The last good configuration is still served.');
    expect(replaceMunicipality).toHaveBeenCalledTimes(3);
    await vi.waitFor(
      () =>
        expect(noted.mock.calls.slice(-4)).toEqual([
          ['municipality', true],
          ['desk', true],
          ['municipality', false],
          ['desk', true],
        ]),
      PATIENT,
    );
  });

  test('end with the office and print nothing', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const replaceMunicipality = vi.fn();
    const unknown = { municipality: small(), varDir };
    const reloading = reloads({ replaceMunicipality, viewMistakes: async () => [] }, unknown);
    reloading.request();
    await reloading.stop();
    expect(replaceMunicipality).not.toHaveBeenCalled();
    expect(printed).not.toHaveBeenCalled();
  });
});
