import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PortalSize, portalSizes } from '../../bench/portalSizes.ts';
import { kB } from '../../bench/row.ts';
import { builtPortal } from '../../codegen/commands/builtPortal.ts';

const sizes = portalSizes(builtPortal());

test.each(Object.entries<PortalSize>(sizes))('%s stays within its budget', (_, { what, bytes, budget, allowed }) => {
  expect(bytes, `${what}: ${kB(bytes)}`).toBeLessThanOrEqual(allowed ?? budget);
});

test.each(Object.values<PortalSize>(sizes).filter(({ allowed = 0, budget }) => allowed > budget))(
  'the budget of $what is not met yet',
  ({ bytes, budget }) => {
    expect(bytes, 'it is met: `allowed` may go').toBeGreaterThan(budget);
  },
);

test('a page needs few files of code, and one of styles', () => {
  const { home, screen, table, form, styles } = sizes;
  expect([home, screen, table, form, styles].map(({ files }) => files)).toEqual([3, 1, 5, 1, 1]);
});

test('the table of README.md shows the present sizes', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const { libraries: _, ...rows } = sizes;
  for (const { what, bytes } of Object.values(rows)) {
    const shown = Number(new RegExp(`\\| ${what} \\| ([\\d.]+) kB`).exec(readme)?.[1]);
    // A small change needs no new table.
    expect(Math.abs(shown - bytes / 1024), `${what}: ${kB(bytes)}, README.md says ${shown} kB`).toBeLessThan(1);
  }
});
