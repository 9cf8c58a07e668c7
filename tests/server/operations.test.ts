import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import type { Operation } from '../../src/descriptors/contract.ts';
import type { JsonSchema } from '../../src/descriptors/jsonSchema.ts';
import { type Answer, type Client, clientOf, forEachDatabase, ROOT, withOffice } from './helpers.ts';
import { argsFor, call, type Facts, factsOf, nipOf, ofCard } from './samples.ts';

const { contract } = loadContract([`${ROOT}/schemas/api`]);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const own of ['html', 'tel']) ajv.addFormat(own, true);

const ACTORS = [
  'anonymous',
  'restricted',
  'owner',
  'otherPerson',
  'institution',
  'otherInstitution',
  'expired',
  'loggedOut',
  'ownTokenForeignCookie',
  'foreignTokenOwnCookie',
  'tokenAlone',
  'cookieAlone',
] as const;
type Actor = (typeof ACTORS)[number];
/** Whatever they hold, it is no session. */
const NOBODY: readonly Actor[] = [
  'anonymous',
  'expired',
  'loggedOut',
  'ownTokenForeignCookie',
  'foreignTokenOwnCookie',
  'tokenAlone',
  'cookieAlone',
];

/** Status and, of a refusal, its code. */
function expected(operation: Operation, actor: Actor): [number, string?] {
  if (operation.access === 'public') return [200];
  if (NOBODY.includes(actor)) return [401, 'BRAK_SESJI'];
  if (actor === 'restricted' && operation.access === 'full') return [403, 'BRAK_DOSTEPU'];
  if (actor === 'owner' || actor === 'restricted') return [200];
  if (ofCard(operation)) return [404, 'NIE_ZNALEZIONO'];
  return operation.id === 'dodajZgloszenie' ? [422, '2004'] : [200];
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
  const validate = ajv.compile(contract.bundle(operation.answer as JsonSchema));
  validate(answer.json());
  expect(validate.errors ?? []).toEqual([]);
}

const blad = ajv.compile(contract.bundle(contract.schemas.get('Blad')!.schema));
const sessionCalls = new Set(['przedluzSesje', 'wyloguj']);
const operations = [...contract.operations.values()].filter(({ id }) => !sessionCalls.has(id));

forEachDatabase((make) => {
  const office = withOffice(make);
  const clients = {} as Record<Actor, Client>;
  const nips: Partial<Record<Actor, string>> = {};
  let facts: Facts;

  beforeAll(async () => {
    clients.expired = await office().login('anna.wisniewska');
    office().clock.ms += office().config.sessionMs;
    clients.anonymous = office().anonymous;
    clients.restricted = await office().login('ola.krawczyk');
    clients.owner = await office().login('anna.wisniewska');
    clients.otherPerson = await office().login('jan.nowak');
    clients.institution = await office().login('przewozy');
    clients.otherInstitution = await office().login('jan.nowak');
    clients.loggedOut = await office().login('ewa.zielinska');
    await clients.loggedOut.post('/api/pi/wylogowanie', { token: clients.loggedOut.token });
    const { owner, otherPerson } = clients;
    const holding = (held: { token?: string; cookie?: string }) => clientOf(() => office().app, held);
    clients.ownTokenForeignCookie = holding({ token: owner.token, cookie: otherPerson.cookie });
    clients.foreignTokenOwnCookie = holding({ token: otherPerson.token, cookie: owner.cookie });
    clients.tokenAlone = holding({ token: owner.token });
    clients.cookieAlone = holding({ cookie: owner.cookie });
    facts = await factsOf(owner);
    for (const { nip, czyInstytucja } of (await otherPerson.get('/api/lista-podmiotow')).json().podmioty) {
      if (czyInstytucja) nips.otherInstitution = nip;
    }
    nips.institution = await nipOf(clients.institution);
  });

  describe.each(ACTORS)('%s', (actor) => {
    it.each(operations.map((operation) => [operation.id, operation] as const))(
      '%s',
      async (_id, operation) => {
        const answer = await call(clients[actor], operation, argsFor(operation, facts), nips[actor]);
        const [status, kod] = expected(operation, actor);
        expect(answer.status, answer.text.slice(0, 300)).toBe(status);
        if (status === 200) return checkAnswer(operation, answer);
        expect(blad(answer.json()), JSON.stringify(blad.errors)).toBe(true);
        expect(answer.json().kod).toBe(kod);
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

  it('an institution is asked about by its nip and never without it', async () => {
    const without = await clients.institution.get('/api/naleznosci/lista');
    expect([without.status, without.json().kod]).toEqual([404, 'NIE_ZNALEZIONO']);
    const nip = await nipOf(clients.institution);
    const { karty } = (await clients.institution.get(`/api/naleznosci/lista?nip=${nip}`)).json();
    expect(karty.length).toBeGreaterThan(1);
    expect(karty.every((karta: { czyInstytucja: boolean }) => karta.czyInstytucja)).toBe(true);
  });

  it('a person who acts for a company sees one or the other, never both', async () => {
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
