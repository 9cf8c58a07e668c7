import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askSafely } from 'node:https';

/** Headers that are between two neighbours only. */
const OF_ONE_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
];
/** Paths of an office beside its API: between portal and providers, and a demo's own pages. */
const BESIDE = ['/platnosci/', '/demo/'];

/**
 * Hands requests on to a real office.
 *
 * @param office its API: `https://portal.example/api`
 * @param base where the portal asks for it here
 * @returns false: it is not for the office
 */
export function officeAt(office: URL, base: string) {
  const send = office.protocol === 'https:' ? askSafely : ask;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = request.url ?? '/';
    const isApi = address === base || address.startsWith(`${base}/`) || address.startsWith(`${base}?`);
    if (!isApi && !BESIDE.some((path) => address.startsWith(path))) return false;
    const path = isApi ? office.pathname.replace(/\/$/, '') + address.slice(base.length) : address;
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OF_ONE_HOP.includes(name)));
    // A path that begins with // would be another host.
    const target = new URL(office.origin + path);
    // The office shall see its own portal, not this one; a page of another site it shall see as that.
    const { origin = '', host } = request.headers;
    if (URL.canParse(origin) && new URL(origin).host === host) headers.origin = office.origin;
    const asked = send(target, { method: request.method, headers }, (answer) => {
      const given = Object.entries(answer.headers).filter(([name]) => !OF_ONE_HOP.includes(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(given));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    asked.on('error', (failure) => {
      console.error(`The office at ${office.href} does not answer: ${failure.message}`);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    response.on('close', () => asked.destroy());
    request.pipe(asked);
    return true;
  };
}
