// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Binding } from '../../src/blocks/binding.ts';
import FormWidget from '../../src/blocks/form/widget/index.tsx';
import { layoutOf } from '../../src/blocks/form/widget/rows/layout.ts';
import { ApiError } from '../../src/lang/errors/ApiError.ts';
import { field } from '../fixtures/forms/newRequest.ts';
import { household, rowFields, tree } from '../fixtures/forms/rows.ts';
import { World } from '../portal/stores/formWorld.ts';

afterEach(cleanup);

const title = { key: 'proba.osoba' };

/** The form on the page, when the code of rows has come. */
async function draw(...[rows, more, list]: Parameters<typeof household>) {
  const block = household(rows, more, list);
  const world = new World();
  world.arguments = ['osoby', 'uwagi'];
  world.give('osoby', [{ idOsoby: 1, imie: 'Jan', wiek: 40, pesel: '1' }]);
  const store = world.open(block);
  const binding = {
    value: (expression, locals = {}) => world.evaluate(expression, locals),
    text: (text, locals = {}) => world.text(text, locals),
    word: (key, values) => world.word(key, values),
    format: (value) => String(value),
    status: 'ready',
    refreshing: false,
    form: () => store,
  } as Partial<Binding> as Binding;
  const { container } = render(<FormWidget block={block} binding={binding} />);
  await screen.findByRole('group', { name: /^proba.osoby/ });
  return { world, store, container };
}

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const add = () => press('Dodaj: proba.osoby');
const send = () => press('proba.wyslij');
const type = (element: Element, value: string) => fireEvent.change(element, { target: { value } });
const row = (number: number) => within(screen.getByRole('group', { name: `Pozycja ${number}` }));
const name = (number: number) => row(number).getByLabelText<HTMLInputElement>(/^proba.imie/);
const focused = () => document.activeElement;

async function complaints(container: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe('rows', () => {
  test('are added with the focus in the first input, filled and sent', async () => {
    const { world } = await draw();
    await add();
    expect(focused()).toBe(name(1));
    type(name(1), 'Jan');
    await add();
    expect(focused()).toBe(name(2));
    type(name(2), 'Ola');
    type(row(2).getByLabelText('proba.wiek'), '19');
    type(row(2).getByLabelText(/^proba.pesel/), '123');
    await send();
    expect(world.calls.map(({ args }) => args.osoby)).toEqual([
      [
        { imie: 'Jan', pesel: null },
        { imie: 'Ola', wiek: 19, pesel: '123' },
      ],
    ]);
  });

  test('have labels of their own inputs, unique ids, and no problem for axe', async () => {
    const { container } = await draw({ order: true });
    await add();
    await add();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const inputs = screen.getAllByLabelText<HTMLInputElement>(/^proba.imie/);
    expect(inputs.map(({ labels }) => labels?.length)).toEqual([1, 1]);
    expect(await complaints(container)).toEqual([]);
  });

  test('that are removed are announced, the next row takes the focus, and what was typed comes back', async () => {
    await draw();
    await add();
    await add();
    type(name(1), 'Jan');
    await press('Usuń: Pozycja 1');
    expect(screen.getByRole('status').textContent).toBe('Usunięto: Pozycja 1');
    expect(focused()).toBe(screen.getByRole('group', { name: 'Pozycja 1' }));
    expect(name(1).value).toBe('');
    await press('Cofnij usunięcie');
    expect([name(1).value, focused()]).toEqual(['Jan', screen.getByRole('group', { name: 'Pozycja 1' })]);
    expect(screen.queryByRole('button', { name: 'Cofnij usunięcie' })).toBeNull();
    await press('Usuń: Pozycja 2');
    expect(screen.queryByRole('button', { name: 'Cofnij usunięcie' })).toBeNull();
    await press('Usuń: Pozycja 1');
    expect(focused()).toBe(screen.getByRole('group', { name: /^proba.osoby/ }));
  });

  test('that are moved keep their input, their ids and the focus', async () => {
    await draw({ order: true });
    await add();
    await add();
    type(name(1), 'Jan');
    const { id } = name(1);
    await press('Przesuń niżej: Pozycja 1');
    expect([name(2).value, name(2).id]).toEqual(['Jan', id]);
    expect(focused()).toBe(screen.getByRole('group', { name: 'Pozycja 2' }));
    expect(screen.queryByRole('button', { name: 'Przesuń niżej: Pozycja 2' })).toBeNull();
  });

  test('are named by the screen, and so are the buttons and the errors', async () => {
    const { container } = await draw({ title });
    await add();
    expect(screen.getByRole('button', { name: 'Usuń: proba.osoba' })).toBeTruthy();
    await send();
    const link = within(container.querySelector<HTMLElement>('.ok-form__summary')!).getByRole('link');
    expect(link.textContent).toBe('proba.osoba, proba.imie: proba.imie');
    fireEvent.click(link);
    expect(focused()).toBe(screen.getByLabelText(/^proba.imie/));
    expect(focused()?.getAttribute('aria-invalid')).toBe('true');
    expect(await complaints(container)).toEqual([]);
  });

  test('no more are added than the list takes, and none are removed that it needs', async () => {
    await draw({}, { min: 1, max: 2 });
    expect(screen.queryByRole('button', { name: /^Usuń/ })).toBeNull();
    await add();
    expect(screen.getAllByRole('button', { name: /^Usuń/ }).length).toBe(2);
    expect(screen.queryByRole('button', { name: 'Dodaj: proba.osoby' })).toBeNull();
  });

  test('that are locked are texts, and cannot be removed', async () => {
    const { container } = await draw({ key: 'idOsoby', locked: tree('true') }, { initial: tree('data.osoby') });
    expect(row(1).queryByRole('textbox')).toBeNull();
    expect(row(1).getByText('Jan')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Usuń/ })).toBeNull();
    expect(await complaints(container)).toEqual([]);
  });

  test('show what they add up to', async () => {
    const value = { value: tree('sum(form.osoby.map(o, o.wiek))'), format: 'integer' } as const;
    await draw({ totals: [{ label: { key: 'proba.razem' }, value }] });
    await add();
    type(row(1).getByLabelText('proba.wiek'), '7');
    expect(screen.getByText('proba.razem').nextElementSibling?.textContent).toBe('7');
  });
});

test('the office’s words are shown at the right input and row, also after a move', async () => {
  const { world, container } = await draw({ order: true });
  for (const [number, text] of [
    [1, 'Jan'],
    [2, 'Ola'],
  ] as const) {
    await add();
    type(name(number), text);
  }
  const pola = { 'osoby.1.imie': 'Nie ma takiej osoby.', 'osoby.0': 'Za młoda.' };
  world.office = async () => {
    throw new ApiError({ kind: 'refused', status: 422, kod: '1', opis: 'Nie.', nrSprawy: 'N', pola });
  };
  await send();
  expect(name(2).getAttribute('aria-invalid')).toBe('true');
  expect(row(1).getByText('Za młoda.')).toBeTruthy();
  const lines = within(container.querySelector<HTMLElement>('.ok-form__summary')!).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'proba.osoby 1: Za młoda.',
    'proba.osoby 2, proba.imie: Nie ma takiej osoby.',
  ]);
  fireEvent.click(lines[1]!);
  expect(focused()).toBe(name(2));
  await press('Przesuń wyżej: Pozycja 2');
  expect(row(1).getByText('Nie ma takiej osoby.')).toBeTruthy();
  expect(await complaints(container)).toEqual([]);
});

test('a key stroke in one row draws no other row again', async () => {
  const { world } = await draw();
  await add();
  await add();
  let asked = 0;
  const text = world.text.bind(world);
  world.text = (...all) => {
    asked += 1;
    return text(...all);
  };
  type(name(1), 'J');
  expect(asked).toBe(0);
});

test('rows with few single-line inputs are a table where there is room', () => {
  expect(layoutOf({ fields: rowFields }, {})).toBe('few');
  expect(layoutOf({ fields: [...rowFields, ...rowFields] }, {})).toBe('many');
  expect(layoutOf({ fields: [...rowFields, field('uwagi', 'textarea')] }, {})).toBe('cards');
  // Beside the steps of a wizard there is none.
  expect(layoutOf({ fields: rowFields }, { steps: [] })).toBe('many');
  const requiredWhen = tree('item.wiek >= 18');
  expect(layoutOf({ fields: [...rowFields, field('uwagi', 'text', { requiredWhen })] }, {})).toBe('many');
});
