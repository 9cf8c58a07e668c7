/* The table of floors in CONTRIBUTING.md, from scripts/floors.json. `node scripts/floorsTable.ts` writes it; a test compares the two. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const page = join(root, 'CONTRIBUTING.md');

export function withFloors(text: string): string {
  const { floors } = JSON.parse(readFileSync(join(root, 'scripts/floors.json'), 'utf8')) as {
    floors: Record<string, { contains: string; mayImport: string[] }>;
  };
  const rows = Object.entries(floors).map(
    ([name, { contains, mayImport }]) =>
      `| \`${name}\` | ${contains} | ${mayImport.map((one) => one.replace('src/', '')).join(', ') || '–'} |`,
  );
  const table = ['| floor | contains | may import |', '|---|---|---|', ...rows].join('\n');
  return text.replace(/<!-- floors -->[\s\S]*<!-- \/floors -->/, `<!-- floors -->\n${table}\n<!-- /floors -->`);
}

if (import.meta.main) writeFileSync(page, withFloors(readFileSync(page, 'utf8')));
