import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { endStalled } from '../../../server/app/endStalled.ts';

const WORK_MS = 400;

/** A server that is told to end after a client has sent something. @returns what the client has read when the server has ended */
async function ending(sends: string, { quietMs = 100, isRead = true } = {}): Promise<string> {
  const server = Fastify();
  endStalled(server, { everyMs: 20, unusedMs: 50, quietMs });
  server.post('/', async () => 'taken');
  server.get('/slow', () => setTimeout(WORK_MS, 'done'));
  server.get('/large', (_request, reply) => reply.send(Buffer.alloc(64 << 20)));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void client.destroy());
  let read = '';
  if (isRead) client.setEncoding('utf8').on('data', (part) => (read += part));
  await once(client, 'connect');
  client.write(sends);
  await setTimeout(50);
  server.server.keepAliveTimeout = 1;
  await server.close();
  return read;
}

it.each([
  ['has sent nothing', ''],
  ['has sent half of the headers', 'GET / HTTP/1.1\r\nHo'],
  [
    'has sent half of the body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nabc',
  ],
])('a server that ends does not wait for a client that %s', async (_what, sends) => {
  expect(await ending(sends)).toBe('');
});

it('nor for one that does not read its answer', async () => {
  expect(await ending('GET /large HTTP/1.1\r\nHost: a\r\n\r\n', { isRead: false })).toBe('');
});

it('a call that is worked on gets its answer', async () => {
  const read = await ending('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', { quietMs: 10 * WORK_MS });
  expect(read).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*done$/);
});
