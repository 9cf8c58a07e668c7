import { beforeAll, expect, test } from 'vitest';
import { listRecords, setRecordState } from '../../server/domains/wpisy/wpisyDesk.ts';
import { flatTextOf } from '../server/documents/poppler.ts';
import { asOffice, numberOf } from '../server/engine/data-sources/dataOffice.ts';
import { PDF } from '../server/engine/process/processOffice.ts';
import type { Client } from '../server/helpers.ts';
import { brzezno, refusedAt, sentPdf, statesOf } from './brzezno.ts';

/** An application for a kindergarten place: both parents sign it, each in a session of their own. */

const here = brzezno();
let jan: Client;
let ewa: Client;
let peselJana: string;

beforeAll(async () => {
  jan = await here.office.login('jan.nowak');
  ewa = await here.office.login('ewa.zielinska');
  peselJana = await numberOf(here.office, 'jan.nowak');
});

const zuzia = {
  imie: 'Zuzia',
  nazwisko: 'Wiśniewska',
  pesel: '23850112345',
  placowka: 'ZAGLE',
  odKiedy: '2027-09-01',
  godziny: 8,
  czyNiepelnosprawne: false,
};
const franek = { ...zuzia, imie: 'Franek', pesel: '24890312357', placowka: 'ZATOCZE', godziny: 5 };
const family = { adres: 'ul. Jeziorna 4, Brzezno', telefon: '600000123', czyRodzenstwo: false };
const bothSign = () => ({
  dzieci: [zuzia, franek],
  ...family,
  czySamotnie: false,
  peselDrugiegoRodzica: peselJana as string | null,
});

const send = (change: object = {}) => here.anna.post('/api/nabor/wnioski', { ...bothSign(), ...change });
const move = (client: Client, how: string, znak: string) => client.post(`/api/nabor/${how}`, { znak });
const about = (what: string, znak: string, client = here.anna) =>
  client.get(`/api/nabor/wniosek${what}?znak=${encodeURIComponent(znak)}`);
const own = async () => (await here.anna.get('/api/nabor/wnioski')).json().wnioski;
const toSign = async (client: Client) => (await client.get('/api/nabor/podpisy')).json().doPodpisu;
const clerkSees = () => asOffice(here.office, (desk) => listRecords(desk));
const certificate = async () => ({
  pesel: franek.pesel,
  idPliku: await sentPdf(here.anna, 'zlozWniosekDoPrzedszkola', 'orzeczenia'),
});
const statement = async (kod: string, client = here.anna) => ({
  kod,
  idPliku: await sentPdf(client, 'zlozWniosekDoPrzedszkola', 'dokumenty'),
});

const withFranek = (change: object) => ({ dzieci: [zuzia, { ...franek, ...change }] });

test.each<[what: string, change: () => object | Promise<object>, field: string]>([
  ['no child', () => ({ dzieci: [] }), 'dzieci'],
  ['one child twice', () => withFranek({ pesel: zuzia.pesel }), 'dzieci'],
  ['a child with a wrong PESEL', () => withFranek({ pesel: '24890312358' }), 'dzieci.1.pesel'],
  ['a kindergarten that there is not', () => withFranek({ placowka: 'WYMYSLONE' }), 'dzieci.1.placowka'],
  ['a day that is over', () => withFranek({ odKiedy: '2026-11-20' }), 'dzieci.1.odKiedy'],
  ['more hours than a day has there', () => withFranek({ godziny: 12 }), 'dzieci.1.godziny'],
  ['the second parent left out', () => ({ peselDrugiegoRodzica: null }), 'peselDrugiegoRodzica'],
  ['a second parent with a wrong PESEL', () => ({ peselDrugiegoRodzica: '90862025636' }), 'peselDrugiegoRodzica'],
  [
    'the sender as the second parent',
    async () => ({ peselDrugiegoRodzica: await numberOf(here.office, 'anna.wisniewska') }),
    'peselDrugiegoRodzica',
  ],
  ['a second parent of one who is alone', () => ({ czySamotnie: true }), 'peselDrugiegoRodzica'],
  ['a disabled child without a certificate', () => withFranek({ czyNiepelnosprawne: true }), 'orzeczenia'],
  [
    'a certificate of the other child',
    async () => ({
      ...withFranek({ czyNiepelnosprawne: true }),
      orzeczenia: [{ ...(await certificate()), pesel: zuzia.pesel }],
    }),
    'orzeczenia',
  ],
  ['a sister or brother without a statement', () => ({ czyRodzenstwo: true }), 'dokumenty'],
  [
    'a statement that nobody asked for',
    async () => ({ czyRodzenstwo: true, dokumenty: [await statement('SAMOTNIE')] }),
    'dokumenty',
  ],
  [
    'a file of somebody else',
    async () => ({ czyRodzenstwo: true, dokumenty: [await statement('RODZENSTWO', jan)] }),
    'dokumenty',
  ],
])('%s is refused at its field, and nothing is kept', async (_, change, field) => {
  const [status, ...fields] = refusedAt(await send(await change()));
  expect(status).toBe(400);
  expect(fields.some((name) => name === field || name.startsWith(`${field}.`))).toBe(true);
  expect(await own()).toEqual([]);
});

test('nothing is filed before the second parent has signed, and each step is read by whom it concerns', async () => {
  const dzieci = [zuzia, { ...franek, czyNiepelnosprawne: true }];
  const orzeczenia = [await certificate()];
  expect((await send({ dzieci, orzeczenia })).json()).toEqual({ numerSprawy: null });
  const [{ znak, numerSprawy, stan }] = await own();
  expect([numerSprawy, stan]).toEqual([null, 'DO_PODPISU']);
  expect(await clerkSees()).not.toMatch(/PM\/|DO_PODPISU: [1-9]/);
  for (const client of [jan, ewa]) expect((await about('', znak, client)).status).toBe(404);

  // The second parent reads what they sign, without the files and the PESEL of the other one.
  expect(await toSign(jan)).toEqual([
    {
      znak,
      kiedyWyslano: expect.any(String),
      nazwaStanu: 'Czeka na podpis',
      mozna: ['sign', 'reject'],
      ...{ dzieci, adres: family.adres, telefon: family.telefon, czyRodzenstwo: false },
    },
  ]);
  expect([await toSign(ewa), await toSign(here.anna)]).toEqual([[], []]);
  for (const how of ['podpisy/podpis', 'podpisy/odmowa'])
    for (const client of [here.anna, ewa]) expect((await move(client, how, znak)).status).toBe(404);

  expect((await move(jan, 'podpisy/podpis', znak)).json()).toEqual({ stan: 'ZLOZONY' });
  expect(await toSign(jan)).toEqual([]);
  expect(await clerkSees()).toContain('PM/1/2026');
  const filed = (await about('', 'PM/1/2026')).json().wniosek;
  expect(filed).toMatchObject({ dzieci, orzeczenia, peselDrugiegoRodzica: peselJana, mozna: ['withdraw'] });
  const receipt = flatTextOf((await about('/potwierdzenie', 'PM/1/2026')).raw);
  for (const part of ['PM/1/2026', filed.skrot, 'Zuzia Wiśniewska', 'Oddział przedszkolny w Zatoczu', '01.09.2027'])
    expect(receipt).toContain(part);
  expect(receipt).toMatch(/Orzeczenia o niepełnosprawności\s+Franek Wiśniewska/);

  await asOffice(here.office, (desk) => setRecordState(desk, 'PM/1/2026', 'accept', { dokument: PDF }));
  const { stan: decided, maDecyzje, przebieg } = (await about('', 'PM/1/2026')).json().wniosek;
  expect([decided, maDecyzje, statesOf(przebieg)]).toEqual(['PRZYJETE', true, ['DO_PODPISU', 'ZLOZONY', 'PRZYJETE']]);
  expect((await about('/decyzja', 'PM/1/2026')).raw.equals(PDF.bytes)).toBe(true);
  for (const what of ['/decyzja', '/potwierdzenie']) expect((await about(what, 'PM/1/2026', jan)).status).toBe(404);
  expect((await move(here.anna, 'wniosek/wycofanie', 'PM/1/2026')).json().kod).toBe('9602');
});

test('the second parent may refuse, and the first may withdraw before: neither is filed', async () => {
  await send();
  const [{ znak }] = await own();
  expect((await move(jan, 'podpisy/odmowa', znak)).json()).toEqual({ stan: 'NIEPODPISANY' });
  expect((await move(jan, 'podpisy/podpis', znak)).json().kod).toBe('9602');
  await send();
  const [{ znak: other }] = await own();
  expect((await move(here.anna, 'wniosek/wycofanie', other)).json()).toEqual({ stan: 'WYCOFANY' });
  expect((await move(jan, 'podpisy/podpis', other)).json().kod).toBe('9602');
  expect((await own()).map((one: { numerSprawy: string | null }) => one.numerSprawy)).toEqual([
    null,
    null,
    'PM/1/2026',
  ]);
});

test('a single parent files at once with a statement, up to the limit of the day', async () => {
  const alone = async () => ({
    czySamotnie: true,
    peselDrugiegoRodzica: null,
    dokumenty: [await statement('SAMOTNIE')],
  });
  expect((await send(await alone())).json()).toEqual({ numerSprawy: 'PM/2/2026' });
  expect((await send(await alone())).json()).toEqual({ numerSprawy: 'PM/3/2026' });
  const sixth = await send(await alone());
  expect([sixth.status, sixth.json().kod]).toEqual([422, '9601']);
  expect(sixth.json().opis).toBe(here.office.municipality.texts.pl['nabor.limit']);
});
