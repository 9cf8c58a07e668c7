/* `node scripts/auditTable.ts` writes the kinds of lines of the audit log into docs/audit.md; a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CZYNNOSCI } from '../server/engine/audit/kinds.ts';

export function withAuditKinds(page: string): string {
  const rows = Object.entries(CZYNNOSCI).map(([kind, means]) => `| \`${kind}\` | ${means} |`);
  const table = ['| kind | means |', '|---|---|', ...rows].join('\n');
  return page.replace(/<!-- kinds -->[\s\S]*<!-- \/kinds -->/, () => `<!-- kinds -->\n${table}\n<!-- /kinds -->`);
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../docs/audit.md');
  writeFileSync(file, withAuditKinds(readFileSync(file, 'utf8')));
}
