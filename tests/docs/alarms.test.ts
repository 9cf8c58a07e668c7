import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AddedUp } from '../../server/engine/watching/addUp.ts';
import { openMetrics } from '../../server/engine/watching/metrics.ts';
import { sqliteDatabase } from '../server/databases.ts';

const root = join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const rules = Array.from(
  text('deploy/prometheus/okienko.rules.yml').matchAll(/- alert: (\w+)\n +expr: (.+)/g),
  ([, alert = '', expr = '']) => ({ alert, expr }),
);

it.each(['docs/how-to/alarms.md', 'docs/pl/how-to/alarms.md'])('%s says what to do at each alarm', (page) => {
  const described = [...text(page).matchAll(/^\| `(Okienko\w+)` \|/gm)].map(([, name]) => name);
  expect(described).toEqual(rules.map(({ alert }) => alert));
});

it('rules and dashboard read figures that the office has', async () => {
  const place = await sqliteDatabase();
  const database = await place.open();
  const known = (await openMetrics(database).text()) + (await new AddedUp(2).text([]));
  const panels: { targets: { expr: string }[] }[] = JSON.parse(text('deploy/grafana/okienko.json')).panels;
  const exprs = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  const names = new Set(exprs.flatMap((expr) => expr.match(/\b(okienko|process|nodejs)_\w+/g) ?? []));
  expect(names.size).toBeGreaterThan(6);
  for (const name of names) expect(known, name).toContain(`# TYPE ${name.replace(/_(bucket|count)$/, '')} `);
  await database.close();
  await place.drop();
});
