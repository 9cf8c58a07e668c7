// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Binding } from '../../src/blocks/binding.ts';
import type { FormBlock, FormField } from '../../src/blocks/form/block.ts';
import FormWidget from '../../src/blocks/form/widget/index.tsx';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { ApiError } from '../../src/lang/errors/ApiError.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import { FormMemory } from '../../src/portal/stores/FormMemory.ts';
import type { FormStore } from '../../src/portal/stores/FormStore.ts';
import { field, form, newRequest, path } from '../fixtures/forms/newRequest.ts';
import { World } from '../portal/stores/formWorld.ts';

afterEach(cleanup);

const topics = {
  tematy: [
    { id: 1, temat: 'Odbiór odpadów', czyDodatkowy: false },
    { id: 2, temat: 'Reklamacja', czyDodatkowy: true },
  ],
};

/** A binding with all that a form's widget reads, around a store; counts the words that were asked for. */
function bind(world: World, store: FormStore) {
  const asked = { words: 0 };
  const binding = {
    value: (tree, locals = {}) => world.evaluate(tree, locals),
    text: (text, locals = {}) => {
      asked.words += 1;
      return world.text(text, locals);
    },
    word: (key, values) => {
      asked.words += 1;
      return world.word(key, values);
    },
    format: (value) => String(value),
    status: 'ready',
    refreshing: false,
    form: () => store,
  } as Partial<Binding> as Binding;
  return { binding, asked };
}

function draw(block: FormBlock, prepare: (world: World) => void = () => {}) {
  const world = new World();
  world.give('tematy', topics);
  prepare(world);
  const store = world.open(block);
  const { binding, asked } = bind(world, store);
  const { container } = render(<FormWidget block={block} binding={binding} />);
  return { world, store, container, asked };
}

function only(
  fields: FormBlock['fields'],
  properties: FormBlock['schema']['properties'],
  more: Partial<FormBlock> = {},
) {
  return form({ schema: { type: 'object', properties }, fields, ...more });
}

const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'proba.wyslij' })));
const type = (element: Element, value: string) => fireEvent.change(element, { target: { value } });

/** Colours need a layout, which jsdom has none of. */
async function complaints(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('forms of a repeat have ids and stored input of their own', async () => {
  const block = only([field('imie', 'text')], { imie: { type: 'string' } });
  const world = new World();
  world.memory = new FormMemory().slot('anna', '/dzieci');
  const store = (index: number) => world.open(block, { index });
  render([0, 1].map((item) => <FormWidget key={item} block={block} binding={bind(world, store(item)).binding} />));
  const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(new Set(inputs.map(({ id }) => id)).size).toBe(2);
  expect(inputs.map(({ labels }) => labels?.length)).toEqual([1, 1]);
  await act(async () => type(inputs[1]!, 'Ala'));
  expect([store(0).values.imie, store(1).values.imie]).toEqual([undefined, 'Ala']);
});

test('a field is marked as required while its condition holds', async () => {
  const requiredWhen: Tree = ['==', path('form.a'), 'x'];
  const fields = [field('a', 'text'), field('b', 'text', { required: { key: 'proba.wpisz' }, requiredWhen })];
  const { container } = draw(only(fields, { a: { type: 'string' }, b: { type: 'string' } }));
  const [a, b] = [screen.getByLabelText(/proba.a/), screen.getByLabelText(/proba.b/)];
  const marked = () => [b.getAttribute('aria-required'), container.querySelectorAll('.ok-field__mark').length];
  expect([...marked(), container.querySelector('.ok-form__required')]).toEqual([null, 0, null]);
  await act(async () => type(a, 'x'));
  expect([...marked(), container.querySelectorAll('.ok-form__required').length]).toEqual(['true', 1, 1]);
  await send();
  expect(b.getAttribute('aria-invalid')).toBe('true');
  await act(async () => type(a, 'y'));
  expect(marked()).toEqual([null, 0]);
});

describe('the form for a new request', () => {
  test('is drawn in the order of the screen, with its choices', () => {
    draw(newRequest);
    const topic = screen.getByLabelText(/proba.temat/) as HTMLSelectElement;
    expect([...topic.options].map(({ text }) => text)).toEqual(['Odbiór odpadów', 'Reklamacja']);
    expect(topic.selectedOptions[0]?.text).toBe('Odbiór odpadów');
    expect(screen.queryByLabelText('proba.telefon')).toBeNull();
    expect(
      topic.compareDocumentPosition(screen.getByLabelText(/proba.tresc/)) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  test('requires contact data when the topic asks for it, with suitable keyboards and autofill', () => {
    const { store } = draw(newRequest);
    type(screen.getByLabelText(/proba.temat/), '1');
    expect(store.values.tematZgloszenia).toBe(2);
    const phone = screen.getByLabelText(/proba.telefon/);
    expect([phone.getAttribute('type'), phone.getAttribute('autocomplete')]).toEqual(['tel', 'tel']);
    expect(screen.getByLabelText(/proba.email/).getAttribute('type')).toBe('email');
  });

  test('marks required fields, and explains the mark', () => {
    draw(newRequest);
    expect(screen.getByLabelText(/proba.tresc/).getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('Pola oznaczone gwiazdką są wymagane.')).toBeTruthy();
  });

  test('shows a format error while typing', () => {
    draw(newRequest);
    type(screen.getByLabelText(/proba.temat/), '1');
    const phone = screen.getByLabelText(/proba.telefon/);
    type(phone, '12');
    expect(screen.getByText('Nieprawidłowy format.')).toBeTruthy();
    type(phone, '600700800');
    expect(screen.queryByText('Nieprawidłowy format.')).toBeNull();
  });

  test('is sent, confirmed and cleared, and the focus stays on the button', async () => {
    const { world, store } = draw(newRequest);
    type(screen.getByLabelText(/proba.tresc/), 'Proszę o pojemnik');
    screen.getByRole('button', { name: 'proba.wyslij' }).focus();
    await send();
    expect(world.calls).toHaveLength(1);
    expect(store.values.trescZgloszenia).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'proba.wyslij' }));
  });
});

describe('a refused submit', () => {
  test('lists the problems on top, focuses the list, and links to each field', async () => {
    draw(newRequest);
    await send();
    const summary = screen.getByRole('group', { name: 'Formularz zawiera błędy' });
    expect(document.activeElement).toBe(summary);
    fireEvent.click(within(summary).getByRole('link', { name: 'proba.tresc: Wpisz treść.' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/proba.tresc/));
  });

  test('ties the message to the field', async () => {
    draw(newRequest);
    await send();
    const text = screen.getByLabelText(/proba.tresc/);
    const described = (text.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toContain('Wpisz treść.');
    expect(text.getAttribute('aria-invalid')).toBe('true');
  });

  test('removes a problem from the list when its field is corrected, and the list with the last one', async () => {
    draw(newRequest);
    await send();
    type(screen.getByLabelText(/proba.tresc/), 'a');
    expect(screen.queryByRole('group', { name: 'Formularz zawiera błędy' })).toBeNull();
  });

  test('does not list problems that appear while typing afterwards', async () => {
    draw(newRequest);
    type(screen.getByLabelText(/proba.temat/), '1');
    await send();
    type(screen.getByLabelText(/proba.telefon/), '1');
    const links = within(screen.getByRole('group', { name: 'Formularz zawiera błędy' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).not.toContain('');
    type(screen.getByLabelText(/proba.tresc/), 'a');
    expect(
      within(screen.getByRole('group', { name: 'Formularz zawiera błędy' })).queryByText(/proba.tresc/),
    ).toBeNull();
  });

  test('links to the first of several radio buttons', async () => {
    const options = {
      fixed: [
        { value: 'T', label: { key: 'proba.tak' } },
        { value: 'N', label: { key: 'proba.nie' } },
      ],
    };
    draw(
      only([field('a', 'radio', { options, required: { key: 'proba.wybierz' } }), field('b', 'text')], {
        a: { type: 'string', enum: ['T', 'N'] },
        b: { type: 'string' },
      }),
    );
    await send();
    fireEvent.click(screen.getByRole('link', { name: 'proba.a: proba.wybierz' }));
    expect(document.activeElement).toBe(screen.getByLabelText('proba.tak'));
  });

  test('of one field shows the problem once, at the field, and focuses it', async () => {
    draw(only([field('a', 'text', { required: { key: 'proba.wpisz' } })], { a: { type: 'string' } }));
    await send();
    expect(screen.getAllByText('proba.wpisz')).toHaveLength(1);
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(/proba.a/));
  });

  test('shows a message of the office on top when it belongs to no field', async () => {
    draw(only([field('a', 'text')], { a: { type: 'string' } }), (world) => {
      world.office = () =>
        Promise.reject(new ApiError({ kind: 'refused', status: 409, kod: '7', opis: 'Już wysłano.', nrSprawy: 'N-1' }));
    });
    await send();
    const summary = screen.getByRole('group', { name: 'Formularz nie został przyjęty' });
    expect(summary.textContent).toContain('Już wysłano. Numer do podania w urzędzie: N-1.');
    expect(document.activeElement).toBe(summary);
  });
});

test.each(['checkbox', 'text'] as const)('a %s whose label is empty is named by its hint', (as) => {
  const words = { label: { value: '', format: 'text' as const }, hint: { key: 'proba.dobrowolna' } };
  draw(only([field('a', as, words)], { a: { type: as === 'text' ? 'string' : 'boolean' } }));
  expect(screen.getByLabelText('proba.dobrowolna').getAttribute('name')).toBe('a');
});

describe('while a form is being sent', () => {
  test('the button says so, keeps the focus, and sends nothing twice', async () => {
    let answer: (value: unknown) => void = () => {};
    const { world, container } = draw(only([field('a', 'text')], { a: { type: 'string' } }), (world) => {
      world.office = () =>
        new Promise((resolve) => {
          answer = resolve;
        });
    });
    const button = screen.getByRole('button', { name: 'proba.wyslij' });
    button.focus();
    await send();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    await send();
    await act(async () => fireEvent.submit(button.closest('form') as HTMLFormElement));
    expect(world.calls).toHaveLength(1);
    expect(await complaints(container)).toEqual([]);
    await act(async () => answer({}));
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  test('a button that is disabled afterwards passes the focus to the first field', async () => {
    draw(only([field('a', 'text')], { a: { type: 'string' } }, { enabled: ['.', ['$', 'edit'], 'changed'] }));
    type(screen.getByLabelText('proba.a'), 'x');
    screen.getByRole('button', { name: 'proba.wyslij' }).focus();
    await send();
    expect((screen.getByRole('button', { name: 'proba.wyslij' }) as HTMLButtonElement).disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('proba.a'));
  });
});

test('a disabled button explains what to do first, until it is enabled', () => {
  const more = { enabled: ['.', ['$', 'edit'], 'changed'] as Tree, why: { key: 'proba.zmien' } };
  draw(only([field('a', 'text')], { a: { type: 'string' } }, more));
  const button = screen.getByRole('button', { name: 'proba.wyslij' }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('proba.zmien');
  type(screen.getByLabelText('proba.a'), 'x');
  expect([button.disabled, button.getAttribute('aria-describedby')]).toEqual([false, null]);
  expect(screen.queryByText('proba.zmien')).toBeNull();
});

describe('inputs', () => {
  const options = {
    fixed: [
      { value: 1, label: { key: 'proba.jeden' } },
      { value: 2, label: { key: 'proba.dwa' } },
    ],
  };
  const kinds: readonly [FormBlock['fields'][number], JsonSchema, string, unknown][] = [
    [field('a', 'text'), { type: 'string' }, 'Jan', 'Jan'],
    [field('a', 'textarea'), { type: 'string' }, 'Jan\nNowak', 'Jan\nNowak'],
    [field('a', 'date'), { type: 'string', format: 'date' }, '1.3.2026', '2026-03-01'],
    [field('a', 'email'), { type: 'string' }, 'a@b.pl', 'a@b.pl'],
    [field('a', 'tel'), { type: 'string' }, '600700800', '600700800'],
    [field('a', 'password'), { type: 'string', 'x-secret': true }, ' tajne ', ' tajne '],
    [field('a', 'decimal'), { type: 'number' }, '12,5', 12.5],
    [field('a', 'integer'), { type: 'integer' }, '12', 12],
    [field('a', 'money'), { type: 'number', 'x-unit': 'PLN' }, '1 234,50', 1234.5],
    [field('a', 'select', { options }), { type: 'integer' }, '1', 2],
    [field('a', 'text'), { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'Jan', 'Jan'],
  ];
  test('a required list has no empty choice once something is chosen; an optional one keeps it', () => {
    const words = (required: boolean) => {
      draw(
        only([field('a', 'select', { options, required: required ? { key: 'proba.wybierz' } : undefined })], {
          a: { type: 'integer' },
        }),
      );
      const list = screen.getByLabelText(/proba.a/) as HTMLSelectElement;
      const texts = () => [...list.options].map(({ text }) => text);
      const before = texts();
      type(list, '1');
      const after = texts();
      cleanup();
      return [before.length, after.length];
    };
    expect([words(true), words(false)]).toEqual([
      [3, 2],
      [3, 3],
    ]);
  });

  test.each(kinds)('%o over %j: typed %j is sent as %j', async (drawn, schema, typed, sent) => {
    const { world, container } = draw(only([drawn], { a: schema }), (world) => {
      world.arguments = ['a'];
    });
    type(screen.getByLabelText('proba.a'), typed);
    await send();
    expect(world.calls[0]?.args).toEqual({ a: sent });
    expect(await complaints(container)).toEqual([]);
  });

  test('a checkbox and radio buttons', async () => {
    const { world, container } = draw(
      only([field('a', 'checkbox'), field('b', 'radio', { options })], {
        a: { type: 'boolean' },
        b: { type: 'integer' },
      }),
      (world) => {
        world.arguments = ['a', 'b'];
      },
    );
    fireEvent.click(screen.getByLabelText('proba.a'));
    fireEvent.click(screen.getByLabelText('proba.dwa'));
    await send();
    expect(world.calls[0]?.args).toEqual({ a: true, b: 2 });
    expect(await complaints(container)).toEqual([]);
  });

  test('an incomplete date is not treated as empty, stays, and is reported on leaving the field', () => {
    const { store } = draw(only([field('a', 'date')], { a: { type: ['string', 'null'], format: 'date' } }));
    const date = screen.getByLabelText<HTMLInputElement>('proba.a');
    type(date, '30.02.');
    fireEvent.blur(date);
    expect(screen.getByText(/^Wpisz poprawną datę/)).toBeTruthy();
    expect(date.value).toBe('30.02.');
    expect(store.changed).toBe(true);
    expect(store.locals.form).toEqual({ a: null });
    type(date, '2026/3/1');
    fireEvent.blur(date);
    expect(date.value).toBe('01.03.2026');
    expect(screen.queryByText(/^Wpisz poprawną datę/)).toBeNull();
  });

  test('the error of a field that loses the focus does not move the control being pressed', async () => {
    draw(newRequest);
    type(screen.getByLabelText(/proba.temat/), '1');
    const email = screen.getByLabelText(/proba.email/);
    type(email, 'bez-malpy');
    fireEvent.mouseDown(screen.getByRole('button', { name: 'proba.wyslij' }));
    fireEvent.blur(email);
    expect(email.getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.mouseUp(document.body);
    await vi.waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  });

  test('a date field describes its format, after the hint of the screen', () => {
    draw(only([field('a', 'date', { hint: { key: 'proba.wskazowka' } })], { a: { type: 'string', format: 'date' } }));
    const description = document.getElementById(screen.getByLabelText('proba.a').getAttribute('aria-describedby')!);
    expect(description?.textContent).toBe('proba.wskazowka Dzień, miesiąc i rok, na przykład 15.03.2026.');
  });

  test.each([
    ['2026-11-24', '2026-12-23', '24.11.2026'],
    ['2020-01-01', '2026-01-31', '31.01.2026'],
    ['2026-01-01', null, '15.03.2026'],
  ])('the example of a date from %s to %s is %s, which the field accepts', (min, max, example) => {
    draw(only([field('a', 'date', { min, ...(max && { max }) })], { a: { type: 'string', format: 'date' } }));
    const description = document.getElementById(screen.getByLabelText('proba.a').getAttribute('aria-describedby')!);
    expect(description?.textContent).toBe(`Dzień, miesiąc i rok, na przykład ${example}.`);
  });

  test('a password can be shown', () => {
    draw(only([field('a', 'password')], { a: { type: 'string' } }));
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż hasło' }));
    expect(screen.getByLabelText('proba.a').getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Ukryj hasło' })).toBeTruthy();
  });

  test('adjacent fields of one group have one legend', () => {
    const group = { key: 'proba.adres' };
    draw(
      only([field('a', 'text', { group }), field('b', 'text', { group }), field('c', 'text')], {
        a: { type: 'string' },
        b: { type: 'string' },
        c: { type: 'string' },
      }),
    );
    const adres = screen.getByRole('group', { name: 'proba.adres' });
    expect(within(adres).getAllByRole('textbox')).toHaveLength(2);
  });

  test('a hint describes its input', () => {
    draw(only([field('a', 'text', { hint: { key: 'proba.podpowiedz' } })], { a: { type: 'string' } }));
    const id = screen.getByLabelText('proba.a').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('proba.podpowiedz');
  });
});

test('the number of remaining characters is updated at once and announced when typing pauses', () => {
  vi.useFakeTimers();
  try {
    const { container } = draw(newRequest);
    const announced = () => container.querySelector('[aria-live="polite"]')?.textContent;
    const text = screen.getByLabelText(/proba.tresc/);
    type(text, 'a');
    type(text, 'ab');
    expect(screen.getByText('Pozostało 1998 znaków').getAttribute('aria-hidden')).toBe('true');
    expect(announced()).toBe('');
    act(() => vi.advanceTimersByTime(1000));
    expect(announced()).toBe('Pozostało 1998 znaków');
  } finally {
    vi.useRealTimers();
  }
});

test('a key stroke redraws only its input, and looks up no text', () => {
  const { asked } = draw(
    only([field('a', 'text'), field('b', 'text')], { a: { type: 'string' }, b: { type: 'string' } }),
  );
  const before = asked.words;
  type(screen.getByLabelText('proba.a'), 'x');
  expect((screen.getByLabelText('proba.a') as HTMLInputElement).value).toBe('x');
  expect(asked.words).toBe(before);
});

test('input from before the end of the session is restored, with a button to clear it', () => {
  const memory = new FormMemory();
  const block = only([field('a', 'text')], { a: { type: 'string' } });
  const first = new World();
  first.memory = memory.slot('jan', '/');
  first.open(block).set('a', 'dawny');
  const { container } = draw(block, (world) => {
    world.memory = memory.slot('jan', '/');
  });
  expect((screen.getByLabelText('proba.a') as HTMLInputElement).value).toBe('dawny');
  expect(container.textContent).toContain('Tekst wpisany przed zakończeniem sesji został przywrócony.');
  fireEvent.click(screen.getByRole('button', { name: 'Wyczyść formularz' }));
  expect((screen.getByLabelText('proba.a') as HTMLInputElement).value).toBe('');
  expect(screen.queryByRole('status')).toBeNull();
});

test('an empty and refused form is accessible', async () => {
  const { container } = draw(newRequest);
  expect(await complaints(container)).toEqual([]);
  type(screen.getByLabelText(/proba.temat/), '1');
  await send();
  expect(await complaints(container)).toEqual([]);
});

test('the form follows a change of language', () => {
  const { world } = draw(newRequest);
  const Language = observer(() => <p>{world.language}</p>);
  render(<Language />);
  act(() => world.speak('de'));
  expect(screen.getByText('Mit einem Sternchen gekennzeichnete Felder sind Pflichtfelder.')).toBeTruthy();
});

describe('records and lists', () => {
  const osoby: JsonSchema = {
    type: 'array',
    minItems: 1,
    maxItems: 2,
    items: {
      type: 'object',
      required: ['imie', 'urodzona'],
      properties: {
        imie: { type: 'string', maxLength: 10 },
        urodzona: { type: 'string', format: 'date' },
        rola: { type: 'string', enum: ['rodzic', 'opiekun'] },
        wiek: { type: 'integer', minimum: 0 },
        czyMieszka: { type: 'boolean' },
      },
    },
  };
  const adres: JsonSchema = {
    type: 'object',
    required: ['kod'],
    properties: {
      ulica: { type: 'string' },
      kod: { type: 'string', pattern: '^[0-9]{2}-[0-9]{3}$' },
    },
  };
  const labels = Object.fromEntries(
    ['imie', 'urodzona', 'rola', 'wiek', 'czyMieszka', 'ulica', 'kod', 'pin', 'ksiazki'].map((name) => [
      name,
      { key: `proba.${name}` },
    ]),
  );
  const hints = { urodzona: { key: 'proba.zDowodu' } };
  const texts = { rodzic: { key: 'proba.rodzic' }, opiekun: { key: 'proba.opiekun' } };
  const over = (name: string, more: Partial<FormField> = {}) =>
    field(name, 'nested', { nested: { labels, hints, texts }, ...more });
  const needed = { required: { key: 'bledy.polePuste' } };
  const nested = form({
    schema: {
      type: 'object',
      properties: { tresc: { type: ['string', 'null'] }, osoby, adres },
    },
    fields: [field('tresc', 'textarea'), over('osoby', needed), over('adres', needed)],
    send: {},
    calc: {},
    confirm: [],
  });
  const takesAll = (world: World) => {
    world.arguments = ['tresc', 'osoby', 'adres'];
  };
  const drawn = async (block = nested, prepare = takesAll) => {
    const all = draw(block, prepare);
    await screen.findByRole('group', { name: /^proba.adres/ });
    return all;
  };
  const add = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Dodaj: proba.osoby' })));
  const item = (number: number) => within(screen.getByRole('group', { name: `Pozycja ${number}` }));

  test('are drawn from types and formats with the texts of the screen, and sent with their own values', async () => {
    const { world, store } = await drawn();
    expect(store.changed).toBe(false);
    type(screen.getByLabelText(/proba.tresc/), 'Wniosek');
    await add();
    type(item(1).getByLabelText(/proba.imie/), 'Jan');
    type(item(1).getByLabelText(/proba.urodzona/), '5.03.1990');
    type(item(1).getByLabelText('proba.rola'), '1');
    type(item(1).getByLabelText('proba.wiek'), '36');
    fireEvent.click(item(1).getByLabelText('proba.czyMieszka'));
    type(screen.getByLabelText(/proba.kod/), '12-345');
    expect(store.changed).toBe(true);
    await send();
    expect(world.calls.map(({ args }) => args)).toEqual([
      {
        tresc: 'Wniosek',
        osoby: [{ imie: 'Jan', urodzona: '1990-03-05', rola: 'opiekun', wiek: 36, czyMieszka: true }],
        adres: { kod: '12-345' },
      },
    ]);
  });

  test('a refused submit lists problems inside it, and links there', async () => {
    const { world, container } = await drawn();
    await add();
    await send();
    expect(world.calls).toEqual([]);
    const summary = within(container.querySelector<HTMLElement>('.ok-form__summary')!);
    const lines = summary.getAllByRole('link').map(({ textContent }) => textContent);
    expect(lines.map((line) => line?.split(':')[0])).toEqual(
      expect.arrayContaining(['proba.osoby 1, proba.imie', 'proba.osoby 1, proba.urodzona', 'proba.adres, proba.kod']),
    );
    const name = item(1).getByLabelText(/proba.imie/);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(summary.getByText(/proba.osoby 1, proba.imie/));
    expect(document.activeElement).toBe(name);
    type(name, 'Ewa');
    expect(summary.queryByText(/proba.osoby 1, proba.imie/)).toBeNull();
    expect(await complaints(container)).toEqual([]);
  });

  describe('refused by the office', () => {
    const fill = async (pola: Record<string, string>) => {
      const all = await drawn();
      all.world.office = async () => {
        throw new ApiError({ kind: 'refused', status: 422, kod: '5101', opis: 'Dane są błędne.', pola });
      };
      await add();
      await add();
      for (const [number, name] of [
        [1, 'Jan'],
        [2, 'Ola'],
      ] as const) {
        type(item(number).getByLabelText(/proba.imie/), name);
        type(item(number).getByLabelText(/proba.urodzona/), '5.03.1990');
      }
      type(screen.getByLabelText(/proba.kod/), '12-345');
      await send();
      return { ...all, lines: () => screen.queryAllByRole('link').map(({ textContent }) => textContent) };
    };

    test('show each message at the input that its path names, until that input is edited', async () => {
      const { container, lines } = await fill({
        'osoby.1.imie': 'Nie ma takiej osoby.',
        'osoby.1.urodzona': 'To nie jest jej dzień.',
        'adres.kod': 'Inna gmina.',
      });
      expect(lines()).toEqual([
        'proba.osoby 2, proba.imie: Nie ma takiej osoby.',
        'proba.osoby 2, proba.urodzona: To nie jest jej dzień.',
        'proba.adres, proba.kod: Inna gmina.',
      ]);
      const name = item(2).getByLabelText(/proba.imie/);
      expect(name.getAttribute('aria-invalid')).toBe('true');
      expect(
        item(1)
          .getByLabelText(/proba.imie/)
          .getAttribute('aria-invalid'),
      ).not.toBe('true');
      expect(await complaints(container)).toEqual([]);
      fireEvent.click(screen.getByText(/^proba.osoby 2, proba.imie/));
      expect(document.activeElement).toBe(name);
      type(name, 'Ewa');
      expect(lines().map((line) => line?.split(':')[0])).toEqual([
        'proba.osoby 2, proba.urodzona',
        'proba.adres, proba.kod',
      ]);
    });

    test('show a message at the entry that a path names, until the entry changes', async () => {
      const { container, lines } = await fill({ 'osoby.1': 'Ta osoba jest za młoda.' });
      expect(lines()).toEqual(['proba.osoby 2: Ta osoba jest za młoda.']);
      expect(item(2).getByText('Ta osoba jest za młoda.')).toBeTruthy();
      expect(await complaints(container)).toEqual([]);
      fireEvent.click(screen.getByRole('link'));
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Pozycja 2' }));
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Usuń pozycję 1' })));
      expect(screen.queryByText(/za młoda/)).toBeNull();
    });

    test('show a message whose path is not drawn above the fields', async () => {
      const { container, lines } = await fill({ 'osoby.7.imie': 'Za dużo osób.', 'adres.powiat': 'Nie ma takiego.' });
      expect(lines()).toEqual([]);
      const items = [...container.querySelectorAll('.ok-form__summary li')].map(({ textContent }) => textContent);
      expect(items).toEqual(['Za dużo osób.', 'Nie ma takiego.']);
    });

    test('are sent again with the corrected value', async () => {
      const { world } = await fill({ 'adres.kod': 'Inna gmina.' });
      type(screen.getByLabelText(/proba.kod/), '12-346');
      await send();
      expect(world.calls.map(({ args }) => (args.adres as { kod: string }).kod)).toEqual(['12-345', '12-346']);
    });
  });

  test('items are added up to the limit of the schema and removed, and the focus stays in the list', async () => {
    const { store } = await drawn();
    await add();
    await add();
    expect(screen.queryByRole('button', { name: /Dodaj: proba.osoby/ })).toBeNull();
    type(item(2).getByLabelText(/proba.imie/), 'Ola');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Usuń pozycję 1' })));
    expect(item(1).getByLabelText<HTMLInputElement>(/proba.imie/).value).toBe('Ola');
    expect(store.values.osoby).toEqual([{ imie: 'Ola' }]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^proba.osoby/ }));
  });

  test('every id is unique, and axe finds no problem', async () => {
    const { container } = await drawn();
    await add();
    await add();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(await complaints(container)).toEqual([]);
  });

  test('may be the whole form, filled from a response', async () => {
    const whole = { ...nested, fields: nested.fields.slice(1), from: path('data.tematy') };
    const answer = { osoby: [{ imie: 'Jan', urodzona: '1990-03-05' }], adres: { ulica: 'Lipowa', kod: '12-345' } };
    await drawn(whole, (world) => {
      takesAll(world);
      world.give('tematy', answer);
    });
    expect(screen.getByLabelText<HTMLInputElement>('proba.ulica').value).toBe('Lipowa');
    expect(item(1).getByLabelText<HTMLInputElement>(/proba.urodzona/).value).toBe('05.03.1990');
  });

  test('are drawn in the place of their field, and say in the language of the page what is chosen', async () => {
    await drawn({ ...nested, fields: [over('osoby', needed), over('adres', needed), field('tresc', 'textarea')] });
    await add();
    const role = item(1).getByLabelText<HTMLSelectElement>('proba.rola');
    expect([...role.options].map(({ text }) => text).slice(1)).toEqual(['proba.rodzic', 'proba.opiekun']);
    expect(item(1).getByText(/^proba.zDowodu/)).toBeTruthy();
    const last = screen.getByLabelText('proba.tresc');
    expect(last.compareDocumentPosition(screen.getByLabelText(/proba.kod/))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('an entry moves with its values, and keeps the focus', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
      queueMicrotask(() => run(0));
      return 0;
    });
    const { store } = await drawn();
    await add();
    await add();
    type(item(1).getByLabelText(/proba.imie/), 'Jan');
    type(item(2).getByLabelText(/proba.imie/), 'Ola');
    expect(screen.queryByRole('button', { name: 'Przesuń pozycję 1 wyżej' })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Przesuń pozycję 2 wyżej' })));
    expect(store.values.osoby).toEqual([{ imie: 'Ola' }, { imie: 'Jan' }]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Pozycja 1' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Przesuń pozycję 1 niżej' })));
    expect(item(1).getByLabelText<HTMLInputElement>(/proba.imie/).value).toBe('Jan');
    vi.restoreAllMocks();
  });

  test('a required list without an entry is reported at the list', async () => {
    const osobyOnly = { ...nested, fields: [over('osoby', { required: { key: 'proba.dodajOsobe' } })] };
    const { world, container } = draw(osobyOnly, takesAll);
    await screen.findByRole('group', { name: /^proba.osoby/ });
    await send();
    expect(world.calls).toEqual([]);
    const summary = within(container.querySelector<HTMLElement>('.ok-form__summary')!);
    fireEvent.click(summary.getByText('proba.osoby: proba.dodajOsobe'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^proba.osoby/ }));
    expect(await complaints(container)).toEqual([]);
  });

  test('a list of single values has a numbered input for each', async () => {
    const ksiazki: JsonSchema = { type: 'array', items: { type: 'string', maxLength: 5 } };
    const dni: JsonSchema = {
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', enum: ['rodzic', 'opiekun'] },
    };
    const block = only([over('ksiazki'), over('dni')], { ksiazki, dni });
    const { world, container } = draw(block, (one) => {
      one.arguments = ['ksiazki', 'dni'];
    });
    const press = await screen.findByRole('button', { name: 'Dodaj: proba.ksiazki' });
    await act(async () => fireEvent.click(press));
    await send();
    expect(screen.getByText('proba.ksiazki 1: Wypełnij to pole.')).toBeTruthy();
    type(screen.getByLabelText(/^Pozycja 1/, { selector: 'input' }), 'Za długa');
    expect(screen.getByText(/^proba.ksiazki 1: .* 5 /)).toBeTruthy();
    expect(await complaints(container)).toEqual([]);
    type(screen.getByLabelText(/^Pozycja 1/, { selector: 'input' }), 'Lalka');
    fireEvent.click(screen.getByLabelText('proba.opiekun'));
    await send();
    expect(world.calls.map(({ args }) => args)).toEqual([{ ksiazki: ['Lalka'], dni: ['opiekun'] }]);
  });

  test('a secret inside is typed like a password', async () => {
    const konto: JsonSchema = { type: 'object', properties: { pin: { type: 'string', 'x-secret': true } } };
    draw(only([over('konto')], { konto }));
    expect((await screen.findByLabelText<HTMLInputElement>('proba.pin')).type).toBe('password');
  });

  test('a hidden one is not checked and not sent', async () => {
    const fields = [field('tresc', 'text'), over('adres', { ...needed, visible: ['==', path('form.tresc'), 'tak'] })];
    const { world } = draw({ ...nested, fields }, takesAll);
    await send();
    expect(world.calls.map(({ args }) => args)).toEqual([{ tresc: null }]);
    type(screen.getByLabelText('proba.tresc'), 'tak');
    expect(await screen.findByLabelText(/proba.kod/)).toBeTruthy();
    await send();
    expect(world.calls).toHaveLength(1);
  });

  test('cost nothing in a form without one', () => {
    const { container } = draw(newRequest);
    expect(container.querySelector('[aria-busy], .ok-skeleton')).toBeNull();
    expect(screen.getByRole('button', { name: 'proba.wyslij' })).toBeTruthy();
  });
});
