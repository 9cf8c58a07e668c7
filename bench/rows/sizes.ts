import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kB, type Row } from '../row.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  isEntry?: boolean;
  src?: string;
}

/** The JavaScript that the browser fetches for the home page, and in addition for the first service screen. */
export async function sizes(): Promise<Row[]> {
  const dist = join(import.meta.dirname, '../../dist/portal');
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const reach = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) reach(next, seen);
    return seen;
  };
  const weigh = (keys: Iterable<string>): number =>
    [...keys].reduce(
      (sum, key) => sum + gzipSync(readFileSync(join(dist, manifest[key]?.file ?? '')), { level: 9 }).length,
      0,
    );
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const home = reach(entry);
  const named = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? '';
  const screen = reach(named('screens'));
  const more = [...screen].filter((key) => !home.has(key));
  const after = (key: string) => [...reach(key)].filter((one) => !home.has(one) && !screen.has(one));
  const form = after(named('form'));
  const table = after(named('table'));
  const chart = after('src/blocks/chart/widget/Picture.tsx');
  const libraries = Object.keys(manifest).filter((key) => manifest[key]?.name === 'libraries');
  return [
    {
      what: 'JavaScript of the home page, gzip',
      measured: kB(weigh(home)),
      budget: '≤ 120 kB',
      yardstick: `React, router and MobX alone: ${kB(weigh(libraries))}`,
      met: weigh(home) <= 120 * 1024,
    },
    {
      what: 'more for the first screen without form, table or chart',
      measured: kB(weigh(more)),
      budget: '≤ 25 kB',
      yardstick: '–',
      met: weigh(more) <= 25 * 1024,
    },
    {
      what: 'a public table in all, with home and the first screen',
      measured: kB(weigh([...home, ...more, ...table])),
      budget: '≤ 130 kB',
      yardstick: '–',
      met: weigh([...home, ...more, ...table]) <= 130 * 1024,
    },
    {
      what: 'more for the first form',
      measured: kB(weigh(form)),
      budget: '≤ 80 kB',
      yardstick: '@rjsf/core with its defaults: 83 kB',
      met: weigh(form) <= 80 * 1024,
    },
    {
      what: 'more for the first chart',
      measured: kB(weigh(chart)),
      budget: '≤ 210 kB',
      yardstick: 'all of echarts: 361 kB',
      met: weigh(chart) <= 210 * 1024,
    },
  ];
}
