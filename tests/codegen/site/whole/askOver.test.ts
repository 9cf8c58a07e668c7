import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { askOver, reachableBase } from '../../../../codegen/site/whole/askOver.ts';

test('only the API is requested, without cookies and redirects, and a backend that is away counts as 502', async () => {
  const requests: string[] = [];
  const server = createServer(({ url, headers }, response) => {
    requests.push(`${url} ${headers.cookie}`);
    if (url === '/api/away') response.writeHead(302, { location: '/secret' }).end();
    else response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = askOver(`${origin}/api/`);
  expect(await ask('/pi/stan?lang=pl')).toEqual({ status: 200, body: '{}' });
  expect((await ask('/away')).status).toBe(502);
  for (const outside of ['/../secret', '/%2e%2e/secret', 'x/../../secret', 'evil/'])
    expect(await ask(outside), outside).toEqual({ status: 404, body: '' });
  expect(await askOver('http://127.0.0.1')('.evil.example/')).toEqual({ status: 404, body: '' });
  expect(requests).toEqual(['/api/pi/stan?lang=pl undefined', '/api/away undefined']);
  await new Promise((done) => server.close(done));
  expect((await ask('/pi/stan')).status).toBe(502);
});

test('a base that is a path is reached at the office', () => {
  expect(reachableBase('/api', 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080/api');
  expect(reachableBase('https://api.example/v1', 'http://127.0.0.1:8080')).toBe('https://api.example/v1');
});
