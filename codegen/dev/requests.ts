import type { IncomingMessage } from 'node:http';

/** Is it a request of another site? Such a page may change nothing here. */
export const isForeign = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined && (!URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host);

export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.length > 100_000) return {};
  }
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
