import { expect, test } from 'vitest';
import { setRecordState } from '../../server/domains/wpisy/wpisyDesk.ts';
import { nazwyPlikow } from '../../server/engine/files/plikiQueries.ts';
import { sentFields } from '../../server/engine/process/sentFields.ts';
import { flatTextOf } from '../server/documents/poppler.ts';
import { asOffice } from '../server/engine/data-sources/dataOffice.ts';
import { PDF } from '../server/engine/process/processOffice.ts';
import { brzezno, refusedAt, sentPdf, statesOf } from './brzezno.ts';

/** An application to pay arrears in instalments: the office computes the plan again. */

const here = brzezno();

const rata = (nr: number, termin: string, kwota: number) => ({ nr, termin, kwota });
const waste = { idZaleglosci: 'ODP-2026-2', opis: 'Odpady, II kwartał 2026', kwota: 216.5 };
const notSpread = { czyRaty: false, liczbaRat: null, pierwszaRata: null };
const others = [
  { idZaleglosci: 'POD-2026-3', opis: 'Podatek od nieruchomości, rata III 2026', kwota: 100, ...notSpread },
  { idZaleglosci: 'PRZ-2026-9', opis: 'Opłata za przedszkole, wrzesień 2026', kwota: 487, ...notSpread },
];
const spread = { ...waste, czyRaty: true, liczbaRat: 3, pierwszaRata: '2026-12-15' };
const raty = [rata(1, '2026-12-15', 72.17), rata(2, '2027-01-15', 72.17), rata(3, '2027-02-15', 72.16)];
const plan = [{ idZaleglosci: waste.idZaleglosci, opis: waste.opis, raty }];
const application = {
  dlugi: [spread, ...others],
  zrodloDochodu: 'PRACA',
  dochodMiesieczny: 4200,
  liczbaOsob: 3,
  uzasadnienie: 'Zmniejszono mi etat do połowy.',
  kwotaRazem: 216.5,
  plan,
};

const send = async (change: object = {}) => {
  const idPliku = await sentPdf(here.anna, 'zlozWniosekORaty', 'dokumenty');
  return here.anna.post('/api/raty/wnioski', { ...application, dokumenty: [{ kod: 'ZAROBKI', idPliku }], ...change });
};
const own = async (numer: string) =>
  (await here.anna.get(`/api/raty/wniosek?numerSprawy=${encodeURIComponent(numer)}`)).json().wniosek;

test.each<[what: string, change: object, field: string]>([
  ['a plan that is cheaper', { plan: [{ ...plan[0], raty: [{ ...raty[0], kwota: 1 }, ...raty.slice(1)] }] }, 'plan'],
  ['another sum', { kwotaRazem: 10 }, 'kwotaRazem'],
  ['a smaller debt', { dlugi: [{ ...spread, kwota: 100 }, ...others] }, 'dlugi'],
  ['somebody else’s debt', { dlugi: [{ ...spread, idZaleglosci: 'ODP-2026-1' }, ...others] }, 'dlugi'],
  ['a debt left out', { dlugi: [spread, others[0]] }, 'dlugi'],
  ['an instalment below 30 zł', { dlugi: [{ ...spread, liczbaRat: 12 }, ...others] }, 'dlugi.0.liczbaRat'],
  [
    'a first instalment tomorrow',
    { dlugi: [{ ...spread, pierwszaRata: '2026-11-22' }, ...others] },
    'dlugi.0.pierwszaRata',
  ],
  ['nothing to spread', { dlugi: [{ ...waste, ...notSpread }, ...others], kwotaRazem: 0 }, 'dlugi'],
  ['no documents', { dokumenty: [] }, 'dokumenty'],
])('%s is refused at its field', async (_, change, field) => {
  const answer = await send(change);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.json().pola).some((name) => name === field || name.startsWith(`${field}.`))).toBe(true);
});

test('a larger sum needs the bank statement too', async () => {
  const more = { ...others[0], czyRaty: true, liczbaRat: 2, pierwszaRata: '2026-12-15' };
  const two = {
    idZaleglosci: more.idZaleglosci,
    opis: more.opis,
    raty: [rata(1, '2026-12-15', 50), rata(2, '2027-01-15', 50)],
  };
  const change = { dlugi: [spread, more, others[1]], kwotaRazem: 316.5, plan: [...plan, two] };
  const refused = await send(change);
  expect(refusedAt(refused)).toEqual([400, 'dokumenty']);
});

test('it is sent once, supplemented, agreed to, and proved by its receipt', async () => {
  const { office, anna } = here;
  const sent = await send();
  expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('RT/1/2026')]);
  const { numerSprawy } = sent.json();
  expect((await send()).json().kod).toBe('9502');
  const words = await asOffice(office, async ({ db }) => {
    const row = await db.selectFrom('wpisy').selectAll().where('numer', '=', numerSprawy).executeTakeFirstOrThrow();
    return sentFields({ municipality: office.municipality, lang: 'pl' }, row, {
      files: await nazwyPlikow(db, [numerSprawy]),
    });
  });
  expect(words).toContainEqual({
    label: 'Dokumenty',
    value: 'Zaświadczenie o zarobkach z trzech miesięcy: dokumenty.pdf',
  });
  await asOffice(office, (desk) => setRecordState(desk, numerSprawy, 'askForMore', { uwagi: 'Brak pieczątki.' }));
  expect(await own(numerSprawy)).toMatchObject({ stan: 'UZUPELNIENIE', mozna: ['withdraw', 'supplement'], plan });
  const more = await anna.post('/api/raty/wniosek/uzupelnienie', { numerSprawy, wyjasnienie: 'Wysyłam z pieczątką.' });
  expect(more.json()).toEqual({ stan: 'ZLOZONY' });
  await asOffice(office, (desk) => setRecordState(desk, numerSprawy, 'agree', { dokument: PDF }));
  const { stan, maDecyzje, mozna, przebieg, skrot } = await own(numerSprawy);
  expect([stan, maDecyzje, mozna]).toEqual(['ZGODA', true, []]);
  expect(statesOf(przebieg)).toEqual(['ZLOZONY', 'UZUPELNIENIE', 'ZLOZONY', 'ZGODA']);
  expect((await anna.post('/api/raty/wniosek/wycofanie', { numerSprawy })).json().kod).toBe('9503');
  const query = `numerSprawy=${encodeURIComponent(numerSprawy)}`;
  expect((await anna.get(`/api/raty/wniosek/decyzja?${query}`)).raw.equals(PDF.bytes)).toBe(true);
  const jan = await office.login('jan.nowak');
  expect((await jan.get(`/api/raty/wniosek/decyzja?${query}`)).status).toBe(404);
  const receipt = await anna.get(`/api/raty/wniosek/potwierdzenie?${query}`);
  const text = flatTextOf(receipt.raw);
  for (const part of [numerSprawy, skrot, '72,16 zł', '15.02.2027', 'Zaświadczenie o zarobkach'])
    expect(text).toContain(part);
});
