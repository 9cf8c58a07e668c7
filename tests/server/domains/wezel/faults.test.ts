import type { RequestListener } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { type Citizen, responseFor } from '../../../../server/demo/wezel/answers.ts';
import { sqliteDatabase } from '../../helpers.ts';
import { forged } from './forge.ts';
import { answering, backOf, browserOf, postArtifact, withWezel } from './wezelWorld.ts';

const world = withWezel(sqliteDatabase);
beforeEach(() => {
  world().office.clock.ms += 20 * 60_000;
  world().wezel.limitMs = 10_000;
  delete world().reply.listen;
});

/** Expects no session, and a redirect to the error page with this reason. */
async function expectRefused(trescBledu: string): Promise<void> {
  const back = await world().bringArtifact();
  expect([back.status, back.path, back.query]).toEqual([303, '/return-url-blad', { trescBledu }]);
  const { query } = world().office.database;
  const codes = query.selectFrom('kody').selectAll().where('rodzaj', 'in', ['WEZEL_LOGOWANIE', 'WEZEL_DANE']);
  expect(await codes.execute()).toEqual([]);
}

test.each<[string, RequestListener]>([
  ['does not answer', () => {}],
  ['sends half an answer and stalls', (_, response) => void response.write('<soap:Envelope')],
  ['closes the connection', (request) => void request.socket.destroy()],
  [
    'closes the connection in the middle',
    (request, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write('<soap:Envelope');
      setTimeout(() => request.socket.destroy(), 20);
    },
  ],
  ['fails', (_, response) => void response.writeHead(500).end('Internal error')],
  ['is in maintenance', (_, response) => void response.writeHead(503).end()],
  [
    'redirects to another site',
    (_, response) => void response.writeHead(302, { location: 'https://zly.example/' }).end(),
  ],
])('a node that %s counts as unavailable', async (_, listener) => {
  world().wezel.limitMs = 400;
  world().reply.listen = listener;
  await expectRefused('wezel-niedostepny');
});

test('an endless response of the node is cut off', async () => {
  const listener: RequestListener = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(50_000)));
    };
    response.on('drain', more);
    more();
  };
  world().reply.listen = listener;
  await expectRefused('bledna-odpowiedz');
  expect(world().reason()).toBe('too-large');
});

test('a node without a server, or on another machine without TLS, counts as unavailable', async () => {
  const { adresArtefaktow } = world().wezel;
  world().wezel.adresArtefaktow = 'http://127.0.0.1:1/';
  await expectRefused('wezel-niedostepny');
  world().wezel.adresArtefaktow = 'http://login.gov.pl/';
  await expectRefused('wezel-niedostepny');
  world().wezel.adresArtefaktow = adresArtefaktow;
});

test('a failure does not use up the attempt: the same artifact may be sent again', async () => {
  const anna = await world()
    .office.database.query.selectFrom('konta')
    .selectAll()
    .where('login', '=', 'anna.wisniewska')
    .executeTakeFirstOrThrow();
  const citizen: Citizen = {
    imie: anna.imie,
    nazwisko: anna.nazwisko,
    identyfikator: anna.pesel!,
    dataUrodzenia: '1980-05-05',
  };
  const attempt = await world().begin();
  const fail: RequestListener = (_, response) => void response.writeHead(500).end();
  world().reply.listen = fail;
  await expectRefused('wezel-niedostepny');
  delete world().reply.listen;
  world().reply.with = forged(world(), citizen, attempt);
  const { query } = await world().bringArtifact();
  const answer = await browserOf(world().office, attempt).post('/api/konto/wezel/odbior', { token: query.token });
  expect(answer.status).toBe(200);
});

test('a person who cancels at the node comes back to the error page, and the response counts once', async () => {
  const attempt = await world().begin();
  world().reply.with = answering(world(), (now) => responseFor(world().node, attempt, now));
  const back = await world().bringArtifact();
  expect([back.path, back.query]).toEqual(['/return-url-blad', { trescBledu: 'anulowano' }]);
  expect((await world().bringArtifact()).query).toEqual({ trescBledu: 'po-czasie' });
});

test.each([
  '',
  'SAMLart=',
  'SAMLart=kr%C3%B3tki',
  `SAMLart=${'a'.repeat(2000)}`,
  'SAMLart=AAQAAAcHBwcHBwcHBwcHBwcHBwcHBwcH&SAMLart=AAQAAAcHBwcHBwcHBwcHBwcHBwcHBwcH',
  'SAMLart=AAQAAAcHBwcHBwcHBwcHBwcHBwcHBwcH&SAMLArt=AAQAAAcHBwcHBwcHBwcHBwcHBwcHBwcH',
  'SAMLResponse=PHNhbWw+',
])('an invalid artifact is refused without a request to the node: %s', async (body) => {
  let asked = false;
  world().reply.with = () => {
    asked = true;
    return '';
  };
  const back = backOf(await postArtifact(world().office, body));
  expect([back.status, back.query]).toEqual([303, { trescBledu: 'bledna-odpowiedz' }]);
  expect(asked).toBe(false);
});

test('JSON and a huge form are refused, and a GET sets no cookie', async () => {
  const { anonymous } = world().office;
  expect((await anonymous.post('/wezel/acs', { SAMLart: 'x' })).status).toBe(400);
  expect((await postArtifact(world().office, `SAMLart=${'a'.repeat(20_000)}`)).status).toBe(400);
  expect((await anonymous.get('/wezel/acs')).headers['set-cookie']).toBeUndefined();
});

test('a sender of dozens of artifacts is throttled', async () => {
  const fail: RequestListener = (_, response) => void response.writeHead(500).end();
  world().reply.listen = fail;
  const statuses: number[] = [];
  for (let i = 0; i < 32; i++) statuses.push((await postArtifact(world().office, undefined, '10.9.9.9')).status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
