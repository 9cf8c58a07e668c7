import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'vite';

const dist = join(import.meta.dirname, '../../var/gallery');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** As strict as the policy of the office: neither nonces nor 'unsafe-inline'. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'";

export interface GallerySite {
  origin: string;
  server: Server;
  /** Delays each requested font file by this time. */
  holdFonts(ms: number): void;
}

/** Builds the gallery and serves it on a free port of this machine, under the content security policy. */
export async function serveGallery(): Promise<GallerySite> {
  let fontDelayMs = 0;
  await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'error' });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = join(dist, pathname.startsWith('/assets/') ? pathname : 'index.html');
    const kind = extname(file);
    const answer = () => {
      if (!existsSync(file)) return response.writeHead(404).end();
      const head = { 'Content-Type': types[kind] ?? 'application/octet-stream', 'Content-Security-Policy': policy };
      return response.writeHead(200, head).end(readFileSync(file));
    };
    setTimeout(answer, kind === '.woff2' ? fontDelayMs : 0);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const holdFonts = (ms: number) => {
    fontDelayMs = ms;
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, holdFonts };
}
