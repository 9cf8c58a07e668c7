import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMunicipality } from '../../codegen/compile/openMunicipality.ts';
import { reportText } from '../../codegen/report/text.ts';
import { codeBlocks } from '../../scripts/docs/codeBlocks.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo/kit/demoAccounts.ts';
import { screenChecker } from '../codegen/oneScreen.ts';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = codeBlocks(readFileSync(join(root, 'docs/how-to/existing-answers.md'), 'utf8'));
let folder = '';

/** The shipped municipality with the files of docs/how-to/existing-answers.md. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'okienko-readme-'));
  for (const part of ['screens', 'locales', 'content'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'schemas'), join(folder, 'schemas'));
  for (const { info, before, code } of blocks) {
    const file = before.match(/^`((?:screens|locales)\/[^`]+)`$/)?.[1];
    if (info === 'json' && file) writeFileSync(join(folder, file), code);
  }
  const config = JSON.parse(readFileSync(join(root, 'services.config.json'), 'utf8'));
  const service = JSON.parse(blocks.find(({ info }) => info === 'json service')?.code ?? '');
  config.groups.find((group: { id: string }) => group.id === 'budzet').services.push(service);
  writeFileSync(join(folder, 'services.config.json'), JSON.stringify(config, null, 2));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the service of the page passes the check and is served', async () => {
  const { municipality, problems } = await openMunicipality({ root: folder });
  expect(reportText(problems)).toBe('');
  expect(municipality?.manifest.screens['budzet/zrodla']).toMatchObject({
    path: '/uslugi/zrodla-dochodow',
    access: 'public',
    uses: ['facts', 'select', 'table'],
  });
});

test('the mistake of the page gives the message that the page shows', () => {
  const right = readFileSync(join(folder, 'screens/budzet/zrodla.json'), 'utf8');
  const { problems } = screenChecker(folder)('budzet/zrodla', right.replace('nazwaPozycji', 'nazwaPozycij'));
  const quoted = blocks.find(({ code }) => code.startsWith('screens/budzet/zrodla.json:'));
  expect(`${reportText(problems)}\n`).toBe(quoted?.code);
});

test('the demo accounts are those of the office', () => {
  expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
  for (const { login, who } of demoAccounts) expect(readme).toContain(`| \`${login}\` | ${who} |`);
  const accounts = readme.split('### Who to log in as')[1]?.split('\n## ')[0] ?? '';
  expect(accounts.match(/^\| `[a-z.]+` \| /gm)).toHaveLength(demoAccounts.length);
});
