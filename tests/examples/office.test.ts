import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../codegen/contract/load.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { numberOf } from '../server/engine/data-sources/dataOffice.ts';
import { type Answer, type Client, ROOT } from '../server/helpers.ts';
import { BRZEZNO, brzezno, ROAD_REPORT } from './brzezno.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('tel', true);

const { contract } = loadContract([ROOT, BRZEZNO].map((folder) => join(folder, 'schemas/api')));
const here = brzezno();
const clients: Record<string, Client> = {};

beforeAll(async () => {
  clients.nobody = here.office.anonymous;
  clients['anna.wisniewska'] = here.anna;
  for (const login of ['jan.nowak', 'przewozy', 'ola.krawczyk']) clients[login] = await here.office.login(login);
});

/** Rows of a CSV file of the example. */
function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(BRZEZNO, 'data', file), 'utf8')
    .trim()
    .split('\n');
  const columns = head.split(';');
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, at) => [columns[at], cell])));
}

function fits(operation: string, answer: Answer): void {
  const declared = contract.operations.get(operation)!.answer;
  const validate = ajv.compile(contract.bundle(declared as JsonSchema));
  validate(answer.json());
  expect(validate.errors ?? [], operation).toEqual([]);
}

const OPEN = {
  dajObiekty: '/api/obiekty',
  dajMiesiaceTerminow: '/api/obiekty/miesiace',
  dajTerminy: '/api/obiekty/terminy?idObiektu=1&miesiac=2026-12-01',
  dajUlice: '/api/drogi/ulice',
  dajStawkiOdpadowe: '/api/deklaracje/stawki',
  dajPrzedszkola: '/api/nabor/przedszkola',
  dajDokumentyDoPrzedszkola: '/api/nabor/dokumenty',
};
const OF_A_SUBJECT = {
  dajDzieciWPrzedszkolu: '/api/przedszkole/dzieci',
  dajOplatyZaPrzedszkole: '/api/przedszkole/oplaty',
  dajZgloszeniaDrogowe: '/api/drogi/zgloszenia',
  dajNieruchomosciDoDeklaracji: '/api/deklaracje/nieruchomosci',
  dajDeklaracjeOdpadowe: '/api/deklaracje',
  dajWnioskiDoPrzedszkola: '/api/nabor/wnioski',
  dajWnioskiDoPodpisu: '/api/nabor/podpisy',
};

describe('public data', () => {
  test.each(Object.entries(OPEN))('%s answers everybody, as the contract says', async (operation, url) => {
    for (const client of Object.values(clients)) {
      const answer = await client.get(url);
      expect(answer.status).toBe(200);
      fits(operation, answer);
    }
  });

  test('a calendar has only the hours of its hall and month, in order', async () => {
    const { terminy } = (await here.office.anonymous.get(OPEN.dajTerminy)).json();
    const mine = rowsOf('terminy.csv').filter(({ obiekt, miesiac }) => obiekt === '1' && miesiac === '2026-12-01');
    const when = (row: { dzien: string; odGodziny: string }) => `${row.dzien} ${row.odGodziny}`;
    expect(terminy.map(when)).toEqual(mine.map((row) => `${row.dzien} ${row.odGodziny}`).sort());
    expect(terminy.length).toBeGreaterThan(60);
  });

  test('the months are those of the data, and each row has its own', async () => {
    const { miesiace } = (await here.office.anonymous.get(OPEN.dajMiesiaceTerminow)).json();
    const rows = rowsOf('terminy.csv');
    expect(miesiace).toEqual([...new Set(rows.map(({ dzien }) => `${dzien?.slice(0, 7)}-01`))].sort());
    for (const { dzien, miesiac } of rows) expect(miesiac).toBe(`${dzien?.slice(0, 7)}-01`);
  });
});

describe('personal data', () => {
  test.each(Object.entries(OF_A_SUBJECT))('%s is refused without a full account', async (_, url) => {
    expect((await here.office.anonymous.get(url)).status).toBe(401);
    expect((await clients['ola.krawczyk']!.get(url)).status).toBe(403);
  });

  test.each(Object.entries(OF_A_SUBJECT))(
    '%s answers every full account, and the answer follows the contract',
    async (operation, url) => {
      for (const login of ['anna.wisniewska', 'jan.nowak']) {
        const answer = await clients[login]!.get(url);
        expect(answer.status).toBe(200);
        fits(operation, answer);
      }
    },
  );

  test.each(['anna.wisniewska', 'jan.nowak'])(
    '%s sees all of their own children and fees, and no others',
    async (login) => {
      const pesel = await numberOf(here.office, login);
      const names = rowsOf('dzieci.csv').flatMap(({ platnik, imie }) => (platnik === pesel ? [imie] : []));
      expect(names.length).toBeGreaterThan(0);
      const { dzieci } = (await clients[login]!.get(OF_A_SUBJECT.dajDzieciWPrzedszkolu)).json();
      expect(dzieci.map(({ imie }: { imie: string }) => imie)).toEqual(names.sort());
      const { oplaty } = (await clients[login]!.get(OF_A_SUBJECT.dajOplatyZaPrzedszkole)).json();
      expect(new Set(oplaty.map(({ imie }: { imie: string }) => imie))).toEqual(new Set(names));
      expect(JSON.stringify({ dzieci, oplaty })).not.toContain(pesel);
    },
  );

  test('an institution has no children, and only its own reports', async () => {
    const nip = await numberOf(here.office, 'przewozy', true);
    const firm = clients.przewozy!;
    expect((await firm.get(`${OF_A_SUBJECT.dajDzieciWPrzedszkolu}?nip=${nip}`)).json()).toEqual({ dzieci: [] });
    const { przyjeteWUrzedzie } = (await firm.get(`${OF_A_SUBJECT.dajZgloszeniaDrogowe}?nip=${nip}`)).json();
    expect(przyjeteWUrzedzie.map(({ numerSprawy }: { numerSprawy: string }) => numerSprawy)).toEqual(['T/12/2026']);
  });

  test('the NIP of another subject is 404', async () => {
    const nip = await numberOf(here.office, 'przewozy', true);
    expect((await clients['anna.wisniewska']!.get(`${OF_A_SUBJECT.dajOplatyZaPrzedszkole}?nip=${nip}`)).status).toBe(
      404,
    );
  });
});

describe('a report of road damage', () => {
  const send = (login: string, change: object = {}) =>
    clients[login]!.post('/api/drogi/zgloszenia', { ...ROAD_REPORT, ...change });
  const mine = async (login: string) => (await clients[login]!.get('/api/drogi/zgloszenia')).json().zgloszenia;

  test('gets a number, and is listed for its sender only', async () => {
    const answer = await send('jan.nowak');
    expect(answer.status).toBe(200);
    fits('zglosUszkodzenieDrogi', answer);
    const { numerSprawy } = answer.json();
    expect(numerSprawy).toMatch(/^DRG\/\d+\/2026$/);
    const list = await clients['jan.nowak']!.get('/api/drogi/zgloszenia');
    fits('dajZgloszeniaDrogowe', list);
    const { zgloszenia } = list.json();
    expect(zgloszenia).toMatchObject([{ numerSprawy, ulica: 'Jeziorna', stan: 'PRZYJETE', odpowiedz: null }]);
    expect(await mine('anna.wisniewska')).toEqual([]);
  });

  test.each<[what: string, change: object, fields?: string[]]>([
    ['a street that is not in the list', { ulica: 'Wymyślona' }],
    ['a category that there is not', { kategoria: 'POTOP' }],
    ['hardly a word', { opis: 'Dziura' }],
    ['a house number that is none', { numerDomu: 'obok' }],
    ['no house number', { numerDomu: null }],
    ['a description of blanks', { rodzajMiejsca: 'OPIS', numerDomu: null, miejsce: '    ' }, ['miejsce']],
    ['a place both ways', { miejsce: 'za mostem' }],
  ])('with %s is refused', async (_, change, fields = Object.keys(change)) => {
    const answer = await send('anna.wisniewska', change);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json().pola)).toEqual(fields);
  });

  test('is refused as the sixth in a day, in the words of the municipality', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send('anna.wisniewska')).status).toBe(200);
    const answer = await send('anna.wisniewska');
    expect([answer.status, answer.json().kod]).toEqual([422, '9301']);
    expect(answer.json().opis).toBe(here.office.municipality.texts.pl['drogi.limit']);
    expect(await mine('anna.wisniewska')).toHaveLength(5);
  });

  test('is refused without a full account', async () => {
    expect((await here.office.anonymous.post('/api/drogi/zgloszenia', ROAD_REPORT)).status).toBe(401);
    expect((await send('ola.krawczyk')).status).toBe(403);
  });
});

describe('an authorisation to collect a child', () => {
  const osoba = { imie: 'Teresa', nazwisko: 'Wiśniewska', kim: 'DZIADKOWIE', telefon: '600000124' };
  const send = (osoby: object[]) =>
    clients['jan.nowak']!.post('/api/przedszkole/upowaznienia', { osoby, waznePrzezRok: true });

  test('is stored with its list of people', async () => {
    const answer = await send([osoba, { ...osoba, imie: 'Marek' }]);
    expect(answer.status).toBe(200);
    fits('upowaznijDoOdbioruDziecka', answer);
    expect(answer.json().numerSprawy).toMatch(/^ODB\/\d+\/2026$/);
  });

  test('without anybody, or with half of the data, is refused', async () => {
    expect((await send([])).status).toBe(400);
    expect((await send([{ imie: 'Teresa' }])).status).toBe(400);
  });
});

describe('documents', () => {
  test.each([
    ['anna.wisniewska', '/api/przedszkole/oplaty/pdf'],
    ['nobody', '/api/obiekty/terminy/pdf?idObiektu=1&miesiac=2026-12-01'],
  ])('%s gets %s', async (who, url) => {
    const answer = await clients[who]!.get(url);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a person with a NIP gets their own document', async () => {
    const anna = await numberOf(here.office, 'anna.wisniewska');
    const mine = () =>
      here.office.database.query.updateTable('podmioty').where('pesel', '=', anna).where('czyInstytucja', '=', 0);
    await mine().set({ nip: '1111111111' }).execute();
    expect((await clients['anna.wisniewska']!.get('/api/przedszkole/oplaty/pdf')).status).toBe(200);
    await mine().set({ nip: null }).execute();
  });
});

test('contact and menu are those of Brzezno', async () => {
  const contact = (await here.office.anonymous.get('/api/pi/kontakt')).json();
  expect(contact).toMatchObject({ nazwaUrzedu: 'Urząd Gminy Brzezno', telefon: '580000100', fax: null });
  const { menuBoczneElementy } = (await here.office.anonymous.get('/api/pi/menuBoczne')).json();
  const names = menuBoczneElementy.map(({ nazwa }: { nazwa: string }) => nazwa);
  expect(names).toContain('Nad jeziorem');
  expect(names).not.toContain('Statusy i rejestry');
});

describe('the declaration of the waste fee', () => {
  const osoby = [
    { imie: 'Anna', nazwisko: 'Wiśniewska', rokUrodzenia: 1984 },
    { imie: 'Hania', nazwisko: 'Wiśniewska', rokUrodzenia: 2020 },
  ];
  const first = {
    powod: 'PIERWSZA',
    numerKorygowanej: null,
    idNieruchomosci: 1,
    odKiedy: '2026-11-01',
    osoby,
    czyKompostownik: true,
    oplataMiesieczna: 64,
  };
  const send = (body: object, client = 'anna.wisniewska') => clients[client]!.post('/api/deklaracje', body);
  const withdraw = (numerSprawy: string, client = 'anna.wisniewska') =>
    clients[client]!.post('/api/deklaracje/wycofanie', { numerSprawy });

  test.each<[what: string, body: object, field: string]>([
    ['a fee that is not computed', { ...first, oplataMiesieczna: 1 }, 'oplataMiesieczna'],
    ['a property of somebody else', { ...first, idNieruchomosci: 3 }, 'idNieruchomosci'],
    ['a day without a rate', { ...first, odKiedy: '2024-12-31' }, 'odKiedy'],
    ['nobody', { ...first, osoby: [], oplataMiesieczna: 0 }, 'osoby'],
    [
      'somebody not yet born',
      { ...first, osoby: [osoby[0], { ...osoby[1], rokUrodzenia: 2050 }] },
      'osoby.1.rokUrodzenia',
    ],
    ['a correction of nothing', { ...first, powod: 'KOREKTA' }, 'powod'],
  ])('%s is refused at its field', async (_, body, field) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json().pola)).toContain(field);
  });

  test('it is sent, corrected and withdrawn by its sender alone', async () => {
    const sent = await send(first);
    expect(sent.status).toBe(200);
    const { numerSprawy } = sent.json();
    const correction = { ...first, powod: 'KOREKTA', numerKorygowanej: numerSprawy, osoby: osoby.slice(0, 1) };
    expect((await send({ ...correction, oplataMiesieczna: 32 }, 'anna.wisniewska')).status).toBe(200);
    const foreign = { ...correction, idNieruchomosci: 3, oplataMiesieczna: 32 };
    expect((await send(foreign, 'jan.nowak')).json().kod).toBe('9402');
    expect((await withdraw(numerSprawy, 'jan.nowak')).status).toBe(404);
    expect((await withdraw(numerSprawy)).json()).toEqual({ stan: 'WYCOFANA' });
    expect((await withdraw(numerSprawy)).json().kod).toBe('9403');
    expect((await send({ ...correction, oplataMiesieczna: 32 })).json().kod).toBe('9402');
    const { deklaracje } = (await clients['anna.wisniewska']!.get('/api/deklaracje')).json();
    expect(
      deklaracje.map((one: { stan: string; oplataMiesieczna: number }) => [one.stan, one.oplataMiesieczna]),
    ).toEqual([
      ['ZLOZONA', 32],
      ['WYCOFANA', 64],
    ]);
    const pdf = await clients['anna.wisniewska']!.get(
      `/api/deklaracje/pdf?numerSprawy=${encodeURIComponent(numerSprawy)}`,
    );
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
