import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type News, newsOf } from '../../../codegen/dev/news.ts';
import { type DevServer, serveDev } from '../../../codegen/dev/server.ts';
import { drop, portal, small } from './folders.ts';

let folder: string;
let server: DevServer;
const printed: string[] = [];

beforeAll(async () => {
  folder = small();
  server = await serveDev({ folder, portal: portal(), port: 0, say: (line) => printed.push(line) });
});
afterAll(async () => {
  await server.close();
  drop();
});

/** A request whose path and headers go out as they are. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
  const { port } = new URL(server.address);
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, failed) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

/** The events of the server, in their order. */
async function* news(): AsyncGenerator<News> {
  const answer = await fetch(`${server.address}/dev/events`);
  let text = '';
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield JSON.parse(text.slice('data: '.length, end)) as News;
      text = text.slice(end + 2);
    }
  }
}

describe('the page', () => {
  test('its code is sent without types, and its policy allows no inline code', async () => {
    const page = await raw('/dev/');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<style|<script(?! type="module" src=)|\son\w+=|\sstyle=/);
    const code = await raw('/dev/main.ts');
    expect(code.headers['content-type']).toMatch(/^text\/javascript/);
    expect(() => new Function(code.body.replace(/^import .*$/gm, ''))).not.toThrow();
    expect(code.body).not.toMatch(/import \{.*\} from '\.\.\//);
  });

  test('a saved mistake is shown with line and caret until it is repaired; the last good version runs on', async () => {
    const file = join(folder, 'screens/slowa.json');
    const text = readFileSync(file, 'utf8');
    const events = news();
    const before = (await events.next()).value as News;
    expect([before.name, before.problems.filter(({ severity }) => severity === 'error')]).toEqual(['Gmina Próbna', []]);

    writeFileSync(file, text.replace('"content"', '"contnet"'));
    const broken = (await events.next()).value as News;
    const problem = broken.problems.find(({ code }) => code === 'key.unknown');
    expect(problem).toMatchObject({ file: 'screens/slowa.json', path: file });
    expect(problem?.text?.slice(problem.from, problem.to)).toBe('"contnet"');
    expect([broken.stale, broken.version]).toEqual([true, before.version]);
    expect(
      broken.groups.flatMap(({ screens }) => screens).find(({ name }) => name === 'slowa')?.errors,
    ).toBeGreaterThan(0);
    expect(printed.at(-1)).toContain('^^^^^^^^^');
    expect((await raw('/slowa')).status).toBe(200);

    writeFileSync(file, text);
    const mended = (await events.next()).value as News;
    expect([mended.stale, mended.version]).toEqual([false, before.version]);
    await events.return(undefined);
  });
});

test('a screen may have any name that a file may have', async () => {
  const config = join(folder, 'services.config.json');
  const text = readFileSync(config, 'utf8');
  const name = 'slowa(1';
  cpSync(join(folder, 'screens/slowa.json'), join(folder, `screens/${name}.json`));
  writeFileSync(
    config,
    text.replace('"screens": {', `"screens": { "${name}": { "path": "/inne", "access": "public" },`),
  );
  await server.look();
  const names = newsOf(server.workbench, true, false).groups.flatMap(({ screens }) =>
    screens.map((screen) => screen.name),
  );
  expect(names).toContain(name);
  rmSync(join(folder, `screens/${name}.json`));
  writeFileSync(config, text);
  await server.look();
});

test('a screen that gets a number from another one is opened by an address with the number of the example', async () => {
  const config = join(folder, 'services.config.json');
  const text = readFileSync(config, 'utf8');
  const file = join(folder, 'screens/pojazdy.json');
  writeFileSync(
    config,
    text.replace('"screens": {', '"screens": { "pojazdy": { "path": "/pojazdy", "access": "full" },'),
  );
  const number = 'params.idKartyNaleznosci';
  const data = { wykaz: { operation: 'dajWykazPojazdowPlatnika', args: { idKartyNaleznosci: number } } };
  const count = { id: 'liczba', type: 'metric', label: 'proba.tytul', value: 'count(data.wykaz.listaPojazdow)' };
  const params = { idKartyNaleznosci: { type: 'integer' } };
  writeFileSync(file, JSON.stringify({ title: 'proba.tytul', params, data, content: [count] }));
  await server.look();
  expect(server.workbench.found.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const listed = newsOf(server.workbench, true, false).groups.flatMap(({ screens }) => screens);
  expect(listed.find(({ name }) => name === 'pojazdy')?.address).toMatch(/^\/pojazdy\?idKartyNaleznosci=\d+$/);
  const { manifest, files } = server.workbench.running!.municipality;
  expect(manifest.screens.pojazdy?.params).toEqual({ idKartyNaleznosci: 'query' });
  const drawn = JSON.parse(files.get(manifest.screens.pojazdy!.file)!.body);
  expect(drawn.params.idKartyNaleznosci.in).toBe('query');
  rmSync(file);
  writeFileSync(config, text);
  await server.look();
});

describe('the portal inside', () => {
  test('its page is marked for development, may be framed by its own origin, and has no worker', async () => {
    const page = await raw('/slowa');
    expect(page.body).toContain('<html data-dev lang="pl"');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await raw('/sw.js')).status).toBe(404);
    const manifest = JSON.parse(page.body.match(/id="manifest">([^<]*)</)?.[1] ?? '');
    expect(manifest.api.base).toBe('/api');
  });

  test('its office answers in the states that were set', async () => {
    const headers = { 'content-type': 'application/json' };
    const full = JSON.parse((await raw('/api/fk/gmina/dajLataBudzetowe')).body);
    expect(full.lataBudzetowe.length).toBeGreaterThan(0);
    await raw('/dev/settings', headers, 'PUT', JSON.stringify({ operations: { dajLataBudzetowe: 'empty' } }));
    expect(JSON.parse((await raw('/api/fk/gmina/dajLataBudzetowe')).body).lataBudzetowe).toEqual([]);
    await raw('/dev/settings', headers, 'PUT', JSON.stringify({ state: 'failing' }));
    expect((await raw('/api/fk/gmina/dajLataBudzetowe')).status).toBe(500);
    await raw('/dev/settings', headers, 'PUT', 'no JSON');
    expect((await raw('/api/fk/gmina/dajLataBudzetowe')).status).toBe(200);
  });
});

describe('requests of others', () => {
  test('a foreign host name is refused', async () => {
    for (const path of ['/', '/dev/', '/dev/events', '/api/fk/gmina/dajLataBudzetowe'])
      expect((await raw(path, { host: 'evil.example' })).status).toBe(421);
  });

  test('another site cannot change the settings', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' };
    expect((await raw('/dev/settings', headers, 'PUT', '{"state":"failing"}')).status).toBe(403);
    expect((await raw('/dev/settings', { origin: 'null' }, 'PUT', '{}')).status).toBe(403);
  });

  test.each([
    '/dev/../../../../etc/passwd',
    '/dev/..%2f..%2fserver.ts',
    '/dev//etc/passwd',
    '/assets/../index.html',
    '/m/..%2f..%2fpackage.json',
    '/@fs/etc/passwd',
    '/package.json',
    '/services.config.json',
  ])('no file outside is served: %s', async (path) => {
    const { body } = await raw(path);
    expect(body).not.toMatch(/root:|"uslugaId"|"dependencies"|createServer/);
  });
});
