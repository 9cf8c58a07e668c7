import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGE_HEADER } from '../../src/portal/worker/settings.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendFile } from './sendFile.ts';
import type { Site } from './site.ts';
import { WORKER } from './worker.ts';

/**
 * Serves the portal: a file of the site, or a page. For the tools that show a municipality; the office has its own server.
 *
 * @param headers of pages (pageHeaders)
 */
export function answerSite(
  site: Site,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const address = (request.url ?? '/').split('?', 1)[0]!;
  const file = site.file(address);
  const page = /^\/(assets|m)\//.test(address) ? undefined : site.page(address);
  // A worker's requests obey the policy of its own script, and it requests pages, so it gets the policy of pages.
  if (file) sendFile(request, response, file, address === WORKER ? headers : securityHeaders);
  else if (page) sendFile(request, response, page, { ...headers, [PAGE_HEADER]: '1' });
  else
    response.writeHead(404, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' }).end('Nie znaleziono.');
}
