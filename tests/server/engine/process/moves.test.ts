import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRecords, setRecordState, showRecord } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { MOVES_A_DAY } from '../../../../server/engine/process/residentMove.ts';
import { type Client, forEachDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { asOffice } from '../data-sources/dataOffice.ts';
import { key, PDF, processMunicipality } from './processOffice.ts';

const PODANIA = '/api/proba/podania';
const WYCOFANIE = `${PODANIA}/wycofanie`;
const UZUPELNIENIE = `${PODANIA}/uzupelnienie`;

forEachDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;
  let serial = 0;

  beforeAll(async () => {
    database = await make();
    office = await openOffice(database, {}, { municipality: processMunicipality() });
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  /** A new application of this client: its number. */
  async function sent(client: Client): Promise<string> {
    serial++;
    const answer = await client.post(PODANIA, { tresc: `Treść ${serial}` }, key(`nowy-${serial}`));
    expect(answer.status).toBe(200);
    return answer.json().numer;
  }
  /** Sets the clock; sessions end meanwhile. */
  async function at(ms: number): Promise<void> {
    office.clock.ms = ms;
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
  }
  const own = async (client: Client, numer: string, query = '') =>
    (await client.get(`${PODANIA}?numer=${encodeURIComponent(numer)}${query}`)).json().podania[0];
  const wezwij = (numer: string) =>
    asOffice(office, (desk) => setRecordState(desk, numer, 'wezwij', { uwagi: 'Brakuje zaświadczenia.' }));

  test('an application goes its way: sent, called for a supplement, supplemented, decided with a document', async () => {
    const numer = await sent(anna);
    expect(await own(anna, numer)).toMatchObject({
      stan: 'ZLOZONY',
      nazwaStanu: 'Złożony',
      mozna: ['wycofaj'],
      termin: null,
    });
    expect(await wezwij(numer)).toBe(`${numer}: UZUPELNIENIE.`);
    // Saturday 21 November 2026: seven working days later it is Tuesday 1 December.
    expect(await own(anna, numer)).toMatchObject({
      ...{
        stan: 'UZUPELNIENIE',
        mozna: ['wycofaj', 'uzupelnij'],
        termin: '2026-12-01',
        uwagi: 'Brakuje zaświadczenia.',
      },
      coDalej: 'Czekamy na uzupełnienie.',
    });
    const answer = await anna.post(UZUPELNIENIE, { numer, tekst: 'Oto zaświadczenie.' }, key('uzup-1'));
    expect([answer.status, answer.json()]).toEqual([200, { stan: 'ZLOZONY' }]);
    await asOffice(office, (desk) => setRecordState(desk, numer, 'rozpatrz', { dokument: PDF }));
    const seen = await own(anna, numer, '&lang=en');
    expect(seen).toMatchObject({
      stan: 'ROZPATRZONY',
      nazwaStanu: 'Decided',
      mozna: [],
      termin: null,
      maDecyzje: true,
    });
    expect(
      seen.przebieg.map(({ lp, ruch, stan, kto, uwagi, tekst, zDokumentem }: Record<string, unknown>) => [
        ...[lp, ruch, stan, kto, uwagi, tekst, zDokumentem],
      ]),
    ).toEqual([
      [1, 'send', 'ZLOZONY', 'MIESZKANIEC', null, null, false],
      [2, 'wezwij', 'UZUPELNIENIE', 'URZAD', 'Brakuje zaświadczenia.', null, false],
      [3, 'uzupelnij', 'ZLOZONY', 'MIESZKANIEC', null, 'Oto zaświadczenie.', false],
      [4, 'rozpatrz', 'ROZPATRZONY', 'URZAD', null, null, true],
    ]);
    expect(JSON.stringify(seen)).not.toContain('Ewa Urzędnik');
    expect(await asOffice(office, (desk) => showRecord(desk, numer))).toContain(
      'rozpatrz -> ROZPATRZONY  office, Ewa Urzędnik  with a document',
    );
  });

  test('a state that does not allow a move refuses it with the code and the words of the municipality', async () => {
    const numer = await sent(anna);
    const early = await anna.post(`${UZUPELNIENIE}?lang=en`, { numer, tekst: 'x' }, key('zawczesnie'));
    expect([early.status, early.json().kod, early.json().opis]).toEqual([422, '9310', 'Not possible in this state.']);
    expect((await anna.post(WYCOFANIE, { numer }, key('wycofanie-1'))).json()).toEqual({ stan: 'WYCOFANY' });
    expect((await anna.post(WYCOFANIE, { numer }, key('wycofanie-2'))).json().kod).toBe('9310');
    // The same key is the same move, not another one.
    expect((await anna.post(WYCOFANIE, { numer }, key('wycofanie-1'))).json()).toEqual({ stan: 'WYCOFANY' });
    expect((await own(anna, numer)).przebieg).toHaveLength(2);
  });

  test('an application of somebody else, and one that does not exist, are answered alike', async () => {
    const numer = await sent(anna);
    const foreign = await jan.post(WYCOFANIE, { numer }, key('cudzy-1'));
    const none = await jan.post(WYCOFANIE, { numer: 'WN/999/2026' }, key('cudzy-2'));
    const strip = ({ nrSprawy: _, ...rest }: Record<string, unknown>) => rest;
    expect([foreign.status, none.status]).toEqual([404, 404]);
    expect(strip(foreign.json())).toEqual(strip(none.json()));
    expect((await own(anna, numer)).stan).toBe('ZLOZONY');
    expect((await office.anonymous.post(WYCOFANIE, { numer }, key('cudzy-3'))).status).toBe(401);
  });

  test('after the last day of a term that closes, the resident may not move', async () => {
    const numer = await sent(jan);
    await wezwij(numer);
    const { termin } = await own(jan, numer);
    const before = office.clock.ms;
    await at(Date.parse(`${termin}T22:30:00Z`));
    expect(await own(jan, numer)).toMatchObject({ mozna: ['wycofaj', 'uzupelnij'] });
    await at(Date.parse(`${termin}T23:30:00Z`));
    expect(await own(jan, numer)).toMatchObject({ mozna: [] });
    expect((await jan.post(UZUPELNIENIE, { numer, tekst: 'Za późno' }, key('zapozno-1'))).json().kod).toBe('9310');
    expect(await asOffice(office, (desk) => listRecords(desk, 'UZUPELNIENIE'))).toContain(`${numer}`);
    expect(await asOffice(office, (desk) => showRecord(desk, numer))).toContain(`overdue since ${termin}`);
    await at(before);
  });

  describe('the office', () => {
    test('gives what a move needs, and hears which moves are possible', async () => {
      const numer = await sent(anna);
      const refused = (name: string, given = {}) =>
        expect(asOffice(office, (desk) => setRecordState(desk, numer, name, given))).rejects;
      await refused('wezwij').toThrow('"wezwij" needs a remark for the resident');
      await refused('rozpatrz', { uwagi: 'Zgoda' }).toThrow('"rozpatrz" needs a document: --dokument decision.pdf');
      await refused('wycofaj').toThrow(
        `${numer} is ZLOZONY, and "wycofaj" is not possible there. The office may:\n  wezwij -> UZUPELNIENIE (needs remark)\n  rozpatrz -> ROZPATRZONY (needs document)`,
      );
      expect((await own(anna, numer)).przebieg).toHaveLength(1);
      // A state stands for the only move that leads to it.
      await asOffice(office, (desk) => setRecordState(desk, numer, 'ROZPATRZONY', { dokument: PDF }));
      expect((await own(anna, numer)).stan).toBe('ROZPATRZONY');
      await refused('wezwij', { uwagi: 'x' }).toThrow('The office has no move in this state.');
    });

    test('sees what waits for it, and not what is ended', async () => {
      const numer = await sent(anna);
      const ended = await sent(anna);
      await anna.post(WYCOFANIE, { numer: ended }, key('koniec-1'));
      const list = await asOffice(office, (desk) => listRecords(desk));
      expect(list).toContain(`  ${numer}  `);
      expect(list).not.toContain(`  ${ended}  `);
    });
  });

  test('of a withdrawal and a call for a supplement at once, each history is one that the process allows', async () => {
    for (let round = 0; round < 4; round++) {
      const numer = await sent(jan);
      const [withdrawn, called] = await Promise.allSettled([
        jan.post(WYCOFANIE, { numer }, key(`naraz-${serial}`)),
        wezwij(numer),
      ]);
      expect(withdrawn.status).toBe('fulfilled');
      const { stan, przebieg } = await own(jan, numer);
      const moves = przebieg.map(({ ruch }: { ruch: string }) => ruch).join();
      // A withdrawal is possible after the call too; the call is not possible after a withdrawal.
      expect(called.status === 'fulfilled' ? 'send,wezwij,wycofaj' : 'send,wycofaj').toBe(moves);
      expect(stan).toBe('WYCOFANY');
    }
  });

  test('two withdrawals at once make one move', async () => {
    const numer = await sent(jan);
    const answers = await Promise.all([1, 2, 3].map((n) => jan.post(WYCOFANIE, { numer }, key(`podwojnie-${n}`))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await own(jan, numer)).przebieg).toHaveLength(2);
  });

  test('an account cannot fill histories without limit', async () => {
    const numer = await sent(jan);
    const { kontoId } = await office.database.query
      .selectFrom('konta')
      .select('kontoId')
      .where('login', '=', 'jan.nowak')
      .executeTakeFirstOrThrow();
    const { wpisId } = await office.database.query
      .selectFrom('wpisy')
      .select('wpisId')
      .where('numer', '=', numer)
      .executeTakeFirstOrThrow();
    const kiedy = new Date(office.clock.ms).toISOString();
    await office.database.query
      .insertInto('przebiegWpisow')
      .values(
        Array.from({ length: MOVES_A_DAY }, () => ({
          ...{ wpisId, kontoId, kiedy, ruch: 'uzupelnij', stan: 'ZLOZONY', kto: 'MIESZKANIEC' as const },
          ...{ dane: '{}', osoba: null, uwagi: null },
        })),
      )
      .execute();
    expect((await jan.post(WYCOFANIE, { numer }, key('za-duzo'))).status).toBe(429);
    expect((await own(jan, numer)).stan).toBe('ZLOZONY');
  });
});
