import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRecordState } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { checkTermMail, remindTerms } from '../../../../server/engine/process/remindTerms.ts';
import { type Client, forEachDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { asOffice } from '../data-sources/dataOffice.ts';
import { key, PDF, processMunicipality } from './processOffice.ts';

const PODANIA = '/api/proba/podania';
const ADDRESS = 'anna@poczta.example';

forEachDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;

  beforeAll(async () => {
    database = await make();
    office = await openOffice(database, {}, { municipality: processMunicipality() });
    // The language is that of the last login.
    anna = await office.login('anna.wisniewska');
    await office.database.query
      .updateTable('konta')
      .set({ zgodaEmail: ADDRESS, jezyk: 'en' })
      .where('login', '=', 'anna.wisniewska')
      .execute();
    await office.database.query.deleteFrom('poczta').execute();
  }, 60_000);
  afterAll(async () => {
    await office.close();
    await database.drop();
  });

  let serial = 0;
  const sent = async (): Promise<string> =>
    (await anna.post(PODANIA, { tresc: 'Sekret z wniosku' }, key(`poczta-${serial++}`))).json().numer;
  /** The mails about applications, the last last. */
  const mails = async () =>
    (
      await office.database.query
        .selectFrom('poczta')
        .select(['klucz', 'adresat', 'temat', 'tekst', 'jezyk'])
        .orderBy('id')
        .execute()
    ).filter(({ klucz }) => klucz.startsWith('wpis:'));
  const wezwij = (numer: string) =>
    asOffice(office, (desk) => setRecordState(desk, numer, 'wezwij', { uwagi: 'Tajna uwaga' }));
  const remind = (ms: number) => {
    const { config, municipality, database } = office;
    return remindTerms({ db: database.query, config, municipality, now: new Date(ms) }, municipality.data);
  };

  test('a state with a mail writes one, in the language of the resident, with number, title and term only', async () => {
    const numer = await sent();
    // The first state has no mail.
    expect(await mails()).toEqual([]);
    await wezwij(numer);
    const [mail] = await mails();
    expect(mail).toMatchObject({ adresat: ADDRESS, jezyk: 'en', temat: `Trial application no. ${numer}` });
    expect(mail!.tekst).toContain(`Please supplement Trial application ${numer} until 01.12.2026.`);
    // The button leads to the page of the service.
    expect(mail!.tekst).toContain(`${office.config.adres.replace(/\/$/, '')}/uslugi/proba`);
    expect(mail!.tekst).not.toMatch(/Sekret|Tajna|Urzędnik|\{\{/);
    await asOffice(office, (desk) => setRecordState(desk, numer, 'rozpatrz', { dokument: PDF }));
    expect((await mails()).map(({ tekst }) => tekst.includes(`${numer} is decided.`))).toEqual([false, true]);
  });

  test('a move that is undone leaves no mail', async () => {
    const numer = await sent();
    const before = (await mails()).length;
    const undone = asOffice(office, async (desk) => {
      await setRecordState(desk, numer, 'wezwij', { uwagi: 'x' });
      throw new Error('killed');
    });
    await expect(undone).rejects.toThrow('killed');
    expect((await mails()).length).toBe(before);
    const { stan } = (await anna.get(`${PODANIA}?numer=${encodeURIComponent(numer)}`)).json().podania[0];
    expect(stan).toBe('ZLOZONY');
  });

  test('without consent there is no mail', async () => {
    const konto = (zgodaEmail: string | null) =>
      office.database.query.updateTable('konta').set({ zgodaEmail }).where('login', '=', 'anna.wisniewska').execute();
    const numer = await sent();
    const before = (await mails()).length;
    await konto(null);
    await wezwij(numer);
    expect((await mails()).length).toBe(before);
    await konto(ADDRESS);
  });

  test('the end of a term is announced once, also by two offices at once, and again for a new term', async () => {
    await office.database.query.updateTable('wpisy').set({ stan: 'WYCOFANY', termin: null }).execute();
    const numer = await sent();
    await wezwij(numer);
    const before = (await mails()).length;
    const later = async () => (await mails()).slice(before);
    // The last day is Tuesday 1 December; two working days before is Friday 27 November.
    expect(await remind(Date.parse('2026-11-26T12:00:00Z'))).toBe(0);
    const friday = Date.parse('2026-11-27T12:00:00Z');
    const marked = await Promise.all([remind(friday), remind(friday)]);
    expect(marked[0]! + marked[1]!).toBe(1);
    expect(await remind(friday + 3600_000)).toBe(0);
    const [first] = await later();
    expect(first!.tekst).toContain(`The term of ${numer} ends on 01.12.2026.`);
    expect(await checkTermMail(office.database.query, first!.klucz)).toBe('go');
    // Supplemented, and called again: the mail that still waits is not sent, and a new term has a new one.
    await anna.post(`${PODANIA}/uzupelnienie`, { numer, tekst: 'x' }, key('uzupelnienie'));
    expect(await checkTermMail(office.database.query, first!.klucz)).toBe('never');
    expect(await remind(friday)).toBe(0);
    office.clock.ms = Date.parse('2026-11-30T12:00:00Z');
    await wezwij(numer);
    expect(await remind(Date.parse('2026-12-07T12:00:00Z'))).toBe(1);
    expect((await later()).filter(({ klucz }) => klucz.includes(':termin:'))).toHaveLength(2);
  });

  test('after the last day it is too late to remind', async () => {
    expect(await remind(Date.parse('2026-12-20T12:00:00Z'))).toBe(0);
  });
});
