import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withAuditKinds } from '../../scripts/auditTable.ts';
import { CZYNNOSCI } from '../../server/engine/audit/kinds.ts';

const root = join(import.meta.dirname, '../..');

test('the table of kinds of lines is fresh', () => {
  const page = readFileSync(join(root, 'docs/audit.md'), 'utf8');
  expect(withAuditKinds(page)).toBe(page);
});

test('every kind of line is written somewhere', () => {
  const code = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('audit/kinds.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  expect(Object.keys(CZYNNOSCI).filter((kind) => !code.includes(`czynnosc: '${kind}'`))).toEqual([]);
});
