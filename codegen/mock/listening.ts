import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const HOST = '127.0.0.1';

/** @param port 0: any free one @returns the port @throws Error when the port is taken */
export async function listening(server: Server, port: number): Promise<number> {
  await opened(server, () => server.listen(port, HOST));
  return (server.address() as AddressInfo).port;
}

/** Listens on a socket in a folder of this user's own: no other user reaches it, and no port is taken. */
export const listeningAt = (server: Server, socket: string): Promise<void> =>
  opened(server, () => server.listen(socket));

function opened(server: Server, listen: () => void): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.once('listening', done);
    listen();
  });
}
