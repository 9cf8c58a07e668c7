import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { rjsfAliases } from '../../src/blocks/form/widget/rjsf/aliases.ts';

const root = join(import.meta.dirname, '../..');

// What a screen with a form loads beside the core: it grows by 60 kB when an alias misses its part of rjsf.
test('a form weighs at most 48 kB of JavaScript', { timeout: 60_000 }, async () => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: rjsfAliases },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(root, 'src/blocks/form/widget/index.tsx'), formats: ['es'], fileName: 'form' },
      rollupOptions: { external: [/^react($|\/)/, /^react-dom/, 'mobx', 'mobx-react-lite'] },
    },
  })) as Rollup.RollupOutput[];
  const chunks = built[0]?.output.filter((file) => file.type === 'chunk') ?? [];
  // The calendar of a date comes later, with the first who wants it.
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of needed)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) needed.add(next);
  const code = chunks.flatMap((chunk) => (needed.has(chunk.fileName) ? [chunk.code] : [])).join('');
  expect(code).toContain('ok-form__summary');
  expect(gzipSync(code, { level: 9 }).length / 1024).toBeLessThanOrEqual(48);
});
