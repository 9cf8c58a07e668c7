// @vitest-environment jsdom
import { act, fireEvent, screen as page, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScreen } from './drawScreen.tsx';
import { contract } from './municipality.ts';
import { but, json, Office, type Reply, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';

quietPage();

const route = { path: {}, search: '', memory: {} };
type Zamowienie = Record<string, unknown> & { idZamowienia: number; stan: string };
const { zamowienia } = contract.examples('dajZamowieniaNieczystosci')[0]!.value as { zamowienia: Zamowienie[] };

const draw = (special: Readonly<Record<string, Reply>> = {}) =>
  drawScreen('nieczystosci/zamowienia', new Office(but(special)), { route });
const points = (...adresy: string[]) =>
  json({ punktyOdbioru: adresy.map((adresPunktuOdbioru, at) => ({ idPunktuOdbioru: 401 + at, adresPunktuOdbioru })) });
const type = (label: RegExp, value: string) => fireEvent.change(page.getByLabelText(label), { target: { value } });
type Drawn = Awaited<ReturnType<typeof draw>>;
/** A valid order is confirmed; anything else asks no question. */
const send = async ({ settle, stores }: Pick<Drawn, 'settle' | 'stores'>) => {
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Zamów wywóz' })));
  await settle();
  if (stores.confirm.question) await act(async () => stores.confirm.answer(true));
  await settle();
};
const fill = async () =>
  act(async () => {
    type(/^Pojemność/, '6,5');
    type(/^Od dnia/, '24.11.2026');
    type(/^Do dnia/, '27.11.2026');
  });
const sentBy = (office: Office, id: string) => office.asked.filter(({ operation }) => operation.id === id);
const cardOf = (numer: number) =>
  within(page.getByRole('heading', { name: `Zamówienie nr ${numer}` }).closest('li') as HTMLElement);

test.each([
  ['NOWE', 'Czeka na przyjęcie', true],
  ['PRZYJETE', 'Przyjęte', false],
  ['WYKONANE', 'Wykonane', false],
  ['ODRZUCONE', 'Odrzucone', false],
  ['ANULOWANE', 'Anulowane', false],
])('an order that is %s says «%s», and whether it can be cancelled', async (stan, words, cancellable) => {
  await draw();
  const { idZamowienia, uwagiUrzedu } = zamowienia.find((one) => one.stan === stan)!;
  const card = cardOf(idZamowienia);
  expect(card.getByText(words)).toBeTruthy();
  expect(card.queryByRole('button', { name: /Anuluj zamówienie/ }) !== null).toBe(cancellable);
  expect(card.queryByText('Uwagi urzędu') !== null).toBe(uwagiUrzedu !== null);
});

test('a decimal comma is accepted, the only point is preselected, the telephone is filled in, and the message has the number of the order', async () => {
  const { office, messages, settle, stores } = await draw({
    dajPunktyOdbioru: () => points('ul. Lipowa 14, Lipowa Dolina'),
  });
  await fill();
  await send({ settle, stores });
  expect(sentBy(office, 'zamowOdbiorNieczystosci').map(({ args }) => args)).toMatchObject([
    {
      idPunktuOdbioru: 401,
      adres: null,
      pojemnosc: 6.5,
      odDnia: '2026-11-24',
      doDnia: '2026-11-27',
      telefon: '600000123',
      uwagi: null,
    },
  ]);
  expect(messages.map(({ text }) => text)).toEqual([
    'Zamówienie nr 17 zostało wysłane. Czeka na przyjęcie przez urząd.',
  ]);
  expect(sentBy(office, 'dajZamowieniaNieczystosci')).toHaveLength(2);
  expect((page.getByLabelText(/^Pojemność/) as HTMLInputElement).value).toBe('');
});

test('an order is confirmed with its tank and days, and «no» sends nothing', async () => {
  const { office, stores, settle } = await draw({ dajPunktyOdbioru: () => points('ul. Lipowa 14') });
  await fill();
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Zamów wywóz' })));
  await settle();
  expect(stores.confirm.question?.text).toMatch(/6,5\sm³.*24\.11\.2026.*27\.11\.2026/);
  await act(async () => stores.confirm.answer(false));
  await settle();
  expect(sentBy(office, 'zamowOdbiorNieczystosci')).toEqual([]);
});

test('with several points none is preselected', async () => {
  const { office, settle, stores } = await draw({ dajPunktyOdbioru: () => points('ul. Krótka 5', 'ul. Lipowa 14') });
  await fill();
  await send({ settle, stores });
  expect(page.getAllByText('Wybierz punkt odbioru.').length).toBeGreaterThan(0);
  expect(sentBy(office, 'zamowOdbiorNieczystosci')).toEqual([]);
});

test('the fields of another address appear when it is chosen, and when there is no point at all', async () => {
  const { office, settle, stores, screen } = await draw({
    dajPunktyOdbioru: () => points('ul. Lipowa 14, Lipowa Dolina'),
  });
  expect(page.queryByLabelText(/^Adres/)).toBeNull();
  await act(async () => void fireEvent.click(page.getByLabelText('Pod inny adres')));
  await fill();
  await act(async () => type(/^Adres/, 'ul. Polna 7, Lipowa Dolina'));
  await send({ settle, stores });
  expect(sentBy(office, 'zamowOdbiorNieczystosci')[0]?.args).toMatchObject({
    idPunktuOdbioru: null,
    adres: 'ul. Polna 7, Lipowa Dolina',
  });
  screen.dispose();
  document.body.replaceChildren();
  await draw({ dajPunktyOdbioru: () => points() });
  expect(page.getByLabelText(/^Adres/)).toBeTruthy();
  expect(page.queryByText('Gdzie mamy przyjechać?')).toBeNull();
});

test.each([
  [/^Pojemność/, '0,5', 'Wpisz wartość nie mniejszą niż 1.'],
  [/^Pojemność/, '51', 'Wpisz wartość nie większą niż 50.'],
  [/^Pojemność/, '6,555', 'Wpisz liczbę od 1 do 50, najwyżej z dwiema cyframi po przecinku.'],
  [/^Od dnia/, '22.11.2026', /23\.11\.2026/],
  [/^Do dnia/, '23.11.2026', /24\.11\.2026/],
  [/^Do dnia/, '08.12.2026', 'Można wybrać najwyżej 14 dni.'],
  [/^Do dnia/, '22.12.2026', /21\.12\.2026/],
  [/^Telefon/, '12345', 'Numer telefonu ma 9 cyfr.'],
])('%s refuses %s, and nothing is sent', async (label, value, words) => {
  const { office, settle, stores } = await draw({ dajPunktyOdbioru: () => points('ul. Lipowa 14') });
  await fill();
  await act(async () => type(label, value));
  await send({ settle, stores });
  const field = page.getByLabelText(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((one) => one?.textContent).join(' ')).toMatch(words);
  expect(sentBy(office, 'zamowOdbiorNieczystosci')).toEqual([]);
});

test('a date that the office refuses is reported at the field it names, in its words', async () => {
  const pola = { doDnia: 'Ostatni możliwy dzień to 26.11.2026.' };
  const { settle, stores } = await draw({
    dajPunktyOdbioru: () => points('ul. Lipowa 14'),
    zamowOdbiorNieczystosci: () => refusal('Wybierz dni.', 422, { kod: '5203', pola }),
  });
  await fill();
  await send({ settle, stores });
  expect(page.getByLabelText(/^Do dnia/).getAttribute('aria-invalid')).toBe('true');
  expect(page.getByLabelText(/^Od dnia/).getAttribute('aria-invalid')).not.toBe('true');
  expect(page.getAllByText(pola.doDnia).length).toBeGreaterThan(0);
});

test.each([
  ['5204', /Czeka już tyle zamówień/],
  ['5206', /Wysłano już dziś/],
])('%s is reported above the form, which keeps the typed values', async (kod, words) => {
  const { settle, stores } = await draw({
    dajPunktyOdbioru: () => points('ul. Lipowa 14'),
    zamowOdbiorNieczystosci: () => refusal('Nie teraz.', 422, { kod }),
  });
  await fill();
  await send({ settle, stores });
  expect(page.getByText(words)).toBeTruthy();
  expect((page.getByLabelText(/^Pojemność/) as HTMLInputElement).value).toBe('6,5');
});

const [waiting] = zamowienia as [Zamowienie];
const askToCancel = async (stores: Awaited<ReturnType<typeof draw>>['stores'], answer: boolean) => {
  await act(async () => void fireEvent.click(cardOf(waiting.idZamowienia).getByRole('button', { name: /Anuluj/ })));
  expect(stores.confirm.question).toMatchObject({ title: `Anulować zamówienie nr ${waiting.idZamowienia}?` });
  await act(async () => stores.confirm.answer(answer));
};

test('a cancellation needs a confirmation, and «no» sends nothing', async () => {
  const { office, stores, settle } = await draw();
  await askToCancel(stores, false);
  await settle();
  expect(sentBy(office, 'anulujZamowienieNieczystosci')).toEqual([]);
  await askToCancel(stores, true);
  await settle();
  expect(sentBy(office, 'anulujZamowienieNieczystosci').map(({ args }) => args)).toMatchObject([
    { idZamowienia: waiting.idZamowienia },
  ]);
  expect(sentBy(office, 'dajZamowieniaNieczystosci')).toHaveLength(2);
});

test('a cancellation that comes too late says so, and shows the current state of the order', async () => {
  const { office, stores, messages, settle } = await draw();
  office.reply = but({
    anulujZamowienieNieczystosci: () => refusal('Za późno.', 422, { kod: '5205' }),
    dajZamowieniaNieczystosci: () =>
      json({ zamowienia: [{ ...waiting, stan: 'PRZYJETE', czyMoznaAnulowac: false, uwagiUrzedu: 'Jedziemy.' }] }),
  });
  await askToCancel(stores, true);
  await settle();
  expect(messages.map(({ tone, text }) => [tone, text.slice(0, 49)])).toEqual([
    ['warning', 'Tego zamówienia nie można już anulować, bo urząd '],
  ]);
  const card = cardOf(waiting.idZamowienia);
  expect(card.getByText('Przyjęte')).toBeTruthy();
  expect(card.getByText('Jedziemy.')).toBeTruthy();
  expect(card.queryByRole('button', { name: /Anuluj/ })).toBeNull();
});
