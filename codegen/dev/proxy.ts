import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askSafely } from 'node:https';

/** Hop-by-hop headers, which a proxy does not forward. */
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
/** Paths of an office outside its API: to and from payment providers, and pages of the demo. */
const BESIDE = ['/platnosci/', '/demo/'];

/**
 * Forwards requests to a real office.
 *
 * @param office its API: `https://portal.example/api`
 * @param base the path of the API on this server
 * @returns a function that forwards a request; false: the request is not for the office
 */
export function officeAt(office: URL, base: string) {
  const send = office.protocol === 'https:' ? askSafely : ask;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = request.url ?? '/';
    const isApi = address === base || address.startsWith(`${base}/`) || address.startsWith(`${base}?`);
    if (!isApi && !BESIDE.some((path) => address.startsWith(path))) return false;
    const path = isApi ? office.pathname.replace(/\/$/, '') + address.slice(base.length) : address;
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OF_ONE_HOP.includes(name)));
    // The URL is built from the whole text, because a path that begins with // would name another host.
    const target = new URL(office.origin + path);
    // The origin of this portal becomes that of the office; the origin of another site stays.
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
