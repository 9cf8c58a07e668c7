import { beforeEach, expect, test } from 'vitest';
import type { Citizen } from '../../../../server/demo/wezel/answers.ts';
import { type Answer, type Client, clientOf, forOneDatabase } from '../../helpers.ts';
import { codeIn, latestMail, mailsTo, tasksDone } from '../../mailbox.ts';
import { freePerson } from './freePerson.ts';
import { ADDRESSES, browserOf, type WezelWorld, withWezel } from './wezelWorld.ts';

const MINUTE = 60_000;
const CONSENTS = { zgodaPrzetwarzanieDanych: true, zgodaRegulamin: true };
const PASSWORD = 'Zielony-Traktor-88';
const MISTYPED = 'literowka@poczta.example';

/** The owner of an account mistyped the e-mail at the first login through the node; somebody else reads that mailbox. */
forOneDatabase((make) => {
  const world = withWezel(make);
  const db = () => world().office.database.query;
  const stranger = () => world().office.anonymous;
  let person: Citizen;
  let login: string;
  let number = 0;
  let email: string;

  beforeEach(async () => {
    world().office.clock.ms += 60 * MINUTE;
    await db().deleteFrom('proby').execute();
    person = await freePerson(world());
    email = `${++number}.${MISTYPED}`;
    await firstLogin(world(), person, email);
    ({ login } = await konto());
  });

  const konto = () =>
    db().selectFrom('konta').selectAll().where('pesel', '=', person.identyfikator).executeTakeFirstOrThrow();
  const reset = async (address = email) => {
    await stranger().post('/api/konto/reset-haslo', { login, email: address });
    await tasksDone(db());
    return mailsTo(db(), address);
  };
  const confirmBy = (who: Client, hash: string) =>
    who.post(`/api/konto/${who.token ? 'email/potwierdzenie' : 'potwierdzenie-email'}`, { hash });

  test('the reader of that mailbox cannot confirm the e-mail, learn the login or set a password', async () => {
    const hash = codeIn(await latestMail(db(), email));
    expect((await confirmBy(stranger(), hash)).json().kod).toBe('1403');
    const other = await world().office.login('anna.wisniewska');
    expect((await confirmBy(other, hash)).json().kod).toBe('1403');
    expect(await konto()).toMatchObject({ czyEmailPotwierdzony: 0, czyHasloWlasne: 0 });
    // Not even with the own PESEL and this mailbox.
    const registration = {
      ...{ imie: 'Obca', nazwisko: 'Osoba', login: `obca${number}`, haslo: PASSWORD, email, nip: null },
      ...{ pesel: '02070803628', returnUrl: 'http://localhost:8080/aktywacja-return-url', ...CONSENTS },
    };
    expect((await stranger().post('/api/konto/rejestracja', registration)).status).toBe(200);
    await stranger().post('/api/konto/reset-link', {
      ...{ login, email, returnUrl: 'http://localhost:8080/aktywacja-return-url' },
    });
    const mails = await reset();
    expect(mails.length).toBeGreaterThan(1);
    for (const mail of mails) expect(`${mail.temat} ${mail.tekst} ${mail.html}`).not.toContain(login);
    expect(mails.filter(({ klucz }) => klucz.startsWith('NOWE_HASLO'))).toEqual([]);
    expect((await stranger().post('/api/konto/token', { login, haslo: PASSWORD })).json().kod).toBe('1001');
  });

  test('the owner changes the address after a fresh login, without a password, and confirms it logged in', async () => {
    const stolen = codeIn(await latestMail(db(), email));
    const owner = await logIn(world(), person);
    expect((await owner.get('/api/konto/uzytkownik')).json().czyHaslo).toBe(false);
    const right = `${number}.wlasciwy@poczta.example`;
    expect((await owner.post('/api/konto/email', { nowyEmail: right })).status).toBe(200);
    // The stranger's mailbox gets no further mail.
    expect(await mailsTo(db(), email)).toHaveLength(2);
    const hash = codeIn(await latestMail(db(), right));
    expect((await confirmBy(stranger(), hash)).json().kod).toBe('1403');
    expect((await confirmBy(owner, hash)).status).toBe(200);
    expect(await konto()).toMatchObject({ email: right, nowyEmail: null, czyEmailPotwierdzony: 1 });
    expect((await confirmBy(stranger(), stolen)).json().kod).toBe('1401');
    expect((await reset(right)).filter(({ klucz }) => klucz.startsWith('NOWE_HASLO'))).toHaveLength(1);
    // Even now no mail contains the login of an account without a password of its own.
    await db().deleteFrom('poczta').execute();
    await stranger().post('/api/konto/reset-link', {
      ...{ login, email: right, returnUrl: 'http://localhost:8080/aktywacja-return-url' },
    });
    await tasksDone(db());
    const received = await latestMail(db(), right);
    expect(received.klucz).toMatch(/^kontoJuzAktywne/);
    expect(received.tekst).not.toContain(login);
  });

  test('the owner sets a first password after a fresh login; the stranger’s link still proves nothing', async () => {
    const stolen = codeIn(await latestMail(db(), email));
    const owner = await logIn(world(), person);
    const weak = await owner.post('/api/konto/haslo', { noweHaslo: 'abc' });
    expect(weak.json().kod).toBe('1105');
    expect((await owner.post('/api/konto/haslo', { noweHaslo: PASSWORD })).status).toBe(200);
    expect(await konto()).toMatchObject({ czyHasloWlasne: 1, czyEmailPotwierdzony: 0 });
    expect((await stranger().post('/api/konto/token', { login, haslo: PASSWORD })).status).toBe(200);
    expect((await confirmBy(stranger(), stolen)).json().kod).toBe('1403');
    expect((await reset()).filter(({ klucz }) => klucz.startsWith('NOWE_HASLO'))).toEqual([]);
    // From now on the password is required again.
    const later = await logIn(world(), person);
    expect((await later.post('/api/konto/haslo', { noweHaslo: 'Inny-Traktor-99!' })).json().kod).toBe('1519');
    expect((await later.post('/api/konto/email', { nowyEmail: 'x@poczta.example' })).json().kod).toBe('1519');
  });

  test('a login of eleven minutes ago is too old', async () => {
    const owner = await logIn(world(), person);
    world().office.clock.ms += 11 * MINUTE;
    expect((await owner.post('/api/konto/haslo', { noweHaslo: PASSWORD })).json().kod).toBe('1602');
    expect((await owner.post('/api/konto/email', { nowyEmail: 'x@poczta.example' })).json().kod).toBe('1602');
    expect(await konto()).toMatchObject({ czyHasloWlasne: 0, nowyEmail: null });
  });
});

async function firstLogin(world: WezelWorld, person: Citizen, email: string): Promise<void> {
  const attempt = await world.begin();
  const { query } = await world.passAs(person, attempt);
  const { imie, nazwisko, identyfikator: pesel } = person;
  const body = { imie, nazwisko, pesel, email, ...CONSENTS };
  const answer = await browserOf(world.office, attempt).post(
    `/api/konto/potwierdzenie-danych?data=${query.data}`,
    body,
  );
  expect(answer.status).toBe(200);
}

async function logIn(world: WezelWorld, person: Citizen): Promise<Client> {
  const attempt = await world.begin(ADDRESSES);
  const { query } = await world.passAs(person, attempt);
  const answer: Answer = await browserOf(world.office, attempt).post('/api/konto/wezel/odbior', { token: query.token });
  expect(answer.status).toBe(200);
  const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
  const cookie = lines.find((line) => line.startsWith('__Host-es='))?.split(';')[0];
  return clientOf(() => world.office.app, { token: answer.json().token, cookie });
}
