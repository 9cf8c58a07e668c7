/* `node scripts/settingsTable.ts` writes the settings into docs/office.md and scripts/help/start.txt; a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../server/app/config.ts';
import { startHelp } from '../server/engine/config/startHelp.ts';

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
  writeFileSync(join(import.meta.dirname, 'help/start.txt'), `${startHelp(settings)}\n`);
}
