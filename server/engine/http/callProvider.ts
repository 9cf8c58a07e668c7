import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { traced } from '../tracing/trace.ts';

/** The provider gave no usable response: the call is tried again later. */
export class ProviderFailure extends Error {}

/** Only a loopback address is called without TLS: the stand-in of a demo, or a test. */
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

export const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));

/** A request to a provider, with limits of time and size. */
export interface Call {
  url: URL;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** The time limit of the whole call, from the first byte sent to the last byte read. */
  limitMs: number;
  /** The maximum size of the response, in bytes. */
  largest: number;
  /** Finds the address of the host, or refuses it. */
  lookup?: LookupFunction;
  /** Only the status counts: the connection is closed before the body. */
  isBodyIgnored?: true;
}

/**
 * Calls a provider once. Redirects are not followed.
 *
 * @throws ProviderFailure for a missing, late, incomplete or too large response, and for one that is not UTF-8
 */
export async function callProvider(call: Call): Promise<ProviderAnswer> {
  const { status, bytes } = await fetchBytes(call);
  return { status, text: utf8(bytes) };
}

/** A text in UTF-8. @throws ProviderFailure */
export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw failureOf(cause);
  }
}

/** Any response of a provider. */
export interface ProviderBytes {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** The same for a response that may be a file. @throws ProviderFailure for a missing, late, incomplete or too large response */
export function fetchBytes(call: Call): Promise<ProviderBytes> {
  const about = { 'http.request.method': call.method, 'server.address': call.url.hostname };
  return traced(`${call.method} ${call.url.hostname}`, 'client', about, async (span) => {
    const answer = await fetchOnce(call, span?.traceparent);
    span?.set({ 'http.response.status_code': answer.status });
    return answer;
  });
}

function fetchOnce(call: Call, traceparent: string | undefined): Promise<ProviderBytes> {
  const { url, method, headers, body = '', limitMs, largest, lookup, isBodyIgnored } = call;
  if (!isSafe(url)) throw new ProviderFailure('no TLS');
  const options = {
    method,
    agent: false as const,
    ...(lookup && { lookup }),
    signal: AbortSignal.timeout(limitMs),
    headers: {
      ...headers,
      ...(traceparent && { traceparent }),
      ...(method !== 'GET' && { 'content-length': Buffer.byteLength(body) }),
      connection: 'close',
    },
  };
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(failureOf(cause));
    const request =
      url.protocol === 'http:' ? httpRequest(url, options) : httpsRequest(url, { ...options, minVersion: 'TLSv1.2' });
    request.on('error', fail);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      if (isBodyIgnored) {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.alloc(0) });
        return void request.destroy();
      }
      response.on('error', fail);
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size <= largest) return parts.push(part);
        reject(new ProviderFailure('too large'));
        request.destroy();
      });
      response.on('end', () => {
        if (!response.complete) return fail(new Error('cut'));
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) });
      });
      response.on('close', () => response.complete || fail(new Error('cut')));
    });
    request.end(body);
  });
}

/** The provider's response, with any status. */
export interface ProviderAnswer {
  status: number;
  text: string;
}

function failureOf(cause: unknown): ProviderFailure {
  if (cause instanceof ProviderFailure) return cause;
  const { name, code } = cause as { name?: string; code?: string };
  // The time limit is reported as an abort, by name or by code.
  const why = name === 'TimeoutError' || code === 'ABORT_ERR' ? 'too slow' : (code ?? 'no answer');
  return new ProviderFailure(why, { cause });
}
