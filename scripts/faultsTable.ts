/* `node scripts/faultsTable.ts` writes the codes of faults into docs/feeds.md; a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_CODES } from '../server/engine/feed/faultCodes.ts';

export function withFaults(page: string): string {
  const rows = Object.entries(FAULT_CODES).map(
    ([code, { severity, means, todo }]) => `| \`${code}\` | ${severity} | ${means} | ${todo} |`,
  );
  const table = ['| code | severity | means | what to do |', '|---|---|---|---|', ...rows].join('\n');
  return page.replace(/<!-- faults -->[\s\S]*<!-- \/faults -->/, () => `<!-- faults -->\n${table}\n<!-- /faults -->`);
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../docs/feeds.md');
  writeFileSync(file, withFaults(readFileSync(file, 'utf8')));
}
