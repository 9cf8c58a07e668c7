import { describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../../server/demo/kit/demoAccounts.ts';
import { fictitiousPesel } from '../../../../server/demo/kit/identifiers.ts';
import { confirmIdentity, createKonto, oneTimePassword } from '../../../../server/domains/konto/kontoDesk.ts';
import type { AccountDesk } from '../../../../server/domains/konto/links.ts';
import { register } from '../../../../server/domains/konto/registration.ts';
import { aktywujKontoZUrzedu } from '../../../../server/domains/konto/rejestracja/handlers.ts';
import { tidyAccounts } from '../../../../server/domains/konto/tidyAccounts.ts';
import { addZadanie } from '../../../../server/domains/konto/zadania.ts';
import { endSessions } from '../../../../server/engine/session/beginSession.ts';
import { hashPassword, verifyPassword } from '../../../../server/engine/session/password.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import { sealKey } from '../../../../server/engine/session/totp.ts';
import { BY_HAND, forOneDatabase, PEPPER, TODAY, withOffice } from '../../helpers.ts';
import { codeIn, latestMail } from '../../mailbox.ts';
import { readLater } from '../../readLater.ts';

vi.setConfig({ testTimeout: 30_000 });

const OWN = 'Zielony-Tramwaj-7';
const DAY = 24 * 3600 * 1000;
/** With the cost of production, so that a try takes long (cheapPasswords.ts). */
const SLOW_HASH = `argon2id$19456$2$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
const secrets = secretsOf(PEPPER);

let serial = 0;
const person = () => {
  serial += 1;
  return {
    imie: 'Ewa',
    nazwisko: 'Bąk',
    login: `ewa.atak${serial}`,
    email: `ewa.atak${serial}@poczta.example`,
    pesel: fictitiousPesel(1975, 7, 7, 4700 + serial, true),
    jezyk: 'pl',
  };
};

forOneDatabase((make) => {
  const office = withOffice(make);
  const db = () => office().database.query;
  const call = async (path: string, body: object) => {
    serial += 1;
    const answer = await office().app.server.inject({
      method: 'POST',
      url: `/api/konto/${path}`,
      payload: body,
      remoteAddress: `10.61.0.${serial}`,
    });
    return { status: answer.statusCode, json: answer.json(), kod: answer.json().kod };
  };
  const kontoOf = (login: string) =>
    db().selectFrom('konta').selectAll().where('login', '=', login).executeTakeFirstOrThrow();
  const act = <T>(run: (desk: AccountDesk) => Promise<T>) =>
    db()
      .transaction()
      .execute((trx) => {
        const now = new Date(office().clock.ms);
        return run({ db: trx, config: office().config, secrets, municipality: { texts: {} }, now });
      });

  describe('someone who still reads the former mailbox', () => {
    it('cannot set a password by a link that was sent there before the e-mail changed', async () => {
      const login = 'anna.wisniewska';
      const former = (await kontoOf(login)).email;
      await call('reset-haslo', { login, email: former });
      const reset = codeIn(await latestMail(db(), former));
      const owner = await office().login(login);
      expect(
        (await owner.post('/api/konto/email', { nowyEmail: 'nowa.anna@poczta.example', haslo: DEMO_PASSWORD })).status,
      ).toBe(200);
      const hash = codeIn(await latestMail(db(), 'nowa.anna@poczta.example'));
      expect((await call('potwierdzenie-email', { hash })).status).toBe(200);
      expect((await call('nowe-haslo', { kodZmianyHasla: reset, noweHaslo: OWN })).kod).toBe('1401');
    });
  });

  describe('a login under way', () => {
    /** Runs `change` while the right password of a login is being hashed. */
    const duringLogin = async (login: string, change: (kontoId: number) => Promise<unknown>) => {
      const { kontoId } = await kontoOf(login);
      const busy = Array.from({ length: 8 }, () => verifyPassword('x', SLOW_HASH));
      const answer = call('token', { login, haslo: DEMO_PASSWORD });
      const klucz = secrets.hmac(`login:${login}`);
      for (;;) {
        // The attempt is counted after the account was read and before the password is checked.
        if (await db().selectFrom('proby').select('klucz').where('klucz', '=', klucz).executeTakeFirst()) break;
        await new Promise((resolve) => setImmediate(resolve));
      }
      await change(kontoId);
      await Promise.all(busy);
      const sessions = () => db().selectFrom('sesje').select('id').where('kontoId', '=', kontoId).execute();
      return { ...(await answer), sessions: (await sessions()).length };
    };

    it('with the former password fails when the password was changed meanwhile', async () => {
      const haslo = await hashPassword(OWN);
      const result = await duringLogin('jan.nowak', async (kontoId) => {
        await db().updateTable('konta').set({ haslo }).where('kontoId', '=', kontoId).execute();
        await endSessions(db(), kontoId);
      });
      expect(result).toMatchObject({ status: 422, kod: '1001', sessions: 0 });
    });

    it('needs the code of a second step that was turned on meanwhile', async () => {
      const result = await duringLogin('przewozy', (kontoId) =>
        db()
          .updateTable('konta')
          .set({ totpSekret: sealKey(secrets, kontoId, 'JBSWY3DPEHPK3PXP'), totpKrok: 0 })
          .where('kontoId', '=', kontoId)
          .execute(),
      );
      expect(result).toMatchObject({ status: 200, json: { czy2FaAktywne: true }, sessions: 0 });
    });
  });

  it('twenty of forty simultaneous logins from one network are answered', async () => {
    const attempt = (number: number) =>
      office().app.server.inject({
        method: 'POST',
        url: '/api/konto/token',
        payload: { login: `ktos.inny${number}`, haslo: DEMO_PASSWORD },
        remoteAddress: '10.62.0.1',
      });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => attempt(number)));
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });

  describe('a person has one full account', () => {
    const activate = (hash: string, stareHaslo: string) =>
      call('aktywacja-z-urzedu', { hash, stareHaslo, noweHaslo: OWN });
    const atCounter = async (pesel: string) => {
      const one = { ...person(), pesel };
      const password = oneTimePassword();
      const link = await act((desk) => createKonto(desk, { ...one, stan: 'AKTYWNE', droga: 'mail' }, password));
      return { ...one, password, hash: new URL(link).searchParams.get('hash')! };
    };

    it('when two were made at the counter before either was activated', async () => {
      const { pesel } = person();
      const [first, second] = [await atCounter(pesel), await atCounter(pesel)];
      expect((await activate(first.hash, first.password)).status).toBe(200);
      expect((await activate(second.hash, second.password)).kod).toBe('1401');
      expect((await kontoOf(second.login)).stan).toBe('NIEAKTYWNE');
    });

    it('that is activated once when its form is sent twice: the second form succeeds as well', async () => {
      const one = await atCounter(person().pesel);
      const { config, municipality, clock } = office();
      let first: ReturnType<typeof activate> | undefined;
      const later = readLater(db(), 'konta', async () => {
        first ??= activate(one.hash, one.password);
        await first;
      });
      const second = await aktywujKontoZUrzedu({
        ...BY_HAND,
        ...{ db: later, secrets, config, municipality, services: {}, now: new Date(clock.ms), today: TODAY },
        ...{ ip: '10.63.0.1', agent: '', cookies: undefined, lang: 'pl', headers: {} },
        ...{ session: undefined, podmiot: undefined },
        args: { hash: one.hash, stareHaslo: one.password, noweHaslo: OWN },
      });
      expect([(await first)?.status, second]).toEqual([200, { czyAktywowano: true }]);
    });

    it('whose used activation link cannot be used to guess passwords: it is deleted after a day', async () => {
      const one = await atCounter(person().pesel);
      expect((await activate(one.hash, one.password)).status).toBe(200);
      await tidyAccounts(db(), office().clock.ms + DAY);
      expect((await activate(one.hash, one.password)).status).toBe(200);
      await tidyAccounts(db(), office().clock.ms + 2 * DAY);
      expect((await activate(one.hash, one.password)).kod).toBe('1401');
    });

    it.each(['email', 'pesel'] as const)('whose %s nobody else can register while its link waits', async (own) => {
      const waiting = await atCounter(person().pesel);
      const dane = { ...person(), haslo: OWN, nip: null, strona: '', zgody: {}, [own]: waiting[own] };
      await act((desk) => register(desk, dane, 'http://localhost:8080/aktywacja-return-url'));
      const made = db().selectFrom('konta').select('login').where('login', '=', dane.login);
      expect(await made.execute()).toEqual([]);
      expect((await activate(waiting.hash, waiting.password)).status).toBe(200);
    });

    it('also when the counter confirms a registered account while one made at the counter waits', async () => {
      const { pesel } = person();
      const waiting = await atCounter(pesel);
      const { kontoId } = await kontoOf('ola.krawczyk');
      await db().updateTable('konta').set({ pesel }).where('kontoId', '=', kontoId).execute();
      await act((desk) => confirmIdentity(desk, 'ola.krawczyk'));
      expect((await activate(waiting.hash, waiting.password)).kod).toBe('1401');
      const full = await db()
        .selectFrom('konta')
        .select('login')
        .where('pesel', '=', pesel)
        .where('stan', '=', 'AKTYWNE')
        .execute();
      expect(full).toEqual([{ login: 'ola.krawczyk' }]);
    });
  });

  it('a task that fails for a week is deleted with its personal data', async () => {
    const task = { login: 'x', email: 'x@poczta.example', jezyk: 'pl' };
    const left = () => db().selectFrom('zadania').select('id').execute();
    await addZadanie(db(), 'RESET', task, office().clock.ms + DAY);
    await tidyAccounts(db(), office().clock.ms + 7 * DAY);
    expect(await left()).toHaveLength(1);
    await tidyAccounts(db(), office().clock.ms + 9 * DAY);
    expect(await left()).toEqual([]);
  });
});
