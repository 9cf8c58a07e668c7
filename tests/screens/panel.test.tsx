// @vitest-environment jsdom

import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isThorough } from '../night.ts';
import { type Drawn, drawScreen, type Who } from './drawScreen.tsx';
import { but, json, never, Office, type Reply, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';

// Also guards: src/blocks, src/portal, src/lang, codegen/compile, codegen/mock, schemas

quietPage();

const route = { path: {}, search: '', memory: {} };
const konto = {
  imie: 'Ola',
  nazwisko: 'Krawczyk',
  login: 'ola.krawczyk',
  email: 'ola@poczta.example',
  pesel: null,
  nip: null,
  czasSesji: 900_000,
  czyInstytucja: false,
  czyPierwszeLogowanie: false,
  stan: 'AKTYWNE',
  nowyEmail: null,
  czyHaslo: true,
};
const is = (more: object) => ({ dajDaneUzytkownika: () => json({ ...konto, ...more }) });
const zgody = { powiadomieniaEmail: false, powiadomieniaSms: false, email: null, telefon: null };

const open = (name: string, replies: Record<string, Reply>, who: Who = 'person') =>
  drawScreen(name, new Office(but(replies)), { route, who });

const asked = ({ office }: Drawn) => new Set(office.asked.map(({ operation }) => operation.id));
const click = async (drawn: Drawn, name: string | RegExp, within_: HTMLElement = document.body) => {
  await act(async () => {
    fireEvent.click(within(within_).getByRole('button', { name }));
  });
  await drawn.settle();
};
const type = async (label: string | RegExp, value: string) =>
  act(async () => {
    fireEvent.change(page.getByLabelText(label), { target: { value } });
  });

describe('the panel of a restricted account', () => {
  test.each([
    ['NIEPOTWIERDZONE', /^Konto niepotwierdzone/],
    ['NIEZWERYFIKOWANE', /^Konto niezweryfikowane/],
  ])('%s: says why, and offers nothing that would be refused', async (stan, words) => {
    const drawn = await open('konto/panel', is({ stan }), 'restricted');
    expect(page.getByText(words)).toBeTruthy();
    expect(page.getByText('ola.krawczyk')).toBeTruthy();
    for (const name of [/Zmień/, /Usuń/, /Ustaw/, /Zakończ/]) expect(page.queryByRole('button', { name })).toBeNull();
    for (const operation of ['dajZgody', 'daj2Fa', 'dajLogowania']) expect(asked(drawn)).not.toContain(operation);
  });

  test('leads to a new login when its owner was confirmed meanwhile', async () => {
    const drawn = await open('konto/panel', is({}), 'restricted');
    expect(page.getByText(/Twoje konto jest już potwierdzone/)).toBeTruthy();
    await click(drawn, 'Zaloguj się ponownie');
    expect(drawn.stores.session.token).toBeNull();
    expect(drawn.steering.go.mock.calls[0]?.[0]).toMatchObject({ path: '/logowanie' });
  });
});

test('an e-mail that awaits confirmation is mentioned, and the present one stays in use', async () => {
  await open('konto/panel', is({ nowyEmail: 'nowa@poczta.example' }));
  expect(page.getByText(/Nowy adres nowa@poczta.example czeka na potwierdzenie/)).toBeTruthy();
  expect(page.getByText('ola@poczta.example')).toBeTruthy();
});

describe('the dialog of consents', () => {
  const sms = () => page.getByRole('checkbox', { name: /SMS/ });
  const toggle = (box: HTMLElement) => act(async () => fireEvent.click(box) as unknown as undefined);
  const dialog = () => page.queryByRole('dialog', { name: 'Zgody na powiadomienia' });
  /** Waits for the end of its animation. */
  const gone = () => waitFor(() => expect(dialog()).toBeNull());
  const start = async (replies: Record<string, Reply>) => {
    const drawn = await open('konto/panel', { ...is({}), dajZgody: () => json(zgody), ...replies });
    await click(drawn, 'Zmień zgody');
    await page.findByRole('checkbox', { name: /SMS/ });
    return drawn;
  };

  test('opens only when the consents are loaded', async () => {
    const drawn = await open('konto/panel', { ...is({}), dajZgody: () => json(zgody) });
    drawn.office.reply = but({ dajZgody: never });
    await click(drawn, 'Zmień zgody');
    expect(dialog()).toBeNull();
  });

  test('requires an address for a given consent, and drops the error message when the consent is withdrawn', async () => {
    const drawn = await start({});
    expect(page.queryByLabelText(/Numer telefonu/)).toBeNull();
    await toggle(sms());
    await click(drawn, 'Potwierdź');
    expect(page.getAllByText('Wpisz numer telefonu.').length).toBeGreaterThan(0);
    await type(/Numer telefonu/, '12 34');
    await click(drawn, 'Potwierdź');
    expect(page.getAllByText(/Numer ma mieć dziewięć cyfr/).length).toBeGreaterThan(0);
    expect(asked(drawn)).not.toContain('zapiszZgody');
    await toggle(sms());
    await toggle(sms());
    expect(page.queryByText(/Numer ma mieć dziewięć cyfr/)).toBeNull();
    expect((page.getByLabelText(/Numer telefonu/) as HTMLInputElement).value).toBe('');
  });

  test('when closed, forgets typed values and error messages', async () => {
    const drawn = await start({});
    await toggle(sms());
    await click(drawn, 'Potwierdź');
    await click(drawn, 'Zamknij', page.getByRole('dialog').querySelector('[data-block="zgodyZamknij"]') as HTMLElement);
    await gone();
    await click(drawn, 'Zmień zgody');
    expect((sms() as HTMLInputElement).checked).toBe(false);
    expect(page.queryByText('Wpisz numer telefonu.')).toBeNull();
  });

  const NUMBERS = ['+48 600 100 200', '600100200', '600 100 200'];
  // The test of the format has each way to write a number.
  test.each(isThorough ? NUMBERS : NUMBERS.slice(0, 1))(
    'sends %s, closes and shows the current state',
    async (telefon) => {
      const kept = { ...zgody, powiadomieniaSms: true, telefon: '600100200' };
      const drawn = await start({ zapiszZgody: () => json(kept) });
      await toggle(sms());
      await type(/Numer telefonu/, telefon);
      drawn.office.reply = but({ ...is({}), zapiszZgody: () => json(kept), dajZgody: () => json(kept) });
      await click(drawn, 'Potwierdź');
      const sent = drawn.office.asked.find(({ operation }) => operation.id === 'zapiszZgody');
      expect(sent?.args).toMatchObject({ powiadomieniaSms: true, powiadomieniaEmail: false, telefon });
      await gone();
      expect(drawn.messages.map(({ text, tone }) => [text, tone])).toEqual([['Zgody zostały zapisane.', 'success']]);
      expect(page.getByText(/600\s100\s200/)).toBeTruthy();
    },
  );

  test('closes also when saving failed, and says so without an error', async () => {
    const drawn = await start({ zapiszZgody: () => refusal('Nie teraz.') });
    await toggle(page.getByRole('checkbox', { name: /e-mail/ }));
    await click(drawn, 'Potwierdź');
    await gone();
    expect(drawn.messages.map(({ text, tone }) => [text, tone])).toEqual([
      ['Nie udało się zapisać zgód. Obowiązują dotychczasowe; spróbuj ponownie później.', 'info'],
    ]);
  });
});

describe('deletion', () => {
  test('long after the login leads to a new login, and deletes nothing', async () => {
    const drawn = await open('konto/panel', {
      ...is({}),
      usunKonto: () => refusal('Dawno.', 422, { kod: '1602' }),
    });
    await click(drawn, 'Usuń konto');
    expect(page.getByText(/urząd musi je przechowywać/)).toBeTruthy();
    await click(drawn, 'Tak, usuń konto');
    const dialog = page.getByRole('dialog', { name: 'Zaloguj się jeszcze raz' });
    expect(drawn.stores.session.token).not.toBeNull();
    await click(drawn, 'Zaloguj się ponownie', dialog);
    expect(drawn.stores.session.token).toBeNull();
  });

  test('ends the session in this browser, with a message', async () => {
    const drawn = await open('konto/panel', is({}));
    await click(drawn, 'Usuń konto');
    await click(drawn, 'Tak, usuń konto');
    expect(drawn.stores.session.token).toBeNull();
    expect(drawn.messages.map(({ text }) => text)).toContain('Konto zostało usunięte.');
  });
});

describe('a change of password', () => {
  const fill = async (old: string, next: string, again = next) => {
    await type(/^Obecne hasło/, old);
    await type(/^Nowe hasło/, next);
    await type(/^Powtórz nowe hasło/, again);
  };

  test.each([
    ['1105', /^Nowe hasło/],
    ['1502', /^Nowe hasło/],
    ['1519', /^Obecne hasło/],
  ])('the refusal %s is shown at its field', async (kod, label) => {
    const drawn = await open('konto/zmiana-hasla', {
      ...is({}),
      zmienHaslo: () => refusal(`Odmowa ${kod}.`, 422, { kod }),
    });
    await fill('Stare-Haslo-1', 'Nowe-Haslo-22');
    await click(drawn, 'Zmień hasło');
    const field = page.getByLabelText(label);
    const shownMessage = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(shownMessage?.join(' ')).toContain(`Odmowa ${kod}.`);
  });

  test('an unchanged password, a weak one and a wrong repetition are not sent', async () => {
    const drawn = await open('konto/zmiana-hasla', is({}));
    const problem = async (...typed: [string, string, string?]) => {
      await fill(...typed);
      await click(drawn, 'Zmień hasło');
      return drawn.container.querySelector('.ok-form__summary')?.textContent;
    };
    expect(await problem('Stare-Haslo-1', 'Stare-Haslo-1')).toContain('Nowe hasło musi różnić się od starego.');
    expect(await problem('Stare-Haslo-1', 'slabe')).toContain('Hasło musi mieć co najmniej 8 znaków');
    expect(await problem('Stare-Haslo-1', 'Nowe-Haslo-22', 'Nowe-Haslo-23')).toContain('Hasła muszą być takie same.');
    expect(asked(drawn)).not.toContain('zmienHaslo');
  });

  test('says that it cancels a pending change of e-mail', async () => {
    await open('konto/zmiana-hasla', is({ nowyEmail: 'nowa@poczta.example' }));
    expect(page.getByText(/anuluje oczekującą zmianę adresu na nowa@poczta.example/)).toBeTruthy();
  });

  test('the first password of an account of the node needs no former one, and an old login is refused with a message', async () => {
    const drawn = await open('konto/zmiana-hasla', {
      ...is({ czyHaslo: false }),
      zmienHaslo: () => refusal('Dawno.', 422, { kod: '1602' }),
    });
    expect(page.queryByLabelText(/^Obecne hasło/)).toBeNull();
    expect(page.getByText(/Konto nie ma jeszcze hasła/)).toBeTruthy();
    await type(/^Nowe hasło/, 'Nowe-Haslo-22');
    await type(/^Powtórz nowe hasło/, 'Nowe-Haslo-22');
    await click(drawn, 'Ustaw hasło');
    expect(drawn.office.asked.find(({ operation }) => operation.id === 'zmienHaslo')?.args).toEqual({
      lang: 'pl',
      noweHaslo: 'Nowe-Haslo-22',
    });
    expect(page.getByText(/zaloguj ponownie przez login.gov.pl/)).toBeTruthy();
  });

  test('continues with the new session and leads back to the panel', async () => {
    const drawn = await open('konto/zmiana-hasla', is({}));
    await fill('Stare-Haslo-1', 'Nowe-Haslo-22');
    await click(drawn, 'Zmień hasło');
    expect(drawn.stores.session.token).toBe('b3k0aWVua29fdG9rZW5fcHJ6eWtsYWRvd3lfMDAwMDE');
    expect(drawn.messages.map(({ text }) => text)).toEqual(['Hasło zostało zmienione.']);
    expect(drawn.steering.go.mock.calls.at(-1)?.[0]).toMatchObject({ path: '/panel-uzytkownika' });
  });
});

describe('two-step login', () => {
  test('long after the login requires the password, in the same form', async () => {
    const drawn = await open('konto/dwuetapowe', {
      ...is({}),
      zapisz2Fa: () => refusal('Dawno.', 422, { kod: '1602' }),
    });
    expect(page.queryByLabelText(/^Hasło/)).toBeNull();
    await type(/^Kod z aplikacji/, '123456');
    await click(drawn, 'Włącz');
    expect(page.getByLabelText(/^Hasło/)).toBeTruthy();
    expect((page.getByLabelText(/^Kod z aplikacji/) as HTMLInputElement).value).toBe('123456');
  });

  test('leads back to the panel when it is not offered', async () => {
    const drawn = await open('konto/dwuetapowe', {
      ...is({}),
      daj2Fa: () => refusal('Nie.', 403, { kod: 'BRAK_DOSTEPU' }),
    });
    expect(drawn.steering.go.mock.calls[0]?.[0]).toMatchObject({ path: '/panel-uzytkownika' });
  });
});
