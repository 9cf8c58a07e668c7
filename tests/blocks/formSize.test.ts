import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { rjsfAliases } from '../../src/blocks/form/widget/rjsf/aliases.ts';

const root = join(import.meta.dirname, '../..');

// What a screen with a form loads beside the core. rjsf comes with the first form that has a record or a list; it
// grows by 60 kB when an alias misses its part of rjsf.
test('a form weighs at most 22 kB of JavaScript, and rjsf for records and lists at most 45 kB more', {
  timeout: 60_000,
}, async () => {
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
  const reach = (from: Rollup.OutputChunk | undefined, seen = new Set<string>()): Set<string> => {
    if (!from || seen.has(from.fileName)) return seen;
    seen.add(from.fileName);
    for (const next of from.imports)
      reach(
        chunks.find(({ fileName }) => fileName === next),
        seen,
      );
    return seen;
  };
  const kB = (files: Set<string>) =>
    gzipSync(chunks.flatMap(({ fileName, code }) => (files.has(fileName) ? [code] : [])).join(''), { level: 9 })
      .length / 1024;
  // The calendar of a date comes later too.
  const form = reach(chunks.find(({ isEntry }) => isEntry));
  const schema = reach(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/NestedField.tsx')));
  expect(chunks.find(({ fileName }) => form.has(fileName))?.code).toContain('ok-form__summary');
  expect(kB(form)).toBeLessThanOrEqual(22);
  const more = new Set([...schema].filter((file) => !form.has(file)));
  expect(kB(more)).toBeLessThanOrEqual(45);
  expect(kB(more)).toBeGreaterThan(20);
});
