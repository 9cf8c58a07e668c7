import { join } from 'node:path';
import { type PortalSize, portalSizes } from '../portalSizes.ts';
import { kB, type Row } from '../row.ts';

/** What the browser fetches for pages of the portal. tests/bench/portalSizes.test.ts counts the same. */
export async function sizes(): Promise<Row[]> {
  const { libraries, home, screen, table, form, chart, styles } = portalSizes(
    join(import.meta.dirname, '../../dist/portal'),
  );
  const row = ({ what, bytes, budget }: PortalSize, yardstick = '–'): Row => ({
    what,
    measured: kB(bytes),
    budget: `≤ ${budget / 1024} kB`,
    yardstick,
    met: bytes <= budget,
  });
  return [
    row(home, `${libraries.what} alone: ${kB(libraries.bytes)}`),
    row(screen),
    row(table),
    row(form, '@rjsf/core with its defaults: 83 kB'),
    row(chart, 'all of echarts: 361 kB'),
    row(styles),
  ];
}
