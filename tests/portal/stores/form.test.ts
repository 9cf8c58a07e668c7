import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { FormBinding } from '../../../src/blocks/binding.ts';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import { FormMemory } from '../../../src/portal/stores/FormMemory.ts';
import type { FormStore } from '../../../src/portal/stores/FormStore.ts';
import { field, form, newRequest, path } from '../../fixtures/forms/newRequest.ts';
import { compileValidators, World } from './formWorld.ts';

const tematy = {
  tematy: [
    { id: 1, temat: 'Odbiór odpadów', czyDodatkowy: false },
    { id: 2, temat: 'Reklamacja', czyDodatkowy: true },
  ],
};

/** The form of a new request, with loaded topics and a chosen point. */
function request(prepare: (world: World) => void = () => {}) {
  const world = new World();
  world.arguments = ['idPunktuOdbioru', 'tematZgloszenia', 'trescZgloszenia'];
  world.roots.params = { idPunktuOdbioru: 7 };
  world.give('tematy', tematy);
  prepare(world);
  const store = world.open(newRequest);
  return { world, store };
}

/** One text field `a`, changed by `more`. */
function small(fields: ReturnType<typeof field>[], more: Partial<Parameters<typeof form>[0]> = {}) {
  const world = new World();
  const properties = Object.fromEntries(
    fields.map(({ field: name }) => [name, { type: ['string', 'number', 'boolean', 'null'] }]),
  );
  world.arguments = fields.map(({ field: name }) => name);
  const store = world.open(form({ schema: { type: 'object', properties }, fields, ...more }));
  return { world, store };
}

const refusal = (kod: string, more: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ kind: 'refused', status: 400, kod, opis: 'Tak nie można.', nrSprawy: 'N-1', ...more });

test('a form store is a binding for the widget', () => {
  const { store } = request();
  const binding: FormBinding = store;
  expect(binding.values.tematZgloszenia).toBe(1);
});

test('validators of another schema are refused at once', () => {
  const world = new World();
  const other = form({ schema: { type: 'object', properties: { b: { type: 'string' } } }, fields: [] });
  expect(
    () => new (request().store.constructor as typeof FormStore)(newRequest, compileValidators(other), world),
  ).toThrow(/another schema/);
});

describe('first values', () => {
  test('a late answer fills only untouched fields', () => {
    const { store, world } = request();
    store.set('tematZgloszenia', 2);
    expect(store.values.telefon).toBeUndefined();
    world.give('platnik', { nrTelefonu: '600700800' });
    expect(store.values.telefon).toBe('600700800');
    store.set('telefon', '5');
    world.give('platnik', { nrTelefonu: '111222333' });
    expect(store.values.telefon).toBe('5');
  });

  test('a field’s own initial value wins over the answer the form is filled from', () => {
    const { store, world } = small([field('a', 'text', { initial: 'mine' }), field('b', 'text')], {
      from: path('data.dane'),
    });
    world.give('dane', { a: 'theirs', b: 'theirs', c: 'no field' });
    expect({ ...store.values }).toEqual({ a: 'mine', b: 'theirs' });
  });

  test('changed compares with the first values, not with keystrokes', () => {
    const { store } = small([field('a', 'text', { initial: 'x' })]);
    store.set('a', 'xy');
    expect(store.changed).toBe(true);
    store.set('a', 'x ');
    expect(store.changed).toBe(false);
  });

  test('a field is reset when the field it depends on changes, and its error disappears', () => {
    const { store } = request();
    store.set('tematZgloszenia', 2);
    store.set('telefon', '5');
    store.set('email', 'zle');
    store.leave('email');
    expect(store.problem('email')).toBe('proba.wpiszEmail');
    store.set('tematZgloszenia', 1);
    store.set('tematZgloszenia', 2);
    expect({ ...store.values }).toEqual({
      tematZgloszenia: 2,
      trescZgloszenia: undefined,
      telefon: undefined,
      email: undefined,
    });
    expect(store.problem('email')).toBeUndefined();
  });

  test('choosing the same value again resets no field', () => {
    const { store } = request();
    store.set('tematZgloszenia', 2);
    store.set('email', 'a@b.pl');
    store.set('tematZgloszenia', 2);
    expect(store.values.email).toBe('a@b.pl');
  });

  test('clear resets everything', () => {
    const { store } = request();
    store.set('trescZgloszenia', 'tekst');
    store.clear();
    expect(store.values.trescZgloszenia).toBeUndefined();
    expect(store.changed).toBe(false);
  });
});

test('a form without an operation runs its steps when its fields are valid, and is busy meanwhile', async () => {
  const world = new World();
  const then = [{ do: 'notify', text: { key: 'proba.pytanie' }, tone: 'info' } as const];
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  const { operation: _none, ...block } = form({
    schema,
    fields: [field('a', 'text', { required: { key: 'wpisz' } })],
    then,
  });
  const store = world.open(block);
  await store.submit();
  expect([store.refused, world.ran.length]).toEqual([1, 0]);
  store.set('a', 'x');
  const done = store.submit();
  expect(store.busy).toBe(true);
  await done;
  expect(world.calls).toEqual([]);
  expect(world.ran.map(({ steps }) => steps)).toEqual([then]);
  expect((world.ran[0]!.locals.form as { a: unknown }).a).toBe('x');
  expect([store.busy, store.holdsLeave]).toEqual([false, false]);
});

describe('what is wrong', () => {
  test('no problem is shown before the resident does anything', () => {
    const { store } = request();
    store.leave('trescZgloszenia');
    expect(store.problem('trescZgloszenia')).toBeUndefined();
    expect(store.valid).toBe(false);
  });

  test('a refused submit shows each empty required field in its own words, and the next edit clears it', async () => {
    const { store, world } = request();
    await store.submit();
    expect(store.problem('trescZgloszenia')).toBe('Wpisz treść.');
    expect(store.refused).toBe(1);
    expect(world.calls).toEqual([]);
    store.set('trescZgloszenia', 'a');
    expect(store.problem('trescZgloszenia')).toBeUndefined();
  });

  test('the message of a refused submit stays when the focus leaves its untouched field', async () => {
    const { store } = request();
    await store.submit();
    store.leave('trescZgloszenia');
    expect(store.problem('trescZgloszenia')).toBe('Wpisz treść.');
  });

  test('a problem on screen follows the language', async () => {
    const { store, world } = request();
    await store.submit();
    world.speak('en');
    expect(store.problem('trescZgloszenia')).toBe('Enter the text.');
  });

  test('hidden fields are neither required nor checked', async () => {
    const { store, world } = request();
    store.set('trescZgloszenia', 'tekst');
    expect(store.visible('telefon')).toBe(false);
    await store.submit();
    expect(world.calls).toHaveLength(1);
  });

  test('a live rule reports while typing, another rule on leaving the field', () => {
    const { store } = request();
    store.set('tematZgloszenia', 2);
    store.set('telefon', '12');
    expect(store.problem('telefon')).toBe('Nieprawidłowy format.');
    store.set('telefon', '600700800');
    expect(store.problem('telefon')).toBeUndefined();
    store.set('email', 'zle');
    expect(store.problem('email')).toBeUndefined();
    store.leave('email');
    expect(store.problem('email')).toBe('proba.wpiszEmail');
  });

  test('rules are skipped while the field is empty', () => {
    const { store } = request();
    store.set('tematZgloszenia', 2);
    store.set('telefon', '1');
    store.set('telefon', '');
    expect(store.problem('telefon')).toBeUndefined();
  });

  test('a rule with a condition is skipped while the condition is false', () => {
    const rule = {
      when: path('form.b'),
      must: ['==', path('form.a'), 'x'] as ['==', ['.', ['$', string], string], string],
      say: { key: 'proba.a' },
      live: true,
    };
    const { store } = small([field('a', 'text', { rules: [rule] }), field('b', 'checkbox')]);
    store.set('a', 'y');
    expect(store.problem('a')).toBeUndefined();
    store.set('b', true);
    expect(store.problem('a')).toBe('proba.a');
  });

  test('a displayed problem disappears when another field resolves it', async () => {
    const same = {
      must: ['==', path('form.a'), path('form.b')] as [
        '==',
        ['.', ['$', string], string],
        ['.', ['$', string], string],
      ],
      say: { key: 'proba.inne' },
      live: false,
    };
    const { store } = small([field('a', 'text'), field('b', 'text', { rules: [same] })]);
    store.set('a', 'x');
    store.set('b', 'y');
    store.leave('b');
    expect(store.problem('b')).toBe('proba.inne');
    store.set('a', 'y');
    expect(store.problem('b')).toBeUndefined();
  });

  test.each([
    [{ type: 'string', minLength: 3 }, 'ab', 'Wpisz co najmniej 3 znaki.'],
    [{ type: 'string', maxLength: 1 }, 'ab', 'Wpisz najwyżej 1 znak.'],
    [{ type: 'string', format: 'email' }, 'ab', 'Wpisz poprawny adres e-mail, na przykład jan@example.com.'],
    [{ type: 'string', format: 'date' }, '2026-02-30', 'Wpisz poprawną datę, na przykład 15.03.2026.'],
    [{ type: 'string' }, '1899-12-31', 'Wpisz datę nie wcześniejszą niż 01.01.1900.', 'date'],
    [{ type: 'string', pattern: '^x' }, 'ab', 'Nieprawidłowy format.'],
    [{ type: 'string', enum: ['A', 'B'] }, 'ab', 'Wybierz jedną z podanych możliwości.'],
  ])('by the request schema %j the value %j has this problem: %s', (schema, typed, expected, as = 'text') => {
    const world = new World();
    const fields = [field('a', as as 'text' | 'date')];
    const store = world.open(form({ schema: { type: 'object', properties: { a: schema } }, fields }));
    store.set('a', typed);
    store.leave('a');
    expect(store.problem('a')).toBe(expected);
  });

  test.each([
    ['1', 'proba.inne'],
    ['1111', 'Nieprawidłowy format.'],
  ])(
    'a rule of the screen explains the problem of %j where the schema only reports a wrong format',
    (typed, expected) => {
      const world = new World();
      const must: Tree = ['!=', path('form.a'), '1'];
      const fields = [field('a', 'text', { rules: [{ must, say: { key: 'proba.inne' }, live: false }] })];
      const properties = { a: { type: 'string', pattern: '^[0-9]{11}$' } } as const;
      const store = world.open(form({ schema: { type: 'object', properties }, fields }));
      store.set('a', typed);
      store.leave('a');
      expect(store.problem('a')).toBe(expected);
    },
  );

  test.each([
    ['30.02.2026', 'Wpisz poprawną datę, na przykład 15.03.2026.'],
    ['15.03', 'Wpisz poprawną datę, na przykład 15.03.2026.'],
    ['31.12.1899', 'Wpisz datę nie wcześniejszą niż 01.01.1900.'],
    ['1.1.1950', 'Wpisz datę nie wcześniejszą niż 01.01.2000.'],
    ['22 11 2026', 'Data nie może być z przyszłości.'],
    ['21.11.2026', undefined],
  ])('for a date from 2000 to today, %j gives %s', (typed, expected) => {
    const world = new World();
    const fields = [field('a', 'date', { min: '2000-01-01', max: ['$', 'today'] })];
    const schema = { type: 'object', properties: { a: { type: 'string', format: 'date' } } } as const;
    const store = world.open(form({ schema, fields }));
    store.set('a', typed);
    store.leave('a');
    expect(store.problem('a')).toBe(expected);
  });

  test('a date is typed in the format of the portal and stored in that of the contract', () => {
    const { store } = small([field('a', 'date', { initial: '2026-03-01' })]);
    expect(store.values.a).toBe('01.03.2026');
    store.set('a', '1.3.2026');
    expect(store.changed).toBe(false);
    store.set('a', '2.3.2026');
    expect(store.values.a).toBe('2.3.2026');
    expect(store.locals.form).toMatchObject({ a: '2026-03-02' });
    store.leave('a');
    expect(store.values.a).toBe('02.03.2026');
  });

  test.each([
    [{ type: 'number', minimum: 5 }, 'decimal', '4,5', 'Wpisz wartość nie mniejszą niż 5.'],
    [{ type: 'number', maximum: 5 }, 'decimal', '5,5', 'Wpisz wartość nie większą niż 5.'],
    [{ type: 'number' }, 'decimal', 'pięć', 'Wpisz liczbę, na przykład 12,50.'],
    [{ type: 'integer' }, 'integer', '5,5', 'Wpisz liczbę całkowitą.'],
    [{ type: 'number' }, 'money', '5,555', 'Wpisz liczbę, na przykład 12,50.'],
  ] as const)('a number by %j as %s: %j gives %s', (schema, as, typed, expected) => {
    const world = new World();
    const store = world.open(
      form({ schema: { type: 'object', properties: { a: { ...schema } } }, fields: [field('a', as)] }),
    );
    store.set('a', typed);
    store.leave('a');
    expect(store.problem('a')).toBe(expected);
    expect(store.locals.form).toEqual({
      a: expected.startsWith('Wpisz wartość') ? Number(typed.replace(',', '.')) : null,
    });
  });

  test('a field required by the schema is required also without a text of the screen', async () => {
    const world = new World();
    const schema = {
      type: 'object',
      required: ['a', 'b'],
      properties: { a: { type: 'string' }, b: { type: ['string', 'null'] } },
    };
    const store = world.open(form({ schema, fields: [field('a', 'text'), field('b', 'text')] }));
    expect([store.required('a'), store.required('b')]).toEqual([true, false]);
    await store.submit();
    expect(store.problem('a')).toBe('Wypełnij to pole.');
    expect(store.problem('b')).toBeUndefined();
  });

  test('a field may be required while a condition holds', async () => {
    const requiredWhen: Tree = ['==', path('form.a'), 'x'];
    const fields = [field('a', 'text'), field('b', 'text', { required: { key: 'proba.wpisz' }, requiredWhen })];
    const { store, world } = small(fields);
    await store.submit();
    expect([store.required('b'), store.problem('b'), world.calls.length]).toEqual([false, undefined, 1]);
    store.set('a', 'x');
    expect(store.required('b')).toBe(true);
    await store.submit();
    expect([store.problem('b'), world.calls.length]).toEqual(['proba.wpisz', 1]);
    store.set('a', 'y');
    expect([store.required('b'), store.problem('b'), store.valid]).toEqual([false, undefined, true]);
  });

  test('a box that need not be ticked is not marked as required: it always has a value', () => {
    const schema = {
      type: 'object',
      required: ['a', 'b'],
      properties: { a: { type: 'boolean' }, b: { type: 'boolean' } },
    };
    const fields = [field('a', 'checkbox'), { ...field('b', 'checkbox'), required: { key: 'proba.potwierdz' } }];
    const store = new World().open(form({ schema, fields }));
    expect([store.required('a'), store.required('b')]).toEqual([false, true]);
  });

  test('a required box must be ticked', async () => {
    const { store, world } = small([field('zgoda', 'checkbox', { required: { key: 'proba.zgoda' } })]);
    await store.submit();
    expect(store.problem('zgoda')).toBe('proba.zgoda');
    store.set('zgoda', true);
    await store.submit();
    expect(world.calls[0]?.args).toEqual({ zgoda: true });
  });

  test('a code of digits is a secret that may contain blanks, and a password is taken literally', async () => {
    const world = new World();
    world.arguments = ['kod', 'haslo'];
    const code = { type: 'string', pattern: '^[0-9]{6}$' } as const;
    const schema = { type: 'object', properties: { kod: code, haslo: { ...code, 'x-secret': true } } } as const;
    const fields = [field('kod', 'text', { autocomplete: 'one-time-code' }), field('haslo', 'password')];
    const store = world.open(form({ schema, fields }));
    store.set('kod', ' 123 456');
    store.set('haslo', '654321');
    await store.submit();
    expect(world.calls[0]?.args).toEqual({ kod: '123456', haslo: '654321' });
    store.set('haslo', '654 321');
    await store.submit();
    expect([world.calls.length, store.problem('haslo')]).toEqual([1, world.word('bledy.zlyFormat')]);
  });

  test('a password made of the own words is refused, as they are typed', () => {
    const ownWords = { of: [path('form.login'), path('data.konto.nazwisko')], say: { key: 'proba.wlasne' } };
    const { store } = small([field('login', 'text'), field('haslo', 'password', { ownWords })]);
    const problem = (login: string) => {
      store.set('login', login);
      store.set('haslo', 'Kowalska-77!');
      store.leave('haslo');
      return store.problem('haslo');
    };
    expect(problem('')).toBeUndefined();
    expect(problem('j.kowalska')).toBe('proba.wlasne');
    expect(problem('rowerzystka')).toBeUndefined();
  });

  test('digits are compared with the places of the meter', () => {
    const digits = {
      whole: path('data.licznik.calkowite'),
      fraction: path('data.licznik.dziesietne'),
      say: { key: 'proba.cyfry' },
    };
    const world = new World();
    world.give('licznik', { calkowite: 3, dziesietne: 1 });
    const schema = { type: 'object', properties: { stan: { type: 'number' } } };
    const store = world.open(form({ schema, fields: [field('stan', 'decimal', { digits })] }));
    const problemOf = (typed: string) => {
      store.set('stan', typed);
      store.leave('stan');
      return store.problem('stan');
    };
    expect(problemOf('123,4')).toBeUndefined();
    expect(problemOf('1234')).toBe('proba.cyfry');
    expect(problemOf('1,25')).toBe('proba.cyfry');
    // All but digits with one decimal separator gets the same message, also input that a plain number field would accept.
    for (const typed of ['-5', '1e3', '1.234,5', '12,', '٤١٢', 'około 120', '1 2 3', '1'.repeat(100_000)])
      expect([typed.slice(0, 20), problemOf(typed)]).toEqual([typed.slice(0, 20), 'proba.cyfry']);
    expect([problemOf(' 012.5 '), problemOf('0123,4')]).toEqual([undefined, 'proba.cyfry']);
  });
});

describe('a limit', () => {
  test('refuses further input and counts the remaining characters', () => {
    const { store } = request();
    expect(store.remaining('trescZgloszenia')).toBe(2000);
    store.set('trescZgloszenia', 'a'.repeat(2100));
    expect(store.remaining('trescZgloszenia')).toBe(0);
    expect(String(store.values.trescZgloszenia)).toHaveLength(2000);
    expect(store.remaining('telefon')).toBeUndefined();
  });

  test('below the length of the text cuts nothing off and shows the excess', async () => {
    const { store, world } = request();
    store.set('trescZgloszenia', 'a'.repeat(1500));
    store.set('tematZgloszenia', 2);
    store.set('telefon', '600700800');
    store.set('email', 'a@b.pl');
    expect(store.remaining('trescZgloszenia')).toBe(-500);
    await store.submit();
    expect(store.problem('trescZgloszenia')).toBe('Tekst jest za długi o 500 znaków.');
    expect(world.calls).toEqual([]);
  });
});

describe('sending', () => {
  test('texts are in the municipality’s language, fields are matched by name, and own fields are not sent', async () => {
    const { store, world } = request((world) => world.speak('en'));
    store.set('tematZgloszenia', 2);
    store.set('trescZgloszenia', '  Proszę o kontakt ');
    store.set('telefon', '600700800');
    store.set('email', 'a@b.pl');
    await store.submit();
    expect(world.calls.map(({ operation, args }) => ({ operation, args }))).toEqual([
      {
        operation: 'dodajZgloszenie',
        args: {
          idPunktuOdbioru: 7,
          tematZgloszenia: 2,
          trescZgloszenia: 'Proszę o kontakt\nTelefon: 600700800\nE-mail: a@b.pl',
        },
      },
    ]);
  });

  test('hidden and empty fields are null, or left out where the request knows no null', async () => {
    const world = new World();
    world.arguments = ['a', 'b', 'c'];
    const properties = { a: { type: ['string', 'null'] }, b: { type: ['string', 'null'] }, c: { type: 'string' } };
    const fields = [field('a', 'text', { visible: false }), field('b', 'text'), field('c', 'text')];
    const store = world.open(form({ schema: { type: 'object', properties }, fields }));
    store.set('a', 'hidden');
    store.set('b', '  ');
    await store.submit();
    expect(world.calls[0]?.args).toEqual({ a: null, b: null });
  });

  test('a success runs `then` with the answer in scope, and the form no longer guards leaving', async () => {
    const { store, world } = request();
    store.set('trescZgloszenia', 'tekst');
    expect(store.holdsLeave).toBe(true);
    let heldThen: boolean | undefined;
    const run = world.run.bind(world);
    world.run = async (steps, locals) => {
      heldThen = store.holdsLeave;
      return run(steps, locals);
    };
    await store.submit();
    expect(heldThen).toBe(false);
    expect(world.ran[0]?.steps).toEqual(newRequest.then);
    expect(world.ran[0]?.locals.result).toEqual({ czyZapisano: true });
    expect(store.values.trescZgloszenia).toBeUndefined();
  });

  test('an answer that says it was not done counts as a failure without a code', async () => {
    const { store, world } = request((world) => {
      world.office = async () => ({ czyZapisano: false });
    });
    store.set('trescZgloszenia', 'tekst');
    await store.submit();
    expect(world.notices).toEqual([{ text: 'proba.blad', tone: 'danger' }]);
    expect(world.ran).toEqual([]);
    expect(store.values.trescZgloszenia).toBe('tekst');
  });

  test('questions are asked after the checks, and "no" sends nothing', async () => {
    const confirm = [
      { when: false, title: { key: 'proba.nie' }, text: { key: 'proba.nie' } },
      {
        title: { key: 'proba.tytul' },
        text: { key: 'proba.pytanie', values: { stan: { value: path('form.a'), format: 'text' as const } } },
        yes: { key: 'proba.tak' },
      },
    ];
    const { store, world } = small([field('a', 'text', { required: { key: 'proba.a' } })], { confirm });
    await store.submit();
    expect(world.questions).toEqual([]);
    store.set('a', '5');
    world.agrees = false;
    await store.submit();
    expect(world.questions).toEqual([{ title: 'proba.tytul', text: 'Wysłać 5?', yes: 'proba.tak' }]);
    expect(world.calls).toEqual([]);
    expect(store.busy).toBe(false);
  });

  test('a question lists the changes; of a secret and of a choice only the name', async () => {
    const options = { fixed: [1, 2].map((value) => ({ value, label: { key: `proba.${value}` } })) };
    const fields = [
      field('a', 'text', { initial: ['+', 'Lip', 'owa'] }),
      field('b', 'date', { initial: path('today') }),
      field('c', 'password'),
      field('d', 'select', { options, initial: 1 }),
      field('e', 'text', { initial: ['+', 'tak', ' jest'] }),
      field('f', 'text'),
    ];
    const confirm = [{ title: { key: 'proba.tytul' }, text: { key: 'proba.tekst' }, changes: true as const }];
    const { store, world } = small(fields, { confirm });
    store.set('a', '');
    store.set('b', '1.12.2026');
    store.set('c', 'Tajne-1!');
    store.set('d', 2);
    store.set('e', 'inaczej');
    store.set('e', 'tak jest ');
    await store.submit();
    expect(world.questions).toEqual([
      {
        title: 'proba.tytul',
        text: 'proba.tekst',
        changes: [
          { label: 'proba.a', values: { before: 'Lipowa', after: '' } },
          { label: 'proba.b', values: { before: '21.11.2026', after: '1.12.2026' } },
          { label: 'proba.c' },
          { label: 'proba.d' },
        ],
      },
    ]);
  });

  test('a second submit and edits are ignored while the first is sent', async () => {
    const { store, world } = small([field('a', 'text')]);
    store.set('a', 'x');
    const first = store.submit();
    expect(store.busy).toBe(true);
    store.set('a', 'y');
    await Promise.all([first, store.submit()]);
    expect(world.calls).toHaveLength(1);
    expect(world.calls[0]?.args).toEqual({ a: 'x' });
    expect(store.busy).toBe(false);
  });

  test('a form that is not enabled is not sent', async () => {
    const { store, world } = small([field('a', 'text')], { enabled: path('edit.changed') });
    await store.submit();
    expect(world.calls).toEqual([]);
    store.set('a', 'x');
    expect(store.enabled).toBe(true);
  });
});

describe('the key of a submission', () => {
  test.each([
    ['the same after silence', new ApiError({ kind: 'network' }), 'x', true],
    ['the same after a breakdown of the office', refusal('BLAD_SERWERA', { status: 500 }), 'x', true],
    ['another for other content', new ApiError({ kind: 'network' }), 'y', false],
    ['another after a refusal', refusal('2003'), 'x', false],
  ])('%s', async (_, failure, next, same) => {
    const { store, world } = small([field('a', 'text')]);
    world.office = () => Promise.reject(failure);
    store.set('a', 'x');
    await store.submit();
    store.set('a', next);
    await store.submit();
    const [first, second] = world.calls.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(first === second).toBe(same);
  });

  test('another for the same content after it was done', async () => {
    const { store, world } = small([field('a', 'text')]);
    store.set('a', 'x');
    await store.submit();
    await store.submit();
    expect(world.calls[0]?.key).not.toBe(world.calls[1]?.key);
  });
});

describe('a refusal of the office', () => {
  async function refused(failure: ApiError, more: Partial<Parameters<typeof form>[0]> = {}) {
    const opened = small([field('a', 'text'), field('b', 'text', { visible: false })], more);
    opened.world.office = () => Promise.reject(failure);
    await opened.store.submit();
    return opened;
  }

  test('is shown at the field the screen names, in the words of the office', async () => {
    const { store } = await refused(refusal('1519'), { errors: { 1519: { field: 'a' } } });
    expect(store.problem('a')).toBe('Tak nie można.');
    expect(store.refused).toBe(1);
    store.set('a', 'x');
    expect(store.problem('a')).toBeUndefined();
  });

  test('or in the words of the screen', async () => {
    const { store } = await refused(refusal('1519'), {
      errors: { 1519: { field: 'a', say: { key: 'proba.zleHaslo' } } },
    });
    expect(store.problem('a')).toBe('proba.zleHaslo');
  });

  test('is shown on top when its field is hidden', async () => {
    const { store } = await refused(refusal('1519'), { errors: { 1519: { field: 'b' } } });
    expect(store.summary).toEqual(['Tak nie można.']);
  });

  test('may be matched by its status', async () => {
    const { store } = await refused(refusal('X', { status: 409 }), {
      errors: { 409: { show: { key: 'proba.zajete' } } },
    });
    expect(store.summary).toEqual(['proba.zajete']);
  });

  test('names the fields itself', async () => {
    const { store } = await refused(
      refusal('BLEDNE_ZADANIE', { pola: { a: 'Za długie.', idPunktu: 'Nie ma takiego.' } }),
    );
    expect(store.problem('a')).toBe('Za długie.');
    expect(store.summary).toEqual(['Nie ma takiego.']);
  });

  test('runs steps with the error in scope', async () => {
    const steps = [{ do: 'notify', text: { key: 'proba.x' }, tone: 'info' } as const];
    const { world } = await refused(refusal('7'), { errors: { 7: { do: steps } } });
    expect(world.ran[0]?.steps).toBe(steps);
    expect(world.ran[0]?.locals.error).toEqual({ kod: '7', opis: 'Tak nie można.', pola: {}, nrSprawy: 'N-1' });
  });

  test('runs steps beside a field first, and they may reveal the field', async () => {
    const schema = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } } as const;
    const world = new World();
    const steps = [{ do: 'set', values: {} } as const];
    const store = world.open(
      form({
        schema,
        fields: [field('a', 'text'), field('b', 'text', { visible: path('data.pokaz') })],
        errors: { 1010: { field: 'b', do: steps }, 1012: { show: { key: 'proba.odNowa' }, do: steps } },
      }),
    );
    world.run = async (ran) => {
      expect(ran).toBe(steps);
      world.give('pokaz', true);
      return true;
    };
    world.office = () => Promise.reject(refusal('1010'));
    await store.submit();
    expect([store.problem('b'), store.summary]).toEqual(['Tak nie można.', []]);
    world.office = () => Promise.reject(refusal('1012'));
    await store.submit();
    expect(store.summary).toEqual(['proba.odNowa']);
  });

  test('without a matching line is handled by the default', async () => {
    const otherwise = { notify: { value: path('error.opis'), format: 'text' as const }, tone: 'danger' as const };
    const { world, store } = await refused(refusal('7'), { otherwise });
    expect(world.notices).toEqual([{ text: 'Tak nie można.', tone: 'danger' }]);
    expect(store.summary).toEqual([]);
  });

  test('without any line shows the shared message and the case number', async () => {
    const { store } = await refused(refusal('7'));
    expect(store.summary).toEqual(['Tak nie można. Numer do podania w urzędzie: N-1.']);
  });

  test('a lost response is shown with the assurance that the input is kept', async () => {
    const { store, world } = await refused(new ApiError({ kind: 'network' }));
    expect(store.summary).toEqual([world.word('bledy.formularz.brakPolaczenia')]);
  });

  test('is left to the shell when it is an ended session or a declared break', async () => {
    for (const kind of ['unauthorised', 'break'] as const) {
      const otherwise = { notify: { key: 'proba.blad' }, tone: 'danger' as const };
      const { store, world } = await refused(new ApiError({ kind, status: 401 }), { otherwise });
      expect([store.summary, world.notices, store.refused]).toEqual([[], [], 0]);
    }
  });

  test('is cleared by the next submit', async () => {
    const { store, world } = await refused(refusal('7'), { errors: { 7: { field: 'a' } } });
    world.office = async () => ({});
    await store.submit();
    expect(store.problem('a')).toBeUndefined();
    expect(world.calls).toHaveLength(2);
  });
});

describe('text that is typed but not sent', () => {
  const fields = [
    field('a', 'text'),
    field('haslo', 'password'),
    field('kod', 'text', { autocomplete: 'one-time-code' }),
    field('pin', 'text'),
  ];
  const properties = {
    a: { type: 'string' },
    haslo: { type: 'string' },
    kod: { type: 'string' },
    pin: { type: 'string', 'x-secret': true },
  };
  const block = form({ schema: { type: 'object', properties }, fields });

  function open(memory: FormMemory, account: string, more: Partial<typeof block> = {}) {
    const world = new World();
    world.memory = memory.slot(account, '/nowe');
    return { world, store: world.open({ ...block, ...more }) };
  }

  test('is restored for the same person, except secrets', () => {
    const memory = new FormMemory();
    const { store } = open(memory, 'jan');
    for (const name of ['a', 'haslo', 'kod', 'pin']) store.set(name, 'tajne');
    store.dispose();
    const again = open(memory, 'jan').store;
    expect({ ...again.values }).toEqual({ a: 'tajne', haslo: undefined, kod: undefined, pin: undefined });
    expect([again.restored, again.changed]).toEqual([true, true]);
  });

  describe('in a list of records', () => {
    const osoba = {
      type: 'object',
      properties: { imie: { type: 'string' }, pin: { type: 'string', 'x-secret': true } },
    };
    const nested = {
      fields: [...fields, field('osoby', 'nested')],
      schema: { type: 'object', properties: { ...properties, osoby: { type: 'array', items: osoba } } },
    } as Partial<typeof block>;
    const typed = { osoby: [{ imie: 'Jan', pin: '1234' }] };

    test('is restored for the same person, except secrets', () => {
      const memory = new FormMemory();
      const { store } = open(memory, 'jan', nested);
      store.set('osoby', typed.osoby);
      store.set('a', 'x');
      store.dispose();
      const again = open(memory, 'jan', nested).store;
      expect([again.values.osoby, again.values.a]).toEqual([[{ imie: 'Jan' }], 'x']);
      expect([again.restored, again.changed]).toEqual([true, true]);
      expect(open(memory, 'anna', nested).store.values.osoby).toBeUndefined();
    });

    test('is deleted once it is sent, and leaving then asks nothing', async () => {
      const memory = new FormMemory();
      const { store, world } = open(memory, 'jan', nested);
      world.arguments = ['a', 'osoby'];
      store.set('osoby', typed.osoby);
      expect(store.holdsLeave).toBe(true);
      await store.submit();
      expect(world.calls.map(({ args }) => args)).toEqual([expect.objectContaining(typed)]);
      expect([store.changed, store.holdsLeave]).toEqual([false, false]);
      expect(open(memory, 'jan', nested).store.restored).toBe(false);
      store.set('osoby', [{ imie: 'Ewa' }]);
      expect(store.changed).toBe(true);
    });

    test('is deleted when the form is cleared or discarded', () => {
      for (const end of [(store: FormStore) => store.clear(), (store: FormStore) => store.forget()]) {
        const memory = new FormMemory();
        const { store } = open(memory, 'jan', nested);
        store.set('osoby', typed.osoby);
        end(store);
        expect(open(memory, 'jan', nested).store.restored).toBe(false);
      }
    });
  });

  test('is not restored for another person', () => {
    const memory = new FormMemory();
    open(memory, 'jan').store.set('a', 'x');
    expect(open(memory, 'anna').store.values.a).toBeUndefined();
  });

  test('is deleted once it is sent, reset, or discarded', async () => {
    for (const end of [
      (store: FormStore) => store.submit(),
      (store: FormStore) => store.clear(),
      (store: FormStore) => store.forget(),
    ]) {
      const memory = new FormMemory();
      const { store } = open(memory, 'jan');
      store.set('a', 'x');
      await end(store);
      expect(open(memory, 'jan').store.restored).toBe(false);
    }
  });

  test('is stored when the session ends during a submit', async () => {
    const memory = new FormMemory();
    const { store, world } = open(memory, 'jan');
    world.office = () => Promise.reject(new ApiError({ kind: 'unauthorised', status: 401 }));
    store.set('a', 'x');
    await store.submit();
    expect(open(memory, 'jan').store.values.a).toBe('x');
  });

  test('is not stored where the screen says so', () => {
    const memory = new FormMemory();
    open(memory, 'jan', { keep: false }).store.set('a', 'x');
    expect(open(memory, 'jan').store.values.a).toBeUndefined();
  });
});

test('a field is reset with its problem, also when nobody had typed in it', async () => {
  const asked = path('form.zgoda');
  const { store } = small([
    field('zgoda', 'checkbox'),
    field('telefon', 'tel', { visible: asked, required: { key: 'proba.wpiszTresc' }, resetOn: ['zgoda'] }),
  ]);
  store.set('zgoda', true);
  await store.submit();
  expect(store.problem('telefon')).toBe('Wpisz treść.');
  store.set('zgoda', false);
  store.set('zgoda', true);
  expect([store.visible('telefon'), store.problem('telefon')]).toEqual([true, undefined]);
});

test('a choice that resets other fields also clears every problem, and keeps the rest of the input', async () => {
  const { store } = small([
    field('temat', 'text'),
    field('tresc', 'text', { required: { key: 'proba.wpiszTresc' } }),
    field('uwagi', 'text'),
    field('telefon', 'tel', { resetOn: ['temat'] }),
  ]);
  store.set('uwagi', 'x');
  await store.submit();
  expect(store.problem('tresc')).toBe('Wpisz treść.');
  store.set('uwagi', 'xy');
  expect(store.problem('tresc')).toBe('Wpisz treść.');
  store.set('temat', 'inny');
  expect([store.problem('tresc'), store.values.uwagi]).toEqual([undefined, 'xy']);
});

test('a key stroke notifies only the readers of its field', () => {
  const { store } = small([field('a', 'text'), field('b', 'text')]);
  let drawn = 0;
  const stop = autorun(() => {
    drawn += 1;
    return [store.values.b, store.problem('b'), store.visible('b')];
  });
  store.set('a', 'x');
  expect(drawn).toBe(1);
  store.set('b', 'x');
  expect(drawn).toBe(2);
  stop();
});
