import type { IncomingMessage } from 'node:http';
import { bytesOf } from '../mock/bytesOf.ts';

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
