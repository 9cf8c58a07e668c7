import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import type { Paper } from '../../../server/engine/documents/paper.ts';
import { LIMITS, PrintPool } from '../../../server/engine/documents/pool.ts';
import { isThorough } from '../../night.ts';

const paper = (title: string, text = 'tekst'): Paper => ({
  language: 'pl',
  landscape: false,
  title,
  issuer: 'Gmina',
  about: [],
  printed: '',
  pageOf: '{{strona}}/{{stron}}',
  parts: [{ kind: 'text', text }],
});

/** A worker that does what the paper's title says instead of drawing. */
const folder = mkdtempSync(join(tmpdir(), 'okienko-pool-'));
const script = join(folder, 'worker.mjs');
writeFileSync(
  script,
  `import { writeFileSync } from 'node:fs';
   let before = 0;
   process.on('message', async ({ paper }) => {
     const begun = Date.now();
     before++;
     if (paper.title === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     if (paper.title === 'eat') { const held = []; for (;;) held.push(Array.from({ length: 100000 }, () => ({}))); }
     if (paper.title === 'crash') throw new Error('broken');
     if (paper.title === 'exit') process.exit(3);
     if (paper.title === 'fail') return process.send({ failed: 'reason' });
     const seen = { env: Object.keys(process.env) };
     try { writeFileSync(new URL('written', import.meta.url), ''); } catch (error) { seen.write = error.code; }
     await new Promise((resolve) => setTimeout(resolve, 30));
     process.send({ bytes: new TextEncoder().encode(JSON.stringify({ begun, ended: Date.now(), before, seen })) });
   });`,
);

const pools: PrintPool[] = [];
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

function poolOf(limits = {}): PrintPool {
  const pool = new PrintPool({ ...LIMITS, ...limits }, pathToFileURL(script));
  pools.push(pool);
  return pool;
}

const answer = async (
  bytes: Promise<Buffer>,
): Promise<{ begun: number; ended: number; before: number; seen: object }> => JSON.parse((await bytes).toString());

it.each([
  ['hang', { timeoutMs: 2_000 }, 'document.timeout'],
  ['eat', { memoryMb: 32 }, 'document.too-large'],
  ['crash', {}, 'document.failed'],
  ['exit', {}, 'document.failed'],
  ['fail', {}, 'document.failed'],
])('a drawing that would %s ends in an error, and the next one is drawn', async (title, limits, code) => {
  const pool = poolOf(limits);
  await expect(pool.draw(paper(title))).rejects.toMatchObject({ name: 'DocumentError', code });
  expect((await answer(pool.draw(paper('ok')))).before).toBe(1);
});

it('draws two at the same time, the others in turn, and reuses its processes', async () => {
  const pool = poolOf();
  const drawn = await Promise.all(Array.from({ length: 6 }, () => answer(pool.draw(paper('ok')))));
  for (const { begun } of drawn) {
    expect(drawn.filter((other) => other.begun <= begun && other.ended > begun).length).toBeLessThanOrEqual(2);
  }
  expect(Math.max(...drawn.map(({ before }) => before))).toBeGreaterThan(1);
});

it('gives a worker no environment and lets it write nothing', async () => {
  const { seen } = await answer(poolOf().draw(paper('look')));
  expect(seen).toEqual({ env: [], write: 'ERR_ACCESS_DENIED' });
});

it('ends an idle worker', async () => {
  const pool = poolOf({ idleMs: 20 });
  await pool.draw(paper('ok'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await answer(pool.draw(paper('ok')))).before).toBe(1);
});

it('a worker that only a rush needed ends, although documents go on', async () => {
  const pool = poolOf({ idleMs: 300 });
  const rush = await Promise.all([1, 2].map(() => answer(pool.draw(paper('ok')))));
  expect(rush.map(({ before }) => before)).toEqual([1, 1]);
  // One after another: none needs a second worker.
  let last = 0;
  for (const end = Date.now() + 900; Date.now() < end || last < 3; )
    last = (await answer(pool.draw(paper('ok')))).before;
  expect(last).toBeGreaterThan(2);
  const again = await Promise.all([1, 2].map(() => answer(pool.draw(paper('ok')))));
  expect(again.map(({ before }) => before).sort((a, b) => a - b)).toEqual([1, last + 1]);
});

it('refuses a document when too many wait', async () => {
  const pool = poolOf({ workers: 1, waiting: 2 });
  const taken = [1, 2, 3].map(() => pool.draw(paper('ok')));
  await expect(pool.draw(paper('ok'))).rejects.toMatchObject({ code: 'document.busy' });
  await Promise.all(taken);
});

it('refuses a document whose pictures exceed the total limit, and still draws documents without pictures', async () => {
  const pool = poolOf({ workers: 1, picturesMb: 1 });
  const pictures = (size: number): Paper => ({
    ...paper('ok'),
    parts: [{ kind: 'pictures', items: [{ picture: 'A'.repeat(size), label: '' }] }],
  });
  const taken = [pool.draw(pictures(600_000)), pool.draw(pictures(400_000))];
  await expect(pool.draw(pictures(100_000))).rejects.toMatchObject({ code: 'document.busy' });
  await Promise.all([...taken, pool.draw(paper('ok'))]);
  await pool.draw(pictures(1_000_000));
});

// The worker that eats its memory stands for it in the usual run.
it.runIf(isThorough)(
  'the real worker refuses a document too large for its memory',
  async () => {
    // Just enough for a usual document; the large one fills it soon, since the collector works long near the limit.
    const pool = new PrintPool({ ...LIMITS, memoryMb: 32, timeoutMs: 60_000 });
    pools.push(pool);
    await pool.draw(paper('mały'));
    const rows = Array.from({ length: 70_000 }, (_, index) => ({ cells: [`wiersz ${index}`, '1,00 zł'] }));
    const column = { label: 'x', align: 'start', header: false } as const;
    const large: Paper = {
      ...paper('duży'),
      parts: [{ kind: 'table', caption: '', columns: [column, column], rows, empty: '' }],
    };
    await expect(pool.draw(large)).rejects.toMatchObject({ code: 'document.too-large' });
  },
  60_000,
);

it('the real worker finishes a document although all processes are told to end, and ends with the office', async () => {
  const worker = fork(new URL('../../../server/engine/documents/worker.ts', import.meta.url), [], {
    serialization: 'advanced',
  });
  onTestFinished(() => void worker.kill('SIGKILL'));
  const drawn = async () => {
    const answered = once(worker, 'message');
    worker.send({ paper: paper('Strona') });
    return answered;
  };
  // Then it is ready for signals.
  await drawn();
  worker.kill('SIGTERM');
  worker.kill('SIGINT');
  expect((await drawn())[0]).toHaveProperty('bytes');
  const ended = once(worker, 'exit');
  worker.disconnect();
  expect(await ended).toEqual([0, null]);
});
