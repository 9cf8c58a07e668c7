import { expect, test } from 'vitest';
import { guarding } from '../../../scripts/test/guarding.ts';

const FUZZ = 'tests/server/fuzz.test.ts';
const KILLS = 'tests/server/domains/woda/kills.test.ts';
const XSS = 'tests/blocks/xss/sanitise.test.ts';
const FAILOVER = 'tests/server/app/failover.test.ts';
const CHARTS = 'tests/browser/charts.spec.ts';
const files = [
  'server/main.ts',
  'server/app/app.ts',
  'server/domains/woda/rules.ts',
  'server/domains/odpady/rules.ts',
  'src/blocks/index.ts',
];

const texts: Record<string, string> = {
  [FAILOVER]: "import { it } from 'vitest';\n\n// Also guards: server/engine/db, server/engine/feed\n",
  [CHARTS]: '// Guards: src/blocks/chart, services.config.json\n',
};
const textOf = (test: string) => texts[test] ?? '';

test.each([
  ['the folder that its own mirrors', 'server/domains/woda/rules.ts', [FUZZ, KILLS]],
  ['no sibling of that folder', 'server/domains/odpady/rules.ts', [FUZZ]],
  ['the next folder above where there is no such one', 'src/blocks/index.ts', [XSS]],
  ['itself', KILLS, [KILLS]],
  ['the folders that it names', 'server/engine/db/open.ts', [FUZZ, FAILOVER]],
  ['the file that it names', 'services.config.json', [CHARTS]],
  ['only what it names, in the browser', 'src/blocks/chart/widget.tsx', [XSS, CHARTS]],
  ['nothing else', 'README.md', []],
])('a test guards %s', (_what, changed, found) => {
  expect(guarding([FUZZ, KILLS, XSS, FAILOVER, CHARTS], [changed], files, textOf)).toEqual(found);
});
