// @vitest-environment jsdom

import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isThorough } from '../night.ts';
import { type Drawn, drawScreen } from './drawScreen.tsx';
import { but, json, Office, type Reply, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';

// Also guards: src/blocks, src/portal, src/lang, codegen/compile, codegen/mock, schemas

quietPage();

const zgoda = (czyWidoczna: boolean, czyWymagana: boolean, tresc: string) => ({ czyWidoczna, czyWymagana, tresc });
const zgody = {
  przetwarzanieDanych: zgoda(true, true, 'Zgoda na dane.'),
  regulamin: zgoda(true, true, 'Akceptuję regulamin.'),
};

const open = (name: string, replies: Record<string, Reply> = {}, memory: Record<string, unknown> = {}) =>
  drawScreen(name, new Office(but({ dajZgodyRejestracji: () => json(zgody), ...replies })), {
    route: { path: {}, search: '', memory },
    who: 'stranger',
  });
const field = (label: RegExp) => page.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: RegExp, value: string) =>
  act(async () => {
    fireEvent.change(field(label), { target: { value } });
    fireEvent.blur(field(label));
  });
const press = async (drawn: Drawn, name: string | RegExp) => {
  const button = within(drawn.container).getByRole('button', { name });
  await act(async () => {
    button.focus();
    fireEvent.click(button);
  });
  await drawn.settle();
};
/** The message at a field, without its hint. */
const at = (label: RegExp) => {
  const { id } = field(label);
  return document.getElementById(`${id}-error`)?.textContent;
};
/** The last request, without the language that every call has. */
const sent = ({ office }: Drawn, operation: string) => {
  const last = office.asked.findLast((one) => one.operation.id === operation);
  if (!last) return undefined;
  const { lang: _lang, ...args } = last.args;
  return args;
};

const LABELS = {
  imie: /^Imię/,
  nazwisko: /^Nazwisko/,
  pesel: /^PESEL/,
  nip: /^NIP/,
  email: /^Adres e-mail/,
  powtorzEmail: /^Powtórz adres/,
  login: /^Login/,
  haslo: /^Hasło/,
  powtorzHaslo: /^Powtórz hasło/,
} as const;
const GOOD: Record<keyof typeof LABELS, string> = {
  imie: 'Anna',
  nazwisko: 'Nowak',
  pesel: '84831545206',
  nip: '',
  email: 'anna@poczta.example',
  powtorzEmail: 'anna@poczta.example',
  login: 'anna.nowak',
  haslo: 'Szary-Gawron-31',
  powtorzHaslo: 'Szary-Gawron-31',
};
async function fillIn(values: Partial<typeof GOOD> = {}) {
  for (const [name, value] of Object.entries({ ...GOOD, ...values }))
    await type(LABELS[name as keyof typeof LABELS], value);
}
const agree = async () => {
  for (const box of page.getAllByRole('checkbox')) await act(async () => void fireEvent.click(box));
};

describe('the registration form', () => {
  test('reports each empty required field, with a summary that links to it', async () => {
    const drawn = await open('konto/rejestracja');
    await press(drawn, 'Załóż konto');
    expect(page.getByRole('heading', { name: 'Formularz zawiera błędy' })).toBeTruthy();
    expect(at(LABELS.email)).toBe('Adres e-mail nie może być pusty.');
    expect(at(LABELS.pesel)).toBe('Numer PESEL nie może być pusty.');
    expect(at(LABELS.haslo)).toBe('Hasło nie może być puste.');
    expect(at(LABELS.nip)).toBeUndefined();
    expect(page.getAllByText('Zaznacz to pole, aby założyć konto.')).toHaveLength(2);
    expect(sent(drawn, 'zarejestruj')).toBeUndefined();
  });

  const WRONG: [keyof typeof LABELS, string, string][] = [
    ['pesel', '84831545207', 'Sprawdź numer PESEL: cyfry się nie zgadzają.'],
    ['pesel', '123', 'Sprawdź numer PESEL: cyfry się nie zgadzają.'],
    ['nip', '9991002341', 'Sprawdź NIP: cyfry się nie zgadzają.'],
    ['email', 'anna', 'Wpisz poprawny adres e-mail, na przykład jan@example.com.'],
    ['powtorzEmail', 'inna@poczta.example', 'Adresy e-mail nie są takie same.'],
    ['login', 'anna@poczta.example', 'Login nie może być adresem e-mail. Wybierz inny, na przykład jan.kowalski.'],
    [
      'haslo',
      'szary-gawron',
      'Hasło musi mieć co najmniej 8 znaków (5 różnych), małą i wielką literę, cyfrę i znak specjalny.',
    ],
    ['powtorzHaslo', 'Szary-Gawron-32', 'Hasła muszą być takie same.'],
  ];

  test('each wrong value is refused at its field', async () => {
    const drawn = await open('konto/rejestracja');
    await fillIn();
    await agree();
    for (const [name, value, words] of WRONG) {
      await type(LABELS[name], value);
      expect([name, value, at(LABELS[name])]).toEqual([name, value, words]);
      await press(drawn, 'Załóż konto');
      expect([name, sent(drawn, 'zarejestruj')]).toEqual([name, undefined]);
      await type(LABELS[name], GOOD[name]);
    }
  });

  test('sends the typed values and the address for its link, and then explains the next step', async () => {
    const drawn = await open('konto/rejestracja', { zarejestruj: () => json({ czyPrzyjeto: true }) });
    await fillIn({ pesel: '848315 45206' });
    await agree();
    await press(drawn, 'Załóż konto');
    const { powtorzEmail: _e, powtorzHaslo: _h, nip: _n, ...own } = GOOD;
    expect(sent(drawn, 'zarejestruj')).toEqual({
      ...own,
      nip: null,
      recaptcha: null,
      returnUrl: `${window.location.origin}/aktywacja-return-url`,
      zgodaPrzetwarzanieDanych: true,
      zgodaRegulamin: true,
    });
    expect(page.getByText(/wysłaliśmy na adres anna@poczta.example/)).toBeTruthy();
    expect(page.getByText(/Link działa 24 godziny/)).toBeTruthy();
    expect(page.queryByLabelText(LABELS.haslo)).toBeNull();
    // The focus is not lost with the button.
    expect(document.activeElement).not.toBe(document.body);
    await press(drawn, 'Wyślij link jeszcze raz');
    expect(drawn.steering.go.mock.calls[0]?.[0]).toMatchObject({
      path: '/reset-link',
      search: '',
      memory: { login: 'anna.nowak', email: 'anna@poczta.example' },
    });
  });

  test('shows no consents when the office does not ask for any', async () => {
    const none = { przetwarzanieDanych: zgoda(false, false, ''), regulamin: zgoda(true, false, 'Akceptuję.') };
    const drawn = await open('konto/rejestracja', {
      dajZgodyRejestracji: () => json(none),
      zarejestruj: () => json({ czyPrzyjeto: true }),
    });
    expect(page.getAllByRole('checkbox')).toHaveLength(1);
    await fillIn();
    await press(drawn, 'Załóż konto');
    expect(sent(drawn, 'zarejestruj')).toMatchObject({ zgodaRegulamin: false });
    expect(sent(drawn, 'zarejestruj')).not.toHaveProperty('zgodaPrzetwarzanieDanych');
  });

  const CODES: [string, keyof typeof LABELS][] = [
    ['1201', 'pesel'],
    ['1105', 'haslo'],
    ['1502', 'haslo'],
    ['1202', 'nip'],
  ];
  // Each has a scenario of the screen.
  test.each(isThorough ? CODES : CODES.slice(0, 1))(
    'the error code %s is shown at the field %s, in the words of the office',
    async (kod, name) => {
      const drawn = await open('konto/rejestracja', { zarejestruj: () => refusal('Słowa urzędu.', 400, { kod }) });
      await fillIn();
      await agree();
      await press(drawn, 'Załóż konto');
      expect(at(LABELS[name])).toBe('Słowa urzędu.');
    },
  );

  test('other refusals are shown above the form, in the words of the office', async () => {
    const drawn = await open('konto/rejestracja', {
      zarejestruj: () => refusal('Słowa urzędu.', 400, { kod: '1203' }),
    });
    await fillIn();
    await agree();
    await press(drawn, 'Załóż konto');
    expect(drawn.container.querySelector('.ok-form__summary')?.textContent).toContain('Słowa urzędu.');
    expect(field(LABELS.imie).value).toBe('Anna');
  });

  test('the terms open in a dialog, and the typed values stay', async () => {
    const drawn = await open('konto/rejestracja');
    await type(LABELS.imie, 'Anna');
    await press(drawn, 'Przeczytaj regulamin');
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Regulamin portalu' })).toBeTruthy());
    expect(field(LABELS.imie).value).toBe('Anna');
  });
});

const codes = [
  ['1401', /Ten link nie działa/],
  ['1402', /Ten link wygasł/],
] as const;

describe.each([
  [
    'konto/aktywacja',
    'aktywujKonto',
    'Aktywuj konto',
    { czyAktywowano: true },
    'Konto zostało aktywowane.',
    'Wyślij nowy link',
  ],
  [
    'konto/potwierdzenie-email',
    'potwierdzEmail',
    'Potwierdź adres e-mail',
    { czyPotwierdzono: true },
    'Adres e-mail został potwierdzony.',
    'Kontakt z urzędem',
  ],
] as const)('%s', (name, operation, button, answer, done, offer) => {
  test('sends the code only when its button is pressed', async () => {
    const drawn = await open(name, { [operation]: () => json(answer) }, { hash: 'kod-z-linku' });
    expect(sent(drawn, operation)).toBeUndefined();
    await press(drawn, button);
    expect(sent(drawn, operation)).toEqual({ hash: 'kod-z-linku' });
    expect(page.getAllByText(done).length).toBeGreaterThan(0);
    expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeTruthy();
    // The focus is not lost with the button.
    expect(document.activeElement).not.toBe(document.body);
  });

  test.each(codes)('%s has a page that explains the result and offers the next step', async (kod, words) => {
    const drawn = await open(name, { [operation]: () => refusal('x', 400, { kod }) }, { hash: 'kod' });
    await press(drawn, button);
    expect(page.getByText(words)).toBeTruthy();
    expect(page.queryByRole('button', { name: button })).toBeNull();
    expect(page.getByRole('button', { name: offer })).toBeTruthy();
  });

  test('without a code in the address the page says that the link is incomplete', async () => {
    await open(name);
    expect(page.getByText(/W adresie brakuje kodu/)).toBeTruthy();
    expect(page.queryByRole('button', { name: button })).toBeNull();
  });

  test('without a connection the button can be pressed again', async () => {
    const drawn = await open(name, { [operation]: () => Promise.reject(new TypeError('fetch')) }, { hash: 'kod' });
    await press(drawn, button);
    expect(page.getByText(/Nie udało się połączyć/)).toBeTruthy();
    expect(page.getByRole('button', { name: button })).toBeTruthy();
  });
});

describe('the account of the office', () => {
  const fill = async (stare: string, nowe: string, powtorz = nowe) => {
    await type(/^Hasło z urzędu/, stare);
    await type(/^Nowe hasło/, nowe);
    await type(/^Powtórz nowe hasło/, powtorz);
  };

  test('sends both passwords and the code, and leads to the login', async () => {
    const drawn = await open(
      'konto/aktywacja-z-urzedu',
      { aktywujKontoZUrzedu: () => json({ czyAktywowano: true }) },
      { hash: 'kod' },
    );
    await fill('Urzad-2026', 'Szary-Gawron-31');
    await press(drawn, 'Aktywuj konto');
    expect(sent(drawn, 'aktywujKontoZUrzedu')).toEqual({
      hash: 'kod',
      stareHaslo: 'Urzad-2026',
      noweHaslo: 'Szary-Gawron-31',
    });
    expect(page.getAllByText('Konto założone w urzędzie zostało aktywowane.').length).toBeGreaterThan(0);
  });

  test('the new password must differ from the old one and be repeated', async () => {
    await open('konto/aktywacja-z-urzedu', {}, { hash: 'kod' });
    await fill('Szary-Gawron-31', 'Szary-Gawron-31', 'Inny-Gawron-31');
    expect(at(/^Nowe hasło/)).toBe('Nowe hasło musi różnić się od starego.');
    expect(at(/^Powtórz nowe hasło/)).toBe('Hasła muszą być takie same.');
  });

  test.each([
    ['1519', /^Hasło z urzędu/, 'Hasło z urzędu jest inne. Przepisz je dokładnie, razem z łącznikami.'],
    ['1105', /^Nowe hasło/, 'Słowa urzędu.'],
    ['1502', /^Nowe hasło/, 'Słowa urzędu.'],
  ])('%s is shown at its field', async (kod, label, words) => {
    const reply = { aktywujKontoZUrzedu: () => refusal('Słowa urzędu.', 400, { kod }) };
    const drawn = await open('konto/aktywacja-z-urzedu', reply, { hash: 'kod' });
    await fill('Urzad-2026', 'Szary-Gawron-31');
    await press(drawn, 'Aktywuj konto');
    expect(at(label)).toBe(words);
  });

  test.each(codes)('%s has its own page', async (kod, words) => {
    const reply = { aktywujKontoZUrzedu: () => refusal('x', 400, { kod }) };
    const drawn = await open('konto/aktywacja-z-urzedu', reply, { hash: 'kod' });
    await fill('Urzad-2026', 'Szary-Gawron-31');
    await press(drawn, 'Aktywuj konto');
    expect(page.getByText(words)).toBeTruthy();
    expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeTruthy();
  });
});

describe('the new password by a link', () => {
  const memory = { kodZmianyHasla: 'kod' };
  const fill = async () => {
    await type(/^Nowe hasło/, 'Szary-Gawron-31');
    await type(/^Powtórz nowe hasło/, 'Szary-Gawron-31');
  };

  test('is sent with the code from the link', async () => {
    const drawn = await open('konto/nowe-haslo', { ustawHaslo: () => json({ czyZmieniono: true }) }, memory);
    await fill();
    await press(drawn, 'Zapisz nowe hasło');
    expect(sent(drawn, 'ustawHaslo')).toEqual({ kodZmianyHasla: 'kod', noweHaslo: 'Szary-Gawron-31' });
    expect(page.getAllByText('Hasło zostało zmienione.').length).toBeGreaterThan(0);
  });

  test.each(codes)('%s has its own page, with a way to a new link', async (kod, words) => {
    const drawn = await open('konto/nowe-haslo', { ustawHaslo: () => refusal('x', 400, { kod }) }, memory);
    await fill();
    await press(drawn, 'Zapisz nowe hasło');
    expect(page.getByText(words)).toBeTruthy();
    await press(drawn, 'Poproś o nowy link');
    expect(drawn.steering.go.mock.calls[0]?.[0]).toMatchObject({ path: '/reset-haslo' });
  });

  test('any other failure says that the password was not changed', async () => {
    const drawn = await open(
      'konto/nowe-haslo',
      { ustawHaslo: () => refusal('x', 500, { kod: 'BLAD_SERWERA' }) },
      memory,
    );
    await fill();
    await press(drawn, 'Zapisz nowe hasło');
    expect(page.getByText(/Nie udało się zmienić hasła/)).toBeTruthy();
  });
});

describe.each([
  ['konto/reset-haslo', 'resetujHaslo', {}],
  ['konto/reset-link', 'wyslijLinkAktywacyjny', { returnUrl: `${window.location.origin}/aktywacja-return-url` }],
] as const)('%s', (name, operation, more) => {
  test('both fields are required', async () => {
    const drawn = await open(name);
    await press(drawn, 'Wyślij link');
    expect([at(/^Login/), at(/^Adres e-mail/)]).toEqual(['Wpisz login.', 'Adres e-mail nie może być pusty.']);
    expect(sent(drawn, operation)).toBeUndefined();
  });

  test('after sending, the page explains the next step and offers another try with the same values', async () => {
    const drawn = await open(name, { [operation]: () => json({ czyPrzyjeto: true }) });
    await type(/^Login/, 'anna.nowak');
    await type(/^Adres e-mail/, 'anna@poczta.example');
    await press(drawn, 'Wyślij link');
    expect(sent(drawn, operation)).toMatchObject({ login: 'anna.nowak', email: 'anna@poczta.example', ...more });
    expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeTruthy();
    await press(drawn, 'Wyślij jeszcze raz');
    expect(field(/^Login/).value).toBe('anna.nowak');
  });

  test('a refusal shows the words of the office', async () => {
    const drawn = await open(name, { [operation]: () => refusal('Za wiele prób.', 429, { kod: 'ZA_WIELE_PROB' }) });
    await type(/^Login/, 'anna.nowak');
    await type(/^Adres e-mail/, 'anna@poczta.example');
    await press(drawn, 'Wyślij link');
    expect(drawn.container.querySelector('.ok-form__summary')?.textContent).toContain('Za wiele prób.');
  });
});

test('the request for a link takes over the values from the registration', async () => {
  await open('konto/reset-link', {}, { login: 'anna.nowak', email: 'anna@poczta.example' });
  expect([field(/^Login/).value, field(/^Adres e-mail/).value]).toEqual(['anna.nowak', 'anna@poczta.example']);
});
