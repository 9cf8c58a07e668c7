/* `node scripts/retentionTable.ts` writes what is kept how long into docs/how-to/personal-data.md and its Polish twin; a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../server/app/config.ts';
import { rules } from '../server/app/retention/rules.ts';

const HEADS = { en: '| data | kept for |', pl: '| dane | trzymane |' };

export const pagesOfRetention = { en: 'docs/how-to/personal-data.md', pl: 'docs/pl/how-to/personal-data.md' } as const;

/** The page with its table, for an office without settings of its own. */
export function withRetention(page: string, lang: 'en' | 'pl'): string {
  const rows = rules(readConfig({})).map(({ what, until }) => `| ${what[lang]} | ${until[lang]} |`);
  const table = [HEADS[lang], '|---|---|', ...rows].join('\n');
  return page.replace(
    /<!-- retention -->[\s\S]*<!-- \/retention -->/,
    () => `<!-- retention -->\n${table}\n<!-- /retention -->`,
  );
}

if (import.meta.main)
  for (const lang of ['en', 'pl'] as const) {
    const file = join(import.meta.dirname, '..', pagesOfRetention[lang]);
    writeFileSync(file, withRetention(readFileSync(file, 'utf8'), lang));
  }
