import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** What the office answers: the data of the pages by hand. */
export interface Answers {
  table: unknown;
  payments: unknown;
}

/** Builds and serves the pages written by hand, with the compression and the headers for caches of the office. */
export async function siteByHand(port: number, { table, payments }: Answers): Promise<{ close(): void }> {
  await build({ configFile: join(root, 'bench/vite.config.ts'), logLevel: 'warn' });
  const texts = allTexts();
  const page = (name: string, prefixes: readonly string[], data: unknown = null): [string, string] => {
    const own = Object.entries(texts).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
    const given = JSON.stringify({ texts: Object.fromEntries(own), data }).replaceAll('<', '\\u003c');
    const html = readFileSync(join(root, `dist/bench/native/site/${name}.html`), 'utf8');
    return [`/${name}.html`, html.replace(/(id="given">)/, (start) => start + given)];
  };
  const form = 'bledy.formularz.';
  const bodies = new Map<string, string | Buffer>([
    page('home', ['uslugi.'], tilesOf(readJson('services.config.json') as Config)),
    page('table', ['budzet.', 'uslugi.nazwy.budzetDochody', 'wspolne.'], table),
    page('registration', ['rejestracja.', 'haslo.', 'zgodyRejestracji.', form]),
    page('login', ['logowanie.', 'urzad.logowanie.', form]),
    page('protected', ['platnosci.', 'uslugi.nazwy.historiaPlatnosci', 'wspolne.']),
    ['/payments.json', JSON.stringify(payments)],
    ['/long.html', longPage()],
  ]);
  for (const name of readdirSync(join(root, 'dist/bench/assets')))
    bodies.set(`/assets/${name}`, readFileSync(join(root, 'dist/bench/assets', name)));
  const server = serve(bodies).listen(port, '127.0.0.1');
  return { close: () => server.close() };
}

function serve(bodies: ReadonlyMap<string, string | Buffer>) {
  const files = new Map(
    Array.from(bodies, ([path, body]) => {
      const forms = { br: brotliCompressSync(body), gzip: gzipSync(body, { level: 9 }) };
      return [path, { ...forms, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }];
    }),
  );
  return createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0]!;
    const file = files.get(path);
    if (!file) return void response.writeHead(404).end();
    const encoding = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? 'br' : 'gzip';
    response.writeHead(200, {
      'content-type': types[path.split('.').pop() ?? ''] ?? 'application/octet-stream',
      'content-encoding': encoding,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      etag: file.etag,
    });
    response.end(file[encoding]);
  });
}

/** The content of a page of the municipality in HTML alone. */
function longPage(): string {
  const content = readFileSync(join(root, 'content/pages/regulamin/pl.html'), 'utf8');
  const style = 'body{max-width:42rem;margin:0 auto;padding:1rem;font:100%/1.5 system-ui,sans-serif}';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Regulamin portalu</title><style>${style}</style>`;
  return `<!doctype html><html lang="pl"><head>${head}</head><body><main><h1>Regulamin portalu</h1>${content}</main></body></html>`;
}

interface Config {
  groups: { services: { uslugaId: number; name: string }[] }[];
  tiles: { id: string; label?: string; to: { service?: number } }[];
}

/** The tiles of the home page with their labels; that of a service is its name. */
function tilesOf({ groups, tiles }: Config): { id: string; label: string }[] {
  const services = groups.flatMap((group) => group.services);
  const nameOf = (service?: number) => services.find(({ uslugaId }) => uslugaId === service)!.name;
  return tiles.map(({ id, label, to }) => ({ id, label: label ?? nameOf(to.service) }));
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The Polish texts by their keys. */
function allTexts(): Record<string, string> {
  const texts: Record<string, string> = {};
  const add = (key: string, value: unknown): void => {
    if (typeof value === 'string') texts[key] = value;
    else for (const [name, inner] of Object.entries(value as object)) add(`${key}.${name}`, inner);
  };
  for (const file of readdirSync(join(root, 'locales/pl')))
    add(basename(file, '.json'), readJson(`locales/pl/${file}`));
  return texts;
}
