import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { READING_PATH } from '../../src/lang/descriptors/plainForms.ts';
import { PAGE_HEADER } from '../../src/portal/worker/settings.ts';
import { SITEMAP } from '../site/findable/sitemap.ts';
import { pageAnswer } from '../site/pageAnswer.ts';
import { answerReading, isOwnForm } from '../site/readingForm.ts';
import { pageHeaders, securityHeaders } from '../site/securityHeaders.ts';
import { sendFile } from '../site/sendFile.ts';
import type { Site } from '../site/site.ts';
import { WORKER } from '../site/worker.ts';
import { formOf } from './formOf.ts';

export interface ServeOptions {
  site: Site;
  manifest: Manifest;
  host: string;
  port: number;
  /** Residents open it over https. */
  secure: boolean;
  onFault(error: unknown): void;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Serves the portal for a backend elsewhere: its files, and its public pages drawn from the backend's API. It has no session
 * and no data of its own; it keeps nothing but drawn pages.
 *
 * @throws Error when the port is taken
 */
export async function serveSite(options: ServeOptions): Promise<{ address: string; close(): Promise<void> }> {
  const { host, onFault } = options;
  const server = createServer((request, response) => {
    answer(options, request, response).catch((error) => {
      onFault(error);
      if (!response.headersSent) response.writeHead(500, securityHeaders);
      response.end();
    });
  });
  const port = await listening(server, options);
  return {
    address: `http://${host}:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(options: ServeOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { site, manifest, secure, onFault } = options;
  const { languages, api } = manifest;
  const { method = 'GET', url = '/', headers } = request;
  const address = url.split('?', 1)[0]!;
  if (method === 'POST' && address === READING_PATH) return answerForm();
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Niedozwolona metoda.');
  const file = address === SITEMAP ? await site.sitemap?.() : site.file(address);
  if (file) return sendFile(request, response, file, address === WORKER ? pageHeaders(manifest) : securityHeaders);
  // The web server in front sends calls to the backend: this process forwards none.
  if (/^\/(assets|m)\//.test(address) || address.startsWith(`${api.base}/`)) return refuse(404, 'Nie znaleziono.');
  const page = { address, search: url.slice(address.length), cookies: headers.cookie };
  const answered = await pageAnswer(site, page, { languages, secure, onFault });
  if (!answered) return refuse(404, 'The portal is not built.');
  if ('to' in answered) return lead(302, answered.to, answered.headers);
  if ('file' in answered) {
    const saved = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(answered.name)}` };
    return sendFile(request, response, answered.file, { ...securityHeaders, ...answered.headers, ...saved });
  }
  const own = { ...pageHeaders(manifest), ...answered.headers, [PAGE_HEADER]: '1' };
  sendFile(request, response, answered.page, own, answered.status);

  async function answerForm(): Promise<void> {
    if (!isOwnForm(headers, secure)) return refuse(403, 'Odmowa.');
    const fields = await formOf(request);
    if (!fields) return refuse(400, 'To nie jest formularz portalu.');
    const { location, headers: own } = answerReading(fields, headers.cookie, languages, secure);
    lead(303, location, own);
  }

  function lead(status: number, location: string, own: Headers): void {
    response.writeHead(status, { ...securityHeaders, ...own, location }).end();
  }

  function refuse(status: number, text: string): void {
    const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(status, { ...securityHeaders, ...type }).end(text);
  }
}

function listening(server: Server, { host, port }: ServeOptions): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}
