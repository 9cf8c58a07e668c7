import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;

/** Minified and compressed, in bytes, with the files it is made of. */
async function bundle(file: string, external: RegExp[] = []): Promise<{ bytes: number; files: string[] }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['iife'], name: 'expressions' },
      rolldownOptions: { external },
    },
  });
  const [chunk] = ([result].flat()[0] as Rolldown.RolldownOutput).output;
  return {
    bytes: gzipSync(chunk.code, { level: 9 }).length,
    files: Object.keys(chunk.modules).map((id) => id.replace(root, '')),
  };
}

/** Vite leaves the spaces in ES libraries: measured as a script. */
test('the evaluator adds little code to the browser', async () => {
  expect((await bundle('src/lang/expressions/evaluate.ts', [/functions\.ts$/, /values\//])).bytes).toBeLessThan(1250);
  expect((await bundle('src/lang/expressions/evaluate.ts')).bytes).toBeLessThan(2700);
});

test('the evaluator includes no parser, types or messages', async () => {
  const { files } = await bundle('src/lang/expressions/evaluate.ts');
  const own = files.filter((file) => !file.startsWith('src/lang/values/'));
  expect(own.sort()).toEqual(['src/lang/expressions/evaluate.ts', 'src/lang/expressions/functions.ts']);
});
