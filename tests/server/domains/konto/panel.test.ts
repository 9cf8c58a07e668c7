import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../../server/demo/kit/demoAccounts.ts';
import { zapisz2Fa } from '../../../../server/domains/konto/panel/dwuetapowe.ts';
import { zmienEmail } from '../../../../server/domains/konto/panel/email.ts';
import { zmienHaslo } from '../../../../server/domains/konto/panel/haslo.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { findSession } from '../../../../server/engine/session/sessions.ts';
import { codeAt, STEP_MS } from '../../../../server/engine/session/totp.ts';
import {
  type Answer,
  BY_HAND,
  type Client,
  clientOf,
  forOneDatabase,
  PEPPER,
  type TestOffice,
  TODAY,
  withOffice,
} from '../../helpers.ts';

// Each login computes a hash; on a busy machine these add up.
vi.setConfig({ testTimeout: 30_000 });

const MINUTE = 60_000;
const WHO = '/api/konto/uzytkownik';
const NEW_PASSWORD = 'Zielony-Traktor-88';

const kod = (answer: Answer) => [answer.status, answer.json().kod];

/** The client after a change: with the token and the cookie of the response. */
function renewed(office: TestOffice, answer: Answer): Client {
  const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
  const cookie = lines.find((line) => line.startsWith('__Host-es='))?.split(';')[0];
  return clientOf(() => office.app, { token: answer.json().token, cookie });
}

const status = async (client: Client) => (await client.get(WHO)).status;

const enter = (office: TestOffice, login: string, haslo: string) =>
  office.anonymous.post('/api/konto/token', { login, haslo });

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: '500' });
  let unused: string[];
  beforeAll(async () => {
    const { query } = office().database;
    const rows = await query.selectFrom('konta').select('login').where('login', 'like', 'mieszkaniec%').execute();
    unused = rows.map((row) => row.login);
  });
  /** Each test has an account of its own. */
  const nextLogin = (): string => {
    const login = unused.pop();
    if (!login) throw new Error('The commune of the test has too few accounts.');
    return login;
  };
  const konto = (login: string) =>
    office().database.query.selectFrom('konta').selectAll().where('login', '=', login).executeTakeFirstOrThrow();
  const mailTo = (adresat: string) =>
    office()
      .database.query.selectFrom('poczta')
      .select(['temat', 'tekst', 'klucz'])
      .where('adresat', '=', adresat)
      // The login is reported by a mail too.
      .where('klucz', 'not like', 'noweLogowanie:%')
      .orderBy('id')
      .execute();

  /** An operation of this client whose session was read a moment ago. */
  const contextOf = async ({ token, cookie }: Client) => {
    const { config, municipality, clock, database } = office();
    const parts = { db: database.query, secrets: secretsOf(PEPPER), config };
    const now = new Date(clock.ms);
    const session = await findSession(parts, { token, ciasteczko: cookie?.split('=')[1] }, clock.ms);
    const caller = { ip: '10.70.0.1', agent: '', cookies: cookie, lang: 'pl', headers: {}, services: {} } as const;
    return { ...BY_HAND, ...parts, ...caller, municipality, now, today: TODAY, session, podmiot: undefined };
  };

  describe('a change of password', () => {
    it('ends every session, begins a new one and sends the owner a mail', async () => {
      const login = nextLogin();
      const [here, elsewhere] = [await office().login(login), await office().login(login)];
      const answer = await here.post('/api/konto/haslo', { stareHaslo: DEMO_PASSWORD, noweHaslo: NEW_PASSWORD });
      expect(answer.status).toBe(200);
      expect([await status(here), await status(elsewhere)]).toEqual([401, 401]);
      expect(await status(renewed(office(), answer))).toBe(200);
      expect(kod(await enter(office(), login, DEMO_PASSWORD))).toEqual([422, '1001']);
      expect((await enter(office(), login, NEW_PASSWORD)).status).toBe(200);
      expect(await mailTo(`${login}@poczta.example`)).toMatchObject([{ temat: 'Hasło do portalu zostało zmienione' }]);
    });

    it('reports an error of either password at its field', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      const change = async (stareHaslo: string, noweHaslo: string) => {
        const answer = await client.post('/api/konto/haslo', { stareHaslo, noweHaslo });
        return [answer.json().kod, Object.keys(answer.json().pola ?? {})];
      };
      expect(await change('Nie-To-Haslo-1', NEW_PASSWORD)).toEqual(['1519', ['stareHaslo']]);
      expect(await change(DEMO_PASSWORD, 'krotkie')).toEqual(['1105', ['noweHaslo']]);
      expect(await change(DEMO_PASSWORD, DEMO_PASSWORD)).toEqual(['1502', ['noweHaslo']]);
      expect(await change(DEMO_PASSWORD, 'Qwerty123!')).toEqual(['1502', ['noweHaslo']]);
      expect(await change(DEMO_PASSWORD, `M${login.slice(1)}!`)).toEqual(['1502', ['noweHaslo']]);
      expect(await status(client)).toBe(200);
    });

    it('cannot be used to guess passwords, and its counter survives the refusals', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      const tries = [];
      for (let time = 0; time < 6; time++)
        tries.push(
          (await client.post('/api/konto/haslo', { stareHaslo: 'Zle-Haslo-1', noweHaslo: NEW_PASSWORD })).status,
        );
      expect(tries).toEqual([422, 422, 422, 422, 422, 429]);
      // Until the block is over the right password is refused too, also by other operations.
      const right = await client.post('/api/konto/haslo', { stareHaslo: DEMO_PASSWORD, noweHaslo: NEW_PASSWORD });
      expect([right.status, right.json().kod]).toEqual([429, 'ZBYT_WIELE_ZADAN']);
      expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
      const email = await client.post('/api/konto/email', { nowyEmail: 'nowy@poczta.example', haslo: DEMO_PASSWORD });
      expect(email.status).toBe(429);
    });

    it('is made once when two are sent at the same time, from one session or from two', async () => {
      const login = nextLogin();
      const [first, second] = [await office().login(login), await office().login(login)];
      const change = (client: Client, noweHaslo: string) =>
        client.post('/api/konto/haslo', { stareHaslo: DEMO_PASSWORD, noweHaslo });
      const answers = await Promise.all([
        change(first, NEW_PASSWORD),
        change(first, NEW_PASSWORD),
        change(second, `${NEW_PASSWORD}9`),
      ]);
      const won = answers.filter((answer) => answer.status === 200);
      expect(won).toHaveLength(1);
      expect(answers.filter((answer) => answer.status === 401)).toHaveLength(2);
      expect(await status(renewed(office(), won[0]!))).toBe(200);
      expect(await mailTo(`${login}@poczta.example`)).toHaveLength(1);
    });

    it('ends every other operation with the former password that came before it', async () => {
      const login = nextLogin();
      const [here, elsewhere] = [await office().login(login), await office().login(login)];
      const ctx = await contextOf(elsewhere);
      await here.post('/api/konto/haslo', { stareHaslo: DEMO_PASSWORD, noweHaslo: NEW_PASSWORD });
      const haslo = DEMO_PASSWORD;
      const later = [
        () => zmienHaslo({ ...ctx, args: { stareHaslo: haslo, noweHaslo: `${NEW_PASSWORD}9` } }),
        () => zmienEmail({ ...ctx, args: { nowyEmail: 'nowy@poczta.example', haslo } }),
        () => zapisz2Fa({ ...ctx, args: { czy2FaAktywne: false, haslo } }),
      ];
      for (const operation of later) await expect(operation()).rejects.toMatchObject({ status: 401 });
    });

    it('withdraws a change of e-mail that waits for its link', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      await client.post('/api/konto/email', { nowyEmail: 'obcy@poczta.example', haslo: DEMO_PASSWORD });
      const { kontoId } = await konto(login);
      const answer = await client.post('/api/konto/haslo', { stareHaslo: DEMO_PASSWORD, noweHaslo: NEW_PASSWORD });
      expect((await renewed(office(), answer).get(WHO)).json().nowyEmail).toBeNull();
      const codes = await office()
        .database.query.selectFrom('kody')
        .selectAll()
        .where('kontoId', '=', kontoId)
        .execute();
      expect(codes).toEqual([]);
    });

    it('leaves no token in the database, whatever its idempotency key', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      const body = { stareHaslo: DEMO_PASSWORD, noweHaslo: NEW_PASSWORD };
      const answer = await client.post('/api/konto/haslo', body, { 'idempotency-key': 'klucz-zmiany-hasla' });
      const { query } = office().database;
      const kept = [
        await query.selectFrom('powtorzenia').selectAll().execute(),
        await query.selectFrom('sesje').selectAll().execute(),
      ];
      expect(JSON.stringify(kept)).not.toContain(answer.json().token);
    });
  });

  describe('a change of e-mail', () => {
    const change = (client: Client, nowyEmail: string, haslo = DEMO_PASSWORD) =>
      client.post('/api/konto/email', { nowyEmail, haslo });

    it('sends a link to the new address and a notice to the former, which stays until then', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      expect((await change(client, 'nowa.skrzynka@poczta.example')).json()).toEqual({ czyWyslano: true });
      expect((await client.get(WHO)).json()).toMatchObject({
        email: `${login}@poczta.example`,
        nowyEmail: 'nowa.skrzynka@poczta.example',
      });
      const [link] = await mailTo('nowa.skrzynka@poczta.example');
      expect(link?.tekst).toMatch(/\/potwierdzenie-email\?hash=[\w-]{43}/);
      const [word] = await mailTo(`${login}@poczta.example`);
      expect(word?.tekst).not.toContain('potwierdzenie-email');
      expect(word?.tekst).not.toContain('nowa.skrzynka');
    });

    it('takes effect once its link is used, and ends every session', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      await change(client, 'potwierdzona@poczta.example');
      const [link] = await mailTo('potwierdzona@poczta.example');
      const hash = /hash=([\w-]+)/.exec(link!.tekst)![1]!;
      expect((await office().anonymous.post('/api/konto/potwierdzenie-email', { hash })).status).toBe(200);
      expect(await status(client)).toBe(401);
      const again = await office().login(login);
      expect((await again.get(WHO)).json()).toMatchObject({ email: 'potwierdzona@poczta.example', nowyEmail: null });
    });

    it('replaces the one before: the older link is invalid', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      await change(client, 'pierwszy@poczta.example');
      await change(client, 'drugi@poczta.example');
      expect((await client.get(WHO)).json().nowyEmail).toBe('drugi@poczta.example');
      const [older] = await mailTo('pierwszy@poczta.example');
      const hash = /hash=([\w-]+)/.exec(older!.tekst)![1]!;
      expect(kod(await office().anonymous.post('/api/konto/potwierdzenie-email', { hash }))).toEqual([422, '1401']);
    });

    it('refuses the present address in any spelling, an invalid address, and a wrong password', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      const refused = async (...args: [string, string?]) => {
        const answer = await change(client, ...args);
        return [answer.json().kod, Object.keys(answer.json().pola ?? {})];
      };
      expect(await refused(`M${login.slice(1)}@Poczta.example`)).toEqual(['1511', ['nowyEmail']]);
      expect((await refused('bez małpy'))[1]).toEqual(['nowyEmail']);
      expect(await refused('inny@poczta.example', 'Zle-Haslo-1')).toEqual(['1519', ['haslo']]);
      expect((await client.get(WHO)).json().nowyEmail).toBeNull();
    });

    it('sends one mail for a double click, and only a few in an hour', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      const both = await Promise.all([change(client, 'dwa@poczta.example'), change(client, 'dwa@poczta.example')]);
      expect(both.map((answer) => answer.status)).toEqual([200, 200]);
      expect(await mailTo('dwa@poczta.example')).toHaveLength(1);
      const more = [];
      for (let time = 0; time < 5; time++) more.push((await change(client, `cel${time}@poczta.example`)).status);
      expect(more).toEqual([200, 200, 200, 429, 429]);
    });
  });

  describe('consents', () => {
    const none = { powiadomieniaEmail: false, powiadomieniaSms: false, email: null, telefon: null };

    it('are absent at first; a consent stores its address, and its withdrawal deletes it', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      expect((await client.get('/api/konto/zgody')).json()).toEqual(none);
      const given = { powiadomieniaEmail: true, powiadomieniaSms: true, email: 'a@b.pl', telefon: ' +48 600 100 200' };
      const kept = { ...given, telefon: '600100200' };
      expect((await client.post('/api/konto/zgody', given)).json()).toEqual(kept);
      expect((await client.get('/api/konto/zgody')).json()).toEqual(kept);
      const back = { ...given, powiadomieniaSms: false };
      expect((await client.post('/api/konto/zgody', back)).json()).toEqual({
        ...kept,
        powiadomieniaSms: false,
        telefon: null,
      });
      expect(
        (
          await client.post('/api/konto/zgody', { ...given, powiadomieniaEmail: false, powiadomieniaSms: false })
        ).json(),
      ).toEqual(none);
    });

    it.each(['', '60010020', '6001002000', '600-100-20a', '+49 600 100 200', '６００１００２００'])(
      'refuse the telephone %j',
      async (telefon) => {
        const login = nextLogin();
        const client = await office().login(login);
        const answer = await client.post('/api/konto/zgody', { ...none, powiadomieniaSms: true, telefon });
        expect([answer.json().kod, Object.keys(answer.json().pola)]).toEqual(['1801', ['telefon']]);
      },
    );

    it('refuse an invalid e-mail', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      const answer = await client.post('/api/konto/zgody', { ...none, powiadomieniaEmail: true });
      expect([answer.json().kod, Object.keys(answer.json().pola)]).toEqual(['1802', ['email']]);
    });
  });

  describe('two-step login', () => {
    const codeNow = (key: string, steps = 0) => codeAt(key, Math.floor(office().clock.ms / STEP_MS) + steps);
    const keyOf = async (client: Client) => (await client.get('/api/konto/2fa')).json().key as string;
    const turnOn = (client: Client, totp: string, haslo?: string) =>
      client.post('/api/konto/2fa', { czy2FaAktywne: true, totp, ...(haslo && { haslo }) });

    it('offers a key that stays the same during a session and is another in the next', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      const offered = (await client.get('/api/konto/2fa')).json();
      expect(offered).toMatchObject({ czy2FaAktywne: false });
      expect(offered.key).toMatch(/^[A-Z2-7]{32}$/);
      expect(offered.qrCode).toContain(`secret=${offered.key}`);
      expect(offered.qrCode).toContain(`otpauth://totp/Gmina%20Lipowa%20Dolina:${login}?`);
      expect(await keyOf(client)).toBe(offered.key);
      expect(await keyOf(await office().login(login))).not.toBe(offered.key);
      expect((await konto(login)).totpSekret).toBeNull();
    });

    it('is turned on by a code of that key, ends every session, and is stored encrypted', async () => {
      const login = nextLogin();
      const [here, elsewhere] = [await office().login(login), await office().login(login)];
      const key = await keyOf(here);
      expect(kod(await turnOn(here, '000000'))).toEqual([422, '1601']);
      expect(kod(await turnOn(here, codeAt(await keyOf(elsewhere), Math.floor(office().clock.ms / STEP_MS))))).toEqual([
        422,
        '1601',
      ]);
      const answer = await turnOn(here, codeNow(key));
      expect(answer.status).toBe(200);
      expect([await status(here), await status(elsewhere)]).toEqual([401, 401]);
      const now = renewed(office(), answer);
      expect((await now.get('/api/konto/2fa')).json()).toEqual({ czy2FaAktywne: true, qrCode: null, key: null });
      expect((await konto(login)).totpSekret).not.toContain(key);
      expect((await mailTo(`${login}@poczta.example`)).map(({ temat }) => temat)).toEqual([
        'Logowanie dwuetapowe jest włączone',
      ]);

      const first = (await enter(office(), login, DEMO_PASSWORD)).json();
      expect(first.czy2FaAktywne).toBe(true);
      const second = (code: string) =>
        office().anonymous.post('/api/konto/token/totp', { token: first.token, kod: code });
      // The code that turned it on is used up.
      expect(kod(await second(codeNow(key)))).toEqual([422, '1011']);
      office().clock.ms += STEP_MS;
      expect((await second(codeNow(key))).status).toBe(200);
    });

    it('is turned on once when two requests come at the same time', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      const code = codeNow(await keyOf(client));
      const answers = await Promise.all([turnOn(client, code), turnOn(client, code)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
    });

    it('is turned off soon after a login, and later with the password only', async () => {
      const login = nextLogin();
      const start = await office().login(login);
      const on = await turnOn(start, codeNow(await keyOf(start)));
      const client = renewed(office(), on);
      const turnOff = (haslo?: string) =>
        client.post('/api/konto/2fa', { czy2FaAktywne: false, ...(haslo && { haslo }) });
      office().clock.ms += 10 * MINUTE + 1;
      expect(kod(await turnOff())).toEqual([422, '1602']);
      expect(kod(await turnOff('Zle-Haslo-1'))).toEqual([422, '1519']);
      const off = await turnOff(DEMO_PASSWORD);
      expect(off.status).toBe(200);
      expect(await status(client)).toBe(401);
      expect((await renewed(office(), off).get('/api/konto/2fa')).json().czy2FaAktywne).toBe(false);
      expect((await konto(login)).totpKrok).toBeNull();
      expect((await mailTo(`${login}@poczta.example`)).at(-1)?.temat).toBe('Logowanie dwuetapowe jest wyłączone');
    });

    it('does not make an old login recent: a stranger’s key does not replace the owner’s', async () => {
      const login = nextLogin();
      const start = await office().login(login);
      office().clock.ms += 9 * MINUTE;
      const client = renewed(office(), await turnOn(start, codeNow(await keyOf(start))));
      office().clock.ms += 2 * MINUTE;
      expect(kod(await client.post('/api/konto/2fa', { czy2FaAktywne: false }))).toEqual([422, '1602']);
      expect(kod(await client.send('DELETE', '/api/konto'))).toEqual([422, '1602']);
    });

    it('is turned on long after a login with the password only', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      office().clock.ms += 11 * MINUTE;
      const key = await keyOf(client);
      expect(kod(await turnOn(client, codeNow(key)))).toEqual([422, '1602']);
      expect((await turnOn(client, codeNow(key), DEMO_PASSWORD)).status).toBe(200);
    });
  });

  describe('logins and sessions', () => {
    it('are shown to their owner, the present session first, with failed attempts', async () => {
      const login = nextLogin();
      await enter(office(), login, 'Zle-Haslo-1');
      office().clock.ms += MINUTE;
      await office().login(login);
      office().clock.ms += MINUTE;
      const client = await office().login(login);
      office().clock.ms += MINUTE;
      await office().login(login);
      const { logowania, sesje } = (await client.get('/api/konto/logowania')).json();
      expect(logowania.map((one: { czyUdane: boolean }) => one.czyUdane)).toEqual([true, true, true, false]);
      expect(sesje.map((one: { czyBiezaca: boolean }) => one.czyBiezaca)).toEqual([true, false, false]);
      expect(sesje[1].rozpoczeto > sesje[0].rozpoczeto).toBe(true);
      expect(JSON.stringify(sesje)).not.toContain(client.token);
    });

    it('are twenty at most', async () => {
      const login = nextLogin();
      const { kontoId } = await konto(login);
      const row = { kontoId, siec: '', urzadzenie: '', sposob: 'HASLO' as const, czyUdane: 1 };
      const rows = Array.from({ length: 30 }, (_, n) => ({ ...row, kiedyMs: n }));
      await office().database.query.insertInto('logowania').values(rows).execute();
      const client = await office().login(login);
      expect((await client.get('/api/konto/logowania')).json().logowania).toHaveLength(20);
    });

    it('the owner ends one session or all others, never the present one', async () => {
      const login = nextLogin();
      const clients: Client[] = [];
      for (let time = 0; time < 4; time++) clients.push(await office().login(login));
      const asking = clients[0]!;
      const end = (idSesji?: string) => asking.post('/api/konto/sesje/zakonczenie', idSesji ? { idSesji } : {});
      const { sesje } = (await asking.get('/api/konto/logowania')).json();
      expect((await end(sesje[1].idSesji)).json()).toEqual({ liczbaZakonczonych: 1 });
      expect(kod(await end(sesje[1].idSesji))).toEqual([404, 'NIE_ZNALEZIONO']);
      expect(kod(await end(sesje[0].idSesji))).toEqual([404, 'NIE_ZNALEZIONO']);
      expect((await end()).json()).toEqual({ liczbaZakonczonych: 2 });
      expect((await end()).json()).toEqual({ liczbaZakonczonych: 0 });
      expect(await Promise.all(clients.map((client) => status(client)))).toEqual([200, 401, 401, 401]);
    });

    it('a session of somebody else is not found', async () => {
      const login = nextLogin();
      const another = nextLogin();
      const owner = await office().login(login);
      const stranger = await office().login(another);
      const [own] = (await owner.get('/api/konto/logowania')).json().sesje;
      const answer = await stranger.post('/api/konto/sesje/zakonczenie', { idSesji: own.idSesji });
      expect(kod(answer)).toEqual([404, 'NIE_ZNALEZIONO']);
      expect(await status(owner)).toBe(200);
    });

    it('the greeting of the first login is shown until it was read', async () => {
      const login = nextLogin();
      const { query } = office().database;
      await query.updateTable('konta').set({ czyPierwszeLogowanie: 1 }).where('login', '=', login).execute();
      const client = await office().login(login);
      expect((await client.get(WHO)).json().czyPierwszeLogowanie).toBe(true);
      expect((await client.post('/api/konto/pierwsze-logowanie')).json()).toEqual({ czyPrzeczytano: true });
      expect((await client.get(WHO)).json().czyPierwszeLogowanie).toBe(false);
    });
  });

  describe('a deleted account', () => {
    it('leaves a row without a person, and no way in', async () => {
      const login = nextLogin();
      const before = await konto(login);
      const [client, elsewhere] = [await office().login(login), await office().login(login)];
      await client.post('/api/konto/zgody', { powiadomieniaEmail: true, powiadomieniaSms: false, email: before.email });
      await client.post('/api/konto/email', { nowyEmail: 'tam@poczta.example', haslo: DEMO_PASSWORD });
      const answer = await client.send('DELETE', '/api/konto', undefined, { 'idempotency-key': 'klucz-usuniecia' });
      expect(answer.json()).toEqual({ czyUsunieto: true });
      expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
      expect([await status(client), await status(elsewhere)]).toEqual([401, 401]);
      expect(kod(await enter(office(), login, DEMO_PASSWORD))).toEqual([422, '1001']);

      const { query } = office().database;
      const after = await query
        .selectFrom('konta')
        .selectAll()
        .where('kontoId', '=', before.kontoId)
        .executeTakeFirstOrThrow();
      expect(after.stan).toBe('USUNIETE');
      const text = JSON.stringify(after);
      for (const gone of [before.login, before.imie, before.nazwisko, before.email, before.haslo, before.pesel!])
        expect(text).not.toContain(gone);
      for (const table of ['sesje', 'kody', 'logowania', 'urzadzenia', 'powtorzenia', 'kontaPodmioty'] as const) {
        const rows = await query.selectFrom(table).selectAll().where('kontoId', '=', before.kontoId).execute();
        expect([table, rows]).toEqual([table, []]);
      }
      expect((await mailTo(before.email)).map(({ temat }) => temat)).toEqual(['Konto w portalu zostało usunięte']);
      expect(await mailTo('tam@poczta.example')).toEqual([]);
    });

    it('cannot be logged in to with its new login', async () => {
      const { login } = await office()
        .database.query.selectFrom('konta')
        .select('login')
        .where('stan', '=', 'USUNIETE')
        .executeTakeFirstOrThrow();
      expect((await enter(office(), login, DEMO_PASSWORD)).status).toBe(400);
    });

    it('leaves the payer and the filed requests unchanged', async () => {
      const anna = await office().login('anna.wisniewska');
      const { query } = office().database;
      const count = async (table: 'karty' | 'zgloszenia' | 'podmioty') =>
        Number(
          (
            await query
              .selectFrom(table)
              .select((eb) => eb.fn.countAll().as('n'))
              .executeTakeFirstOrThrow()
          ).n,
        );
      const before = [await count('karty'), await count('zgloszenia'), await count('podmioty')];
      expect((await anna.send('DELETE', '/api/konto')).status).toBe(200);
      expect([await count('karty'), await count('zgloszenia'), await count('podmioty')]).toEqual(before);
    });

    it('is deleted once when two requests come at the same time', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      const answers = await Promise.all([client.send('DELETE', '/api/konto'), client.send('DELETE', '/api/konto')]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
      expect(await mailTo(`${login}@poczta.example`)).toHaveLength(1);
    });

    it('needs a login within the last ten minutes', async () => {
      const login = nextLogin();
      const client = await office().login(login);
      office().clock.ms += 10 * MINUTE + 1;
      expect(kod(await client.send('DELETE', '/api/konto'))).toEqual([422, '1602']);
      expect(await status(client)).toBe(200);
    });

    it('does not delete mails of another account with the same address', async () => {
      const login = nextLogin();
      const another = nextLogin();
      const { query } = office().database;
      const shared = 'wspolna@poczta.example';
      await query.updateTable('konta').set({ email: shared }).where('login', 'in', [login, another]).execute();
      const other = await office().login(another);
      await other.post('/api/konto/haslo', { stareHaslo: DEMO_PASSWORD, noweHaslo: NEW_PASSWORD });
      await (await office().login(login)).send('DELETE', '/api/konto');
      expect((await mailTo(shared)).map(({ temat }) => temat)).toEqual([
        'Hasło do portalu zostało zmienione',
        'Konto w portalu zostało usunięte',
      ]);
    });
  });

  it('a restricted account can use none of it', async () => {
    const client = await office().login('ola.krawczyk');
    const calls: [Parameters<Client['send']>[0], string, unknown?][] = [
      ['POST', '/api/konto/haslo', { stareHaslo: DEMO_PASSWORD, noweHaslo: NEW_PASSWORD }],
      ['POST', '/api/konto/email', { nowyEmail: 'a@b.pl', haslo: DEMO_PASSWORD }],
      ['GET', '/api/konto/zgody'],
      ['GET', '/api/konto/2fa'],
      ['GET', '/api/konto/logowania'],
      ['DELETE', '/api/konto'],
    ];
    for (const [method, url, body] of calls)
      expect([url, (await client.send(method, url, body)).status]).toEqual([url, 403]);
    expect(await status(client)).toBe(200);
  });
});

describe('what the office does not offer', () => {
  forOneDatabase((make) => {
    const office = withOffice(make, { OKIENKO_2FA: '0', OKIENKO_ZGODA_SMS: '0' });

    it('is refused: two-step login, and a consent that the office does not request', async () => {
      const client = await office().login('anna.wisniewska');
      expect((await client.get('/api/konto/2fa')).status).toBe(403);
      expect((await client.post('/api/konto/2fa', { czy2FaAktywne: true, totp: '123456' })).status).toBe(403);
      const sms = { powiadomieniaEmail: false, powiadomieniaSms: true, telefon: '600100200' };
      expect((await client.post('/api/konto/zgody', sms)).status).toBe(403);
      const config = (await client.get('/api/pi/konfiguracja')).json();
      expect(config).toMatchObject({
        czyPytacOZgodeNaPowiadomieniaSms: false,
        czyPytacOZgodeNaPowiadomieniaEmail: true,
      });
    });
  });
});
