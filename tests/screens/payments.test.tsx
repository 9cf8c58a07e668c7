// @vitest-environment jsdom

import { act, fireEvent, screen as page, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { isThorough } from '../night.ts';
import { drawScreen } from './drawScreen.tsx';
import { but, exampleOf, json, Office, type Reply, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';

// Also guards: src/blocks, src/portal, src/lang, codegen/compile, codegen/mock, schemas

quietPage();

const id = '3f0c1f52-6a0e-4f0b-9a51-2d3c4b5a6978';
type Example = Record<string, never>;

describe('the result of a payment', () => {
  const result = (query: string, stan?: string) => {
    const platnosc: Reply = (asked) => json({ ...(exampleOf(asked) as Example), ...(stan && { stan }) });
    const route = { path: {}, search: query, memory: {} };
    return drawScreen('platnosci/wynik', new Office(but({ dajPlatnosc: platnosc })), { route });
  };
  const noticeText = () => document.querySelector('.ok-notice')?.textContent ?? '';
  const canFinish = () => page.queryByRole('button', { name: 'Dokończ płatność' }) !== null;

  test.each([
    ['ok', 'ZAKSIEGOWANA', /przyjęta i zaksięgowana/, false],
    ['ok', 'OPLACONA', /Pieniądze dotarły, trwa księgowanie/, false],
    ['ok', 'ZLECONA', /Czekamy na potwierdzenie z banku/, true],
    ['ok', 'ODRZUCONA', /nie powiodła.*jeszcze raz z karty/s, false],
    ['ok', 'WYGASLA', /sprawdź w banku/, false],
    ['ok', 'DO_WYJASNIENIA', /wyjaśnia urząd/, false],
    ['blad', 'ZAKSIEGOWANA', /przyjęta i zaksięgowana/, false],
    ['blad', 'ZLECONA', /nie została dokończona/, true],
    ['blad', 'NOWA', /nie została dokończona/, true],
    ['blad', 'ODRZUCONA', /nie powiodła.*jeszcze raz z karty/s, false],
  ])('flag %s, and the state at the office is %s', async (flag, stan, words, finish) => {
    await result(`?result=${flag}&przelew=${id}`, stan);
    expect(noticeText()).toMatch(words);
    expect(canFinish()).toBe(finish);
    expect(document.querySelectorAll('.ok-notice')).toHaveLength(1);
  });

  test.each([
    ['?result=ok', /Płatność przyjęta/],
    ['?czySukces=true', /Płatność przyjęta/],
    ['?result=blad', /nie powiodła/],
    ['?czySukces=false', /nie powiodła/],
    ['?result=inne', /nie powiodła/],
    ['', /Tu zobaczysz wynik płatności/],
  ])('%s without a payment: the flag alone decides', async (query, words) => {
    const { office } = await result(query);
    expect(noticeText()).toMatch(words);
    expect(office.asked.map(({ operation }) => operation.id)).not.toContain('dajPlatnosc');
    expect(page.getByRole('button', { name: 'Historia płatności internetowych' })).toBeTruthy();
  });

  test('leads to the card that was paid', async () => {
    const { steering, settle } = await result(`?result=ok&przelew=${id}`, 'ZAKSIEGOWANA');
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Wróć do karty należności' })));
    await settle();
    expect(steering.go.mock.calls[0]?.[0]).toMatchObject({
      path: '/naleznosci/karta',
      memory: { idKartyNaleznosci: expect.any(Number) },
    });
  });
});

describe('paying from a card', () => {
  const open = async (channels: { czyKir: boolean; czyP24: boolean }, dodajPrzelew?: Reply) => {
    const dajKonfiguracje: Reply = (asked) => json({ ...(exampleOf(asked) as Example), ...channels });
    const replies = { dajKonfiguracje, dodajPrzelew: dodajPrzelew ?? (() => json({ idPrzelewu: id })) };
    const route = { path: {}, search: '', memory: { idKartyNaleznosci: 1203 } };
    const drawn = await drawScreen('naleznosci/karta', new Office(but(replies)), { route });
    const leave = vi.fn();
    drawn.stores.page.leave = leave;
    const asked = (name: string) => drawn.office.asked.filter(({ operation }) => operation.id === name);
    const press = async (name: string | RegExp) => {
      await act(async () => fireEvent.click(page.getByRole('button', { name })));
      await act(async () => new Promise((done) => setTimeout(done, 30)));
    };
    const pick = async () => {
      await act(async () => fireEvent.click(page.getAllByRole('checkbox', { name: /Wybierz ratę/ })[0]!));
    };
    return { ...drawn, leave, asked, press, pick };
  };
  const both = { czyKir: true, czyP24: true };
  const dialog = () => page.queryByRole('dialog', { name: 'Sposób płatności' });
  const pay = () => page.getByRole<HTMLButtonElement>('button', { name: 'Zapłać online' });

  test('does not start without a selection, and says so', async () => {
    await open(both);
    expect(pay().disabled).toBe(true);
    expect(document.getElementById(pay().getAttribute('aria-describedby')!)?.textContent).toMatch(/Zaznacz w tabeli/);
  });

  test('is not offered without any channel, and the page says so', async () => {
    const { pick } = await open({ czyKir: false, czyP24: false });
    await pick();
    expect(pay().disabled).toBe(true);
    expect(page.getByText(/nie udostępnia teraz płatności online/)).toBeTruthy();
  });

  test('with one channel starts at once, with the displayed sum and the return addresses; nothing is ordered twice', async () => {
    const { press, pick, asked, leave } = await open({ czyKir: false, czyP24: true });
    await pick();
    await press('Zapłać online');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(`${window.location.origin}/platnosci/przelew/${id}`));
    expect(dialog()).toBeNull();
    const shown = page.getByText(/Wybrano 1 ratę na kwotę/).textContent!;
    const { kwota, urlPowrotuOk, urlPowrotuBlad, channel } = asked('dodajPrzelew')[0]!.args as Record<string, never>;
    expect(shown.replace(/\s/g, '')).toContain(Number(kwota).toFixed(2).replace('.', ','));
    expect([channel, urlPowrotuOk, urlPowrotuBlad]).toEqual([
      'p24',
      `${window.location.origin}/platnosc-wynik?result=ok`,
      `${window.location.origin}/platnosc-wynik?result=blad`,
    ]);
    await press('Zapłać online');
    expect(asked('dodajPrzelew')).toHaveLength(1);
    // Back from the bank by the browser's button: the card is requested again.
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    await waitFor(() => expect(asked('dajRaty')).toHaveLength(2));
    expect(page.queryByText(/Wybrano/)).toBeNull();
  });

  test('with two channels asks which one, and shows the commission of each', async () => {
    const { press, pick, asked } = await open(both);
    await pick();
    await press('Zapłać online');
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(page.getByRole<HTMLButtonElement>('button', { name: 'Przejdź do płatności' }).disabled).toBe(true);
    expect(page.getByRole('radio', { name: /Przelewy24.*Prowizja 1,50 zł/ })).toBeTruthy();
    await act(async () => fireEvent.click(page.getByRole('radio', { name: /KIR/ })));
    await press('Przejdź do płatności');
    await waitFor(() => expect(asked('dodajPrzelew')[0]?.args).toMatchObject({ channel: 'kir' }));
  });

  const REFUSALS = [
    ['4001', /Zaznacz w tabeli co najmniej jedną ratę/],
    ['4002', /jest już opłacana.*Niczego nie pobrano/],
    ['4003', /Kwota zmieniła się.*Niczego nie pobrano/],
    ['4004', /jest już zapłacona albo ma tytuł wykonawczy.*Niczego nie pobrano/],
    ['4005', /jest teraz niedostępny.*Niczego nie pobrano/],
  ] as const;
  // Each has a scenario of the screen.
  test.each(isThorough ? REFUSALS : REFUSALS.slice(1, 2))(
    'refused with %s: shows the message, loads the instalments again and clears the selection',
    async (kod, words) => {
      const { press, pick, asked, messages, leave } = await open(both, () => refusal('Odmowa', 409, { kod }));
      await pick();
      await press('Zapłać online');
      const radio = await page.findByRole('radio', { name: /Przelewy24/ });
      await act(async () => fireEvent.click(radio));
      await press('Przejdź do płatności');
      await waitFor(() => expect(asked('dajRaty')).toHaveLength(2));
      expect(messages.map(({ text }) => text).join()).toMatch(words);
      await waitFor(() => expect(dialog()).toBeNull());
      await waitFor(() => expect(asked('dajKarteNaleznosci')).toHaveLength(2));
      expect(pay().disabled).toBe(true);
      expect(leave).not.toHaveBeenCalled();
    },
  );
});
