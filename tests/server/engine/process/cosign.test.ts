import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRecords } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { remindCosigners } from '../../../../server/engine/process/remindCosigners.ts';
import { eventsIn } from '../../domains/zdarzenia/eventSchemas.ts';
import { type Client, forEachDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { asOffice } from '../data-sources/dataOffice.ts';
import { cosignMunicipality, key } from './processOffice.ts';

forEachDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;
  let adam: Client;
  let peselJana: string;
  let peselAnny: string;
  let serial = 0;

  beforeAll(async () => {
    database = await make();
    office = await openOffice(database, {}, { municipality: cosignMunicipality() });
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
    adam = await office.login('gospoda');
    peselJana = await peselOf('jan.nowak');
    peselAnny = await peselOf('anna.wisniewska');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  const peselOf = async (login: string): Promise<string> =>
    (
      await office.database.query
        .selectFrom('konta')
        .select('pesel')
        .where('login', '=', login)
        .executeTakeFirstOrThrow()
    ).pesel!;
  const send = (pesele: readonly string[]) =>
    anna.post('/api/proba/wspolne', { tresc: 'Treść', sekret: 'Tajne', pesele }, key(`wspolne-${serial++}`));
  const move = (client: Client, operation: string, znak: string) =>
    client.post(`/api/proba/${operation}`, { znak }, key(`ruch-${serial++}`));
  const own = async () => (await anna.get('/api/proba/wspolne')).json().wspolne[0];
  const toSign = async (client: Client) => (await client.get('/api/proba/do-podpisu')).json().doPodpisu;
  const waiting = () => asOffice(office, (desk) => listRecords(desk));
  /** Two persons: Jan, and one without an account. */
  const STRANGER = '44051401359';

  test('without a second person an application is filed at once', async () => {
    expect((await send([])).json()).toEqual({ numer: 'WS/1/2026', stan: 'ZLOZONY' });
    expect(await waiting()).toContain('WS/1/2026');
  });

  test('nothing is filed before the second person has signed in a session of their own', async () => {
    expect((await send([peselJana])).json()).toEqual({ numer: null, stan: 'DO_PODPISU' });
    const { numer, znak, mozna } = await own();
    expect([numer, mozna]).toEqual([null, ['wycofaj']]);
    expect(await waiting()).not.toContain(znak);
    const told = () => eventsIn(office.database.query);
    expect((await told()).map(({ data }) => data.numer)).toEqual(['WS/1/2026']);
    await expect(asOffice(office, (desk) => listRecords(desk, 'DO_PODPISU'))).resolves.toBe('wspolne, DO_PODPISU: 0');
    // The second person sees what the form declares, and nobody else sees anything.
    expect(await toSign(jan)).toEqual([{ znak, tresc: 'Treść', mozna: ['podpisz', 'odmow'] }]);
    expect(await toSign(anna)).toEqual([]);
    expect(await toSign(adam)).toEqual([]);
    for (const client of [anna, adam])
      for (const operation of ['podpiszWspolne', 'odmowWspolne'])
        expect((await move(client, operation, znak)).status).toBe(404);
    expect((await move(jan, 'wycofajWspolne', znak)).status).toBe(404);
    office.clock.ms += 60_000;
    expect((await move(jan, 'podpiszWspolne', znak)).json()).toEqual({ numer: 'WS/2/2026', stan: 'ZLOZONY' });
    expect(await waiting()).toContain('WS/2/2026');
    const filedNow = { type: 'wniosek.zlozony', data: { numer: 'WS/2/2026', stan: 'ZLOZONY' } };
    expect((await told()).slice(1)).toMatchObject([filedNow]);
    expect(await toSign(jan)).toEqual([]);
    const filed = await own();
    expect([filed.numer, filed.znak]).toEqual(['WS/2/2026', 'WS/2/2026']);
    expect(filed.przebieg).toEqual([
      { ruch: 'send', stan: 'DO_PODPISU', kto: 'MIESZKANIEC' },
      { ruch: 'podpisz', stan: 'ZLOZONY', kto: 'WSPOLWNIOSKODAWCA' },
    ]);
    expect((await move(jan, 'odmowWspolne', 'WS/2/2026')).json().kod).toBe('9310');
  });

  test('of several persons all have to sign, each once', async () => {
    await send([peselJana, STRANGER]);
    const { znak } = await own();
    const answers = await Promise.all([move(jan, 'podpiszWspolne', znak), move(jan, 'podpiszWspolne', znak)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await own()).toMatchObject({ numer: null, stan: 'DO_PODPISU' });
    expect(await toSign(jan)).toMatchObject([{ znak, mozna: [] }]);
    expect((await own()).przebieg).toHaveLength(2);
  });

  test('a second person may refuse, and the sender may withdraw before', async () => {
    await send([peselJana]);
    const { znak } = await own();
    expect((await move(jan, 'odmowWspolne', znak)).json()).toEqual({ numer: null, stan: 'NIEPODPISANY' });
    expect((await move(jan, 'podpiszWspolne', znak)).json().kod).toBe('9310');
    await send([peselJana]);
    const other = (await own()).znak;
    expect((await move(anna, 'wycofajWspolne', other)).json()).toEqual({ numer: null, stan: 'WYCOFANY' });
    expect((await move(jan, 'podpiszWspolne', other)).json().kod).toBe('9310');
  });

  test('a signature and a withdrawal at once end in one of them', async () => {
    for (let round = 0; round < 4; round++) {
      await send([peselJana]);
      const { znak } = await own();
      const answers = await Promise.all([move(jan, 'podpiszWspolne', znak), move(anna, 'wycofajWspolne', znak)]);
      const { numer, stan } = await own();
      // A withdrawal by the reference finds nothing after the filing has replaced it by the number.
      expect(answers.map(({ status }) => status).join()).toMatch(/^(200,(404|422)|422,200)$/);
      expect(stan === 'ZLOZONY').toBe(numer !== null);
    }
  });

  test.each<[string, () => string[]]>([
    ['a wrong PESEL', () => ['12345678901']],
    ['one twice', () => [peselJana, peselJana]],
    ['the sender', () => [peselAnny]],
  ])('%s is refused at its field', async (_, pesele) => {
    const answer = await send(pesele());
    expect([answer.status, Object.keys(answer.json().pola)]).toEqual([400, ['pesele']]);
  });

  test('the second person gets one mail, and one reminder', async () => {
    await office.database.query
      .updateTable('konta')
      .set({ zgodaEmail: 'jan@poczta.example', jezyk: 'en' })
      .where('login', '=', 'jan.nowak')
      .execute();
    await office.database.query.updateTable('podpisyWpisow').set({ kiedy: 'x' }).execute();
    await send([peselJana, STRANGER]);
    const mails = async () =>
      office.database.query
        .selectFrom('poczta')
        .selectAll()
        .where('adresat', '=', 'jan@poczta.example')
        .orderBy('id')
        .execute();
    const [mail] = await mails();
    expect(mail!.tekst).toContain('Trial application waits for your signature.');
    expect(mail!.tekst).not.toMatch(/Treść|Tajne|Wiśniewska|\{\{/);
    const remind = (ms: number) => {
      const { config, municipality, database } = office;
      return remindCosigners({ db: database.query, config, municipality, now: new Date(ms) }, municipality.data);
    };
    // Sent on Saturday 21 November 2026: three working days later it is Wednesday.
    expect(await remind(Date.parse('2026-11-24T12:00:00Z'))).toBe(0);
    const counts = await Promise.all([1, 2].map(() => remind(Date.parse('2026-11-25T12:00:00Z'))));
    expect(counts[0]! + counts[1]!).toBe(2);
    expect(await remind(Date.parse('2026-11-26T12:00:00Z'))).toBe(0);
    expect(await mails()).toHaveLength(2);
  });
});
