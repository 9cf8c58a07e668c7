/* `node scripts/settingsTable.ts` writes the table of settings into docs/office.md; a test compares both. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../server/app/config.ts';

/** The page with its table of settings as server/app/config.ts collects it. */
export function withSettings(page: string): string {
  const rows = settings.map(({ names, suffix = '', default: byDefault = '', description }) => {
    const cells = [`${names.map((name) => `\`${name}\``).join(' ')} ${suffix}`.trim(), byDefault, description];
    return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  });
  const table = ['| variable | default | what it does |', '|---|---|---|', ...rows].join('\n');
  return page.replace(
    /<!-- settings -->[\s\S]*<!-- \/settings -->/,
    () => `<!-- settings -->\n${table}\n<!-- /settings -->`,
  );
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../docs/office.md');
  writeFileSync(file, withSettings(readFileSync(file, 'utf8')));
}
