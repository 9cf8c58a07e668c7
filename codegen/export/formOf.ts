import type { IncomingMessage } from 'node:http';

/** Bytes of a form. */
const LARGEST = 8 * 1024;

/** The fields of a form as a page sends it; undefined: it is too long, or no form. */
export async function formOf(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  // A browser names the length, so a form without one is not read.
  if (!/^application\/x-www-form-urlencoded\b/.test(type) || length === undefined || Number(length) > LARGEST)
    return undefined;
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}
