import { describe, expect, it } from 'vitest';
import { fictitiousPesel } from '../../server/demo/kit/identifiers.ts';
import {
  blockKonto,
  confirmIdentity,
  createKonto,
  oneTimePassword,
  renewLink,
  unblockKonto,
} from '../../server/domains/konto/kontoDesk.ts';
import type { AccountDesk } from '../../server/domains/konto/links.ts';
import { newCode } from '../../server/engine/session/codes.ts';
import { secretsOf } from '../../server/engine/session/secrets.ts';
import { forOneDatabase, PEPPER, withOffice } from './helpers.ts';
import { codeIn, latestMail, linkIn, mailsTo } from './mailbox.ts';
import { compiledEnv } from './municipality.ts';
import { runProgram } from './officeProgram.ts';

const OWN = 'Zielony-Tramwaj-7';
const DAY = 24 * 3600 * 1000;
const secrets = secretsOf('a pepper for tests that is long enough');

let serial = 0;
const person = () => {
  serial += 1;
  return {
    imie: 'Ewa',
    nazwisko: 'Bąk',
    login: `ewa.bak${serial}`,
    email: `ewa.bak${serial}@poczta.example`,
    pesel: fictitiousPesel(1975, 7, 7, 4500 + serial, true),
    jezyk: 'pl',
  };
};

forOneDatabase((make) => {
  let database: { env: Record<string, string> };
  const office = withOffice(async () => {
    const made = await make();
    database = made;
    return made;
  });
  const db = () => office().database.query;
  /** Acts as the office, each time in a new transaction. */
  const act = <T>(run: (desk: AccountDesk) => Promise<T>) =>
    db()
      .transaction()
      .execute((trx) =>
        run({
          db: trx,
          config: office().config,
          secrets,
          municipality: { texts: {} },
          now: new Date(office().clock.ms),
        }),
      );
  const call = async (path: string, body: object) => {
    const ip = `10.60.${serial >> 8}.${serial & 255}`;
    const answer = await office().app.server.inject({
      method: 'POST',
      url: `/api/konto/${path}`,
      payload: body,
      remoteAddress: ip,
    });
    return { status: answer.statusCode, json: answer.json(), kod: answer.json().kod, pola: answer.json().pola };
  };
  const activate = (hash: string, stareHaslo: string, noweHaslo = OWN) =>
    call('aktywacja-z-urzedu', { hash, stareHaslo, noweHaslo });
  const login = (name: string, haslo = OWN) => call('token', { login: name, haslo });
  const kontoOf = (name: string) =>
    db().selectFrom('konta').selectAll().where('login', '=', name).executeTakeFirstOrThrow();
  const subjectsOf = async (name: string) => {
    const { kontoId } = await kontoOf(name);
    return db()
      .selectFrom('kontaPodmioty')
      .innerJoin('podmioty', 'podmioty.podmiotId', 'kontaPodmioty.podmiotId')
      .select(['pesel', 'nip'])
      .where('kontoId', '=', kontoId)
      .execute();
  };

  describe('an account made at the counter', () => {
    const atCounter = async (over: object = {}) => {
      const one = person();
      const password = oneTimePassword();
      await act((desk) => createKonto(desk, { ...one, stan: 'AKTYWNE', droga: 'mail', ...over }, password));
      return { ...one, password, hash: codeIn(await latestMail(db(), one.email)) };
    };

    it('becomes a full account with its link and the password that was handed over', async () => {
      const one = await atCounter();
      const mail = await latestMail(db(), one.email);
      expect(linkIn(mail).pathname).toBe('/aktywacja-z-urzedu-return-url');
      expect(mail.tekst).toContain(one.login);
      expect(mail.tekst).not.toContain(one.password);
      expect((await login(one.login, one.password)).kod).toBe('1009');
      expect((await activate(one.hash, one.password)).json).toEqual({ czyAktywowano: true });
      expect((await login(one.login)).json).toMatchObject({ czyOgraniczony: false });
      expect((await login(one.login, one.password)).kod).toBe('1001');
      expect(await subjectsOf(one.login)).toEqual([{ pesel: one.pesel, nip: null }]);
    });

    it('is refused at the password field, and guessing is limited', async () => {
      const one = await atCounter();
      for (let count = 0; count < 5; count++)
        expect(await activate(one.hash, 'ABCD-EFGH-JKLM')).toMatchObject({
          kod: '1519',
          pola: { stareHaslo: expect.any(String) },
        });
      expect((await activate(one.hash, one.password)).status).toBe(429);
    });

    it('refuses a weak or a former password, which does not count as a try', async () => {
      const one = await atCounter();
      for (let count = 0; count < 6; count++)
        expect((await activate(one.hash, one.password, 'slabe')).kod).toBe('1105');
      expect((await activate(one.hash, one.password, 'Ewa.Bak-1')).kod).toBe('1502');
      expect((await activate(one.hash, one.password)).status).toBe(200);
    });

    it('is activated by a form sent three times at once, and not by another form afterwards', async () => {
      const one = await atCounter();
      const answers = await Promise.all([1, 2, 3].map(() => activate(one.hash, one.password)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await activate(one.hash, one.password, 'Inny-Tramwaj-88')).kod).toBe('1401');
    });

    it('has a link that expires after 30 days and is replaced by a new one', async () => {
      const one = await atCounter();
      office().clock.ms += 31 * DAY;
      expect((await activate(one.hash, one.password)).kod).toBe('1402');
      const password = oneTimePassword();
      const link = new URL(await act((desk) => renewLink(desk, one.login, password)));
      expect((await activate(one.hash, password)).kod).toBe('1401');
      const fresh = link.searchParams.get('hash')!;
      expect((await activate(fresh, one.password)).kod).toBe('1519');
      expect((await activate(fresh, password)).status).toBe(200);
    });

    it('gets its link again on the page for it, and a password reset sends that link too', async () => {
      const one = await atCounter();
      office().clock.ms += 120_000;
      await call('reset-haslo', { login: one.login, email: one.email });
      const mail = await latestMail(db(), one.email);
      expect(mail.temat).toBe('Urząd założył Ci konto w portalu');
      expect((await activate(codeIn(mail), one.password)).status).toBe(200);
    });

    it('is unique for a person and for a login', async () => {
      const one = await atCounter();
      await activate(one.hash, one.password);
      const again = (over: object) =>
        act((desk) => createKonto(desk, { ...person(), stan: 'AKTYWNE', droga: 'mail', ...over }, 'X'));
      await expect(again({ login: one.login.toUpperCase() })).rejects.toThrow(/is taken: choose another/);
      await expect(again({ pesel: one.pesel })).rejects.toThrow(/has a confirmed account already/);
    });

    it('of an institution acts only for the institution', async () => {
      const instytucja = { nip: '9991002340', nazwa: 'Kos sp. z o.o.' };
      const one = await atCounter({ pesel: null, instytucja });
      await activate(one.hash, one.password);
      expect(await subjectsOf(one.login)).toEqual([{ pesel: null, nip: '9991002340' }]);
      expect((await kontoOf(one.login)).czyInstytucja).toBe(1);
    });
  });

  describe('an account made from a letter', () => {
    it('is restricted until the counter confirms the person, who then gets a full account and a mail', async () => {
      const one = person();
      const password = oneTimePassword();
      const link = await act((desk) => createKonto(desk, { ...one, stan: 'NIEPOTWIERDZONE', droga: 'list' }, password));
      expect(await mailsTo(db(), one.email)).toEqual([]);
      await activate(new URL(link).searchParams.get('hash')!, password);
      expect((await login(one.login)).json).toMatchObject({ czyOgraniczony: true, czyNiepotwierdzony: true });
      expect(await kontoOf(one.login)).toMatchObject({ stan: 'NIEPOTWIERDZONE', czyEmailPotwierdzony: 0 });
      expect(await subjectsOf(one.login)).toEqual([]);
      await act((desk) => confirmIdentity(desk, one.login));
      expect((await latestMail(db(), one.email)).temat).toBe('Twoja tożsamość jest potwierdzona');
      expect((await login(one.login)).json).toMatchObject({ czyOgraniczony: false });
      expect(await subjectsOf(one.login)).toEqual([{ pesel: one.pesel, nip: null }]);
      await expect(act((desk) => confirmIdentity(desk, one.login))).rejects.toThrow(/confirmed already/);
    });
  });

  it('only a confirmed person is linked to the office’s data of that PESEL', async () => {
    const { pesel } = await db()
      .selectFrom('podmioty')
      .select('pesel')
      .where('podmiotId', '=', 63)
      .executeTakeFirstOrThrow();
    await db().deleteFrom('kontaPodmioty').where('podmiotId', '=', 63).execute();
    await db().updateTable('konta').set({ pesel: null }).where('pesel', '=', pesel).execute();
    const { kontoId } = await kontoOf('ola.krawczyk');
    await db().updateTable('konta').set({ pesel }).where('kontoId', '=', kontoId).execute();
    expect(await subjectsOf('ola.krawczyk')).toEqual([]);
    const session = await office().login('ola.krawczyk');
    await act((desk) => confirmIdentity(desk, 'ola.krawczyk'));
    expect((await session.get('/api/konto/uzytkownik')).status).toBe(401);
    const full = await office().login('ola.krawczyk');
    expect((await full.get('/api/lista-podmiotow')).json().podmioty).toHaveLength(1);
    expect(await subjectsOf('ola.krawczyk')).toEqual([{ pesel, nip: null }]);
  });

  it('a blocked account is refused with 1006 at once, until it is unblocked', async () => {
    const client = await office().login('jan.nowak');
    await call('reset-haslo', { login: 'jan.nowak', email: 'jan.nowak@poczta.example' });
    const reset = codeIn(await latestMail(db(), 'jan.nowak@poczta.example'));
    await act((desk) => blockKonto(desk, 'jan.nowak'));
    expect((await latestMail(db(), 'jan.nowak@poczta.example')).temat).toBe('Twoje konto w portalu jest zablokowane');
    expect((await client.get('/api/konto/uzytkownik')).status).toBe(401);
    expect((await login('jan.nowak', 'Lipowa-2026!')).kod).toBe('1006');
    expect((await call('nowe-haslo', { kodZmianyHasla: reset, noweHaslo: OWN })).kod).toBe('1401');
    await act((desk) => unblockKonto(desk, 'jan.nowak'));
    expect((await latestMail(db(), 'jan.nowak@poczta.example')).temat).toBe('Twoje konto w portalu jest odblokowane');
    expect((await login('jan.nowak', 'Lipowa-2026!')).status).toBe(200);
  });

  describe('an e-mail', () => {
    const confirm = (hash: string) => call('potwierdzenie-email', { hash });
    const linkFor = async (name: string, email: string) => {
      const { kontoId } = await kontoOf(name);
      return newCode(db(), secrets, { rodzaj: 'EMAIL', kontoId, dane: { email }, ms: DAY }, office().clock.ms);
    };
    const change = async (name: string, nowyEmail: string) => {
      await db().updateTable('konta').set({ nowyEmail }).where('login', '=', name).execute();
      return linkFor(name, nowyEmail);
    };

    it('that was confirmed becomes the account’s; the former one gets a mail, sessions end, a second click succeeds', async () => {
      const client = await office().login('ewa.zielinska');
      const hash = await change('ewa.zielinska', 'nowa.ewa@poczta.example');
      const answers = await Promise.all([confirm(hash), confirm(hash)]);
      expect(answers.map(({ json }) => json)).toEqual([{ czyPotwierdzono: true }, { czyPotwierdzono: true }]);
      expect(await kontoOf('ewa.zielinska')).toMatchObject({ email: 'nowa.ewa@poczta.example', nowyEmail: null });
      const mails = await mailsTo(db(), 'ewa.zielinska@poczta.example');
      expect(mails.map(({ temat }) => temat)).toEqual(['Adres e-mail konta został zmieniony']);
      expect((await client.get('/api/konto/uzytkownik')).status).toBe(401);
      expect((await confirm(hash)).status).toBe(200);
    });

    it('of a change that was replaced or withdrawn is not accepted', async () => {
      const first = await change('adam.kowal', 'pierwszy@poczta.example');
      const second = await change('adam.kowal', 'drugi@poczta.example');
      expect((await confirm(first)).kod).toBe('1401');
      await db().updateTable('konta').set({ nowyEmail: null }).where('login', '=', 'adam.kowal').execute();
      expect((await confirm(second)).kod).toBe('1401');
      const third = await change('adam.kowal', 'trzeci@poczta.example');
      office().clock.ms += DAY;
      expect((await confirm(third)).kod).toBe('1402');
      expect((await kontoOf('adam.kowal')).email).toBe('adam.kowal@poczta.example');
    });

    it('that was never confirmed is confirmed by its link only in a session of the account, and sessions continue', async () => {
      await db().updateTable('konta').set({ czyEmailPotwierdzony: 0 }).where('login', '=', 'przewozy').execute();
      const hash = await linkFor('przewozy', 'przewozy@poczta.example');
      const [client, other] = [await office().login('przewozy'), await office().login('anna.wisniewska')];
      expect((await confirm(hash)).kod).toBe('1403');
      expect((await other.post('/api/konto/email/potwierdzenie', { hash })).json().kod).toBe('1403');
      expect((await kontoOf('przewozy')).czyEmailPotwierdzony).toBe(0);
      expect((await client.post('/api/konto/email/potwierdzenie', { hash })).status).toBe(200);
      expect((await kontoOf('przewozy')).czyEmailPotwierdzony).toBe(1);
      expect((await client.get('/api/konto/uzytkownik')).status).toBe(200);
    });
  });

  describe('the demo', () => {
    it('has Halina’s link and password in her mail, and both work', async () => {
      const mail = await latestMail(db(), 'halina.lis@poczta.example');
      const password = /jednorazowe: ([\w-]+)/.exec(mail.tekst)![1]!;
      office().clock.ms = Date.parse('2026-11-22T09:00:00Z');
      expect((await login('halina.lis', password)).kod).toBe('1009');
      expect((await activate(codeIn(mail), password)).status).toBe(200);
      expect((await login('halina.lis')).json).toMatchObject({ czyOgraniczony: false });
      expect(await subjectsOf('halina.lis')).toHaveLength(1);
    });

    it('has Zofia blocked and Marek unconfirmed', async () => {
      expect((await login('zofia.kruk', 'Lipowa-2026!')).kod).toBe('1006');
      expect((await latestMail(db(), 'zofia.kruk@poczta.example')).temat).toBe(
        'Twoje konto w portalu jest zablokowane',
      );
      expect((await login('marek.wrona', 'Lipowa-2026!')).json).toMatchObject({ czyNiepotwierdzony: true });
    });
  });

  describe('the command', () => {
    const run = async (...args: string[]) => {
      const env = { ...database.env, ...compiledEnv(), OKIENKO_PEPPER: PEPPER };
      const { code, stdout, stderr } = await runProgram('server/domains/konto/cli.ts', args, env);
      return code === 0 ? { ok: true, text: stdout } : { ok: false, text: stderr };
    };

    it('makes an account, prints what is handed over, and blocks it', async () => {
      const one = person();
      const options = [
        '--login',
        one.login,
        '--imie',
        'Ewa',
        '--nazwisko',
        'Bąk',
        '--email',
        one.email,
        '--pesel',
        one.pesel,
      ];
      const made = await run('create', ...options);
      const password = /handed over: ([\w-]+)/.exec(made.text)?.[1];
      expect(made).toMatchObject({ ok: true });
      office().clock.ms = Date.now();
      expect((await activate(codeIn(await latestMail(db(), one.email)), password!)).status).toBe(200);
      expect(await run('block', '--login', one.login)).toEqual({ ok: true, text: `${one.login} is blocked.\n` });
      expect((await login(one.login)).kod).toBe('1006');
      expect(await run('create', ...options)).toMatchObject({ ok: false, text: expect.stringContaining('is taken') });
    }, 30_000);

    it.each([
      ['nothing', [], /npm run account -- create/],
      ['a login that nobody has', ['block', '--login', 'nikt.taki'], /There is no account with the login nikt.taki/],
      [
        'a PESEL that is none',
        ['create', '--login', 'abc', '--imie', 'A', '--nazwisko', 'B', '--email', 'a@b.pl', '--pesel', '1'],
        /--pesel is missing or wrong/,
      ],
      ['an option that is none', ['block', '--lgoin', 'x'], /--lgoin/],
    ])(
      'given %s, it says what to do',
      async (_what, args, sentence) => {
        expect(await run(...args)).toMatchObject({ ok: false, text: expect.stringMatching(sentence) });
      },
      30_000,
    );
  });
});
