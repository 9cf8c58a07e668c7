import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Received } from './eventSchemas.ts';

/** A request that a receiver got. */
export interface Hit {
  headers: Record<string, string>;
  body: string;
  event: Received;
}

/** A system that events are sent to, and how it behaves. */
export interface Receiver {
  adres: string;
  hits: Hit[];
  /** Answers from now on. */
  answer(how: (response: ServerResponse, request: IncomingMessage) => void): void;
  close(): void;
}

export const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();

/** Listens on this machine; takes everything at first. */
export async function openReceiver(): Promise<Receiver> {
  let how: (response: ServerResponse, request: IncomingMessage) => void = status(204);
  const hits: Hit[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    response.on('error', () => {});
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      hits.push({ headers: request.headers as Record<string, string>, body, event: JSON.parse(body) });
      how(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    adres: `http://127.0.0.1:${port}/zdarzenia`,
    hits,
    answer(next) {
      how = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
