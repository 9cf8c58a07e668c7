import { beforeEach, describe, expect, test } from 'vitest';
import type { Citizen } from '../../../../server/demo/wezel/answers.ts';
import { hashPassword } from '../../../../server/engine/session/password.ts';
import { type Client, forOneDatabase } from '../../helpers.ts';
import { freePerson } from './freePerson.ts';
import { ADDRESSES, type Attempt, attemptOf, browserOf, type WezelWorld, withWezel } from './wezelWorld.ts';

const PASSWORD = 'Obce-Haslo-2026!';
const CONSENTS = { zgodaPrzetwarzanieDanych: true, zgodaRegulamin: true };

/** Anybody who knows a PESEL can register with it. Only the node confirms whose it is. */
forOneDatabase((make) => {
  const world = withWezel(make);
  beforeEach(() => {
    world().office.clock.ms += 20 * 60_000;
  });

  test('a login through the node does not open an account that somebody registered with the same PESEL', async () => {
    const { victim, login } = await strangerOf(world(), 'NIEZWERYFIKOWANE');
    const { path } = await world().passAs(victim, await world().begin());
    expect(path).toBe('/return-url-potwierdz');
    expect(await rowOf(world(), login)).toMatchObject({ stan: 'NIEZWERYFIKOWANE', czyZablokowane: 0 });
  });

  test.each(['NIEZWERYFIKOWANE', 'NIEPOTWIERDZONE', 'NIEAKTYWNE'] as const)(
    'the identified person gets a new account; the stranger’s, %s, is closed without data',
    async (stan) => {
      const { victim, login } = await strangerOf(world(), stan);
      const stranger = stan === 'NIEAKTYWNE' ? undefined : await logIn(world(), login);
      const { answer } = await confirm(world(), victim, 'prawdziwa.osoba@poczta.example');
      expect(answer.status).toBe(200);
      const own = await fullOf(world(), victim);
      expect(own).toMatchObject([{ email: 'prawdziwa.osoba@poczta.example', stan: 'AKTYWNE' }]);
      expect(own[0]!.login).not.toBe(login);
      // The open session has ended, the password is invalid, and the account acts for nobody.
      if (stranger) expect((await stranger.get('/api/konto/uzytkownik')).status).toBe(401);
      const again = await world().office.anonymous.post('/api/konto/token', { login, haslo: PASSWORD });
      expect(again.status).not.toBe(200);
      const row = await rowOf(world(), login);
      expect(row).toMatchObject({ stan, czyZablokowane: 1, pesel: null });
      const { query } = world().office.database;
      expect(await query.selectFrom('kontaPodmioty').selectAll().where('kontoId', '=', row.kontoId).execute()).toEqual(
        [],
      );
    },
  );

  test('an account with a confirmed e-mail that the person names is taken over; its password, session and second step end', async () => {
    const { victim, login, email } = await strangerOf(world(), 'NIEZWERYFIKOWANE');
    // A second step would stop this login, so the account gets it afterwards.
    const stranger = await logIn(world(), login);
    await setRow(world(), login, { totpSekret: 'x', nowyEmail: 'obcy@poczta.example' });
    expect((await stranger.get('/api/konto/uzytkownik')).status).toBe(200);
    const { answer } = await confirm(world(), victim, email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(await fullOf(world(), victim)).toMatchObject([
      { login, totpSekret: null, nowyEmail: null, czyEmailPotwierdzony: 0 },
    ]);
    expect((await stranger.get('/api/konto/uzytkownik')).status).toBe(401);
    const again = await world().office.anonymous.post('/api/konto/token', { login, haslo: PASSWORD });
    expect(again.json().kod).toBe('1001');
  });

  test('an account that waits for its link is not taken over, even with the same address', async () => {
    const { victim, login, email } = await strangerOf(world(), 'NIEAKTYWNE');
    await confirm(world(), victim, email);
    const [own] = await fullOf(world(), victim);
    expect(own!.login).not.toBe(login);
  });

  describe('a confirmation', () => {
    test('makes the account full that the owner is logged in to, when the node names the same person', async () => {
      const { victim, login } = await strangerOf(world(), 'NIEZWERYFIKOWANE');
      const other = await strangerOf(world(), 'NIEZWERYFIKOWANE', victim);
      const owner = await logIn(world(), login);
      const attempt = await beginConfirmation(owner);
      const { path, query } = await world().passAs(victim, attempt);
      expect([path, query.potwierdzenie]).toEqual(['/return-url-ok', 'true']);
      // Until the browser redeems it, nothing has changed.
      expect(await rowOf(world(), login)).toMatchObject({ stan: 'NIEZWERYFIKOWANE' });
      const answer = await redeem(world(), attempt, query.token!);
      expect(answer.json()).toMatchObject({ czyOgraniczony: false });
      expect(await rowOf(world(), login)).toMatchObject({ stan: 'AKTYWNE', imie: victim.imie });
      // The restricted session has ended, and other accounts with this PESEL are closed.
      expect((await owner.get('/api/konto/uzytkownik')).status).toBe(401);
      expect(await rowOf(world(), other.login)).toMatchObject({ czyZablokowane: 1, pesel: null });
      // The owner chose the password, so it stays valid.
      expect((await world().office.anonymous.post('/api/konto/token', { login, haslo: PASSWORD })).status).toBe(200);
    });

    test('by another person is refused with a message', async () => {
      const { login } = await strangerOf(world(), 'NIEPOTWIERDZONE');
      const owner = await logIn(world(), login);
      const attempt = await beginConfirmation(owner);
      const { path, query } = await world().passAs(await freePerson(world()), attempt);
      expect([path, query]).toEqual(['/return-url-blad', { trescBledu: 'inna-osoba' }]);
      expect(await rowOf(world(), login)).toMatchObject({ stan: 'NIEPOTWIERDZONE' });
    });

    test('that a stranger started confirms nothing: the code is in the wrong browser', async () => {
      const { victim, login } = await strangerOf(world(), 'NIEZWERYFIKOWANE');
      const stranger = await logIn(world(), login);
      // The stranger's request, posted to the node by the victim's browser.
      const attempt = await beginConfirmation(stranger);
      const { query } = await world().passAs(victim, attempt);
      const victims = await world().begin();
      expect((await redeem(world(), victims, query.token!)).json().kod).toBe('1702');
      expect(await rowOf(world(), login)).toMatchObject({ stan: 'NIEZWERYFIKOWANE' });
    });

    test('of a second account is refused while the person has a full one', async () => {
      const { victim } = await strangerOf(world(), 'NIEAKTYWNE');
      await confirm(world(), victim, 'pierwsze.konto@poczta.example');
      const { login } = await strangerOf(world(), 'NIEZWERYFIKOWANE', victim);
      const attempt = await beginConfirmation(await logIn(world(), login));
      const { query } = await world().passAs(victim, attempt);
      expect(query).toEqual({ trescBledu: 'drugie-konto' });
    });
  });
});

let count = 0;

/** A person of the register, and an account that somebody else has made with the PESEL. */
async function strangerOf(
  world: WezelWorld,
  stan: 'NIEAKTYWNE' | 'NIEZWERYFIKOWANE' | 'NIEPOTWIERDZONE',
  of?: Citizen,
) {
  const victim = of ?? (await freePerson(world));
  count += 1;
  const { query } = world.office.database;
  const login = `obcy.${count}`;
  const email = `${login}@poczta.example`;
  const { last } = await query
    .selectFrom('konta')
    .select((eb) => eb.fn.max('kontoId').as('last'))
    .executeTakeFirstOrThrow();
  const kontoId = Number(last) + 1;
  await query
    .insertInto('konta')
    .values({
      kontoId,
      login,
      haslo: await hashPassword(PASSWORD),
      imie: 'Obcy',
      nazwisko: 'Człowiek',
      email,
      pesel: victim.identyfikator,
      nip: null,
      stan,
      czyInstytucja: 0,
      czyPierwszeLogowanie: 1,
    })
    .execute();
  // Linked to the person's subject as an older office might have done: the link must be removed.
  const podmiot = await query
    .selectFrom('podmioty')
    .select('podmiotId')
    .where('pesel', '=', victim.identyfikator)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('kontaPodmioty')
    .values({ kontoId, ...podmiot })
    .execute();
  return { victim, login, email };
}

async function logIn({ office }: WezelWorld, login: string): Promise<Client> {
  const answer = await office.anonymous.post('/api/konto/token', { login, haslo: PASSWORD });
  if (answer.status !== 200 || answer.json().czy2FaAktywne) throw new Error(answer.text);
  const cookie = [answer.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
  const client = browserOf(office, { cookie });
  const { token } = answer.json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    ...client,
    token,
    cookie,
    get: (url) => client.get(url, headers),
    post: (url, body) => client.post(url, body, headers),
  };
}

const beginConfirmation = async (owner: Client): Promise<Attempt> =>
  attemptOf(await owner.post('/api/konto/wezel/potwierdzenie', ADDRESSES));

const redeem = ({ office }: WezelWorld, attempt: { cookie: string }, token: string) =>
  browserOf(office, attempt).post('/api/konto/wezel/odbior', { token });

async function confirm(world: WezelWorld, person: Citizen, email: string) {
  const attempt = await world.begin();
  const { query } = await world.passAs(person, attempt);
  const { imie, nazwisko, identyfikator: pesel } = person;
  const answer = await browserOf(world.office, attempt).post(`/api/konto/potwierdzenie-danych?data=${query.data}`, {
    imie,
    nazwisko,
    pesel,
    email,
    ...CONSENTS,
  });
  return { attempt, answer };
}

const rowOf = ({ office }: WezelWorld, login: string) =>
  office.database.query.selectFrom('konta').selectAll().where('login', '=', login).executeTakeFirstOrThrow();

const setRow = ({ office }: WezelWorld, login: string, set: object) =>
  office.database.query.updateTable('konta').set(set).where('login', '=', login).execute();

const fullOf = ({ office }: WezelWorld, { identyfikator }: Citizen) =>
  office.database.query
    .selectFrom('konta')
    .selectAll()
    .where('pesel', '=', identyfikator)
    .where('stan', '=', 'AKTYWNE')
    .execute();
