import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Programs that run with only the packages of a start installed. */
const ENTRIES = [
  'server/main.ts',
  'codegen/cli.ts',
  'codegen/generate.ts',
  'scripts/prepare.mjs',
  'scripts/run.mjs',
  'vite.config.ts',
  'vite.pages.config.ts',
  'vite.worker.config.ts',
  'src/portal/app/main.tsx',
  'src/portal/app/prerender.tsx',
  'src/portal/app/page/renderPage.tsx',
];

/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, types left out. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'(\.[^']+)'/g;

test('a start imports no development package', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file) || !statSync(file).isFile()) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, from = ''] of [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)]) {
      if (from.startsWith('.')) visit(join(dirname(file), from));
      else if (!from.startsWith('node:') && !Object.hasOwn(dependencies, packageOf(from)))
        wrong.push(`${relative(root, file)} imports ${from}`);
    }
  };
  for (const entry of ENTRIES) visit(join(root, entry));
  expect(seen.size).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
