import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LogWriter } from '../../../server/engine/logWriter.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-log-'));
const pipe = join(folder, 'log');
const read = () => openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
let reader: number;
let writer: LogWriter;
let fd: number;

beforeAll(() => {
  execFileSync('mkfifo', [pipe]);
  reader = read();
  fd = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  writer = new LogWriter(fd);
});
afterAll(() => {
  closeSync(fd);
  closeSync(reader);
  rmSync(folder, { recursive: true });
});

/** What comes out of the pipe, as lines. */
const lines = (count: number) => linesUntil(({ length }) => length === count);

async function linesUntil(isWhole: (all: string[]) => boolean): Promise<string[]> {
  const bytes = Buffer.alloc(3_000_000);
  let length = 0;
  const all = () => bytes.toString('utf8', 0, length).split('\n').slice(0, -1);
  await expect
    .poll(
      () => {
        try {
          length += readSync(reader, bytes, length, bytes.length - length, null);
        } catch (failure) {
          // Nothing is there yet.
          if ((failure as { code?: string }).code !== 'EAGAIN') throw failure;
        }
        return isWhole(all());
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  return all();
}

it('lines come in their order, and all of them when the reader is slow', async () => {
  const sent = Array.from({ length: 3000 }, (_, index) => `line ${index} ${'x'.repeat(100)}`);
  for (const line of sent) writer.add(`${line}\n`);
  expect(await lines(sent.length)).toEqual(sent);
});

it('lines that a reader does not take are dropped and counted', async () => {
  closeSync(reader);
  writer.add('lost\nlost\n');
  await new Promise((done) => setTimeout(done, 300));
  writer.add('lost\n');
  await new Promise((done) => setTimeout(done, 300));
  reader = read();
  writer.add('kept\n');
  const [about, kept] = await lines(2);
  expect(JSON.parse(about!)).toMatchObject({ poziom: 'ostrzezenie', zdarzenie: 'log-niezapisany', linie: 3 });
  expect(kept).toBe('kept');
  writer.add('next\n');
  expect(await lines(1)).toEqual(['next']);
});

it('no more waits for a reader than some memory', async () => {
  const line = `${'x'.repeat(999)}\n`;
  for (let count = 0; count < 2000; count += 1) writer.add(line);
  const lost = (all: string[]) => JSON.parse(all.find((one) => one.startsWith('{')) ?? '{}').linie ?? 0;
  const came = await linesUntil((all) => all.length - 1 + lost(all) === 2000);
  expect(came.length).toBeLessThan(1010);
});

it('a full disk does not end the process', async () => {
  const full = openSync('/dev/full', 'w');
  const onFull = new LogWriter(full);
  onFull.add('lost\n');
  await new Promise((done) => setTimeout(done, 300));
  onFull.end();
  closeSync(full);
});
