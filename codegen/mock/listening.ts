import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const HOST = '127.0.0.1';

/** @param port 0: any free one @returns the port @throws Error when the port is taken */
export function listening(server: Server, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, HOST, () => done((server.address() as AddressInfo).port));
  });
}
