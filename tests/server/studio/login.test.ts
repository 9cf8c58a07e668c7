import { afterAll, beforeAll, expect, test } from 'vitest';
import { printAudit } from '../../../server/app/audyt/print.ts';
import { changeUrzednik, closeUrzednik } from '../../../server/domains/urzednicy/urzednicyDesk.ts';
import { forOneDatabase, type TestDatabase } from '../helpers.ts';
import { HostedStudio, ONE_TIME, PASSWORD } from './hostedStudio.ts';

const LOGIN = '/dev/logowanie';

forOneDatabase((make) => {
  let database: TestDatabase;
  let studio: HostedStudio;
  beforeAll(async () => {
    database = await make();
    studio = await HostedStudio.open(database);
  }, 60_000);
  afterAll(async () => {
    await studio?.close();
    await database?.drop();
  });

  const log = async (login: string) =>
    (await studio.asOperator(({ db }) => printAudit(db, { login }))).split('\n').map((line) => line.split('\t'));

  test('without a session a page leads to the login, and a call is told that there is none', async () => {
    const nobody = studio.browser();
    const page = await nobody.page('/dev/');
    expect([page.status, page.headers.get('location')]).toEqual([303, LOGIN]);
    const call = await nobody.ask('/dev/studio/state');
    expect([call.status, (await call.json()).why.pl]).toEqual([401, expect.stringContaining('Sesja się skończyła')]);
    for (const path of ['/', '/api/konfiguracja', '/dev/studio.js', '/dev/events', '/dev/../dev/studio/state'])
      expect([path, (await nobody.ask(path)).status]).toEqual([path, 401]);
    expect(studio.copies.count).toBe(0);
  });

  test('the pages before the studio have a strict policy and no scripts', async () => {
    const answer = await studio.browser().page(LOGIN);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).not.toContain('<script');
    expect(html).toContain('<h1>Logowanie do studia</h1>');
    expect(await (await studio.browser().page(LOGIN, { 'accept-language': 'en-GB' })).text()).toContain('Log in to');
    for (const [, path = ''] of html.matchAll(/<link [^>]*href="([^"]+)"/g))
      expect([path, (await studio.browser().ask(path)).status]).toEqual([path, 200]);
  });

  test('the pages before the studio have the contrast and letters that were chosen in the portal inside it', async () => {
    const page = async (headers: Record<string, string>) => (await studio.browser().page(LOGIN, headers)).text();
    expect(await page({ cookie: 'okienko.czytanie=uk.yb.2' })).toContain(
      '<html lang="pl" data-contrast="yb" data-font="2">',
    );
    expect(await page({ cookie: 'okienko.czytanie=pl."><b>.9' })).toContain('<html lang="pl" data-font="1">');
  });

  test('a login needs password and code; the cookie is out of reach of scripts, and no code is valid twice', async () => {
    const ewa = await studio.clerk('dwa.kroki', 'TEKSTY');
    const again = studio.browser();
    const first = await again.send(LOGIN, { login: 'dwa.kroki', haslo: PASSWORD });
    expect([first.status, first.headers.get('location')]).toEqual([303, '/dev/kod']);
    expect((await again.page('/dev/')).headers.get('location')).toBe(LOGIN);
    const used = await again.send('/dev/kod', { kod: studio.code(ewa.key) });
    expect([used.status, await used.text()]).toEqual([422, expect.stringContaining('Kod jest nieprawidłowy')]);
    studio.office.clock.ms += 30_000;
    const done = await again.send('/dev/kod', { kod: studio.code(ewa.key) });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/dev/']);
    expect(done.headers.getSetCookie()[0]).toMatch(
      /^__Host-studio=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    // Another login has ended the first session.
    expect((await ewa.ask('/dev/studio/state')).status).toBe(401);
    expect((await log('dwa.kroki')).map(([, , , , kind, , about]) => [kind, about?.includes('STUDIO')])).toEqual([
      ['KONTO', false],
      ['KLUCZ', true],
      ['LOGOWANIE', true],
      ['ODMOWA_LOGOWANIA', true],
      ['LOGOWANIE', true],
    ]);
  });

  test('wrong passwords and unknown logins are alike, and are counted', async () => {
    const texts = new Set<string>();
    for (const login of ['nikogo.nie.ma', 'dwa.kroki'])
      texts.add(await (await studio.browser().send(LOGIN, { login, haslo: 'Zle-Haslo-1' })).text());
    expect([...texts]).toEqual([expect.stringContaining('Błędny login lub hasło.')]);
    const codes: number[] = [];
    for (let tries = 0; tries < 22; tries++)
      codes.push((await studio.browser().send(LOGIN, { login: `obcy.${tries}`, haslo: 'x' })).status);
    expect([codes[0], codes.at(-1)]).toEqual([422, 429]);
    studio.office.clock.ms += 2 * 60_000;
  }, 30_000);

  test('a clerk without a role cannot enter, and one who loses the last role is out at the next call', async () => {
    const nobody = await studio.clerk('bez.roli');
    expect((await nobody.page('/dev/')).headers.get('location')).toBe(LOGIN);
    expect((await log('bez.roli')).map((line) => line[4])).toContain('ODMOWA_DOSTEPU');
    const ewa = await studio.clerk('byla.rola', 'TEKSTY');
    await studio.asOperator((desk) => changeUrzednik(desk, 'byla.rola', { studio: [] }));
    const page = await ewa.page('/dev/');
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('nie ma żadnej roli')]);
    expect(studio.copies.count).toBe(0);
  });

  test('a session ends without activity, with its account, and at a logout', async () => {
    const late = await studio.clerk('pozna', 'TEKSTY');
    studio.office.clock.ms += 601_000;
    expect((await late.ask('/dev/studio/state')).status).toBe(401);
    const closed = await studio.clerk('zamknieta', 'TEKSTY');
    await studio.asOperator((desk) => closeUrzednik(desk, 'zamknieta'));
    expect((await closed.ask('/dev/studio/state')).status).toBe(401);
    const ewa = await studio.clerk('wychodzi', 'TEKSTY');
    const held = ewa.cookies.get('__Host-studio')!;
    expect((await ewa.send('/dev/wyloguj', {})).status).toBe(204);
    ewa.cookies.set('__Host-studio', held);
    expect((await ewa.ask('/dev/studio/state')).status).toBe(401);
    expect((await log('wychodzi')).map((line) => line[4])).toContain('WYLOGOWANIE');
  });

  test('no session of the desk is one of the studio, and half a session is none', async () => {
    const ewa = await studio.clerk('polowa', 'TEKSTY');
    const [token, ciasteczko] = ewa.cookies.get('__Host-studio')!.split('.');
    for (const half of [token!, `${token}.`, `${ciasteczko}.${token}`, `${token}.${token}`]) {
      ewa.cookies.set('__Host-studio', half);
      expect((await ewa.ask('/dev/studio/state')).status).toBe(401);
    }
    const row = await studio.office.database.query
      .selectFrom('sesjeUrzednikow')
      .select(['miejsce', 'tokenHash'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.miejsce).toBe('STUDIO');
    await studio.office.database.query
      .updateTable('sesjeUrzednikow')
      .set({ miejsce: 'BIURKO' })
      .where('tokenHash', '=', row.tokenHash)
      .execute();
    ewa.cookies.set('__Host-studio', `${token}.${ciasteczko}`);
    expect((await ewa.ask('/dev/studio/state')).status).toBe(401);
  });

  test('a call from elsewhere, or under another name, is refused', async () => {
    const nobody = studio.browser();
    const login = { method: 'POST', body: new URLSearchParams({ login: 'x', haslo: ONE_TIME }) };
    const statuses = async (headers: Record<string, string>) => (await nobody.ask(LOGIN, { ...login, headers })).status;
    expect(await statuses({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statuses({ 'sec-fetch-site': 'same-site' })).toBe(403);
    // A browser writes Sec-Fetch-Site, no page can; a form without a referrer has no origin.
    expect(await statuses({ origin: 'null' })).toBe(422);
    for (const origin of ['https://obcy.example', 'null']) {
      const old = await studio.server.inject({ method: 'POST', url: LOGIN, headers: { host: 'localhost', origin } });
      expect([origin, old.statusCode]).toEqual([origin, 403]);
    }
    expect((await nobody.ask('/dev/studio/state', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    // A link elsewhere leads to the login all the same.
    const from = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      accept: 'text/html',
      host: 'localhost',
    };
    expect((await studio.server.inject({ url: '/dev/', headers: from })).statusCode).toBe(303);
    const { statusCode } = await studio.server.inject({ url: LOGIN, headers: { host: 'obcy.example' } });
    expect(statusCode).toBe(421);
    const bare = await studio.server.inject({ method: 'POST', url: LOGIN, headers: { host: 'localhost' } });
    expect(bare.statusCode).toBe(403);
  });
});
