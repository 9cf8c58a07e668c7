import { beforeEach, describe, expect, test } from 'vitest';
import type { Citizen } from '../../../../server/demo/wezel/answers.ts';
import { forOneDatabase } from '../../helpers.ts';
import { ADDRESSES, attemptOf, browserOf, ORIGIN, type WezelWorld, withWezel } from './wezelWorld.ts';

forOneDatabase((make) => {
  const world = withWezel(make);
  beforeEach(() => {
    // The throttles of returns count attempts within minutes.
    world().office.clock.ms += 20 * 60_000;
  });

  const citizenOf = async (login: string): Promise<Citizen> => {
    const { imie, nazwisko, pesel } = await kontoOf(world(), login);
    return { imie, nazwisko, identyfikator: pesel!, dataUrodzenia: '1980-05-05' };
  };
  const newcomer = async (): Promise<Citizen> => {
    const { query } = world().office.database;
    const row = await query
      .selectFrom('podmioty')
      .innerJoin('mieszkancy', 'mieszkancy.pesel', 'podmioty.pesel')
      .select(['imie', 'nazwisko', 'mieszkancy.pesel as identyfikator'])
      .where(
        'mieszkancy.pesel',
        'not in',
        query.selectFrom('konta').select('pesel').where('pesel', 'is not', null).$castTo<{ pesel: string }>(),
      )
      .orderBy('podmiotId', 'desc')
      .executeTakeFirstOrThrow();
    return { ...row, dataUrodzenia: '1980-05-05' };
  };
  const redeem = (attempt: { cookie: string }, token = '') =>
    browserOf(world().office, attempt).post('/api/konto/wezel/odbior', { token });

  describe('an owner of an account', () => {
    test('is sent back with a code that logs this browser in, once', async () => {
      const attempt = await world().begin();
      const { status, path, query } = await world().passAs(await citizenOf('anna.wisniewska'), attempt);
      expect([status, path, query.potwierdzenie]).toEqual([303, '/return-url-ok', 'false']);
      const answer = await redeem(attempt, query.token);
      expect(answer.status).toBe(200);
      expect(answer.json()).toMatchObject({ czyOgraniczony: false, czyNiepotwierdzony: false, czy2FaAktywne: false });
      expect((await redeem(attempt, query.token)).json().kod).toBe('1702');
    });

    test('is logged in only in the browser that began the login, where the code stays valid', async () => {
      const attempt = await world().begin();
      const { query } = await world().passAs(await citizenOf('anna.wisniewska'), attempt);
      const stranger = await world().begin();
      expect((await redeem(stranger, query.token)).json().kod).toBe('1702');
      expect((await redeem({ cookie: '' }, query.token)).json().kod).toBe('1702');
      expect((await redeem(attempt, query.token)).status).toBe(200);
    });

    test('logs in from a network from which many others do', async () => {
      const citizen = await citizenOf('anna.wisniewska');
      for (let count = 0; count < 40; count += 1) {
        // Attempts that are begun have a limit of their own.
        const { status } = await world().passAs(citizen, await world().begin(undefined, `10.9.${count}.1`));
        expect(status).toBe(303);
      }
    });

    test('has a minute to use the code', async () => {
      const attempt = await world().begin();
      const { query } = await world().passAs(await citizenOf('anna.wisniewska'), attempt);
      world().office.clock.ms += 60_001;
      expect((await redeem(attempt, query.token)).json().kod).toBe('1702');
    });

    test('may log in from two tabs with one cookie', async () => {
      const first = await world().begin();
      const second = attemptOf(await browserOf(world().office, first).post('/api/konto/wezel/logowanie', ADDRESSES));
      expect(second.cookie).toBe(first.cookie);
      const anna = await citizenOf('anna.wisniewska');
      const [one, two] = [await world().passAs(anna, second), await world().passAs(anna, first)];
      // The later code replaces the earlier one.
      expect((await redeem(first, one.query.token)).json().kod).toBe('1702');
      expect((await redeem(first, two.query.token)).status).toBe(200);
    });

    test('whose account the office has blocked gets a message that says so', async () => {
      const anna = await citizenOf('jan.nowak');
      await setKonto(world(), 'jan.nowak', { czyZablokowane: 1 });
      const back = await world().passAs(anna, await world().begin());
      expect([back.path, back.query]).toEqual(['/return-url-blad', { trescBledu: 'konto-zablokowane' }]);
      await setKonto(world(), 'jan.nowak', { czyZablokowane: 0 });
    });
  });

  describe('a person without an account', () => {
    const confirm = (attempt: { cookie: string }, data: string, body: object) =>
      browserOf(world().office, attempt).post(`/api/konto/potwierdzenie-danych?data=${data}`, body);
    const consents = { zgodaPrzetwarzanieDanych: true, zgodaRegulamin: true };

    test('confirms the data and has a full account', async () => {
      const person = await newcomer();
      const attempt = await world().begin({
        ...ADDRESSES,
        adresPrzekierowaniaOk: `${ORIGIN}/return-url-ok?link=%2Flista-naleznosci`,
      });
      const { path, query } = await world().passAs(person, attempt);
      expect([path, query.link]).toEqual(['/return-url-potwierdz', '/lista-naleznosci']);
      const data = query.data!;
      const browser = browserOf(world().office, attempt);
      const shown = await browser.post('/api/konto/wezel/dane', { data });
      const pesel = person.identyfikator;
      expect(shown.json()).toEqual({ imie: person.imie, nazwisko: person.nazwisko, pesel });
      const body = { ...shown.json(), email: 'nowa.osoba@poczta.example', ...consents };
      expect((await confirm(attempt, data, { ...body, imie: 'Inna' })).json().kod).toBe('1703');
      expect((await confirm(attempt, data, { ...body, zgodaRegulamin: false })).json().kod).toBe('1203');
      expect((await confirm(attempt, data, { ...body, nip: '1234567890' })).json().kod).toBe('1202');
      const answer = await confirm(attempt, data, body);
      expect(answer.status).toBe(200);
      expect(answer.json()).toMatchObject({ czyOgraniczony: false, czyNiepotwierdzony: false });
      const konto = await byPesel(world(), pesel);
      expect(konto).toMatchObject([{ stan: 'AKTYWNE', czyEmailPotwierdzony: 0, email: 'nowa.osoba@poczta.example' }]);
      expect((await confirm(attempt, data, body)).json().kod).toBe('1702');
      // The next login needs no confirmation of data.
      const again = await world().begin();
      expect((await world().passAs(person, again)).path).toBe('/return-url-ok');
      // The account acts for its person.
      const cookie = [answer.headers['set-cookie']]
        .flat()
        .map((line) => String(line).split(';')[0])
        .join('; ');
      const podmioty = await browserOf(world().office, { cookie }).get('/api/lista-podmiotow', {
        authorization: `Bearer ${answer.json().token}`,
      });
      expect(podmioty.json().podmioty).toHaveLength(1);
    });

    test('who confirms in two tabs gets one account', async () => {
      const person = await newcomer();
      const first = await world().begin();
      const one = await world().passAs(person, first);
      const second = attemptOf(await browserOf(world().office, first).post('/api/konto/wezel/logowanie', ADDRESSES));
      const two = await world().passAs(person, second);
      const { imie, nazwisko, identyfikator: pesel } = person;
      const body = { imie, nazwisko, pesel, email: 'dwie.karty@poczta.example', ...consents };
      const answers = await Promise.all([one, two].map((back) => confirm(first, back.query.data!, body)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await byPesel(world(), pesel)).toHaveLength(1);
    });

    test.each([
      ['of another country', { identyfikator: 'DE/PL/12345' }, 'brak-pesel'],
      ['with a number that is no PESEL', { identyfikator: '44051401358' }, 'brak-pesel'],
      ['who is 18 tomorrow', { dataUrodzenia: '2008-11-22' }, 'niepelnoletni'],
    ])('%s gets an error page with the reason, and no account', async (_, change, trescBledu) => {
      const person = { ...(await newcomer()), ...change };
      const back = await world().passAs(person, await world().begin());
      expect([back.path, back.query]).toEqual(['/return-url-blad', { trescBledu }]);
    });

    test('who is 18 today can confirm the data', async () => {
      const person = { ...(await newcomer()), dataUrodzenia: '2008-11-21' };
      expect((await world().passAs(person, await world().begin())).path).toBe('/return-url-potwierdz');
    });
  });

  describe('the return address', () => {
    test.each([
      'https://zly.example/return-url-ok',
      '//zly.example/return-url-ok',
      `${ORIGIN}@zly.example/return-url-ok`,
      'http://user@localhost:8080/return-url-ok',
      `${ORIGIN}\\@zly.example/return-url-ok`,
      `${ORIGIN}/nie-ma-takiej`,
      'javascript:alert(1)//return-url-ok',
    ])('is refused: %s', async (address) => {
      const { answer } = await world().begin({ ...ADDRESSES, adresPrzekierowaniaOk: address });
      expect([answer.status, answer.json().kod]).toEqual([400, 'BLEDNE_ZADANIE']);
    });

    test.each([
      ['/lista-naleznosci', '/lista-naleznosci'],
      ['/lista-naleznosci?rok=2026', '/lista-naleznosci?rok=2026'],
      ['https://zly.example/', undefined],
      ['//zly.example/', undefined],
      ['/\\zly.example', undefined],
      ['/\tx', undefined],
      ['javascript:alert(1)', undefined],
      ['/nie-ma-takiej', undefined],
    ])('keeps a link only to a page of the portal, and no token: %s', async (link, carried) => {
      const address = `${ORIGIN}/return-url-ok?link=${encodeURIComponent(link)}&token=podstawiony`;
      const attempt = await world().begin({ ...ADDRESSES, adresPrzekierowaniaOk: address });
      const { query } = await world().passAs(await citizenOf('anna.wisniewska'), attempt);
      expect(query.link).toBe(carried);
      expect(query.token).not.toBe('podstawiony');
    });
  });
});

export const kontoOf = ({ office }: WezelWorld, login: string) =>
  office.database.query.selectFrom('konta').selectAll().where('login', '=', login).executeTakeFirstOrThrow();

const byPesel = ({ office }: WezelWorld, pesel: string) =>
  office.database.query.selectFrom('konta').selectAll().where('pesel', '=', pesel).execute();

const setKonto = ({ office }: WezelWorld, login: string, set: object) =>
  office.database.query.updateTable('konta').set(set).where('login', '=', login).execute();
