import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/db/open.ts';
import { prepareDatabase } from '../../server/db/prepare.ts';
import { tidyUp } from '../../server/housekeeping.ts';
import { DEMO_PASSWORD } from '../../server/seed/demoAccounts.ts';
import { forOneDatabase, ROOT, type TestDatabase, TODAY, withOffice } from './helpers.ts';

const HOUR = 3_600_000;

forOneDatabase((make) => {
  describe('a write with a key', () => {
    const office = withOffice(make);
    const count = async () =>
      Number(
        (
          await office()
            .database.query.selectFrom('zgloszenia')
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const request = { idPunktuOdbioru: 401, tematZgloszenia: 3, trescZgloszenia: 'Nie odebrano pojemnika.' };

    it('is done once, however often it comes', async () => {
      const anna = await office().login('anna.wisniewska');
      const before = await count();
      const key = { 'idempotency-key': 'klucz-pierwszy' };
      const answers = [];
      for (let time = 0; time < 3; time++) answers.push((await anna.post('/api/zgloszenia', request, key)).text);
      expect(answers).toEqual(Array(3).fill('{"czyZapisano":true}'));
      expect(await count()).toBe(before + 1);
      expect((await anna.get('/api/zgloszenia')).json().historiaZgloszen[0].trescZgloszenia).toBe(
        request.trescZgloszenia,
      );
    });

    it('is there after a restart, and its repetition still answers the same', async () => {
      const anna = await office().login('anna.wisniewska');
      const before = await count();
      await office().restart();
      const key = { 'idempotency-key': 'klucz-pierwszy' };
      expect((await anna.post('/api/zgloszenia', request, key)).text).toBe('{"czyZapisano":true}');
      expect(await count()).toBe(before);
      expect((await anna.get('/api/zgloszenia')).json().historiaZgloszen[0].trescZgloszenia).toBe(
        request.trescZgloszenia,
      );
    });

    it('is done once when two come at the same time', async () => {
      const anna = await office().login('anna.wisniewska');
      const before = await count();
      const key = { 'idempotency-key': 'klucz-rownoczesny' };
      const answers = await Promise.all(Array.from({ length: 8 }, () => anna.post('/api/zgloszenia', request, key)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(await count()).toBe(before + 1);
    });

    it('is refused when the key came with something else', async () => {
      const anna = await office().login('anna.wisniewska');
      const key = { 'idempotency-key': 'klucz-pierwszy' };
      const answer = await anna.post('/api/zgloszenia', { ...request, trescZgloszenia: 'Co innego.' }, key);
      expect([answer.status, answer.json().kod]).toEqual([409, 'POWTORZONY_KLUCZ']);
    });

    it('of another account has nothing to do with it', async () => {
      const jan = await office().login('jan.nowak');
      const { punktyOdbioru } = (await jan.get('/api/zgloszenia/punkty')).json();
      const own = { ...request, idPunktuOdbioru: punktyOdbioru[0].idPunktuOdbioru };
      const before = await count();
      expect((await jan.post('/api/zgloszenia', own, { 'idempotency-key': 'klucz-pierwszy' })).status).toBe(200);
      expect(await count()).toBe(before + 1);
    });

    it('that was refused may be tried again', async () => {
      const anna = await office().login('anna.wisniewska');
      const key = { 'idempotency-key': 'klucz-odmowy' };
      expect((await anna.post('/api/zgloszenia', { ...request, tematZgloszenia: 99 }, key)).json().kod).toBe('2001');
      expect((await anna.post('/api/zgloszenia', request, key)).status).toBe(200);
    });

    it.each(['krotki', 'x'.repeat(101), 'ze spacją w środku'])('is refused with the key "%s"', async (key) => {
      const anna = await office().login('anna.wisniewska');
      const answer = await anna.post('/api/zgloszenia', request, {
        'idempotency-key': Buffer.from(key).toString('latin1'),
      });
      expect([answer.status, Object.keys(answer.json().pola)]).toEqual([400, ['Idempotency-Key']]);
    });

    it('may be repeated for a day and is then forgotten', async () => {
      const kept = () => office().database.query.selectFrom('powtorzenia').select('klucz').execute();
      await tidyUp(office().database.query, office().clock.ms + 23 * HOUR);
      expect((await kept()).length).toBeGreaterThan(0);
      await tidyUp(office().database.query, office().clock.ms + 25 * HOUR);
      expect(await kept()).toEqual([]);
    });

    it('counts for the ten of a day', async () => {
      const przewozy = await office().login('przewozy');
      const { nip } = (await przewozy.get('/api/lista-podmiotow')).json().podmioty[0];
      const { punktyOdbioru } = (await przewozy.get(`/api/zgloszenia/punkty?nip=${nip}`)).json();
      const own = { ...request, idPunktuOdbioru: punktyOdbioru[0].idPunktuOdbioru };
      const send = async () => (await przewozy.post(`/api/zgloszenia?nip=${nip}`, own)).json();
      for (let time = 0; time < 10; time++) expect(await send()).toEqual({ czyZapisano: true });
      expect((await send()).kod).toBe('2003');
      office().clock.ms += 14 * 60_000;
      expect((await send()).kod).toBe('2003');
    });

    it('takes 2000 characters, and 1000 with lines of contact for a topic that needs them', async () => {
      const ewa = await office().login('ewa.zielinska');
      const { punktyOdbioru } = (await ewa.get('/api/zgloszenia/punkty')).json();
      const send = async (tematZgloszenia: number, length: number) =>
        (
          await ewa.post('/api/zgloszenia', {
            idPunktuOdbioru: punktyOdbioru[0].idPunktuOdbioru,
            tematZgloszenia,
            trescZgloszenia: '💧'.repeat(length),
          })
        ).json().kod ?? 'zapisano';
      expect([await send(3, 2000), await send(3, 2001)]).toEqual(['zapisano', 'BLEDNE_ZADANIE']);
      expect([await send(1, 1400), await send(1, 1401)]).toEqual(['zapisano', '2002']);
    });
  });

  describe('an office that is killed while it stores requests', () => {
    const KILLS = process.env.NIGHT ? 12 : 5;
    let database: TestDatabase;
    /** Each kill has its own: ten requests of a day are the most that one may send. */
    let logins: string[];
    beforeAll(async () => {
      database = await make();
      const db = await database.open();
      await prepareDatabase(db, readConfig({ OKIENKO_RESIDENTS: '200' }), TODAY);
      logins = await loginsOfResidents(db);
      await db.close();
      expect(logins.length).toBeGreaterThanOrEqual(KILLS);
    }, 60_000);
    afterAll(() => database?.drop());

    it(`has stored none or one of each, and exactly one after the client asks again (${KILLS} kills)`, async () => {
      const acknowledged = new Set<string>();
      const asked: string[] = [];
      let office = await startChild(database);
      for (let kill = 0; kill < KILLS; kill++) {
        const held = await login(office.address, logins[kill]!);
        const dying = killAfter(office.process, Math.random() * 120);
        for (let number = 0; number < 6; number++) {
          const key = `kill-${kill}-${number}`;
          asked.push(key);
          if (!(await send(office.address, held, key))) break;
          acknowledged.add(key);
        }
        await dying;
        await onDatabase(database, async (db) => {
          for (const key of asked) {
            const stored = await storedOf(db, key);
            expect(stored, key).toBeLessThanOrEqual(1);
            if (acknowledged.has(key)) expect(stored, key).toBe(1);
          }
          const halves = await db.query.selectFrom('powtorzenia').select('klucz').where('odpowiedz', '=', '').execute();
          expect(halves).toEqual([]);
        });

        office = await startChild(database);
        const last = asked.at(-1)!;
        expect(await send(office.address, held, last), last).toBe(true);
        acknowledged.add(last);
        await onDatabase(database, async (db) => expect(await storedOf(db, last), last).toBe(1));
      }
      await killAfter(office.process, 0);
      expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
    }, 180_000);
  });
});

interface Child {
  process: ChildProcess;
  address: string;
}
interface Held {
  token: string;
  cookie: string;
  idPunktuOdbioru: number;
}

/** An office of its own process, on whichever port is free; it outlives neither its test nor the process of the tests. */
async function startChild({ env }: TestDatabase): Promise<Child> {
  const child = spawn(process.execPath, [`${ROOT}/tests/server/childOffice.ts`], {
    env: { ...process.env, ...env, OKIENKO_RESIDENTS: '200' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/\S+/.exec(text);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`The office ended with ${code}.`)));
  });
  return { process: child, address };
}

async function killAfter(child: ChildProcess, ms: number): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => setTimeout(resolve, ms));
  child.kill('SIGKILL');
  await ended;
}

async function loginsOfResidents(db: Database): Promise<string[]> {
  const rows = await db.query.selectFrom('konta').select('login').where('login', 'like', 'mieszkaniec%').execute();
  return rows.map(({ login }) => login);
}

async function login(address: string, name: string): Promise<Held> {
  const answer = await fetch(`${address}/api/konto/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: name, haslo: DEMO_PASSWORD }),
  });
  expect(answer.status, name).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  const cookie = String(answer.headers.get('set-cookie')).split(';')[0]!;
  const points = await fetch(`${address}/api/zgloszenia/punkty`, {
    headers: { authorization: `Bearer ${token}`, cookie },
  });
  const { punktyOdbioru } = (await points.json()) as { punktyOdbioru: { idPunktuOdbioru: number }[] };
  return { token, cookie, idPunktuOdbioru: punktyOdbioru[0]!.idPunktuOdbioru };
}

/** @returns whether the office acknowledged it; false: the connection broke */
async function send(address: string, { token, cookie, idPunktuOdbioru }: Held, key: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/api/zgloszenia`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        cookie,
        'idempotency-key': key,
      },
      body: JSON.stringify({ idPunktuOdbioru, tematZgloszenia: 3, trescZgloszenia: key }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
    return true;
  } catch (failure) {
    if (failure instanceof TypeError) return false;
    throw failure;
  }
}

async function storedOf(db: Database, key: string): Promise<number> {
  const rows = await db.query
    .selectFrom('zgloszenia')
    .select('zgloszenieId')
    .where('trescZgloszenia', '=', key)
    .execute();
  return rows.length;
}

/** Looks at the database itself, past the office. */
async function onDatabase(database: TestDatabase, look: (db: Database) => Promise<void>): Promise<void> {
  const db = await database.open();
  await look(db).finally(() => db.close());
}
