import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { csvRows } from '../../../../server/engine/feed/csvRows.ts';

async function rowsOf(text: string): Promise<[number, ...string[]][]> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-csv-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'a.csv');
  writeFileSync(file, text);
  const found: [number, ...string[]][] = [];
  for await (const rows of csvRows(file))
    for (const row of rows) found.push([row.line, ...('content' in row ? row.content : ['broken', row.broken])]);
  return found;
}

const PLAIN = 'a;b\n1;x\n\n 2 ; y \n;\n3;z';
const ROWS = [
  [1, 'a', 'b'],
  [2, '1', 'x'],
  [4, '2', 'y'],
  [5, '', ''],
  [6, '3', 'z'],
];

it.each([
  ['line feeds', PLAIN],
  ['carriage returns and line feeds', PLAIN.replaceAll('\n', '\r\n')],
  ['carriage returns', PLAIN.replaceAll('\n', '\r')],
  ['quotes around every cell', PLAIN.replace(/[a-z0-9]/g, '"$&"')],
  ['a quote in the last line', PLAIN.replace('z', '"z"')],
  ['a line end after the last row', `${PLAIN}\n`],
])('rows have the same cells and lines with %s', async (_, text) => {
  expect(await rowsOf(text)).toEqual(ROWS);
});

it('a quote far behind plain lines opens a cell with separators and line ends', async () => {
  const many = Array.from({ length: 40_000 }, (_, at) => `${at};wiersz\n`).join('');
  const rows = await rowsOf(`nr;opis\n${many}7;"a;b\nc ""d"""\n8;e\n`);
  expect(rows.slice(-3)).toEqual([
    [40_001, '39999', 'wiersz'],
    [40_003, '7', 'a;b\nc "d"'],
    [40_004, '8', 'e'],
  ]);
});

it('a return alone inside a cell ends no row', async () => {
  expect(await rowsOf('a;b\n1;x\ry\n2;z\n')).toEqual([
    [1, 'a', 'b'],
    expect.arrayContaining(['1', 'x\ry']),
    expect.arrayContaining(['2', 'z']),
  ]);
});
