// @vitest-environment jsdom

import { act, fireEvent, screen as page } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as models from '../../src/generated/models.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import { times } from '../night.ts';
import { drawScreen } from './drawScreen.tsx';
import { contract } from './municipality.ts';
import { but, byExample, json, never, Office, type Reply, refusal } from './office.ts';
import { quietPage } from './quietPage.ts';
import { tableRows } from './tableRows.ts';

quietPage();

const house = contract.examples('dajZestawienieWody')[0]!.value as models.ZestawienieWody;
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? '';
const NEW: Record<Language, string> = {
  pl: 'Nowy stan wodomierza',
  en: 'New meter state',
  de: 'Neuer Zählerstand',
  uk: 'Новий показник',
};

interface Opened {
  /** Digits of the meter before and after the point. */
  digits?: readonly [number, number];
  ostatniStan?: number;
  change?: (woda: models.ZestawienieWody) => unknown;
  answer?: Reply;
  language?: Language;
}

/** The water summary as a link of service 25 opens it. */
async function opened({ digits = [5, 3], ostatniStan = 418.5, change, answer, language = 'pl' }: Opened = {}) {
  const woda = structuredClone(house);
  const meter = woda.wodomierz.dane!;
  [meter.zakresLicznikaCalkowite, meter.zakresLicznikaDziesietne] = digits;
  meter.ostatniStan = ostatniStan;
  change?.(woda);
  const replies = { dajZestawienieWody: () => json(woda), ...(answer && { zapiszStanLicznika: answer }) };
  const office = new Office(but(replies));
  const route = { path: {}, search: '?sekcja=stan', memory: { idKartyNaleznosci: 1205 } };
  const drawn = await drawScreen('woda/zestawienie', office, { route, language });
  const field = () => page.getByLabelText<HTMLInputElement>(new RegExp(NEW[language]));
  const form = () => field().closest('form')!;
  return {
    ...drawn,
    woda,
    field,
    type: (value: string) => act(async () => void fireEvent.change(field(), { target: { value } })),
    leave: () => act(async () => void fireEvent.blur(field())),
    /** Presses the button of the form; a question stays open. */
    send: async () => {
      await act(async () => void fireEvent.submit(form()));
      for (let turn = 0; turn < 4; turn++) await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
    },
    /** Answers the open question. */
    say: async (yes: boolean) => {
      await act(async () => drawn.stores.confirm.answer(yes));
      await drawn.settle();
    },
    /** The texts at the field besides its label. */
    hints: () => {
      const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => textOf(document.getElementById(id))).join(' ');
    },
    sent: () =>
      office.asked
        .filter(({ operation }) => operation.id === 'zapiszStanLicznika')
        .map(({ args: { idLicznika, nowyStanLicznika } }) => ({ idLicznika, nowyStanLicznika })),
    reads: () => office.asked.filter(({ operation }) => operation.id === 'dajZestawienieWody').length,
    messages: () => drawn.messages.map(({ text, tone }) => `${tone}: ${text.replace(/\s/g, ' ')}`),
  };
}

test.each<[Language, readonly [number, number], string]>([
  ['pl', [5, 3], 'Do 5 cyfr przed kropką i 3 po.'],
  ['pl', [1, 1], 'Do 1 cyfry przed kropką i 1 po.'],
  ['pl', [4, 0], 'Liczba całkowita, do 4 cyfr.'],
  ['pl', [1, 0], 'Liczba całkowita, do 1 cyfry.'],
  ['en', [5, 3], 'Up to 5 digits before the point and 3 after it.'],
  ['en', [1, 2], 'Up to 1 digit before the point and 2 after it.'],
  ['en', [4, 0], 'A whole number of up to 4 digits.'],
  ['de', [5, 3], 'Bis zu 5 Ziffern vor dem Punkt und 3 danach.'],
  ['de', [1, 0], 'Eine ganze Zahl mit bis zu 1 Ziffer.'],
  ['uk', [5, 3], 'До 5 цифр перед крапкою і 3 після неї.'],
  ['uk', [1, 1], 'До 1 цифри перед крапкою і 1 після неї.'],
  ['uk', [4, 0], 'Ціле число, до 4 цифр.'],
])('%s, digits %j: «%s»', async (language, digits, hint) => {
  const { hints } = await opened({ language, digits });
  expect(hints()).toContain(hint);
});

test.each([
  ['minus', '-5'],
  ['an exponent', '1e3'],
  ['two marks', '1.234,5'],
  ['a mark and no digit', '419,'],
  ['a mark first', ',5'],
  ['a blank between', '4 19'],
  ['words', 'około 419'],
  ['Arabic digits', '٤١٩'],
  ['full-width digits', '４１９'],
  ['a sign of another number', '0x1a'],
  ['a unit', '419 m3'],
  ['one digit too many', '100000'],
  ['zeros beyond the meter', '000419'],
  ['too fine', '419.1234'],
  ['more than a number can hold', '99999999999999999999'],
  ['a very long paste', '4'.repeat(200_000)],
])('%s is refused at the field in the words of the format, and nothing is sent', async (_, typed) => {
  const { type, leave, send, hints, sent, field } = await opened();
  await type(typed);
  await leave();
  expect(hints()).toContain('najwyżej 5 przed kropką i 3 po, bez spacji i znaku minus');
  await send();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('a meter without decimals accepts none, and says so', async () => {
  const { type, send, hints, sent, say } = await opened({ digits: [4, 0], ostatniStan: 418 });
  await type('419.5');
  await send();
  expect(hints()).toContain('najwyżej 4, bez kropki, spacji i znaku minus');
  await type('0419');
  await send();
  await say(true);
  expect(sent()).toEqual([{ idLicznika: 9, nowyStanLicznika: 419 }]);
});

test('an empty field is reported', async () => {
  const { send, hints, sent } = await opened();
  await send();
  expect(hints()).toContain('Wpisz nowy stan wodomierza.');
  expect(sent()).toEqual([]);
});

test('a lower state is refused at the field, with the last state and advice for a meter that started again from zero', async () => {
  const { type, leave, send, hints, sent } = await opened({ ostatniStan: 99_999.25 });
  await type('00003');
  await leave();
  expect(hints()).toMatch(/niższy niż ostatni znany \(99 ?999,25 m³\)\. .*zaczął liczyć od zera, zadzwoń do urzędu/);
  await send();
  expect(sent()).toEqual([]);
});

test('an equal state is sent without a question; the form is empty afterwards, and the data are loaded again', async () => {
  const { type, send, sent, stores, messages, field, reads, screen } = await opened();
  const before = reads();
  await type('418,5');
  await send();
  expect(stores.confirm.question).toBeNull();
  expect(sent()).toEqual([{ idLicznika: 9, nowyStanLicznika: 418.5 }]);
  expect(messages()).toEqual(['success: Zgłoszenie stanu wodomierza zostało wysłane.']);
  expect(field().value).toBe('');
  expect(screen.forms.holdsLeave).toBe(false);
  expect(reads()).toBe(before + 1);
});

test('a higher state is confirmed with its consumption: "no" sends nothing and keeps the typed value, "yes" sends it', async () => {
  const { type, send, say, sent, stores, field, messages, screen } = await opened();
  await type('420.1');
  expect(screen.forms.holdsLeave).toBe(true);
  await send();
  expect(stores.confirm.question).toMatchObject({ title: 'Wysłać ten stan?', yes: 'Tak, wyślij', no: 'Nie, poprawię' });
  // 420.1 - 418.5 is 1.6000000000000227 in binary.
  expect(stores.confirm.question!.text.replace(/\s/g, ' ')).toBe(
    'Nowy stan to 420,1 m³. Od ostatniego znanego stanu zużyto 1,6 m³. Czy to się zgadza?',
  );
  await say(false);
  expect([sent(), field().value, screen.forms.holdsLeave]).toEqual([[], '420.1', true]);
  await send();
  await say(true);
  expect(sent()).toEqual([{ idLicznika: 9, nowyStanLicznika: 420.1 }]);
  expect(messages()).toEqual(['success: Zgłoszenie stanu wodomierza zostało wysłane.']);
});

test('every state that a meter can show is parsed as it is written, and its consumption is exact', async () => {
  const { type, send, say, sent, stores } = await opened({ digits: [9, 3], ostatniStan: 0.001 });
  const way = fc.record({
    thousandths: fc.integer({ min: 1, max: 999_999_999_999 }),
    mark: fc.constantFrom('.', ','),
    zeros: fc.boolean(),
    around: fc.constantFrom('', ' ', '\u00a0'),
    short: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(way, async ({ thousandths, mark, zeros, around, short }) => {
      const before = sent().length;
      const [whole, rest] = [String(Math.floor(thousandths / 1000)), String(thousandths % 1000).padStart(3, '0')];
      const fraction = short ? rest.replace(/0+$/, '') : rest;
      const typed = `${zeros ? whole.padStart(9, '0') : whole}${fraction && mark + fraction}`;
      await type(around + typed + around);
      await send();
      if (thousandths > 1) {
        const used = thousandths - 1;
        const { format } = new Intl.NumberFormat('pl', { maximumFractionDigits: 3 });
        const question = stores.confirm.question!.text.replace(/\s/g, '');
        expect(question).toContain(
          `zużyto${format(`${Math.floor(used / 1000)}.${String(used % 1000).padStart(3, '0')}` as `${number}`).replace(/\s/g, '')}m³`,
        );
        await say(true);
      }
      expect(sent().length).toBe(before + 1);
      expect(JSON.stringify(sent().at(-1)!.nowyStanLicznika)).toBe(String(Number(`${whole}.${rest}`)));
    }),
    { numRuns: times(10, 150) },
  );
});

test('a state that was not stored is reported with the digits to check, and the typed value stays', async () => {
  const { type, send, messages, field } = await opened({ answer: () => json({ czyZapisano: false }) });
  await type('418.5');
  await send();
  expect(messages()).toEqual([
    'danger: Zgłoszenie nie zostało wysłane. Sprawdź miejsca całkowite i dziesiętne podanego stanu.',
  ]);
  expect(field().value).toBe('418.5');
});

test.each([
  ['5002', 'Nie ma takiego wodomierza albo został już wyjęty.'],
  ['5003', 'Wysłano już dziś największą dozwoloną liczbę odczytów.'],
  ['BLAD_SERWERA', 'Coś się nie udało.'],
])('refused with %s: the words of the office are shown, and the question is closed', async (kod, opis) => {
  const { type, send, say, messages, stores } = await opened({
    answer: () => refusal(opis, kod === 'BLAD_SERWERA' ? 500 : 422, { kod }),
  });
  await type('420');
  await send();
  await say(true);
  expect(messages()).toEqual([`danger: ${opis}`]);
  expect(stores.confirm.question).toBeNull();
});

test('a state that is too low because of a newer reading is refused at the field, and the last state is loaded again', async () => {
  const opis = 'Ten stan jest niższy niż ostatni znany.';
  const { type, send, say, hints, reads, field } = await opened({
    answer: () => refusal(opis, 422, { kod: '5001', pola: { nowyStanLicznika: opis } }),
  });
  const before = reads();
  await type('420');
  await send();
  await say(true);
  expect(hints()).toContain(opis);
  expect([reads(), field().value]).toEqual([before + 1, '420']);
});

test('without a connection the form says so, keeps the typed value, and can be sent again', async () => {
  let connected = false;
  const answer: Reply = (asked) => {
    if (connected) return byExample(asked);
    throw new TypeError('Failed to fetch');
  };
  const { type, send, messages, field } = await opened({ answer });
  await type('418.5');
  await send();
  expect(messages()).toEqual([expect.stringMatching(/^danger: Nie udało się połączyć z urzędem/)]);
  expect(field().value).toBe('418.5');
  connected = true;
  await send();
  expect(messages().at(-1)).toMatch(/^success: /);
});

test('while sending, the form is busy and a second press sends nothing', async () => {
  const { type, send, sent } = await opened({ answer: never });
  await type('418.5');
  await send();
  await send();
  expect(sent()).toHaveLength(1);
});

test('one button shows and hides the readings, and the PDF is that of this meter', async () => {
  const { office, woda } = await opened({
    change: (all) =>
      all.wodomierz.dane!.zgloszeniaStanu.push({
        idZgloszenia: 60,
        kiedyUtworzono: '2026-07-02T10:00:00Z',
        kiedyObsluzono: '2026-07-06T08:00:00Z',
        stanLicznika: 401.25,
        uwagiZgloszone: 'Przyjęto do rozliczenia.',
      }),
  });
  expect(page.queryByRole('table')).toBeNull();
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Pokaż wysłane zgłoszenia (2)' })));
  const rows = tableRows(page.getByRole('table', { name: 'Zgłoszone stany wodomierza' }));
  expect(rows.map(textOf)).toEqual([
    expect.stringMatching(/30\.08\.2026.*418,5 m³.*Czeka na rozpatrzenie.*brak/),
    expect.stringMatching(/02\.07\.2026.*401,25 m³.*Rozpatrzone 06\.07\.2026.*Przyjęto do rozliczenia\./),
  ]);
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Ukryj wysłane zgłoszenia' })));
  expect(page.queryByRole('table')).toBeNull();
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Pobierz zgłoszenia (PDF)' })));
  const { operation, args } = office.asked.at(-1)!;
  const { idPunktu, nrLicznika } = woda.wodomierz.dane!;
  expect([operation.id, args.idPunktu, args.nrLicznika]).toEqual([
    'dajZgloszeniaStanuPdf',
    String(idPunktu),
    nrLicznika,
  ]);
});

test('without readings there is no PDF, and the list says that there are none', async () => {
  await opened({ change: (woda) => woda.wodomierz.dane!.zgloszeniaStanu.splice(0) });
  expect(page.queryByRole('button', { name: 'Pobierz zgłoszenia (PDF)' })).toBeNull();
  await act(async () => void fireEvent.click(page.getByRole('button', { name: 'Pokaż wysłane zgłoszenia (0)' })));
  expect(page.getByText('Nie zgłoszono jeszcze żadnego stanu tego wodomierza.')).toBeTruthy();
});

test('a removed meter accepts no state: the page says why, and leads to its readings', async () => {
  const { steering } = await opened({
    change: (woda) => {
      woda.wybranyLicznik = '14-004417';
      woda.wodomierz.dane = null;
    },
  });
  expect(page.getByText(/^Wodomierz 14-004417 został wyjęty/)).toBeTruthy();
  expect(page.queryByLabelText(/Nowy stan/)).toBeNull();
  await act(async () => void fireEvent.click(page.getByRole('button', { name: /^Zobacz zgłoszone stany/ })));
  expect(JSON.stringify(steering.go.mock.calls[0])).toContain('14-004417');
});

test('a point without a meter says so', async () => {
  await opened({
    change: (woda) => {
      woda.wybranyLicznik = null;
      woda.wodomierz.dane = null;
    },
  });
  expect(page.getByText(/^W tym punkcie odbioru nie ma wodomierza/)).toBeTruthy();
  expect(page.queryByRole('button', { name: /^Zobacz zgłoszone stany/ })).toBeNull();
});

test.each([true, false])('the note of the office is shown above the field when there is one (%s)', async (noted) => {
  const [config] = contract.examples('dajKonfiguracje');
  const adnotacjaStanLicznika = noted ? 'Stan podaj do ostatniego dnia miesiąca.' : null;
  const reply = but(
    { dajKonfiguracje: () => json({ ...(config!.value as object), adnotacjaStanLicznika }) },
    byExample,
  );
  const route = { path: {}, search: '?sekcja=stan', memory: { idKartyNaleznosci: 1205 } };
  await drawScreen('woda/zestawienie', new Office(reply), { route });
  expect(page.queryAllByText('Stan podaj do ostatniego dnia miesiąca.')).toHaveLength(noted ? 1 : 0);
});
