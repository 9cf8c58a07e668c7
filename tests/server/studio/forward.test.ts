import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forward } from '../../../server/studio/forward.ts';

let folder: string;
let copy: Server;
let studio: Server;
let connections = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'okienko-forward-'));
  const socket = join(folder, 'copy.sock');
  copy = createServer((_request, response) => void response.end('tak')).listen(socket);
  copy.on('connection', () => {
    connections += 1;
  });
  studio = createServer((request, response) => {
    forward(socket, request, response, { roles: [], whole: true }).then(
      ({ send }) => send(),
      () => response.writeHead(502).end(),
    );
  }).listen(0, '127.0.0.1');
  await Promise.all([once(copy, 'listening'), once(studio, 'listening')]);
});
afterAll(() => {
  for (const server of [studio, copy]) server.close();
  rmSync(folder, { recursive: true });
});

test('each call has a connection of its own: the copy may close a kept one just when it is used again', async () => {
  const { port } = studio.address() as AddressInfo;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect([await ask(), await ask(), await ask()]).toEqual(['tak', 'tak', 'tak']);
  expect(connections).toBe(3);
});

test('an answer that comes before the copy has read the whole call reaches the clerk', async () => {
  const { port } = studio.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(2_000_000) });
  expect([answer.status, await answer.text()]).toEqual([200, 'tak']);
});
