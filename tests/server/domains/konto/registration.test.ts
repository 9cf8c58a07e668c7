import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fictitiousPesel } from '../../../../server/demo/kit/identifiers.ts';
import { resetujHaslo, ustawHaslo } from '../../../../server/domains/konto/rejestracja/handlers.ts';
import { removeKonto, tidyAccounts } from '../../../../server/domains/konto/tidyAccounts.ts';
import { secretsOf } from '../../../../server/engine/session/secrets.ts';
import type * as models from '../../../../src/generated/models.ts';
import { BY_HAND, forOneDatabase, TODAY, withOffice } from '../../helpers.ts';
import { codeIn, latestMail, linkIn, mailsTo, tasksDone } from '../../mailbox.ts';
import { readLater } from '../../readLater.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RETURN = 'http://localhost:8080/aktywacja-return-url';
const PEPPER = 'a pepper for tests that is long enough';
const PASSWORD = 'Zielony-Tramwaj-7';

let serial = 0;
/** A new person, from a new network. */
function person(over: Record<string, unknown> = {}) {
  serial += 1;
  return {
    imie: 'Iga',
    nazwisko: 'Sowa',
    login: `iga.sowa${serial}`,
    haslo: PASSWORD,
    email: `iga${serial}@poczta.example`,
    pesel: fictitiousPesel(1980, 5, 5, 4000 + serial, true),
    returnUrl: RETURN,
    zgodaPrzetwarzanieDanych: true,
    zgodaRegulamin: true,
    ...over,
  };
}

forOneDatabase((make) => {
  const office = withOffice(make);
  const db = () => office().database.query;
  const call = async (path: string, body: unknown, ip = `10.9.${serial >> 8}.${serial & 255}`) => {
    const answer = await office().app.server.inject({
      method: 'POST',
      url: `/api/konto/${path}`,
      payload: body as object,
      remoteAddress: ip,
    });
    return { status: answer.statusCode, text: answer.body, kod: answer.json().kod, pola: answer.json().pola };
  };
  const register = (one: ReturnType<typeof person>) => call('rejestracja', one);
  const activate = (hash: string) => call('aktywacja', { hash });
  const login = (one: { login: string; haslo?: string }) =>
    call('token', { login: one.login, haslo: one.haslo ?? PASSWORD });
  const kontoOf = (name: string) =>
    db().selectFrom('konta').selectAll().where('login', '=', name.toLowerCase()).executeTakeFirst();
  /** The context of an operation that a test calls directly, without a session and from a new network. */
  const byHand = () => {
    const { config, municipality, clock } = office();
    const ip = `10.50.${serial++ & 255}.1`;
    const caller = { ip, agent: '', services: {}, cookies: undefined, session: undefined, podmiot: undefined };
    const moment = { now: new Date(clock.ms), today: TODAY, lang: 'pl', headers: {} } as const;
    return { ...BY_HAND, ...caller, ...moment, db: db(), secrets: secretsOf(PEPPER), config, municipality };
  };
  /** A registered and activated account. */
  async function member(over: Record<string, unknown> = {}) {
    const one = person(over);
    expect((await register(one)).status).toBe(200);
    expect((await activate(codeIn(await latestMail(db(), one.email)))).status).toBe(200);
    return one;
  }

  describe('a registration', () => {
    it('leads through its mail to an account that can log in and sees no data yet', async () => {
      const one = person({ login: 'Iga.Sowa-Nowa', nip: '9991002340' });
      expect(await register(one)).toMatchObject({ status: 200, text: '{"czyPrzyjeto":true}' });
      const mail = await latestMail(db(), one.email);
      expect(mail.temat).toBe('Aktywuj konto w portalu');
      expect(linkIn(mail).href).toMatch(/^http:\/\/localhost:8080\/aktywacja-return-url\?hash=[\w-]{43}$/);
      expect((await login(one)).kod).toBe('1009');
      expect(await activate(codeIn(mail))).toMatchObject({ status: 200, text: '{"czyAktywowano":true}' });
      const konto = await kontoOf(one.login);
      expect(konto).toMatchObject({
        stan: 'NIEZWERYFIKOWANE',
        czyEmailPotwierdzony: 1,
        czyPierwszeLogowanie: 1,
        jezyk: 'pl',
        nip: '9991002340',
      });
      expect(JSON.parse(konto!.zgodyRejestracji!)).toEqual({
        przetwarzanieDanych: expect.stringMatching(/^2026-/),
        regulamin: expect.stringMatching(/^2026-/),
      });
      const session = await login(one);
      expect(JSON.parse(session.text)).toMatchObject({ czyOgraniczony: true, czyNiepotwierdzony: false });
      const linked = await db().selectFrom('kontaPodmioty').selectAll().where('kontoId', '=', konto!.kontoId).execute();
      expect(linked).toEqual([]);
    });

    it('with somebody else’s PESEL shows nothing of that person', async () => {
      const stranger = (
        await db().selectFrom('podmioty').selectAll().where('podmiotId', '=', 61).executeTakeFirstOrThrow()
      ).pesel!;
      expect(await db().selectFrom('konta').select('kontoId').where('pesel', '=', stranger).execute()).toEqual([]);
      const one = await member({ pesel: stranger });
      const answer = await office().app.server.inject({
        method: 'POST',
        url: '/api/konto/token',
        payload: { login: one.login, haslo: PASSWORD },
      });
      const held = {
        authorization: `Bearer ${answer.json().token}`,
        cookie: String(answer.headers['set-cookie']).split(';')[0]!,
      };
      const get = async (url: string) =>
        (await office().app.server.inject({ method: 'GET', url: `/api${url}`, headers: held })).statusCode;
      expect(await get('/konto/uzytkownik')).toBe(200);
      expect(await get('/lista-podmiotow')).toBe(403);
    });

    it.each([
      ['1201', 'pesel', { pesel: '84831545207' }],
      ['1201', 'pesel', { pesel: '26322112340' }],
      ['1202', 'nip', { nip: '9991002341' }],
      ['1105', 'haslo', { haslo: 'Krotk-1' }],
      ['1105', 'haslo', { haslo: 'bezduzychliter-1' }],
      ['1502', 'haslo', { haslo: 'Qwerty123!' }],
      ['1203', 'zgodaRegulamin', { zgodaRegulamin: false }],
      ['1203', 'zgodaPrzetwarzanieDanych', { zgodaPrzetwarzanieDanych: undefined }],
    ])('is refused with %s at %s', async (kod, field, over) => {
      const one = person(over);
      expect(await register(one)).toMatchObject({ status: 422, kod, pola: { [field]: expect.any(String) } });
      expect(await mailsTo(db(), one.email)).toEqual([]);
    });

    it.each([
      'https://zlodziej.example/aktywacja-return-url',
      'http://localhost:8080@zlodziej.example/x',
      'http://localhost.zlodziej.example/x',
      'javascript:alert(1)',
      'http://localhost:8080\\@zlodziej.example/',
      'http://localhost:8080/',
      'http://localhost:8080/aktywacja-return-url/dalej',
      'http://localhost:8080/api/pi/stan',
    ])('leads nowhere but to the page that takes its code: not to %s', async (returnUrl) => {
      expect(await register(person({ returnUrl }))).toMatchObject({ status: 400, kod: 'BLEDNE_ZADANIE' });
    });

    it('removes the caller’s query from the return address in the link', async () => {
      const one = person({ returnUrl: `${RETURN}?hash=moj&x=1#y` });
      await register(one);
      expect([...linkIn(await latestMail(db(), one.email)).searchParams.keys()]).toEqual(['hash']);
    });

    it('repeats nothing that was typed in its mail, only in its recipient', async () => {
      const one = person({ imie: 'Wygraj na zly.example', nazwisko: 'Teraz', login: 'www.zly.example' });
      await register(one);
      const { temat, tekst, html } = await latestMail(db(), one.email);
      expect(`${temat}${tekst}${html}`).not.toMatch(/zly\.example|Wygraj|Teraz|\d{11}/);
    });
  });

  describe('what is in use', () => {
    it('gets the same response as what is free, byte for byte, and its owner gets a mail', async () => {
      const owner = await member();
      const known = [
        person({ email: owner.email.toUpperCase() }),
        person({ login: owner.login.toUpperCase() }),
        person({ pesel: '' }),
        person(),
      ];
      const anna = (await kontoOf('anna.wisniewska'))!;
      known[2]!.pesel = anna.pesel!;
      const answers = [];
      for (const one of known) answers.push(await register(one));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);

      expect((await latestMail(db(), owner.email)).temat).toBe('Masz już konto w portalu');
      expect((await latestMail(db(), owner.email)).tekst).toContain(owner.login);
      expect((await latestMail(db(), known[1]!.email)).temat).toBe('Wybierz inny login do portalu');
      expect((await latestMail(db(), known[2]!.email)).temat).toBe('Rejestracja w portalu wymaga kontaktu z urzędem');
      expect((await latestMail(db(), known[2]!.email)).tekst).not.toContain('PESEL');
      expect((await latestMail(db(), anna.email)).temat).toBe('Ktoś użył Twoich danych przy rejestracji');
      for (const one of known.slice(1, 3)) expect((await kontoOf(one.login))?.email).not.toBe(one.email);
    });

    it('is reported to its owner once a day, however often somebody tries', async () => {
      const owner = await member();
      for (let count = 0; count < 2; count++) await register(person({ email: owner.email }));
      const received = (await mailsTo(db(), owner.email)).filter(({ temat }) => temat === 'Masz już konto w portalu');
      expect(received).toHaveLength(1);
    });

    it('does not include a PESEL that was only typed', async () => {
      const first = await member();
      const second = await member({ pesel: first.pesel });
      expect((await kontoOf(second.login))?.stan).toBe('NIEZWERYFIKOWANE');
    });

    it('does not include an e-mail whose owner never answered: whoever activates first gets it', async () => {
      const stranger = person();
      await register(stranger);
      const owner = person({ email: stranger.email });
      await register(owner);
      const [old, fresh] = await mailsTo(db(), stranger.email);
      expect((await activate(codeIn(fresh!))).status).toBe(200);
      expect(await kontoOf(stranger.login)).toBeUndefined();
      expect((await activate(codeIn(old!))).kod).toBe('1401');
    });

    it('costs the same work before the response, so that timing reveals nothing', async () => {
      const known = await member();
      const work = async (body: models.ResetujHasloArgs) => {
        const done: string[] = [];
        const plugin: KyselyPlugin = {
          transformQuery: ({ node }) => {
            done.push(node.kind);
            return node;
          },
          transformResult: async ({ result }) => result,
        };
        await resetujHaslo({ ...byHand(), db: db().withPlugin(plugin), args: body });
        return done;
      };
      const forKnown = await work({ login: known.login, email: known.email });
      expect(forKnown.at(-1)).toBe('InsertQueryNode');
      expect(await work({ login: known.login, email: 'inny@poczta.example' })).toEqual(forKnown);
      expect(await work({ login: 'nikt.taki', email: known.email })).toEqual(forKnown);
    });
  });

  describe('an activation link', () => {
    it('used twice, also at the same time, succeeds twice', async () => {
      const one = person();
      await register(one);
      const hash = codeIn(await latestMail(db(), one.email));
      const answers = await Promise.all([activate(hash), activate(hash), activate(hash)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      office().clock.ms += 48 * HOUR;
      expect((await activate(hash)).status).toBe(200);
    });

    it('is invalid when cut, changed, too old or replaced', async () => {
      const one = person();
      await register(one);
      const hash = codeIn(await latestMail(db(), one.email));
      expect((await activate(hash.slice(0, -1))).kod).toBe('1401');
      expect((await activate(`${hash.slice(0, -1)}${hash.endsWith('A') ? 'B' : 'A'}`)).kod).toBe('1401');
      expect((await call('potwierdzenie-email', { hash })).kod).toBe('1401');
      office().clock.ms += 24 * HOUR;
      expect((await activate(hash)).kod).toBe('1402');
      expect((await call('reset-link', { login: one.login, email: one.email, returnUrl: RETURN })).status).toBe(200);
      const fresh = codeIn(await latestMail(db(), one.email));
      expect((await activate(hash)).kod).toBe('1401');
      expect((await activate(fresh)).status).toBe(200);
    });

    it('is sent once, for one account, when the form is sent twice at the same time', async () => {
      const one = person();
      const answers = await Promise.all([register(one), register(one)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await mailsTo(db(), one.email)).toHaveLength(1);
      expect(await db().selectFrom('konta').select('kontoId').where('login', '=', one.login).execute()).toHaveLength(1);
    });

    it('is not sent for a wrong pair of login and e-mail; the owner of an active account gets a mail that says so', async () => {
      const one = await member();
      const other = person();
      const again = (body: { login: string; email: string }) => call('reset-link', { ...body, returnUrl: RETURN });
      expect((await again({ login: one.login, email: other.email })).status).toBe(200);
      expect(await mailsTo(db(), other.email)).toEqual([]);
      expect((await again({ login: one.login, email: one.email })).status).toBe(200);
      expect((await latestMail(db(), one.email)).temat).toBe('Twoje konto jest już aktywne');
    });

    it('that nobody uses leads to the account’s deletion a week after it expires', async () => {
      const one = person();
      await register(one);
      await tasksDone(db());
      await tidyAccounts(db(), office().clock.ms + 7 * 24 * HOUR);
      expect(await kontoOf(one.login)).toBeDefined();
      await tidyAccounts(db(), office().clock.ms + 9 * 24 * HOUR);
      expect(await kontoOf(one.login)).toBeUndefined();
      await removeKonto(db(), 1);
      expect((await kontoOf('anna.wisniewska'))?.kontoId).toBe(1);
    });
  });

  describe('a new password', () => {
    const reset = (one: { login: string; email: string }) =>
      call('reset-haslo', { login: one.login, email: one.email });
    const set = (kodZmianyHasla: string, noweHaslo = 'Szary-Gawron-31') =>
      call('nowe-haslo', { kodZmianyHasla, noweHaslo });

    it('is set once by the link in the mail; sessions end and the owner gets a mail', async () => {
      const one = await member();
      expect((await login(one)).status).toBe(200);
      await reset(one);
      const mail = await latestMail(db(), one.email);
      expect(linkIn(mail).href).toMatch(/^http:\/\/localhost:8080\/nowe-haslo\?kodZmianyHasla=/);
      const code = codeIn(mail);
      const kontoId = (await kontoOf(one.login))!.kontoId;
      expect(await set(code)).toMatchObject({ status: 200, text: '{"czyZmieniono":true}' });
      expect(await db().selectFrom('sesje').select('id').where('kontoId', '=', kontoId).execute()).toEqual([]);
      expect((await latestMail(db(), one.email)).temat).toBe('Hasło do portalu zostało zmienione');
      expect((await login(one)).kod).toBe('1001');
      expect((await login({ ...one, haslo: 'Szary-Gawron-31' })).status).toBe(200);
      expect((await set(code, 'Inny-Gawron-32')).kod).toBe('1401');
    });

    it('withdraws a change of e-mail that waits for its link', async () => {
      const one = await member();
      const { kontoId } = (await kontoOf(one.login))!;
      await db()
        .updateTable('konta')
        .set({ nowyEmail: 'obcy@poczta.example' })
        .where('kontoId', '=', kontoId)
        .execute();
      await db()
        .insertInto('kody')
        .values({
          kodHash: 'zmiana',
          rodzaj: 'EMAIL',
          dane: '{"email":"obcy@poczta.example"}',
          kontoId,
          waznyDoMs: office().clock.ms + MINUTE,
          uzytoMs: null,
        })
        .execute();
      await reset(one);
      expect((await set(codeIn(await latestMail(db(), one.email)))).status).toBe(200);
      expect((await kontoOf(one.login))!.nowyEmail).toBeNull();
      const left = db()
        .selectFrom('kody')
        .select('rodzaj')
        .where('kontoId', '=', kontoId)
        .where('rodzaj', '=', 'EMAIL');
      expect(await left.execute()).toEqual([]);
    });

    it('is set once when one link is used twice at the same time', async () => {
      const one = await member();
      await reset(one);
      const code = codeIn(await latestMail(db(), one.email));
      const answers = await Promise.all([set(code, 'Szary-Gawron-31'), set(code, 'Biala-Czapla-32')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.kod).toBe('1401');
    });

    it('finds its link used when the same form set this password a moment ago', async () => {
      const one = await member();
      await reset(one);
      const args = { kodZmianyHasla: codeIn(await latestMail(db(), one.email)), noweHaslo: 'Szary-Gawron-31' };
      let first: ReturnType<typeof set> | undefined;
      const later = readLater(db(), 'konta', async () => {
        first ??= set(args.kodZmianyHasla);
        await first;
      });
      await expect(ustawHaslo({ ...byHand(), db: later, args })).rejects.toMatchObject({ kod: '1401' });
      expect((await first)?.status).toBe(200);
    });

    it('must not be the former or a frequent one, and the link stays valid after a refusal', async () => {
      const one = await member();
      await reset(one);
      const code = codeIn(await latestMail(db(), one.email));
      expect(await set(code, PASSWORD)).toMatchObject({ kod: '1502', pola: { noweHaslo: expect.any(String) } });
      expect((await set(code, 'Lipowa2026!')).kod).toBe('1502');
      expect((await set(code, 'slabe')).kod).toBe('1105');
      expect((await set(code)).status).toBe(200);
    });

    it('needs a link that is younger than half an hour and the newest', async () => {
      const one = await member();
      await reset(one);
      const first = codeIn(await latestMail(db(), one.email));
      office().clock.ms += 2 * MINUTE;
      await reset(one);
      const second = codeIn(await latestMail(db(), one.email));
      expect((await set(first)).kod).toBe('1401');
      office().clock.ms += 30 * MINUTE;
      expect((await set(second)).kod).toBe('1402');
      expect((await set('nic')).kod).toBe('1401');
    });

    it('is not sent to an unconfirmed e-mail', async () => {
      const one = await member();
      const { kontoId } = (await kontoOf(one.login))!;
      await db().updateTable('konta').set({ czyEmailPotwierdzony: 0 }).where('kontoId', '=', kontoId).execute();
      const before = (await mailsTo(db(), one.email)).length;
      expect((await reset(one)).text).toBe('{"czyPrzyjeto":true}');
      expect(await mailsTo(db(), one.email)).toHaveLength(before);
    });

    it('for an account that waits for activation first brings the activation link', async () => {
      const one = person();
      await register(one);
      await tasksDone(db());
      office().clock.ms += 2 * MINUTE;
      await reset(one);
      const mails = await mailsTo(db(), one.email);
      expect(mails.map(({ temat }) => temat)).toEqual(['Aktywuj konto w portalu', 'Aktywuj konto w portalu']);
    });
  });

  describe('a sender of forms that trigger mails', () => {
    it('is limited to three an hour for one address, known or not', async () => {
      const one = await member();
      await db().deleteFrom('proby').execute();
      for (const email of [one.email, 'nikt.tu@poczta.example']) {
        const answers = [];
        for (let count = 0; count < 4; count++)
          answers.push((await call('reset-haslo', { login: one.login, email }, `10.20.${count}.1`)).status);
        expect(answers).toEqual([200, 200, 200, 429]);
      }
      office().clock.ms += HOUR;
      expect((await call('reset-haslo', { login: one.login, email: one.email })).status).toBe(200);
    });

    it('may register ten times an hour and request twenty links from one network', async () => {
      const statuses = async (count: number, path: string, body: () => object, ip: string) => {
        const all = [];
        for (let number = 0; number < count; number++) all.push((await call(path, body(), ip)).status);
        return all;
      };
      const registered = await statuses(11, 'rejestracja', person, '10.30.1.1');
      expect(registered).toEqual([...Array(10).fill(200), 429]);
      const asked = () => ({ login: 'ktos', email: `ktos${serial++}@poczta.example` });
      expect(await statuses(21, 'reset-haslo', asked, '10.30.2.1')).toEqual([...Array(20).fill(200), 429]);
    });
  });

  it('simultaneous registrations get accounts with different numbers', async () => {
    const all = Array.from({ length: 8 }, () => person());
    await Promise.all(all.map((one, index) => call('rejestracja', one, `10.40.${index}.1`)));
    await tasksDone(db());
    const made = await db()
      .selectFrom('konta')
      .select('kontoId')
      .where(
        'login',
        'in',
        all.map((one) => one.login),
      )
      .execute();
    expect(new Set(made.map(({ kontoId }) => kontoId)).size).toBe(8);
  });
});
