/* `npm run docs`: the pages of docs/ as a site in dist/docs, which any web server or a double click opens. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite } from './site.ts';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'dist/docs');
const { files, problems } = buildSite(join(root, 'docs'));
if (problems.length) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  rmSync(out, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), content);
  }
  console.log(`${files.size} files: open dist/docs/index.html`);
}
