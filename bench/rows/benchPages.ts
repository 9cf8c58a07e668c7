import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { openMunicipality } from '../../codegen/compile/openMunicipality.ts';
import type { Given } from '../page/given.ts';

const root = join(import.meta.dirname, '../..');
const PORT = 8194;
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Builds and serves the pages of the bench, with the files of the municipality under /m/. */
export async function benchPages(): Promise<{ given: Given; address: string; close(): void }> {
  await build({ configFile: join(root, 'bench/vite.config.ts'), logLevel: 'warn' });
  const { municipality } = await openMunicipality({ root });
  if (!municipality) throw new Error('the municipality has errors');
  const { manifest, files, texts } = municipality;
  const screenOf = (name: string) => JSON.parse(files.get(manifest.screens[name]?.file ?? '')?.body ?? '');
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0]!.replace(/\/$/, '/index.html');
    const file = join(root, 'dist/bench', path);
    const body = path.startsWith('/m/')
      ? files.get(path.slice(3))?.body
      : existsSync(file)
        ? readFileSync(file)
        : undefined;
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': types[path.split('.').pop() ?? ''] ?? 'text/plain' })
      .end(body);
  }).listen(PORT, '127.0.0.1');
  const given: Given = {
    manifest,
    texts: texts.pl,
    budget: screenOf('budzet/dochody'),
    request: screenOf('zgloszenia/nowe'),
    validators: `/m/${manifest.screens['zgloszenia/nowe']?.validators}`,
  };
  return { given, address: `http://127.0.0.1:${PORT}`, close: () => server.close() };
}
