import { beforeAll, expect, it } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import { fictitiousPesel } from '../../server/demo/kit/identifiers.ts';
import { isThorough } from '../night.ts';
import { type Client, forOneDatabase, ROOT, withOffice } from './helpers.ts';
import { addressOf, argsFor, type Facts, factsOf, wireRequest } from './samples.ts';

/** Tables whose columns only the office sets. */
const TABLES = ['konta', 'kontaPodmioty', 'podmioty', 'sesje', 'zgloszenia', 'logowania', 'kody'] as const;
const MORE = [
  'id',
  'rola',
  'admin',
  'czyAdministrator',
  'czyOgraniczony',
  'czyNiepotwierdzony',
  'uprawnienia',
  'kwota',
];
const IN_QUERY = ['kontoId', 'podmiotId', 'stan', 'rola'];
const { contract } = loadContract([`${ROOT}/schemas/api`]);
const writes = [...contract.operations.values()].filter(({ method }) => method !== 'GET');

forOneDatabase((make) => {
  const office = withOffice(make);
  let anna: Client;
  let facts: Facts;
  let owned: string[];

  const rows = async () => {
    const { query } = office().database;
    return JSON.stringify(await Promise.all(TABLES.map((table) => query.selectFrom(table).selectAll().execute())));
  };

  beforeAll(async () => {
    anna = await office().login('anna.wisniewska');
    facts = await factsOf(anna);
    const tables = await office().database.query.introspection.getTables();
    const columns = tables
      .filter(({ name }) => (TABLES as readonly string[]).includes(name))
      .flatMap((table) => table.columns.map(({ name }) => name));
    owned = [...new Set([...columns, ...MORE])];
    expect(owned.length).toBeGreaterThan(50);
  });

  // In the usual run each operation gets a fourth of the names in turn: what refuses them is the same.
  const inTurn = (names: readonly string[], turn: number) =>
    names.filter((_, index) => isThorough || index % 4 === turn % 4);

  it.each(writes.map((operation, turn) => [operation.id, operation, turn] as const))(
    '%s refuses everything that is the office’s to say',
    async (_id, operation, turn) => {
      const before = await rows();
      const { body, ...wire } = wireRequest(operation, argsFor(operation, facts));
      const foreign = owned.filter((name) => !(name in operation.args));
      for (const name of inTurn(foreign, turn)) {
        const inBody = await anna.send(operation.method, addressOf(wire), { ...Object(body), [name]: 1 });
        expect([name, inBody.status, inBody.json().kod]).toEqual([name, 400, 'BLEDNE_ZADANIE']);
      }
      for (const name of inTurn(IN_QUERY, turn)) {
        const query = [...wire.query, [name, '1'] as [string, string]];
        const inQuery = await anna.send(operation.method, addressOf({ ...wire, query }), body);
        expect([name, inQuery.status]).toEqual([name, 400]);
      }
      expect(await rows()).toBe(before);
    },
    60_000,
  );

  it('a registration cannot set the initial state of its account', async () => {
    const login = 'iga.sowa';
    const answer = await office().anonymous.post('/api/konto/rejestracja', {
      imie: 'Iga',
      nazwisko: 'Sowa',
      login,
      haslo: 'Zielony-Tramwaj-7',
      email: 'iga@poczta.example',
      pesel: fictitiousPesel(1980, 5, 5, 4711, true),
      returnUrl: 'http://localhost:8080/aktywacja-return-url',
      zgodaPrzetwarzanieDanych: true,
      zgodaRegulamin: true,
    });
    expect(answer.status).toBe(200);
    const { query } = office().database;
    const found = () => query.selectFrom('konta').selectAll().where('login', '=', login).executeTakeFirst();
    await expect.poll(found, { timeout: 20_000 }).toMatchObject({
      stan: 'NIEAKTYWNE',
      czyInstytucja: 0,
      czyZablokowane: 0,
      czyEmailPotwierdzony: 0,
      totpSekret: null,
    });
  });
});
