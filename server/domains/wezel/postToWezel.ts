import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { MessageRefusal } from '../../engine/xml/messageRefusal.ts';
import { LARGEST } from '../../engine/xml/parse.ts';
import type { Wezel } from './wezel.ts';

/** Only the node of the demo, which runs in this process, is called without TLS. */
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

/**
 * Posts a SOAP message to the node, with limits for the whole time and for the size of the answer. Redirects are not
 * followed, and over TLS the node's certificate must be issued by the configured authority.
 *
 * @throws MessageRefusal `unreachable` or `http`
 */
export function postToWezel(wezel: Wezel, message: string): Promise<string> {
  const url = new URL(wezel.adresArtefaktow);
  const plain = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
  if (!plain && url.protocol !== 'https:') throw new MessageRefusal('unreachable', 'no TLS');
  const options = {
    method: 'POST',
    agent: false as const,
    signal: AbortSignal.timeout(wezel.limitMs),
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      'content-length': Buffer.byteLength(message),
      soapaction: '""',
      connection: 'close',
    },
  };
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(cause instanceof MessageRefusal ? cause : unreachable(cause));
    const request = plain
      ? httpRequest(url, options)
      : httpsRequest(url, { ...options, minVersion: 'TLSv1.2', ca: wezel.urzadCertyfikacji });
    request.on('error', fail);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const refuse = (refusal: MessageRefusal) => {
        reject(refusal);
        request.destroy();
      };
      if (response.statusCode !== 200) return refuse(new MessageRefusal('http', String(response.statusCode)));
      response.on('error', fail);
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > LARGEST) refuse(new MessageRefusal('too-large'));
        else parts.push(part);
      });
      response.on('end', () => {
        if (!response.complete) return fail(new Error('cut'));
        try {
          resolve(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)));
        } catch (cause) {
          reject(new MessageRefusal('malformed', 'UTF-8', cause));
        }
      });
      response.on('close', () => response.complete || fail(new Error('cut')));
    });
    request.end(message);
  });
}

const unreachable = (cause: unknown): MessageRefusal =>
  new MessageRefusal('unreachable', (cause as { code?: string })?.code ?? '', cause);
