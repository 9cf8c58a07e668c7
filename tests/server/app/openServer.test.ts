import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openServer } from '../../../server/app/openServer.ts';

test('the address of a client that has gone is still known', async () => {
  const server = openServer({ trustedProxies: 0 });
  const { promise: seen, resolve: see } = Promise.withResolvers<string | undefined>();
  server.post('/', async (request) => {
    const gone = new Promise((done) => request.raw.socket.once('close', done));
    client.destroy();
    await gone;
    see(request.ip);
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };
  const client = connect(port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
  expect(await seen).toBe('127.0.0.1');
  await server.close();
});
