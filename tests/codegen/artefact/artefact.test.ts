import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layersOf, sourceDigest } from '../../../codegen/artefact/digest.ts';
import { loadArtefact } from '../../../codegen/artefact/load.ts';
import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import { artefactPath, type Compilation } from '../../../codegen/artefact/store.ts';
import { openMunicipality } from '../../../codegen/compile/openMunicipality.ts';
import { publishArtefact, writeArtefact } from '../../../codegen/compile/writeArtefact.ts';
import { isThorough } from '../../night.ts';
import { drop, overlay, small } from '../dev/folders.ts';

// Also guards: codegen/compile

const COMPILER = join(import.meta.dirname, '../../../codegen/compile/forOffice.ts');
const store = mkdtempSync(join(tmpdir(), 'okienko-artefacts-'));
let folder: string;
let municipality: Municipality;
/** The smallest one, where it does not matter what is in it. */
let smallest: Municipality;
beforeAll(async () => {
  folder = overlay();
  municipality = (await openMunicipality({ root: folder })).municipality!;
  smallest = (await openMunicipality({ root: small() })).municipality!;
}, 60_000);
afterAll(() => {
  drop();
  rmSync(store, { recursive: true, force: true });
});

/** All that is data: functions are compared by what they return. */
const dataOf = ({ contract, folderOf: _, ...rest }: Municipality) => ({
  ...rest,
  operations: contract.operations,
  openapi: contract.openapi(),
});

test('a municipality is the same after it is written and loaded', () => {
  const path = join(store, 'same');
  writeArtefact(path, municipality, { folders: layersOf(folder), warnings: 'one warning' });
  const loaded = loadArtefact(path)!;
  expect(dataOf(loaded.municipality)).toEqual(dataOf(municipality));
  expect(loaded.warnings).toBe('one warning');
  for (const file of ['content/files/brak.pdf', ...[...municipality.content.files.values()].map(({ file }) => file)])
    expect(loaded.municipality.folderOf(file)).toBe(municipality.folderOf(file));
});

test('operations that share a table share it after loading', () => {
  const path = join(store, 'shared');
  writeArtefact(path, municipality, { folders: layersOf(folder), warnings: '' });
  const { tables, operations } = loadArtefact(path)!.municipality.data!;
  const used = [...operations.values()].flatMap(({ answer }) =>
    [...answer.values()].flatMap((fill) => ('table' in fill ? [fill.table] : [])),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const table of used) {
    // A second person sees less of the table, so those operations have a view of their own.
    if (table.kind === 'records' && table.forCosigner) continue;
    expect(tables.get(table.name)).toBe(table);
  }
});

describe('an incomplete artefact is not loaded', () => {
  const path = join(store, 'half');
  const names = ['artefact.json', 'manifest.json', 'office/screens.json', 'office/data.v8', 'office/requests.js'];

  beforeAll(() => void writeArtefact(path, municipality, { folders: [folder], warnings: '' }));

  test.each(names)('%s is missing or cut in half', (name) => {
    const bytes = readFileSync(join(path, name));
    writeFileSync(join(path, name), bytes.subarray(0, bytes.length >> 1));
    expect(loadArtefact(path)).toBeUndefined();
    rmSync(join(path, name));
    expect(loadArtefact(path)).toBeUndefined();
    writeFileSync(join(path, name), bytes);
    expect(loadArtefact(path)).toBeDefined();
  });

  test('the folder does not exist', () => {
    expect(loadArtefact(join(store, 'none'))).toBeUndefined();
  });
});

test('a published artefact replaces an incomplete one, and leaves no other files', () => {
  const path = join(store, 'commune', 'digest');
  const about = { folders: [folder], warnings: '' };
  publishArtefact(path, smallest, about);
  writeFileSync(join(path, 'manifest.json'), '{');
  publishArtefact(path, smallest, about);
  publishArtefact(path, smallest, about);
  expect(loadArtefact(path)).toBeDefined();
  expect(readdirSync(dirname(path))).toEqual(['digest']);
});

test('a published artefact removes those of other sources when they are too old to be loaded', () => {
  const own = small();
  const into = join(store, 'old');
  /** @returns the folder of the artefact of what the sources are now */
  const publish = (logo: string) => {
    writeFileSync(join(own, 'znak.svg'), logo);
    const path = artefactPath(into, own, sourceDigest(own, into));
    publishArtefact(path, smallest, { folders: [own], warnings: '' });
    return path;
  };
  const first = publish('<svg></svg>');
  publish('<svg/>');
  expect(existsSync(first)).toBe(true);
  utimesSync(first, 0, 0);
  const last = publish('<svg />');
  expect(existsSync(first)).toBe(false);
  expect(loadArtefact(last)).toBeDefined();
});

test('an artefact without folders holds the files of the pages', () => {
  const path = join(store, 'alone');
  writeArtefact(path, municipality, { warnings: '' });
  const { content, folderOf } = loadArtefact(path)!.municipality;
  for (const { file } of content.files.values()) expect(existsSync(join(folderOf(file), file))).toBe(true);
  expect(folderOf('content/files/x.pdf')).toBe(path);
});

describe('the compiler of an office', () => {
  function compile(of: string, into: string) {
    const child = spawn(process.execPath, [COMPILER, of, into], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    const answer = new Promise<Compilation | undefined>((done) =>
      child.once('close', (code) => done(code === 0 ? JSON.parse(text) : undefined)),
    );
    return { child, answer };
  }
  const found = (of: string, into: string) => artefactPath(into, of, sourceDigest(of, into));

  test('leaves no incomplete artefact when it is killed, and the next one compiles', async () => {
    const own = small();
    const into = join(store, 'killed');
    const whole = performance.now();
    await compile(own, into).answer;
    const tookMs = performance.now() - whole;
    rmSync(into, { recursive: true });
    for (const part of isThorough ? [0.5, 0.8, 0.9, 1] : [0.9]) {
      const { child, answer } = compile(own, into);
      await new Promise((resolve) => setTimeout(resolve, tookMs * part));
      child.kill('SIGKILL');
      await answer;
      const path = found(own, into);
      if (!existsSync(path)) continue;
      expect(loadArtefact(path)).toBeDefined();
      rmSync(path, { recursive: true });
    }
    expect(await compile(own, into).answer).toEqual({ digest: sourceDigest(own, into) });
    expect(loadArtefact(found(own, into))).toBeDefined();
  }, 60_000);

  // The test of openMunicipality has two offices that open one folder at once.
  test.runIf(isThorough)(
    'writes one artefact if two run on one folder at once',
    async () => {
      const own = small();
      const into = join(store, 'both');
      const digest = sourceDigest(own, into);
      expect(await Promise.all([compile(own, into).answer, compile(own, into).answer])).toEqual([
        { digest },
        { digest },
      ]);
      expect(readdirSync(dirname(found(own, into)))).toEqual([digest]);
      expect(loadArtefact(found(own, into))).toBeDefined();
    },
    60_000,
  );

  // openMunicipality.test.ts of the office has such a folder in every run.
  test.runIf(isThorough)(
    'a folder that does not check is reported and leaves no artefact',
    async () => {
      const own = small();
      const into = join(store, 'broken');
      writeFileSync(join(own, 'screens/slowa.json'), '{}');
      const answer = await compile(own, into).answer;
      expect(answer).toMatchObject({ report: expect.stringContaining('screens/slowa.json'), summary: /error/ });
      expect(existsSync(found(own, into))).toBe(false);
    },
    60_000,
  );
});
