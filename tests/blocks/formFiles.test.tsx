// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import bloki from '../../locales/pl/bloki.json' with { type: 'json' };
import type { Binding } from '../../src/blocks/binding.ts';
import type { FormField } from '../../src/blocks/form/block.ts';
import { FILE_WORDS, type FileChoice, type FileWord } from '../../src/blocks/form/sentFiles.ts';
import FormWidget from '../../src/blocks/form/widget/index.tsx';
import { ApiError } from '../../src/lang/errors/ApiError.ts';
import { field, form, path } from '../fixtures/forms/newRequest.ts';
import { World } from '../portal/stores/formWorld.ts';

afterEach(cleanup);

const words = Object.fromEntries(
  Object.keys(FILE_WORDS).map((name) => [name, { key: `bloki.pliki.${name}` }]),
) as FileChoice['words'];
const choice: FileChoice = {
  ...{ operation: 'dodajZgloszenie', shape: 'list', kinds: ['jpeg', 'pdf'], size: 1, most: 2, words },
};

type Answer = (operation: string, args: Readonly<Record<string, unknown>>) => unknown;

/** A form with a field of files, and what it has asked the office. */
async function draw(
  answer: Answer,
  files: Partial<FileChoice> = {},
  documents: readonly object[] = [],
  more: Partial<FormField> = {},
) {
  const fields = [field('zdjecia', 'files', { files: { ...choice, ...files }, ...more })];
  const schema = { type: 'object', properties: { zdjecia: { type: 'array', items: {} } } };
  const world = new World();
  world.give('pokaz', true);
  world.arguments = ['zdjecia'];
  const store = world.open(form({ fields, schema }));
  const asked: [string, Readonly<Record<string, unknown>>][] = [];
  const binding = {
    value: (tree, locals = {}) => (tree === 'rows' ? documents : world.evaluate(tree, locals)),
    text: (text, locals = {}) => said('key' in text ? text.key : '', locals),
    word: (key, values) => world.word(key, values),
    format: (value) => String(value),
    call: async (operation, args) => {
      asked.push([operation, args]);
      return answer(operation, args);
    },
    status: 'ready',
    refreshing: false,
    language: 'pl',
    form: () => store,
  } as Partial<Binding> as Binding;
  const { container } = render(<FormWidget block={store.block as never} binding={binding} />);
  await screen.findByRole('group', { name: /^proba.zdjecia/ });
  return { world, store, container, asked };
}

function said(key: string, locals: Readonly<Record<string, unknown>>): string {
  const word = key.startsWith('bloki.pliki.') ? bloki.pliki[key.slice('bloki.pliki.'.length) as FileWord] : key;
  return word.replace(/\{\{(\w+)\}\}/g, (_, name) => String(locals[name]));
}

const state = (stan: string, przyjeto: number, more = {}) => ({
  ...{ idPliku: 'id-1', nazwa: 'plot.jpg', rozmiar: 3, przyjeto, stan, rodzaj: null, opis: null },
  ...more,
});
const accepts: Answer = (operation) => (operation === 'rozpocznijPlik' ? state('PRZESYLANY', 0) : state('GOTOWY', 3));
const photo = (name = 'plot.jpg', type = 'image/jpeg') => new File(['abc'], name, { type });
const choose = (container: Element, ...files: File[]) =>
  act(async () => {
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a chosen file is sent at once, listed, announced, and its id is sent with the form', async () => {
  const { container, store, world, asked } = await draw(accepts);
  await choose(container, photo());
  expect(asked.map(([operation]) => operation)).toEqual(['rozpocznijPlik', 'dopiszDoPliku']);
  expect(asked[0]![1]).toEqual({ operacja: 'dodajZgloszenie', pole: 'zdjecia', nazwa: 'plot.jpg', rozmiar: 3 });
  expect(within(screen.getByRole('list', { name: 'Dodane pliki' })).getByText('plot.jpg')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Dodano plik plot.jpg.');
  await act(() => store.submit());
  expect(world.calls.at(-1)?.args).toEqual({ zdjecia: ['id-1'] });
});

test('a removed file is neither sent nor kept by the office', async () => {
  const { container, store, asked } = await draw(accepts);
  await choose(container, photo());
  await press('Usuń plik plot.jpg');
  expect(store.values.zdjecia).toEqual([]);
  expect(asked.at(-1)).toEqual(['usunPlik', { idPliku: 'id-1' }]);
});

test('the office refuses a file in its own words: the same file cannot be tried again, another one can be added', async () => {
  const { container, store } = await draw((operation, args) =>
    operation === 'dopiszDoPliku' ? state('ODRZUCONY', 3, { opis: 'Plik jest uszkodzony.' }) : accepts(operation, args),
  );
  await choose(container, photo());
  expect(screen.getByRole('alert').textContent).toBe('Plik jest uszkodzony.');
  expect(store.values.zdjecia ?? []).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Spróbuj ponownie/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dodaj pliki' })).toBeTruthy();
});

test.each([
  ['6002', 'too large for the office', 0],
  ['6003', 'enough for today', 1],
])('after refusal %s, %s, a second try is offered where it may help', async (kod, opis, offered) => {
  const { container } = await draw((operation, args) => {
    if (operation === 'rozpocznijPlik') throw new ApiError({ kind: 'refused', kod, opis });
    return accepts(operation, args);
  });
  await choose(container, photo());
  expect(screen.getByRole('alert').textContent).toBe(opis);
  expect(screen.queryAllByRole('button', { name: /^Spróbuj ponownie/ })).toHaveLength(offered);
});

test('a file whose sending failed can be tried again', async () => {
  let fails = true;
  const { container, store } = await draw((operation, args) => {
    if (fails && operation === 'dopiszDoPliku') throw new ApiError({ kind: 'contract' });
    return accepts(operation, args);
  });
  await choose(container, photo());
  fails = false;
  await press('Spróbuj ponownie: plot.jpg');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(store.values.zdjecia).toHaveLength(1);
});

test('nothing is sent, and no step passed, without a file that was refused', async () => {
  const { container, store, world } = await draw(accepts);
  await choose(container, photo(), photo('plot.exe', 'application/x-msdownload'));
  expect(store.isFine(['zdjecia'])).toBe(true);
  await act(() => store.submit());
  const group = screen.getByRole('group', { name: /^proba.zdjecia/ });
  expect([world.calls, store.check(['zdjecia'])]).toEqual([[], false]);
  expect(document.activeElement).toBe(group);
  const error = document.getElementById(group.getAttribute('aria-describedby')!)!;
  expect(error.textContent).toContain('bloki.pliki.nieprzyjete');
  await press('Usuń z listy: plot.exe');
  expect(group.getAttribute('aria-describedby')).toBeNull();
  await act(() => store.submit());
  expect(world.calls.at(-1)?.args).toEqual({ zdjecia: ['id-1'] });
});

test('where one file is taken, another one replaces what was refused', async () => {
  const { container, store, world } = await draw(accepts, { most: 1 });
  await choose(container, photo('plot.exe', 'application/x-msdownload'));
  await act(() => store.submit());
  await choose(container, photo());
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => store.submit());
  expect(world.calls.map(({ args }) => args)).toEqual([{ zdjecia: ['id-1'] }]);
});

test('a refused file of a field that is hidden holds nothing back', async () => {
  const { container, store, world } = await draw(accepts, {}, [], { visible: path('data.pokaz') });
  await choose(container, photo('plot.exe', 'application/x-msdownload'));
  act(() => world.give('pokaz', false));
  await act(() => store.submit());
  expect(world.calls).toHaveLength(1);
});

test.each([
  [
    photo('plot.exe', 'application/x-msdownload'),
    'Pliku plot.exe nie przyjmujemy. Dodaj plik jednego z rodzajów: JPG, PDF.',
  ],
  [
    new File([new Uint8Array(1_200_000)], 'umowa.pdf', { type: 'application/pdf' }),
    'Plik umowa.pdf ma ponad 1 MB. Zmniejsz go albo podziel.',
  ],
])('what the field does not take is said without asking the office', async (file, words) => {
  const { container, asked } = await draw(accepts);
  await choose(container, file);
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(asked).toEqual([]);
});

test('no more files than the field takes', async () => {
  let count = 0;
  const { container, store } = await draw((operation, args) => {
    if (operation === 'rozpocznijPlik') count += 1;
    return { ...(accepts(operation, args) as object), idPliku: `id-${count}` };
  });
  await choose(container, photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  expect(store.values.zdjecia).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toBe('Nie dodano pliku c.jpg: plików może być najwyżej 2.');
});

test('a submit waits for a file on its way', async () => {
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { container, store, world } = await draw(async (operation, args) => {
    if (operation === 'dopiszDoPliku') await waiting;
    return accepts(operation, args);
  });
  await choose(container, photo());
  expect(screen.getByRole('progressbar', { name: 'Przesyłanie pliku plot.jpg' })).toBeTruthy();
  const sent = act(() => store.submit());
  expect(world.calls).toEqual([]);
  go();
  await sent;
  expect(world.calls.at(-1)?.args).toEqual({ zdjecia: ['id-1'] });
});

test('each needed document has a place, its kinds, and its name in the request', async () => {
  const documents = {
    options: { rows: 'rows', value: ['.', ['$', 'row'], 'kod'], label: { key: 'proba.dokument' } },
    kinds: 'rodzaje',
  };
  const rows = [{ kod: 'A', rodzaje: ['pdf'] }, { kod: 'B' }];
  const names = { file: 'plik', document: 'dokument' };
  const { container, store, world } = await draw(
    accepts,
    { shape: 'documents', names, documents: documents as never },
    rows,
  );
  const [first, second] = [...container.querySelectorAll('input[type=file]')];
  expect(first!.getAttribute('accept')).toBe('application/pdf,.pdf');
  expect(second!.getAttribute('accept')).toContain('image/jpeg');
  await act(async () => {
    fireEvent.change(second!, { target: { files: [photo()] } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await act(() => store.submit());
  expect(world.calls.at(-1)?.args).toEqual({ zdjecia: [{ dokument: 'B', plik: 'id-1' }] });
});

test('a lost connection is said, and the way back to the office is tried again', async () => {
  let isDown = true;
  const { container, store } = await draw((operation, args) => {
    if (operation !== 'rozpocznijPlik' && isDown) throw new ApiError({ kind: 'network' });
    return operation === 'dajStanPliku' ? state('PRZESYLANY', 0) : accepts(operation, args);
  });
  await choose(container, photo());
  expect(screen.getByText('Brak połączenia. Przesyłanie ruszy samo, gdy wróci.')).toBeTruthy();
  isDown = false;
  await act(async () => {
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
  expect(store.values.zdjecia).toHaveLength(1);
});

test('it is accessible, also with a file and a message', async () => {
  const { container } = await draw(accepts);
  await choose(container, photo(), photo('x.exe', ''));
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
