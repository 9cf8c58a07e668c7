import { createHash } from 'node:crypto';

/** A response of the API. */
export interface ApiResponse {
  status: number;
  body: string;
}

/** Requests a path of the API, relative to its base, as a visitor. */
export type Ask = (address: string) => Promise<ApiResponse>;

/** A response with the digest of its status and body. */
export interface DigestedResponse extends ApiResponse {
  digest: string;
}

export type DigestedAsk = (address: string) => Promise<DigestedResponse>;

/**
 * Pages that are drawn in the same moment share the responses that they need: configuration, menu, years.
 *
 * @param lastingMs how old a response may be
 */
export function sharedAsk(ask: Ask, lastingMs: number, now: () => number): DigestedAsk {
  const sent = new Map<string, { at: number; response: Promise<DigestedResponse> }>();
  return (address) => {
    const at = now();
    for (const [one, { at: sentAt }] of sent) {
      if (at - sentAt < lastingMs) break;
      sent.delete(one);
    }
    const response = sent.get(address)?.response ?? ask(address).then((one) => ({ ...one, digest: digestOf(one) }));
    if (!sent.has(address)) sent.set(address, { at, response });
    return response;
  };
}

const digestOf = ({ status, body }: ApiResponse): string =>
  createHash('sha256').update(`${status} ${body}`).digest('base64');
