import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFaults } from '../../scripts/faultsTable.ts';

test('docs/feeds.md has all codes of faults: node scripts/faultsTable.ts', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/feeds.md'), 'utf8');
  expect(page).toBe(withFaults(page));
});
