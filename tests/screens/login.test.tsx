// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../portal/ui/axe.ts';
import { drawScreen, type Who } from './drawScreen.tsx';
import { manifest } from './municipality.ts';
import { but, exampleOf, json, Office, type Reply, refusal } from './office.ts';
import { quietPage, solution } from './quietPage.ts';

quietPage();

const route = { path: {}, search: '', memory: {} };
const no =
  (kod: string, status = 422): Reply =>
  () =>
    refusal('Nie.', status, { kod });
const configured =
  (more: object): Reply =>
  (asked) =>
    json({ ...(exampleOf(asked) as object), ...more });
const twoSteps: Reply = (asked) =>
  json({ ...(exampleOf(asked) as object), czy2FaAktywne: true, token: 'pierwszyKrokLogowania' });

async function open(replies: Readonly<Record<string, Reply>>, who: Who = 'stranger', name = 'konto/logowanie') {
  const office = new Office(but(replies));
  const drawn = await drawScreen(name, office, { route, who });
  const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' }) as HTMLInputElement;
  const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
  const press = async (within_: HTMLElement = drawn.container) => {
    await act(async () => fireEvent.click(within(within_).getByRole('button', { name: 'Zaloguj się' })));
    await drawn.settle();
  };
  const login = async (name = 'adam.kowal') => {
    type(/^Login/, name);
    type(/^Hasło/, 'Lipowa-2026!');
    await press();
  };
  const dialog = () => screen.findByRole('dialog', {}, { timeout: 15_000 });
  const code = async (kod: string) => {
    const box = await dialog();
    fireEvent.change(within(box).getByRole('textbox', { name: /^Kod/ }), { target: { value: kod } });
    await press(box);
  };
  const sent = (operation: string) =>
    office.asked.filter((one) => one.operation.id === operation).map(({ args }) => args);
  return { ...drawn, field, type, login, dialog, code, sent };
}

const alertOf = (container: HTMLElement) => container.querySelector('.ok-form__summary')?.textContent ?? '';

describe('the login screen', () => {
  test.each([
    ['1001', /Login lub hasło są nieprawidłowe/],
    ['1006', /jest teraz zablokowane.*wiadomość e-mail/],
    ['429', /zbyt wiele prób/],
  ])('explains %s in its own words, and keeps the typed values', async (kod, words) => {
    const { container, login, field } = await open({ zaloguj: kod === '429' ? no('ZBYT_WIELE_ZADAN', 429) : no(kod) });
    await login();
    expect(alertOf(container)).toMatch(words);
    expect(field(/^Login/).value).toBe('adam.kowal');
  });

  test.each([422, 401, 403, 500])(
    'shows the description of the office for any other code: status %d',
    async (status) => {
      const { container, login, field } = await open({ zaloguj: no('1099', status) });
      await login();
      expect(alertOf(container)).toContain('Nie.');
      expect(field(/^Login/).value).toBe('adam.kowal');
    },
  );

  test('tells the owner of an unconfirmed account how to get another link', async () => {
    const { login, dialog, steering } = await open({ zaloguj: no('1009') });
    await login();
    const box = await dialog();
    expect(box.textContent).toContain('Konto czeka na aktywację');
    await act(async () => fireEvent.click(within(box).getByRole('button', { name: 'Wyślij link ponownie' })));
    expect(JSON.stringify(steering.go.mock.calls)).toContain(manifest.screens['konto/reset-link']!.path);
  });

  test('shows the captcha with its message when the office requires it, and sends the solution', async () => {
    const { container, login, sent, settle } = await open({ zaloguj: no('1010') });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await login();
    const box = await screen.findByRole('checkbox', { name: /Nie jestem robotem/ });
    expect(alertOf(container)).toContain('Zaznacz to pole');
    await act(async () => fireEvent.click(box));
    await settle();
    expect(sent('dajWyzwanieCaptcha')).toMatchObject([{ operacja: 'zaloguj' }]);
    const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: '00' };
    await login();
    expect(sent('zaloguj').at(-1)).toMatchObject({ recaptcha: btoa(JSON.stringify({ challenge, solution })) });
  });

  test('shows the captcha from the beginning where it is configured, and does not send without it', async () => {
    const { login, sent } = await open({ dajKonfiguracje: configured({ czyCaptcha: true }) });
    expect(screen.getByRole('checkbox', { name: /Nie jestem robotem/ })).toBeTruthy();
    await login();
    expect(sent('zaloguj')).toEqual([]);
  });

  test('leads to the page the resident wanted; a restricted account reads there, once, what it waits for', async () => {
    const { login, steering, stores } = await open({});
    await login('anna.wisniewska');
    expect(stores.session.access).toBe('full');
    expect(steering.wanted).toHaveBeenCalledOnce();
    for (const czyNiepotwierdzony of [true, false]) {
      cleanup();
      const restricted = await open({
        zaloguj: (asked) => json({ ...(exampleOf(asked) as object), czyOgraniczony: true, czyNiepotwierdzony }),
      });
      await restricted.login('ola.krawczyk');
      expect(restricted.steering.wanted).toHaveBeenCalledOnce();
      // screens/portal/moje-sprawy.scenario.json has the notice of each.
      expect(restricted.messages).toEqual([]);
    }
  });

  test('shows all texts of the office, however many there are', async () => {
    const one = await open({
      dajInformacjeLogowania: (asked) =>
        json({
          ...(exampleOf(asked) as object),
          dodatkowyWpis1: null,
          dodatkowyWpis2: 'W sobotę przerwa.',
          dodatkowyWpis3: null,
        }),
    });
    expect(one.container.textContent).toContain('W sobotę przerwa.');
    cleanup();
    const none = await open({
      dajInformacjeLogowania: () =>
        json({ dodatkowyWpis1: null, dodatkowyWpis2: null, dodatkowyWpis3: null, hash: '0' }),
    });
    expect(none.container.textContent).not.toContain('Warto wiedzieć');
  });

  test.each([true, false])(
    'offers the national node when the office has it: %s',
    async (czyLogowaniePrzezWezelKrajowy) => {
      const { container, office, settle } = await open({
        dajKonfiguracje: configured({ czyLogowaniePrzezWezelKrajowy }),
      });
      const button = within(container).queryByRole('button', { name: 'Zaloguj się przez login.gov.pl' });
      expect(button !== null).toBe(czyLogowaniePrzezWezelKrajowy);
      if (!button) return;
      vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
      await act(async () => fireEvent.click(button));
      await settle();
      const asked = office.asked.find(({ operation }) => operation.id === 'przygotujLogowanieWezlem')!;
      expect(
        Object.values(asked.args)
          .slice(-3)
          .map((address) => new URL(String(address)).pathname)
          .toSorted(),
      ).toEqual(['/return-url-blad', '/return-url-ok', '/return-url-potwierdz']);
    },
  );
});

describe('the code of the second step', () => {
  test('is entered in a dialog of its own, and starts the session', async () => {
    const { login, dialog, code, sent, stores, steering } = await open({ zaloguj: twoSteps });
    await login();
    expect(stores.session.token).toBeNull();
    const input = within(await dialog()).getByRole('textbox', { name: /^Kod/ });
    expect([input.getAttribute('autocomplete'), input.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    expect(await axeProblems(document.body)).toEqual([]);
    await code('123 456');
    expect(sent('zalogujTotp')).toMatchObject([{ kod: '123456', token: 'pierwszyKrokLogowania' }]);
    expect(stores.session.access).toBe('full');
    expect(steering.wanted).toHaveBeenCalledOnce();
  });

  test('when wrong, clears login and password, reports the error at the code, and lets the resident try the next one', async () => {
    const { login, dialog, code, field, sent } = await open({ zaloguj: twoSteps, zalogujTotp: no('1011') });
    await login();
    await code('123456');
    expect([field(/^Login/).value, field(/^Hasło/).value]).toEqual(['', '']);
    const input = within(await dialog()).getByRole('textbox', { name: /^Kod/ }) as HTMLInputElement;
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    expect((await dialog()).textContent).toContain('Kod jest nieprawidłowy');
    await code('654321');
    expect(sent('zalogujTotp').map(({ kod }) => kod)).toEqual(['123456', '654321']);
  });

  test.each([
    ['1012', /zacznij logowanie od początku/],
    ['1006', /jest teraz zablokowane/],
  ])('refused with %s leads back to the login form, and says why', async (kod, words) => {
    const { container, login, code, field } = await open({ zaloguj: twoSteps, zalogujTotp: no(kod) });
    await login();
    await code('123456');
    expect(container.textContent).toMatch(words);
    expect([field(/^Login/).value, field(/^Hasło/).value]).toEqual(['', '']);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 15_000 });
  });

  test('is not sent unless it has six digits', async () => {
    const { login, code, sent, dialog } = await open({ zaloguj: twoSteps });
    await login();
    await code('12345');
    expect(sent('zalogujTotp')).toEqual([]);
    expect((await dialog()).textContent).toContain('Kod ma 6 cyfr.');
  });

  test('at its own address leads a visitor to the login, and tells a signed-in resident that no code is needed', async () => {
    const stranger = await open({}, 'stranger', 'konto/kod');
    expect(JSON.stringify(stranger.steering.go.mock.calls)).toContain('/logowanie');
    cleanup();
    const person = await open({}, 'person', 'konto/kod');
    expect(person.steering.go).not.toHaveBeenCalled();
    expect(person.container.textContent).toContain('kod nie jest potrzebny');
  });
});
