import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import { FormMemory } from '../../../src/portal/stores/FormMemory.ts';
import { field } from '../../fixtures/forms/newRequest.ts';
import { household, rowFields, tree } from '../../fixtures/forms/rows.ts';
import { World } from './formWorld.ts';

/** The store of the form, and its rows. */
function open(...[rows, more, list]: Parameters<typeof household>) {
  const world = new World();
  world.arguments = ['osoby', 'uwagi'];
  const store = world.open(household(rows, more, list));
  return { world, store, list: store.rows('osoby')!, form: store.locals.form as Record<string, unknown> };
}

const sent = (world: World) => world.calls.map(({ args }) => args.osoby);

describe('rows', () => {
  test('are added, filled and sent with the values of their own fields', async () => {
    const { world, store, list } = open();
    expect([list.rows.length, store.changed]).toEqual([0, false]);
    list.add().set('imie', 'Jan');
    const second = list.add();
    second.set('imie', 'Ola');
    second.set('wiek', '7');
    expect(store.changed).toBe(true);
    await store.submit();
    expect(sent(world)).toEqual([
      [
        { imie: 'Jan', pesel: null },
        { imie: 'Ola', wiek: 7, pesel: null },
      ],
    ]);
    expect(store.changed).toBe(false);
  });

  test('begin with the fewest, and take no more than the most', () => {
    const { list } = open({}, { min: 2, max: 3 });
    expect(list.rows.map(({ mayRemove }) => mayRemove)).toEqual([false, false]);
    list.add();
    expect([list.mayAdd, list.rows[0]!.mayRemove]).toEqual([false, true]);
  });

  test('an empty required list is refused in its own words, too few and too many in those of the portal', async () => {
    const required = open({}, { required: { key: 'proba.dodaj' } });
    await required.store.submit();
    expect([required.store.problem('osoby'), required.world.calls.length]).toEqual(['proba.dodaj', 0]);
    const few = open({}, {}, { minItems: 1 });
    few.list.rows[0]!.set('imie', 'Jan');
    await few.store.submit();
    expect(few.world.calls.length).toBe(1);
    const most = open({}, { initial: tree('data.osoby'), max: 1 });
    most.world.give('osoby', [{ imie: 'Jan' }, { imie: 'Ola' }]);
    await most.store.submit();
    expect(most.store.problem('osoby')).toMatch(/1/);
  });

  test('a list and a field of a row may be required while a condition holds', async () => {
    const requiredWhen = tree('item.wiek >= 18');
    const pesel = field('pesel', 'text', { required: { key: 'proba.pesel' }, requiredWhen });
    const whole = { required: { key: 'proba.dodaj' }, requiredWhen: tree("form.uwagi == 'x'") };
    const { world, store, list } = open({ fields: [...rowFields.slice(0, 2), pesel] }, whole);
    expect(store.required('osoby')).toBe(false);
    store.set('uwagi', 'x');
    expect(store.required('osoby')).toBe(true);
    await store.submit();
    expect(store.problem('osoby')).toBe('proba.dodaj');
    const [adult, child] = [list.add(), list.add()];
    for (const row of [adult, child]) row.set('imie', 'Jan');
    adult.set('wiek', '40');
    expect([adult.required('pesel'), child.required('pesel')]).toEqual([true, false]);
    await store.submit();
    expect([adult.problem('pesel'), child.problem('pesel'), world.calls]).toEqual(['proba.pesel', undefined, []]);
  });

  test('conditions, rules and limits of a field are those of its own row', async () => {
    const fields = [
      rowFields[0]!,
      rowFields[1]!,
      { ...rowFields[2]!, rules: [{ must: tree("item.pesel != '0'"), say: { key: 'proba.zly' }, live: false }] },
    ];
    const { world, store, list } = open({ fields });
    const [adult, child] = [list.add(), list.add()];
    adult.set('imie', 'Jan');
    adult.set('wiek', '40');
    child.set('imie', 'Ola');
    child.set('wiek', '7');
    expect([adult.visible('pesel'), child.visible('pesel')]).toEqual([true, false]);
    await store.submit();
    expect([adult.problem('pesel'), store.problem('osoby.0.pesel')]).toEqual(['proba.pesel', 'proba.pesel']);
    adult.set('pesel', '0');
    adult.leave('pesel');
    expect(adult.problem('pesel')).toBe('proba.zly');
    adult.set('pesel', '1');
    await store.submit();
    expect(sent(world)).toEqual([
      [
        { imie: 'Jan', wiek: 40, pesel: '1' },
        { imie: 'Ola', wiek: 7, pesel: null },
      ],
    ]);
  });

  test('the schema of the request is asked for each value', async () => {
    const { store, list } = open();
    list.add().set('imie', 'Bardzo długie');
    list.add().set('wiek', '-1');
    await store.submit();
    expect(store.inside('osoby').map(({ name }) => name)).toEqual(['osoby.0.imie', 'osoby.1.imie', 'osoby.1.wiek']);
    expect(store.inside('osoby').map(({ label }) => label)[2]).toBe('proba.osoby 2, proba.wiek');
  });

  test('a field resets the fields of its own row', () => {
    const fields = [rowFields[0]!, { ...rowFields[1]!, resetOn: ['imie'] }];
    const { list } = open({ fields });
    const [one, two] = [list.add(), list.add()];
    for (const row of [one, two]) row.set('wiek', '7');
    one.set('imie', 'Jan');
    expect([one.values.wiek, two.values.wiek]).toEqual([undefined, '7']);
  });
});

describe('rules', () => {
  const rules = [{ must: tree('item.imie != item.pesel'), say: { key: 'proba.takieSame' }, live: false }];

  test('of a row are asked once its fields are in order, and shown at the row', async () => {
    const { store, list } = open({ rules });
    const row = list.add();
    row.set('wiek', '40');
    row.set('pesel', '1');
    await store.submit();
    expect(store.problem('osoby.0')).toBeUndefined();
    row.set('imie', '1');
    await store.submit();
    expect([store.problem('osoby.0'), row.complaint]).toEqual(['proba.takieSame', 'proba.takieSame']);
    row.set('imie', '2');
    expect(row.complaint).toBeUndefined();
  });

  test('of a row are shown at the field that they name', async () => {
    const { store, list } = open({ rules: [{ ...rules[0]!, field: 'pesel' }] });
    const row = list.add();
    row.set('wiek', '40');
    row.set('imie', '1');
    row.set('pesel', '1');
    expect(row.problem('pesel')).toBeUndefined();
    row.leave('pesel');
    expect([row.problem('pesel'), store.problem('osoby.0.pesel'), row.complaint]).toEqual([
      'proba.takieSame',
      'proba.takieSame',
      undefined,
    ]);
  });

  test('of the list are asked once all rows are in order', async () => {
    const unlike = {
      must: tree('count(distinct(form.osoby.map(o, o.imie))) == count(form.osoby)'),
      say: { key: 'proba.dwaRazy' },
    };
    const { world, store, list } = open({}, { rules: [{ ...unlike, live: false }] });
    const [one, two] = [list.add(), list.add()];
    one.set('imie', 'Jan');
    await store.submit();
    expect(store.problem('osoby')).toBeUndefined();
    two.set('imie', 'Jan');
    await store.submit();
    expect([store.problem('osoby'), world.calls.length]).toEqual(['proba.dwaRazy', 0]);
    two.set('imie', 'Ola');
    expect(store.problem('osoby')).toBeUndefined();
    await store.submit();
    expect(world.calls.length).toBe(1);
  });
});

describe('rows that are removed and moved', () => {
  test('a filled row is put back where it was, an empty one is gone', () => {
    const { list } = open();
    const [one] = [list.add(), list.add()];
    one.set('imie', 'Jan');
    list.remove(one);
    expect([list.rows.length, list.removed?.id]).toEqual([1, one.id]);
    list.putBack();
    expect(list.rows.map(({ id }) => id)[0]).toBe(one.id);
    expect(list.rows[0]!.values.imie).toBe('Jan');
    list.remove(list.rows[1]!);
    expect(list.removed).toBeUndefined();
  });

  test('a row keeps its id and its messages when it moves', async () => {
    const { store, list } = open({ order: true });
    const [one, two] = [list.add(), list.add()];
    two.set('imie', 'Ola');
    await store.submit();
    expect([one.mayMoveUp, one.mayMoveDown, two.mayMoveUp, two.mayMoveDown]).toEqual([false, true, true, false]);
    list.move(two, -1);
    expect([two.index, one.index, one.problem('imie')]).toEqual([0, 1, 'proba.imie']);
    expect([store.idOf('osoby.1.imie'), store.idOf('osoby.1')]).toEqual([`osoby.${one.id}.imie`, `osoby.${one.id}`]);
  });
});

describe('rows that are there from the start', () => {
  const given = [
    { idOsoby: 1, imie: 'Jan', wiek: 40, pesel: '1', zameldowana: true },
    { idOsoby: 2, imie: 'Ola', wiek: 7, zameldowana: false },
  ];
  const filled = (rows: Parameters<typeof household>[0] = {}) => {
    const all = open({ key: 'idOsoby', ...rows }, { initial: tree('data.osoby') });
    all.world.give('osoby', given);
    return all;
  };

  test('may arrive late, and are the resident’s after the first edit', () => {
    const { world, store, list } = open({ key: 'idOsoby' }, { initial: tree('data.osoby') });
    expect(list.rows).toEqual([]);
    world.give('osoby', given);
    expect([list.rows.map(({ values }) => values.imie), store.changed]).toEqual([['Jan', 'Ola'], false]);
    list.rows[1]!.set('imie', 'Ewa');
    world.give('osoby', given.slice(0, 1));
    expect(list.rows.map(({ values }) => values.imie)).toEqual(['Jan', 'Ewa']);
    list.rows[1]!.set('imie', 'Ola');
    expect(store.changed).toBe(false);
  });

  test('bring along what has no field', async () => {
    const { world, store, list } = filled();
    list.add().set('imie', 'Ewa');
    await store.submit();
    expect(sent(world)).toEqual([
      [
        { idOsoby: 1, imie: 'Jan', wiek: 40, pesel: '1' },
        { idOsoby: 2, imie: 'Ola', wiek: 7, pesel: null },
        { imie: 'Ewa', pesel: null },
      ],
    ]);
  });

  test('locked rows and fields take no input, and locked rows stay', () => {
    const fields = [{ ...rowFields[0]!, locked: tree('item.wiek < 18') }, rowFields[1]!, rowFields[2]!];
    const { list } = filled({ locked: tree('item.zameldowana'), fields });
    const [jan, ola] = list.rows;
    jan!.set('wiek', '41');
    ola!.set('imie', 'Ewa');
    ola!.set('wiek', '8');
    expect([jan!.values.wiek, ola!.values.imie, ola!.values.wiek]).toEqual(['40', 'Ola', '8']);
    expect([jan!.mayRemove, ola!.mayRemove]).toEqual([false, true]);
    list.remove(jan!);
    expect(list.rows.length).toBe(2);
    const added = list.add();
    expect([added.locked('imie'), added.mayRemove]).toEqual([false, true]);
  });
});

describe('rows in step with a list', () => {
  const inStep = () => {
    const all = open({ key: 'idOsoby', sync: tree('data.dzieci') });
    all.world.give('dzieci', [1, 2]);
    return all;
  };

  test('an entry that is taken out takes its row out; chosen again, it brings back what was typed', async () => {
    const { world, store, list } = inStep();
    list.rows[1]!.set('imie', 'Ola');
    world.give('dzieci', [1]);
    expect([list.rows.length, list.mayAdd, list.rows[0]!.mayRemove]).toEqual([1, false, false]);
    world.give('dzieci', [2, 3, 1]);
    expect(list.rows.map(({ values }) => values.imie)).toEqual(['Ola', undefined, undefined]);
    expect(store.changed).toBe(true);
    world.give('dzieci', [2]);
    await store.submit();
    expect(sent(world)).toEqual([[{ idOsoby: 2, imie: 'Ola', pesel: null }]]);
  });

  test('records of the list fill the fields of equal names', () => {
    const { world, list } = inStep();
    world.give('dzieci', [{ idOsoby: 5, imie: 'Ewa', inne: 1 }]);
    expect(list.rows.map(({ values }) => values.imie)).toEqual(['Ewa']);
  });
});

test('a refusal of the office is shown at the row and the field that its path names', async () => {
  const { world, store, list } = open({ order: true });
  for (const name of ['Jan', 'Ola']) list.add().set('imie', name);
  const pola = { 'osoby.1.imie': 'Nie ma takiej.', 'osoby.0': 'Ta jest za młoda.', 'osoby.5.imie': 'Za dużo.' };
  world.office = async () => {
    throw new ApiError({ kind: 'refused', status: 422, kod: '1', opis: 'Nie.', nrSprawy: 'N', pola });
  };
  await store.submit();
  expect([list.rows[1]!.problem('imie'), list.rows[0]!.complaint, store.summary]).toEqual([
    'Nie ma takiej.',
    'Ta jest za młoda.',
    ['Za dużo.'],
  ]);
  list.move(list.rows[1]!, -1);
  expect(list.rows[0]!.problem('imie')).toBe('Nie ma takiej.');
  list.rows[0]!.set('imie', 'Ewa');
  expect(store.problem('osoby.0.imie')).toBeUndefined();
});

test('the input of rows is kept for the same person, except secrets', () => {
  const memory = new FormMemory();
  const fields = [...rowFields, { ...rowFields[0]!, field: 'pin', as: 'password' as const }];
  const world = () => {
    const one = new World();
    one.memory = memory.slot('jan', '/x');
    one.give('osoby', [{ idOsoby: 1, imie: 'Jan' }]);
    return one;
  };
  const block = household({ fields, key: 'idOsoby' }, { initial: tree('data.osoby') });
  const first = world().open(block);
  const row = first.rows('osoby')!.add();
  row.set('imie', 'Ola');
  row.set('pin', '1234');
  first.dispose();
  const again = world().open(block);
  expect(again.rows('osoby')!.rows.map(({ values }) => [values.imie, values.pin])).toEqual([
    ['Jan', undefined],
    ['Ola', undefined],
  ]);
  expect([again.restored, again.changed]).toEqual([true, true]);
  again.clear();
  expect([again.rows('osoby')!.rows.length, again.changed]).toEqual([1, false]);
});

test('expressions of the form read the rows', () => {
  const { form, list } = open();
  list.add().set('wiek', '7');
  expect(form.osoby).toEqual([{ wiek: 7, pesel: null }]);
});
