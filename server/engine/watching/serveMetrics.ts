import { createServer, type Server } from 'node:http';
import { StartError } from '../config/startError.ts';

/** Where Prometheus reads. */
export interface Address {
  host: string;
  port: number;
}

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Serves metrics at an address of their own, which is not the portal's: their reader is inside the network.
 *
 * @throws StartError
 */
export async function serveMetrics(text: () => Promise<string>, { host, port }: Address): Promise<Server> {
  const server = createServer((_request, response) => {
    const answer = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    text().then(
      (metrics) => answer(200, TYPE, metrics),
      (failure) => answer(500, 'text/plain; charset=utf-8', String(failure)),
    );
  });
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(port, host, done);
    });
  } catch (failure) {
    const { code } = failure as { code?: string };
    throw new StartError(
      `Metrics cannot be read at OKIENKO_METRYKI=${host}:${port} (${code}): use a free port of this machine.`,
    );
  }
  return server;
}

/** Ends also the connections that a reader keeps: they would keep the office running. */
export async function closeMetrics(server: Server | undefined): Promise<void> {
  const closed = server && new Promise((done) => server.close(done));
  server?.closeAllConnections();
  await closed;
}
