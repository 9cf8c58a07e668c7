import type { IncomingMessage } from 'node:http';

/** Is it a request of another site? Such a page may change nothing here. */
export const isForeign = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined && (!URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host);

/** @param most bytes; a larger body is none */
export async function jsonOf(request: IncomingMessage, most = 100_000): Promise<unknown> {
  try {
    return JSON.parse((await bytesOf(request, most)).toString('utf8'));
  } catch {
    return {};
  }
}

/** @throws RangeError when there are more */
export async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new RangeError('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
