// @vitest-environment jsdom

import { act, fireEvent, screen as page, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Drawn, drawScreen } from './drawScreen.tsx';
import { contract } from './municipality.ts';
import { but, json, never, Office, type Reply, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';

quietPage();

const lista = structuredClone(contract.examples('dajListeNaleznosci')[0]!.value) as {
  karty: Record<string, unknown>[];
};
const tax = { ...lista.karty[0]!, uslugiPowiazane: [] };
const transport = {
  ...tax,
  idKartyNaleznosci: 1301,
  symbolKarty: 'TRA/2026/001301',
  aplikacjaNaleznosci: 'SRODKI_TRANSPORTU',
};
const withCards =
  (...karty: object[]): Reply =>
  () =>
    json({ ...lista, karty });

const open = (search: string, replies: Record<string, Reply>) =>
  drawScreen('naleznosci/lista', new Office(but(replies)), { route: { path: {}, search, memory: {} } });

const click = async (drawn: Drawn, name: string | RegExp, within_: HTMLElement = document.body) => {
  await act(async () => {
    fireEvent.click(within(within_).getByRole('button', { name }));
  });
  await drawn.settle();
};
const heading = () => page.getByRole('heading', { level: 1 }).textContent;
const choices = (label: string) =>
  [...within(page.getByRole('dialog')).getByLabelText<HTMLSelectElement>(label).options].map((one) => one.label);
const choose = (list: HTMLSelectElement, position: number) =>
  act(async () => void fireEvent.change(list, { target: { value: list.options[position]?.value } }));
const asked = ({ office }: Drawn, id: string) => office.asked.filter(({ operation }) => operation.id === id);

describe('the kind in the address', () => {
  test.each([
    ['', 'Należności do zapłaty'],
    ['?rodzaj=PSY', 'Opłata od posiadania psów do zapłaty'],
    ['?rodzaj=WODA_I_SCIEKI', 'Opłaty za wodę i ścieki do zapłaty'],
    ['?rodzaj=KOTY', 'Należności do zapłaty'],
  ])('%s is the title: %s', async (search, title) => {
    await open(search, {});
    expect(heading()).toBe(title);
  });

  test('a kind without cards offers all other kinds', async () => {
    const drawn = await open('?rodzaj=PSY', { dajListeNaleznosci: withCards(tax) });
    expect(page.getByText(/Nie masz kart należności tego rodzaju/)).toBeTruthy();
    await click(drawn, 'Pokaż wszystkie rodzaje');
    expect(heading()).toBe('Należności do zapłaty');
    expect(page.getByText('POD/2026/001203')).toBeTruthy();
  });
});

describe('services of a card', () => {
  test('one service is a button with its name, which passes the card on', async () => {
    const drawn = await open('', {
      dajListeNaleznosci: withCards({ ...transport, uslugiPowiazane: [{ uslugaId: 14 }] }),
    });
    await click(drawn, /^Wykaz pojazdów/);
    expect(drawn.steering.go.mock.calls[0]?.[0]).toMatchObject({
      path: '/uslugi/wykaz-pojazdow',
      memory: { idKartyNaleznosci: 1301 },
    });
  });

  test('one of several services is chosen by its name; only the parameters it takes are passed on', async () => {
    const uslugiPowiazane = [{ uslugaId: 14 }, { uslugaId: 36 }];
    const drawn = await open('', { dajListeNaleznosci: withCards({ ...transport, uslugiPowiazane }) });
    await click(drawn, /^Usługi tej karty/);
    const dialog = await page.findByRole('dialog');
    expect(choices('Usługa')).toEqual(['Wykaz pojazdów', 'Wnioski o zwrot akcyzy za olej napędowy']);
    await choose(within(dialog).getByLabelText('Usługa'), 1);
    await click(drawn, 'Przejdź do usługi', dialog);
    expect(drawn.screen.isOpen('wyborUslugi')).toBe(false);
    expect(drawn.steering.go.mock.calls[0]?.[0]).toMatchObject({ search: '', memory: {} });
  });

  test('are not offered when there are none', async () => {
    await open('', { dajListeNaleznosci: withCards(tax) });
    expect(page.queryByRole('button', { name: /Usługi tej karty/ })).toBeNull();
  });
});

describe('card and year', () => {
  const lata: Reply = () =>
    json({
      lata: [
        { rok: 2026, idKartyNaleznosci: 1301, symbolKarty: 'TRA/2026/001301' },
        { rok: 2025, idKartyNaleznosci: 1201, symbolKarty: 'TRA/2025/001201' },
      ],
    });

  test('the same kind in another year takes one choice', async () => {
    const drawn = await open('', { dajListeNaleznosci: withCards(tax, transport), dajLataDlaNaleznosci: lata });
    expect(asked(drawn, 'dajLataDlaNaleznosci')).toEqual([]);
    await click(drawn, 'Inny rok: Podatek od środków transportowych');
    const dialog = await page.findByRole('dialog');
    await drawn.settle();
    expect(asked(drawn, 'dajLataDlaNaleznosci')[0]?.args).toMatchObject({ idKartyNaleznosci: '1301' });
    expect(choices('Karta')).toHaveLength(2);
    expect(choices('Rok')).toEqual(['2026 (TRA/2026/001301)', '2025 (TRA/2025/001201)']);
    await choose(within(dialog).getByLabelText('Rok'), 1);
    await click(drawn, 'Przejdź do karty', dialog);
    expect(drawn.steering.go.mock.calls[0]?.[0]).toMatchObject({
      path: '/naleznosci/karta',
      memory: { idKartyNaleznosci: 1201 },
    });
  });

  test('a resident who came for a service chooses among the cards that have it, and goes there', async () => {
    const vehicles = { ...transport, uslugiPowiazane: [{ uslugaId: 14 }] };
    const replies = { dajListeNaleznosci: withCards(tax, vehicles), dajLataDlaNaleznosci: lata };
    const drawn = await open('?rodzaj=SRODKI_TRANSPORTU&usluga=14', replies);
    const dialog = await page.findByRole('dialog');
    expect(within(dialog).getByText('Wykaz pojazdów')).toBeTruthy();
    // The only card needs no choice.
    expect(within(dialog).queryByLabelText('Karta')).toBeNull();
    await click(drawn, 'Przejdź do usługi', dialog);
    expect(drawn.steering.go.mock.calls[0]?.[0]).toMatchObject({
      path: '/uslugi/wykaz-pojazdow',
      memory: { idKartyNaleznosci: 1301 },
    });
  });

  test('without such a card the list says so, and "Anuluj" closes it', async () => {
    const drawn = await open('?usluga=14', { dajListeNaleznosci: withCards(tax) });
    const dialog = await page.findByRole('dialog');
    expect(within(dialog).getByText(/nie masz karty, której dotyczy ta usługa/)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Przejdź do usługi' })).toBeNull();
    await click(drawn, 'Anuluj', dialog);
    expect(drawn.screen.isOpen('wyborKarty')).toBe(false);
    expect(page.getByText('POD/2026/001203')).toBeTruthy();
  });
});

describe('while data are synchronised', () => {
  const busy: Reply = () =>
    json({
      ...lista,
      synchronizacjaWTrakcie: true,
      synchronizacjaWTrakcieTekst: 'Trwa aktualizacja danych.',
      lata: [2026],
    });

  test('a message says so, the PDF button is disabled with a reason, and only the chosen year is shown', async () => {
    await open('', { dajListeNaleznosci: busy });
    expect(page.getByText('Trwa aktualizacja danych.')).toBeTruthy();
    expect(page.getByRole<HTMLButtonElement>('button', { name: 'Pobierz PDF' }).disabled).toBe(true);
    expect(page.getByText(/PDF będzie można pobrać/)).toBeTruthy();
    expect([...page.getByLabelText<HTMLSelectElement>('Rok').options].map((one) => one.label)).toEqual(['2026']);
  });
});

describe('the lists below the cards', () => {
  test('show the chosen year, and are loaded again with the list', async () => {
    const drawn = await open('', {});
    expect(asked(drawn, 'dajInneUslugi').map(({ args }) => args.rok)).toEqual(['2026']);
    await choose(page.getByLabelText('Rok'), 1);
    await drawn.settle();
    expect(asked(drawn, 'dajListeNaleznosci').at(-1)?.args.rok).toBe('2025');
    expect(asked(drawn, 'dajInneUslugi').map(({ args }) => args.rok)).toEqual(['2026', '2025']);
  });

  test('show the three newest rows of each, and link to the rest', async () => {
    const drawn = await open('', {});
    const wnioski = page.getByRole('heading', { name: 'Wnioski o zwrot akcyzy' }).parentElement!;
    expect(within(wnioski).getByText('FN.3152.41.2026')).toBeTruthy();
    expect(within(wnioski).getByText('złożony 18.08.2026')).toBeTruthy();
    expect(page.getByText(/nie było płatności internetowych/)).toBeTruthy();
    await click(drawn, 'Zobacz wnioski');
    expect(drawn.steering.go.mock.calls[0]?.[0]).toMatchObject({ memory: { rok: 2026 } });
  });

  test('contain no applications and refunds of a subject without a farm', async () => {
    await open('', { dajInneUslugi: () => json({ platnosci: [], wnioski: [], zwroty: [] }) });
    expect(page.queryByText('Wnioski o zwrot akcyzy')).toBeNull();
    expect(page.getByRole('button', { name: 'Zobacz całą historię' })).toBeTruthy();
  });

  test.each([
    ['late', never, 0],
    ['failed', (() => refusal('Nie udało się.')) as Reply, 1],
  ])('%s: the list still works, and shows one message at most', async (_, reply, messages) => {
    await open('', { dajInneUslugi: reply });
    expect(page.getByText('POD/2026/001203')).toBeTruthy();
    expect(page.getByRole('button', { name: 'Pobierz CSV' })).toBeTruthy();
    expect(page.queryAllByRole('button', { name: 'Spróbuj ponownie' })).toHaveLength(messages);
  });
});
