import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { isThorough } from '../night.ts';
import { type Answer, type Client, clientOf, forOneDatabase, ROOT, withOffice } from './helpers.ts';
import { ACTORS, type Actor, CLASSES, expected, NOBODY } from './matrix.ts';
import { argsFor, call, type Facts, factsOf, nipOf } from './samples.ts';

const { contract } = loadContract([`${ROOT}/schemas/api`]);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const own of ['html', 'tel']) ajv.addFormat(own, true);

const validators = new Map<string, ValidateFunction>();

/** Compiled once for all actors. */
function validatorOf({ id, answer }: Operation): ValidateFunction {
  const known = validators.get(id) ?? ajv.compile(contract.bundle(answer as JsonSchema));
  validators.set(id, known);
  return known;
}

function checkAnswer(operation: Operation, answer: Answer): void {
  if (operation.answer === 'document') {
    expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[^"]+\.pdf"; filename\*=UTF-8''/);
    return;
  }
  if (operation.answer === 'file') {
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="/);
    return;
  }
  const validate = validatorOf(operation);
  validate(answer.json());
  expect(validate.errors ?? []).toEqual([]);
}

const blad = ajv.compile(contract.bundle(contract.schemas.get('Blad')!.schema));
const sessionCalls = ['przedluzSesje', 'wyloguj'];
const operations = [...contract.operations.values()];
/** Each call comes from a new network, so that throttles do not refuse it. */
let networks = 0;
const fromElsewhere = (client: Client): Client => ({
  ...client,
  send: (method, url, body, headers) =>
    client.send(method, url, body, { 'x-forwarded-for': `10.${networks >> 8}.${networks++ & 255}.7`, ...headers }),
});

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_PROXIES: '1' });
  const clients = {} as Record<Actor, Client>;
  const nips: Partial<Record<Actor, string>> = {};
  let facts: Facts;

  beforeAll(async () => {
    const { query } = office().database;
    const residents = (
      await query
        .selectFrom('konta')
        .select('login')
        .where('login', 'like', 'mieszkaniec%')
        .orderBy('kontoId')
        .execute()
    ).map(({ login }) => login);
    const [unverified = '', unconfirmed = '', deleted = '', twice = '', blocked = ''] = residents.slice(-5);
    const change = (login: string, values: object) =>
      query.updateTable('konta').set(values).where('login', '=', login).execute();
    await change(unverified, { stan: 'NIEZWERYFIKOWANE' });
    await change(unconfirmed, { stan: 'NIEPOTWIERDZONE' });
    clients.expired = await office().login('anna.wisniewska');
    office().clock.ms += office().config.sessionMs;
    clients.anonymous = office().anonymous;
    clients.unverified = await office().login(unverified);
    clients.unconfirmed = await office().login(unconfirmed);
    clients.owner = await office().login('anna.wisniewska');
    clients.otherPerson = await office().login('jan.nowak');
    clients.institution = await office().login('przewozy');
    clients.otherInstitution = await office().login('jan.nowak');
    clients.loggedOut = await office().login('ewa.zielinska');
    clients.deleted = await office().login(deleted);
    clients.endedElsewhere = await office().login(twice);
    clients.blocked = await office().login(blocked);
    const { token, cookie } = clients.owner;
    const holding = (held: { token?: string; cookie?: string }) => clientOf(() => office().app, held);
    const browser = await office().login('anna.wisniewska');
    clients.otherBrowser = holding({ token, cookie: browser.cookie });
    clients.ownTokenForeignCookie = holding({ token, cookie: clients.otherPerson.cookie });
    clients.foreignTokenOwnCookie = holding({ token: clients.otherPerson.token, cookie });
    clients.tokenAlone = holding({ token });
    clients.cookieAlone = holding({ cookie });

    const worked = async (answer: Promise<Answer>) => expect((await answer).status).toBe(200);
    await worked(clients.loggedOut.post('/api/pi/wylogowanie', { token: clients.loggedOut.token }));
    await worked(clients.deleted.send('DELETE', '/api/konto'));
    await worked((await office().login(twice)).post('/api/konto/sesje/zakonczenie', {}));
    await change(blocked, { czyZablokowane: 1 });

    facts = await factsOf(clients.owner);
    for (const { nip, czyInstytucja } of (await clients.otherPerson.get('/api/lista-podmiotow')).json().podmioty) {
      if (czyInstytucja) nips.otherInstitution = nip;
    }
    nips.institution = await nipOf(clients.institution);
    // After this a login is no longer recent, but the sessions have not ended.
    office().clock.ms += 11 * 60_000;
    for (const actor of ACTORS) clients[actor] = fromElsewhere(clients[actor]);
  }, 60_000);

  it('every operation has a class, and every class is used', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(CLASSES).sort());
    for (const operation of operations)
      for (const actor of ACTORS) expect(() => expected(operation, actor)).not.toThrow();
  });

  /** In the usual run documents are drawn for the owner and an institution; others get the same from the same code. */
  const isDrawn = ({ answer }: Operation, actor: Actor) =>
    isThorough || answer !== 'document' || ['owner', 'institution'].includes(actor);
  /** And each kind of an invalid session meets a fourth of the operations in turn; nobody at all meets them all. */
  const isInTurn = (index: number, actor: Actor) =>
    isThorough || actor === 'anonymous' || !NOBODY.includes(actor) || index % 4 === NOBODY.indexOf(actor) % 4;
  const callsOf = (actor: Actor) =>
    operations
      .filter((_, index) => isInTurn(index, actor))
      .filter((operation) => isDrawn(operation, actor) || expected(operation, actor)[0] !== 200);

  describe.each(ACTORS)('%s', (actor) => {
    it.each(callsOf(actor).map((operation) => [operation.id, operation] as const))(
      '%s',
      async (_id, operation) => {
        const answer = await call(clients[actor], operation, argsFor(operation, facts), nips[actor]);
        const [status, kod] = expected(operation, actor);
        expect(answer.status, answer.text.slice(0, 300)).toBe(status);
        if (status === 200) return checkAnswer(operation, answer);
        expect(blad(answer.json()), JSON.stringify(blad.errors)).toBe(true);
        expect(answer.json().kod).toBe(kod);
        // Another person's id gets the same response as an unknown one.
        if (status === 404) {
          const { nrSprawy: _, ...said } = answer.json();
          expect(said).toEqual({ kod: 'NIE_ZNALEZIONO', opis: 'Nie znaleziono.' });
        }
      },
      20_000,
    );
  });

  it.each(NOBODY)('%s neither prolongs nor ends a session', async (actor) => {
    for (const id of sessionCalls) {
      const answer = await call(clients[actor], contract.operations.get(id)!, { token: clients.owner.token });
      expect([answer.status, answer.json().kod], id).toEqual([401, 'BRAK_SESJI']);
    }
    expect((await clients.owner.get('/api/konto/uzytkownik')).status).toBe(200);
  });

  it('an institution’s data need its nip', async () => {
    const without = await clients.institution.get('/api/naleznosci/lista');
    expect([without.status, without.json().kod]).toEqual([404, 'NIE_ZNALEZIONO']);
    const nip = await nipOf(clients.institution);
    const { karty } = (await clients.institution.get(`/api/naleznosci/lista?nip=${nip}`)).json();
    expect(karty.length).toBeGreaterThan(1);
    expect(karty.every((karta: { czyInstytucja: boolean }) => karta.czyInstytucja)).toBe(true);
  });

  it('a person who acts for a company sees either their own data or the company’s, never both', async () => {
    const jan = await office().login('jan.nowak');
    const { podmioty } = (await jan.get('/api/lista-podmiotow')).json();
    expect(podmioty.map((podmiot: { czyInstytucja: boolean }) => podmiot.czyInstytucja)).toEqual([false, true]);
    const own = (await jan.get('/api/naleznosci/lista')).json().karty;
    const company = (await jan.get(`/api/naleznosci/lista?nip=${podmioty[1].nip}`)).json().karty;
    const id = (karta: { idKartyNaleznosci: number }) => karta.idKartyNaleznosci;
    expect(own.map(id).filter((one: number) => company.map(id).includes(one))).toEqual([]);
    expect((await jan.get(`/api/naleznosci/karty/${id(company[0])}`)).status).toBe(404);
    expect((await jan.get(`/api/naleznosci/karty/${id(company[0])}?nip=${podmioty[1].nip}`)).status).toBe(200);
  });

  it('names come in the language asked for', async () => {
    const topics = async (lang: string) =>
      (await clients.owner.get(`/api/zgloszenia/tematy?lang=${lang}`)).json().tematy[0].temat;
    expect([await topics('pl'), await topics('de')]).toEqual(['Awaria wodociągu', 'Störung der Wasserleitung']);
    const services = async (lang: string) =>
      (await clients.owner.get(`/api/lista-uslug?lang=${lang}`)).json().grupy[0].nazwa;
    expect(await services('pl')).not.toBe(await services('en'));
    expect((await office().anonymous.get('/api/lista-podmiotow?lang=en')).json().opis).toMatch(/sign in again/);
  });

  it('a card that is still being synchronised offers only its year', async () => {
    const ewa = await office().login('ewa.zielinska');
    const list = (await ewa.get('/api/naleznosci/lista')).json();
    expect([list.synchronizacjaWTrakcie, list.lata]).toEqual([true, [2026]]);
    expect(list.synchronizacjaWTrakcieTekst).toMatch(/aktualizacja/);
  });
});
