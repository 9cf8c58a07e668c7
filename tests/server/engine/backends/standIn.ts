import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that the stand-in received. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = { status?: number; json?: unknown; headers?: Record<string, string>; text?: string } | 'cut' | 'silent';

/** Another backend of the municipality: it records each call and answers as the test says. */
export async function standIn() {
  const calls: Received[] = [];
  let next: (call: Received) => Answer = () => ({ json: {} });
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url = '', headers } = request;
    const call = { method, url, headers, body: Buffer.concat(parts).toString() };
    calls.push(call);
    const answer = next(call);
    if (answer === 'silent') return;
    if (answer === 'cut')
      return void response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy());
    const { status = 200, json, headers: more = {}, text = JSON.stringify(json) } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    answers(how: typeof next) {
      calls.length = 0;
      next = how;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
export type StandIn = Awaited<ReturnType<typeof standIn>>;
