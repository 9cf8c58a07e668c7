import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableOf, writeTable } from '../../bench/table.ts';

const row = { what: 'a start', measured: '2 ms', budget: '≤ 3 ms', yardstick: '–' };
const file = join(mkdtempSync(join(tmpdir(), 'okienko-bench-')), 'README.md');

test('a whole run replaces the table of the README, and names its day and commit', () => {
  writeFileSync(file, '# Speed\n\n<!-- bench -->\nold\n<!-- /bench -->\n\nThe end.\n');
  const table = tableOf([
    { ...row, met: true },
    { ...row, what: 'a stop', met: false },
  ]);
  writeTable(file, table);
  expect(table).toMatch(/^Measured \d{4}-\d\d-\d\d in one run of commit [0-9a-f]{8}( with changes)? on \d+ cores/);
  expect(table).toContain('| a start | 2 ms | ≤ 3 ms | – | ✓ |\n| a stop | 2 ms | ≤ 3 ms | – | ✗ |');
  expect(readFileSync(file, 'utf8')).toBe(`# Speed\n\n<!-- bench -->\n${table}\n<!-- /bench -->\n\nThe end.\n`);
});

test('a file without a place for the table is not changed', () => {
  writeFileSync(file, '# Speed\n');
  expect(() => writeTable(file, 'table')).toThrow(/has no place for the table: <!-- bench -->/);
  expect(readFileSync(file, 'utf8')).toBe('# Speed\n');
});
