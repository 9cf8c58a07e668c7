import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { ROLES_HEADER } from '../../codegen/dev/hosted.ts';
import { securityHeaders } from '../../codegen/site/securityHeaders.ts';

/** Headers of one connection, and what the process of a copy need not know: who is logged in is decided before it. */
const DROPPED = new Set(
  'connection keep-alive proxy-connection te trailer transfer-encoding upgrade host cookie origin referer expect'.split(
    ' ',
  ),
);

/** The answer of a copy, when its headers have come. */
export interface Answered {
  status: number;
  /** The whole body, for a call that is logged. */
  body?: Buffer;
  /** Sends it to the clerk. */
  send(): void;
}

/**
 * Passes a call on to the process of a copy.
 *
 * @param whole the body is collected before it is sent
 */
export function forward(
  socketPath: string,
  request: IncomingMessage,
  response: ServerResponse,
  { roles, whole }: { roles: readonly string[]; whole: boolean },
): Promise<Answered> {
  const kept = Object.entries(request.headers).filter(
    ([name]) => !DROPPED.has(name) && !name.startsWith('x-forwarded-') && name !== ROLES_HEADER,
  );
  // A copy that may close would do so with an answer before it has read the whole call, and the answer would be lost.
  const connection = 'keep-alive';
  const headers = { ...Object.fromEntries(kept), host: 'localhost', connection, [ROLES_HEADER]: roles.join(',') };
  return new Promise((done, failed) => {
    // A kept connection can be closed by the copy while it is used again.
    const options = { socketPath, path: request.url, method: request.method, headers, agent: false };
    const asked = ask(options, (answer) => {
      const status = answer.statusCode ?? 502;
      const begin = () => response.writeHead(status, headersOf(answer));
      answer.on('error', () => response.destroy());
      if (!whole) {
        done({ status, send: () => void answer.pipe(begin()) });
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        done({ status, body, send: () => void begin().end(body) });
      });
    });
    asked.on('error', failed);
    // A call that changes files is finished, also when the clerk has gone.
    if (!whole) response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
}

function headersOf({ headers }: IncomingMessage): Record<string, string | string[]> {
  const own = Object.fromEntries(
    Object.entries(headers).filter(
      (one): one is [string, string | string[]] =>
        one[1] !== undefined && one[0] !== 'set-cookie' && !DROPPED.has(one[0]),
    ),
  );
  return { ...securityHeaders, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', ...own };
}
