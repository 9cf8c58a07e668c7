import { act, fireEvent } from '@testing-library/react';
import type { Drawn } from './drawScreen.tsx';

/** Opens all sections and rows, also those inside opened ones. */
export async function openAll(drawn: Drawn): Promise<void> {
  const opened = new Set<Element>();
  for (let round = 0; round < 3; round += 1) {
    const closed = [...drawn.container.querySelectorAll('main [aria-expanded=false]')].filter(
      (one) => !opened.has(one),
    );
    if (closed.length === 0) return;
    await act(async () => {
      for (const one of closed.slice(0, 20)) {
        opened.add(one);
        fireEvent.click(one);
      }
    });
    await drawn.settle();
  }
}

const textByType: Readonly<Record<string, string>> = {
  email: 'anna@poczta.example',
  tel: '600000123',
  date: '2026-11-21',
};
const textByAutocomplete: Readonly<Record<string, string>> = {
  username: 'anna.nowak',
  'current-password': 'Lipowa-2026!',
  'new-password': 'Szary-Gawron-31',
  'one-time-code': '123456',
  'postal-code': '00-999',
  url: 'https://urzad.example',
};
/** Valid numbers: a meter's state has to be higher than a volume of a tank. */
const numbers = { meter: '420.5', other: '6' };

/** A valid text for a field. */
function textFor({ id, type, autocomplete, inputMode }: HTMLInputElement): string {
  if (/pesel$/i.test(id)) return '84831545206';
  if (/nip$/i.test(id)) return '9991002340';
  if (/dnia$/i.test(id)) return '24.11.2026';
  if (inputMode === 'decimal' && /stan|pojemnosc/i.test(id)) return /stan/i.test(id) ? numbers.meter : numbers.other;
  return textByAutocomplete[autocomplete] ?? textByType[type] ?? 'Od rana.';
}

/** The option to choose where none is chosen. */
export type Pick = 'first' | 'last';

/** Fills in empty fields, ticks boxes, and sends each form that was not sent yet. */
export async function sendForms(drawn: Drawn, sent = new Set<Element>(), pick: Pick = 'first'): Promise<void> {
  for (const form of document.querySelectorAll('form')) {
    if (sent.has(form)) continue;
    sent.add(form);
    // A ticked box may show more fields.
    for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:checked, :disabled)'))
      await act(async () => fireEvent.click(box));
    await pickIn(form, pick);
    const inputs = form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea');
    await act(async () => {
      for (const input of inputs) fireEvent.change(input, { target: { value: textFor(input) } });
    });
    await drawn.settle();
    await act(async () => fireEvent.submit(form));
    await agree(drawn);
  }
}

async function pickIn(form: Element, pick: Pick): Promise<void> {
  await act(async () => {
    for (const list of form.querySelectorAll<HTMLSelectElement>('select:not(:disabled)')) {
      const values = [...list.options].map((option) => option.value).filter((value) => value !== '');
      const value = values.at(pick === 'first' ? 0 : -1);
      if (list.value === '' && value !== undefined) fireEvent.change(list, { target: { value } });
    }
    const radios = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    for (const group of Map.groupBy(radios, ({ name }) => name).values())
      if (!group.some(({ checked }) => checked)) fireEvent.click(group.at(pick === 'first' ? 0 : -1)!);
  });
}

/**
 * Presses one button after another, those of an open dialog first, until `enough` is true. Sends each form that appears.
 *
 * @param sent forms that are not sent again; default: all that are on the page already
 */
export async function pressUntil(
  drawn: Drawn,
  enough: () => boolean,
  sent = currentForms(),
  pick: Pick = 'first',
): Promise<void> {
  // The button that closes a dialog is back when the dialog opens again, so each button is pressed twice at most.
  const presses = new Map<string, number>();
  const pressesOf = (button: Element) => presses.get(nameOf(button)) ?? 0;
  for (let press = 0; press < 60; press += 1) {
    await chooseSome(drawn);
    await sendForms(drawn, sent, pick);
    if (enough()) return;
    const buttons = [...document.querySelectorAll('main button, [role=dialog] button')].filter(
      (one) => !one.matches('[type=submit], [aria-expanded], :disabled') && pressesOf(one) < 2,
    );
    const [next] = buttons.sort((a, b) => pressesOf(a) - pressesOf(b) || inDialog(b) - inDialog(a));
    if (!next) return;
    presses.set(nameOf(next), pressesOf(next) + 1);
    await act(async () => fireEvent.click(next));
    await agree(drawn);
    if (enough()) return;
  }
}

/** Chooses a row of each table and an option of each dialog, since some buttons need one. */
async function chooseSome(drawn: Drawn): Promise<void> {
  const places = document.querySelectorAll('main .ok-table tbody, [role=dialog] .ok-block--select');
  for (const place of places) {
    if (place.querySelector('input:checked')) continue;
    const input = place.querySelector('input[type=checkbox]:not(:disabled), input[type=radio]');
    if (!input) continue;
    await act(async () => fireEvent.click(input));
    await drawn.settle();
  }
}

export const currentForms = (): Set<Element> => new Set(document.querySelectorAll('form'));

const nameOf = (button: Element): string =>
  `${button.closest('[data-block]')?.getAttribute('data-block')}: ${button.getAttribute('aria-label') ?? button.textContent}`;

const inDialog = (button: Element): number => (button.closest('[role=dialog]') ? 1 : 0);

/** Confirms an open question. */
async function agree(drawn: Drawn): Promise<void> {
  await drawn.settle();
  const { confirm } = drawn.stores;
  if (!confirm.question) return;
  await act(async () => confirm.answer(true));
  await drawn.settle();
}
