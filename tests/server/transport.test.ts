import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../codegen/site/securityHeaders.ts';
import { attachment } from '../../server/engine/http/attachment.ts';
import { forOneDatabase, withOffice } from './helpers.ts';

const ASSET = '/assets/index-abc123.js';
const H = 'Host: localhost\r\nConnection: close\r\n';

/** The response to these bytes: status, headers in lower case, body. */
async function raw(port: number, bytes: string) {
  const text = await new Promise<string>((resolve, reject) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('utf8').on('data', (part) => (got += part));
    socket.on('close', () => resolve(got)).on('error', reject);
  });
  const [head = '', body = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1]), headers, body, rest: rest.join('') };
}

forOneDatabase((make) => {
  const office = withOffice(make);
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await office().app.server.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  describe('invalid HTTP is refused with the usual error format', () => {
    it.each([
      ['no HTTP at all', 'garbage\r\n\r\n', 400],
      ['an unknown method', `BREW / HTTP/1.1\r\n${H}\r\n`, 400],
      ['headers of 20 kB', `GET / HTTP/1.1\r\n${H}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
      ['an address of 17 kB', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\n${H}\r\n`, 431],
      ['a NUL in the address', `GET /a\u0000b HTTP/1.1\r\n${H}\r\n`, 400],
      ['a space in a header name', `GET /api/pi/stan HTTP/1.1\r\n${H}A b: x\r\n\r\n`, 400],
      [
        'two lengths of one body',
        `POST /api/konto/token HTTP/1.1\r\n${H}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
        400,
      ],
      ['no Host', 'GET /api/pi/stan HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['two Hosts', `GET /api/pi/stan HTTP/1.1\r\n${H}Host: other\r\n\r\n`, 400],
      ['an expectation that nobody meets', `POST /api/konto/token HTTP/1.1\r\n${H}Expect: tea\r\n\r\n`, 417],
      [
        'a chunk without a length',
        `POST /api/konto/token HTTP/1.1\r\n${H}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n\r\n`,
        400,
      ],
      [
        'a coding that is not chunked',
        `POST /api/konto/token HTTP/1.1\r\n${H}Content-Type: application/json\r\nTransfer-Encoding: gzip\r\n\r\nx`,
        400,
      ],
    ])('%s', async (_name, bytes, status) => {
      const answer = await raw(port, bytes);
      expect(answer.status).toBe(status);
      expect(answer.rest, 'one response').toBe('');
      const { nrSprawy, ...rest } = JSON.parse(answer.body);
      expect(rest).toEqual({ kod: 'BLEDNE_ZADANIE', opis: 'Tego żądania nie da się wykonać: coś w nim jest błędne.' });
      expect(nrSprawy).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers.get(name), name).toBe(value);
    });
  });

  it('a client that sends slowly is noticed within seconds after its time', () => {
    const { server } = office().app.server;
    const { requestTimeout, headersTimeout } = server;
    const { connectionsCheckingInterval } = server as unknown as { connectionsCheckingInterval: number };
    expect([requestTimeout, headersTimeout, connectionsCheckingInterval]).toEqual([30_000, 10_000, 2000]);
    expect(server.maxConnections).toBe(5000);
  });

  it('a body that is malformed after its response gets no second one', async () => {
    const text = await new Promise<string>((resolve) => {
      let got = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /api/pi/stan HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'),
      );
      socket.setEncoding('utf8').on('data', (part) => {
        if (!got) socket.write('x\r\n\r\n');
        got += part;
      });
      socket.on('close', () => resolve(got));
    });
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });

  it('a body that the client cuts off is no failure of the office', async () => {
    const { lines } = office();
    const before = lines.length;
    await new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /api/konto/token HTTP/1.1\r\n${H}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"lo`,
        );
        setTimeout(() => socket.resetAndDestroy(), 100);
      });
      socket.on('close', () => setTimeout(done, 200));
    });
    expect(lines.slice(before).filter((line) => line.includes('awaria'))).toEqual([]);
  });

  describe('HEAD is GET without the body', () => {
    it.each([
      '/',
      '/nie-ma',
      ASSET,
      '/assets/nie-ma.js',
      '/api/pi/stan',
      '/api/lista-uslug?lang=en',
      '/api/openapi.json',
      '/api/naleznosci/lista',
      '/api/nie-ma',
      '/api/fk/gmina/dajDochodyBudzetu?rok=x',
      '/api/fk/gmina/dajDochodyBudzetuPdf?rok=2026',
    ])('%s', async (url) => {
      const get = await office().anonymous.get(url);
      const head = await office().anonymous.send('HEAD', url);
      expect([head.status, head.text]).toEqual([get.status, '']);
      const lasting = ({ date: _d, 'content-length': _l, connection: _c, ...rest }: typeof get.headers) => rest;
      expect(lasting(head.headers)).toEqual(lasting(get.headers));
    });

    it('and never has the effect of POST', async () => {
      for (const url of ['/api/konto/token', '/api/zgloszenia', '/api/pi/wylogowanie']) {
        const answer = await office().anonymous.send('HEAD', url);
        expect([401, 404], url).toContain(answer.status);
      }
    });
  });

  it.each(['OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'DELETE', 'PUT'])(
    '%s is not found at any address',
    async (method) => {
      for (const url of ['/', ASSET, '/m/x.json', '/api/pi/stan', '/api/konto/token']) {
        const answer = await office().anonymous.send(method as 'PUT', url);
        expect([answer.status, answer.json().kod], url).toEqual([404, 'NIE_ZNALEZIONO']);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    },
  );

  describe('no address reads beyond the served files', () => {
    const ways = ['..', '%2e%2e', '.%2e', '%2e%2e%2f', '..%5c', '..%00', '%252e%252e', '....//', '%c0%ae%c0%ae'];
    const targets = ['package.json', 'etc/passwd', 'server/main.ts', 'var/demo-pepper', 'var/okienko.sqlite'];
    const folders = ['/', '/m/', '/assets/', '/api/', '//', '/m//'];
    const all = folders.flatMap((folder) =>
      ways.flatMap((way) => targets.map((target) => `${folder}${`${way}/`.repeat(4)}${target}`)),
    );
    it(`${all.length} ways`, async () => {
      const page = (await office().anonymous.get('/nie-ma')).text;
      const seen = new Set<number>();
      for (const url of all) {
        const answer = await office().anonymous.get(url);
        seen.add(answer.status);
        expect([400, 404], url).toContain(answer.status);
        // Such an address gets the page of any unknown one, whose code leads home.
        if (answer.headers['content-type'] === 'text/html; charset=utf-8')
          expect(withoutLinks(answer.text), url).toBe(withoutLinks(page));
        else expect(answer.text, url).not.toMatch(/okienko|root:/);
      }
      expect([...seen].sort()).toEqual([400, 404]);
    });
  });

  it('the name of a municipality is escaped in its page', async () => {
    const { municipality } = office();
    const name = `</script><script>alert(1)</script><!--<script>\u2028"'&lt;</title>`;
    office().app.replaceMunicipality({ ...municipality, manifest: { ...municipality.manifest, name } });
    const { text } = await office().anonymous.get('/');
    office().app.replaceMunicipality(municipality);
    const [, json] = /<script type="application\/json" id="manifest">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(json ?? '').name).toBe(name);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<!--<script>');
    expect(/<title>(.*?)<\/title>/s.exec(text)?.[1]).not.toMatch(/[<]/);
  });
});

/** The page without the links that depend on its address. */
const withoutLinks = (html: string): string =>
  html.replace(/<template[\s\S]*?<\/template>/g, '').replace(/<div id="portal">[\s\S]*?<script type/, '<script type');

describe('the name of a file', () => {
  it.each([
    ['half a character', 'x\ud83d.pdf'],
    ['a name cut in the middle of a character', `${'💧'.repeat(59)}x.pdf`],
    ['a turned reading direction', 'faktura\u202efdp.exe'],
    ['a second header', 'a\r\nSet-Cookie: b=c\u0085\u2028.pdf'],
    ['another parameter', 'a"; filename="b.exe'],
  ])('is plain with %s', (_what, name) => {
    const header = attachment(name);
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.~!%*-]+$/);
    expect(header).toMatch(/^[^"]*"[^"\\]*"[^"]*$/);
    const own = decodeURIComponent(header.split("''")[1]!);
    expect(own.isWellFormed()).toBe(true);
    expect(own).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  });
});
