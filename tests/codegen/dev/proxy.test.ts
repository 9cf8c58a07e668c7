import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeAt } from '../../../codegen/dev/proxy.ts';

/** The requests that the office and another server received, with their Origin. */
const received: { who: string; url: string; origin: string | undefined }[] = [];
const listener = (who: string) =>
  createServer(({ url = '', headers: { origin } }, response) => {
    received.push({ who, url, origin });
    response.end();
  });
const [office, stranger] = [listener('office'), listener('stranger')];
const dev = createServer((asked, response) => {
  if (!officeAt(new URL(addressOf(office)), '/api')(asked, response)) response.writeHead(404).end();
});
const all = [office, stranger, dev];
const addressOf = (server: typeof dev) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(() => Promise.all(all.map((one) => new Promise<void>((done) => one.listen(0, '127.0.0.1', done)))));
afterAll(() => Promise.all(all.map((one) => new Promise((done) => one.close(done)))));

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<void>((done, failed) => {
    const { port } = dev.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => answer.resume().on('end', done))
      .on('error', failed)
      .end();
  });

test('every path is sent to the office and to no other host', async () => {
  const elsewhere = addressOf(stranger).slice('http:'.length);
  for (const path of [`/api${elsewhere}/x`, `/api/..${elsewhere}`, '/api?a=1', '/api', '/platnosci/a']) await ask(path);
  expect(received.splice(0).map(({ who }) => who)).toEqual(Array(5).fill('office'));
});

test('only the own origin is replaced by that of the office', async () => {
  for (const origin of [addressOf(dev), 'https://evil.example', 'null']) await ask('/api/a', { origin });
  expect(received.splice(0).map(({ origin }) => origin)).toEqual([addressOf(office), 'https://evil.example', 'null']);
});
