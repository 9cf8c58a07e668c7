import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import { Workbench } from '../../../codegen/dev/workbench.ts';
import { reload } from '../../../server/app/reload.ts';
import { times } from '../../night.ts';
import { drop, overlay, portal, small } from './folders.ts';

/** One way in which a file gets broken while a portal runs on it. */
interface Broken {
  kind: string;
  file: string;
  /** The broken content; null: the file is deleted. */
  now: (text: string) => string | Buffer | null;
  /** The file named in the problem, if it is another one. */
  reportedIn?: string;
}

const half = (text: string) => text.slice(0, text.length >> 1);
const swapped = (from: string | RegExp, to: string) => (text: string) => {
  const now = text.replace(from, to);
  if (now === text) throw new Error(`nothing to break: ${from}`);
  return now;
};
/** The smallest municipality, with one file of each kind, and a contract of its own. */
function withAllKinds(): string {
  const folder = small();
  unlinkSync(join(folder, 'schemas'));
  cpSync(join(import.meta.dirname, '../../../schemas'), join(folder, 'schemas'), { recursive: true });
  const write = (name: string, text: string | object) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof text === 'string' ? text : JSON.stringify(text));
  };
  const screen = JSON.parse(readFileSync(join(folder, 'screens/cel.json'), 'utf8'));
  const content = [...screen.content, { id: 'napis', type: 'include', fragment: 'napis' }];
  write('screens/cel.json', { ...screen, content });
  write('screens/fragments/napis.json', { content: [{ id: 'napis', type: 'text', text: 'proba.etykieta' }] });
  write('content/catalogue.json', {
    pages: [{ id: 'strona', title: 'proba.tytul' }],
    folders: [{ id: 'start', name: 'proba.nazwa', pages: ['strona'] }],
    files: [],
  });
  for (const language of ['pl', 'en']) write(`content/pages/strona/${language}.html`, '<p>Strona</p>');
  return folder;
}
/** The letter ó as an older encoding writes it. */
const latin = (text: string) => Buffer.concat([Buffer.from(half(text)), Buffer.from([0xf3]), Buffer.from('x')]);

const whole: readonly Broken[] = [
  { kind: 'services config', file: 'services.config.json', now: swapped('"groups"', '"gruops"') },
  {
    kind: 'theme',
    file: 'services.config.json',
    now: swapped('"name":', '"theme": { "primary": "#eeeeee" }, "name":'),
  },
  { kind: 'screen', file: 'screens/proba.json', now: swapped('dajRaty', 'dajRate') },
  { kind: 'fragment', file: 'screens/fragments/napis.json', now: swapped('"type"', '"tpye"') },
  { kind: 'locale', file: 'locales/en/proba.json', now: swapped('{', '{ "": ,') },
  { kind: 'contract', file: 'schemas/api/dues.json', now: half },
  {
    kind: 'reference of a contract',
    file: 'schemas/api/dues.json',
    now: swapped(/"\$ref": "#/, '"$ref": "#/nowhere'),
  },
  { kind: 'content catalogue', file: 'content/catalogue.json', now: swapped('"pages"', '"paegs"') },
  { kind: 'page HTML', file: 'content/pages/strona/pl.html', now: () => '<script>alert(1)</script>' },
  { kind: 'missing screen', file: 'screens/proba.json', now: () => null, reportedIn: 'services.config.json' },
  {
    kind: 'missing page',
    file: 'content/pages/strona/pl.html',
    now: () => null,
    reportedIn: 'content/catalogue.json',
  },
  { kind: 'missing services config', file: 'services.config.json', now: () => null },
  { kind: 'empty file', file: 'screens/proba.json', now: () => '' },
  { kind: 'half-written file', file: 'screens/proba.json', now: half },
  { kind: 'invalid UTF-8', file: 'locales/pl/proba.json', now: latin },
  { kind: 'invalid UTF-8 of a page', file: 'content/pages/strona/pl.html', now: latin },
];

const over: readonly Broken[] = [
  { kind: 'overlay config', file: 'overlay.config.json', now: swapped('"municipality"', '"munipicality"') },
  { kind: 'theme', file: 'overlay.config.json', now: swapped('"#1c4f9c"', '"#c8d8f0"') },
  { kind: 'edit', file: 'screens/zgloszenia/nowe.edit.json', now: swapped('"at"', '"ta"') },
  { kind: 'edit of nothing', file: 'screens/zgloszenia/nowe.edit.json', now: swapped(/"at": "/, '"at": "nigdzie/') },
  { kind: 'own screen', file: 'screens/przedszkole/oplaty.json', now: half },
  { kind: 'own contract', file: 'schemas/api/przedszkole.json', now: half },
  { kind: 'data config', file: 'data.config.json', now: swapped('"tables"', '"talbes"') },
  { kind: 'CSV', file: 'data/ulice.csv', now: swapped(/^[^\n]*/, 'zupelnie;inne;kolumny') },
  { kind: 'missing CSV', file: 'data/ulice.csv', now: () => null, reportedIn: 'data.config.json' },
  {
    kind: 'logo',
    file: 'logo.svg',
    now: () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    reportedIn: '',
  },
  { kind: 'content edit', file: 'content/catalogue.edit.json', now: half },
];

/** Breaks one file, runs `look`, and restores the file. */
async function during(folder: string, { file, now }: Broken, look: () => Promise<void>): Promise<void> {
  const path = join(folder, file);
  const text = readFileSync(path);
  const broken = now(text.toString());
  if (broken === null) rmSync(path);
  else writeFileSync(path, broken);
  try {
    await look();
  } finally {
    writeFileSync(path, text);
  }
}

afterAll(drop);

/** The check finds each kind of mistake in tests of its own; the usual run breaks a third of the files here. */
const tried = (kinds: readonly Broken[]) => kinds.filter((_, index) => index % times(3, 1) === 0);

describe.each([
  { what: 'a whole municipality', make: withAllKinds, kinds: whole },
  { what: 'an overlay', make: overlay, kinds: over },
])('okienko dev over $what keeps the last good version while there is', ({ make, kinds }) => {
  let folder: string;
  let bench: Workbench;
  beforeAll(async () => {
    folder = make();
    bench = new Workbench(folder, portal());
    await bench.look();
    expect(bench.found.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  }, 120_000);

  test.each(tried(kinds))('a broken $kind ($file)', async (one) => {
    const { running } = bench;
    await during(folder, one, async () => {
      const { problems, stale } = await bench.look();
      expect(stale).toBe(true);
      expect(bench.running).toBe(running);
      const errors = problems.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ file }) => file).join('\n')).toContain(one.reportedIn ?? one.file);
      // The line shown is from the broken file.
      const path = join(folder, one.reportedIn ?? one.file);
      if (one.reportedIn === undefined && existsSync(path))
        expect(errors.map((problem) => problem.path)).toContain(path);
      // The integrator reads a problem in their file, not a failure of the toolkit.
      expect(errors.map(({ code }) => code)).not.toContain('check.stopped');
    });
  });

  test('when all files are restored, the new version runs', async () => {
    await bench.look();
    expect(bench.found.stale).toBe(false);
  });
});

describe('an office that reloads keeps the last good municipality while there is', () => {
  const kinds: readonly Broken[] = [
    { kind: 'services config', file: 'services.config.json', now: swapped('"groups"', '"gruops"') },
    { kind: 'screen', file: 'screens/slowa.json', now: swapped('"content"', '"cotnent"') },
    { kind: 'locale', file: 'locales/pl/proba.json', now: half },
    { kind: 'invalid UTF-8', file: 'locales/en/proba.json', now: latin },
    { kind: 'half-written file', file: 'screens/slowa.json', now: half },
    { kind: 'missing screen', file: 'screens/slowa.json', now: () => null, reportedIn: 'services.config.json' },
    { kind: 'missing services config', file: 'services.config.json', now: () => null },
  ];
  const varDir = mkdtempSync(join(tmpdir(), 'okienko-reload-'));
  afterAll(() => rmSync(varDir, { recursive: true, force: true }));
  const replaced: Municipality[] = [];
  const app = {
    replaceMunicipality: (next: Municipality) => void replaced.push(next),
    viewMistakes: async () => [],
  };

  let folder: string;
  beforeAll(() => {
    folder = small();
  });

  // Each is compiled by a process of its own; the usual run has one.
  test.each(kinds.slice(0, times(1, kinds.length)))('a broken $kind', async (one) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
    replaced.length = 0;
    await during(folder, one, async () => {
      expect(await reload(app, { municipality: folder, varDir })).toBe(false);
    });
    expect(replaced).toEqual([]);
    const words = printed.mock.calls.flat().join('\n');
    expect(words).toContain(one.reportedIn ?? one.file);
    expect(words).toContain('The last good configuration is still served.');
  });

  test('a folder that is missing for a moment', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    replaced.length = 0;
    renameSync(folder, `${folder}-away`);
    await reload(app, { municipality: folder, varDir });
    renameSync(`${folder}-away`, folder);
    expect(replaced).toEqual([]);
  });

  test('when all files are restored, the new version is served', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    await reload(app, { municipality: folder, varDir });
    expect(replaced).toHaveLength(1);
  });
});
