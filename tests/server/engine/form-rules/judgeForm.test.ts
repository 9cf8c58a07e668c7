import { expect, test } from 'vitest';
import { View } from '../../../../server/engine/documents/view.ts';
import { judgeForm } from '../../../../server/engine/form-rules/judgeForm.ts';
import type { Block } from '../../../../src/blocks/block.ts';
import type { FormBlock, FormField } from '../../../../src/blocks/form/block.ts';
import { officeView } from '../../../../src/blocks/form/officeView.ts';
import type { Tree } from '../../../../src/lang/expressions/tree.ts';
import { treeOf } from '../../../lang/expressions/run.ts';
import { $, screenOf, text } from '../../documents/fixtures.ts';

const tree = (source: string): Tree => treeOf(source, ['form', 'state', 'params', 'data', 'calc', 'item', 'today']);

const field = (name: string, rest: Partial<FormField> = {}): FormField => ({
  field: name,
  label: text(name),
  as: 'integer',
  resetOn: [],
  rules: [],
  ...rest,
});

const form = (rest: Partial<FormBlock>): FormBlock => ({
  id: 'wniosek',
  type: 'form',
  reads: [],
  operation: 'zlozWniosek',
  schema: {},
  calc: {},
  fields: [field('osob')],
  send: {},
  confirm: [],
  submit: text('wyslij'),
  then: [],
  errors: {},
  leaveGuard: true,
  keep: true,
  ...rest,
});

/** Judges `args` by a form, with these values in its screen. */
function judge(
  block: FormBlock,
  args: Record<string, unknown>,
  names: Record<string, unknown> = {},
  rest = {},
  around: readonly Block[] = [],
) {
  const sent = { form: block, screen: screenOf(rest), around };
  const office = officeView(sent, Object.keys(args));
  const phrase = (key: string) => key;
  const shared = { language: 'pl' as const, phrase, words: {} as never, services: {}, explained: new Set<string>() };
  const scope = { data: {}, params: {}, state: {}, calc: {}, today: '2026-11-21', ...names, arg: args };
  const view = new View({ ...shared, print: () => [] }, scope);
  return judgeForm(sent, { office, args, view, officeLanguage: view });
}

const refused = { key: 'pole.wartosc' };

test('a price is computed by the office', () => {
  const block = form({
    calc: { cena: { value: tree('form.osob * 12') } },
    send: { kwota: { value: tree('calc.cena') } },
  });
  expect(judge(block, { osob: 3, kwota: 36 })).toBeUndefined();
  expect(judge(block, { osob: 3, kwota: 1 })).toEqual({ kwota: refused });
  expect(judge(block, { osob: 3, kwota: null })).toEqual({ kwota: refused });
});

test('a value that the form takes from a parameter is the parameter', () => {
  const block = form({
    send: { karta: { value: $('params', 'karta') } },
    fields: [field('osob', { rules: [{ must: tree('form.osob <= params.karta'), say: text('zaDuzo'), live: false }] })],
  });
  expect(judge(block, { osob: 3, karta: 3 }, { params: { karta: 3 } })).toBeUndefined();
  expect(judge(block, { osob: 4, karta: 3 }, { params: { karta: 3 } })).toEqual({ osob: { text: 'zaDuzo' } });
});

test('rules over what the request does not contain are left to the browser', () => {
  const rule = (source: string) => [{ must: tree(source), say: text('nie'), live: false }];
  for (const source of ['state.zgoda', 'params.x == form.osob', 'item.otwarte', 'form.powtorz == form.osob'])
    expect(judge(form({ fields: [field('osob', { rules: rule(source) })] }), { osob: 3 })).toBeUndefined();
  expect(judge(form({ fields: [field('osob', { rules: rule('false') })] }), { osob: 3 })).toEqual({
    osob: { text: 'nie' },
  });
});

test('a hidden field has no value', () => {
  const block = form({ fields: [field('osob'), field('dzieci', { visible: tree('form.osob > 1') })] });
  expect(judge(block, { osob: 2, dzieci: 1 })).toBeUndefined();
  expect(judge(block, { osob: 1, dzieci: null })).toBeUndefined();
  expect(judge(block, { osob: 1, dzieci: 1 })).toEqual({ dzieci: refused });
});

test('a field that may be hidden for an unknown reason may be empty, and keeps its rules otherwise', () => {
  const rules = [{ must: tree('form.dzieci < 9'), say: text('zaDuzo'), live: false }];
  const block = form({ fields: [field('dzieci', { visible: tree('state.rodzina'), required: text('wpisz'), rules })] });
  expect(judge(block, { dzieci: null })).toBeUndefined();
  expect(judge(block, { dzieci: 9 })).toEqual({ dzieci: { text: 'zaDuzo' } });
});

test('a form in the rows of a list is about one of the rows that the caller sees', () => {
  const rule = { must: tree('form.osob <= item.miejsc'), say: text('zaDuzo'), live: false };
  const block = form({
    visible: tree('item.otwarta'),
    fields: [field('osob', { rules: [rule] })],
    send: { idWycieczki: { value: $('item', 'id') } },
  });
  const repeat = { id: 'wycieczki', type: 'repeat', items: $('data', 'wycieczki'), calc: {}, content: [] };
  const wycieczki = [
    { id: 1, miejsc: 4, otwarta: true },
    { id: 2, miejsc: 9, otwarta: false },
  ];
  const data = { wycieczki: { operation: 'dajWycieczki', args: {}, needs: [] } };
  const about = (args: object) =>
    judge(block, { osob: 3, idWycieczki: 1, ...args }, { data: { wycieczki } }, { data }, [repeat as unknown as Block]);
  expect(about({})).toBeUndefined();
  expect(about({ osob: 5 })).toEqual({ osob: { text: 'zaDuzo' } });
  expect(about({ idWycieczki: 2 })).toBe('unavailable');
  expect(about({ idWycieczki: 3 })).toEqual({ idWycieczki: refused });
});

test('an argument that the form never sends is refused', () => {
  expect(judge(form({}), { osob: 1, znizka: 50 })).toEqual({ znizka: refused });
  expect(judge(form({}), { osob: 1, znizka: null })).toBeUndefined();
});

test('a form that is hidden, disabled or behind a guard is unavailable', () => {
  const blocked = tree("data.stan == 'ZAMKNIETE'");
  const open = { data: { stan: 'OTWARTE' } };
  const data = { stan: { operation: 'dajStan', args: {}, needs: [] } };
  expect(judge(form({ visible: blocked }), { osob: 1 }, open, { data })).toBe('unavailable');
  expect(judge(form({ enabled: blocked }), { osob: 1 }, open, { data })).toBe('unavailable');
  expect(judge(form({}), { osob: 1 }, open, { data, guard: [{ must: blocked, else: [] }] })).toBe('unavailable');
  expect(judge(form({ visible: tree('state.pokaz') }), { osob: 1 })).toBeUndefined();
});

test('choices, digits and required boxes are judged by value', () => {
  const options = { rows: $('data', 'ulice'), value: $('row', 'id'), label: text('ulica') };
  const names = { data: { ulice: [{ id: 7 }, { id: 8 }] } };
  const data = { ulice: { operation: 'dajUlice', args: {}, needs: [] } };
  const choice = form({ fields: [field('ulica', { as: 'select', options })] });
  expect(judge(choice, { ulica: 8 }, names, { data })).toBeUndefined();
  expect(judge(choice, { ulica: 9 }, names, { data })).toEqual({ ulica: { text: 'bledy.wybierzZListy' } });
  expect(judge(choice, { ulica: [7, 9] }, names, { data })).toEqual({ ulica: { text: 'bledy.wybierzZListy' } });

  const digits = { whole: 4, fraction: 1, say: text('cyfry') };
  const meter = form({ fields: [field('stan', { as: 'decimal', digits })] });
  expect(judge(meter, { stan: 1234.5 })).toBeUndefined();
  expect(judge(meter, { stan: 12345 })).toEqual({ stan: { text: 'cyfry' } });
  expect(judge(meter, { stan: 1.25 })).toEqual({ stan: { text: 'cyfry' } });

  const box = form({ fields: [field('zgoda', { as: 'checkbox', required: text('zaznacz') })] });
  expect(judge(box, { zgoda: true })).toBeUndefined();
  for (const zgoda of [false, null]) expect(judge(box, { zgoda })).toEqual({ zgoda: { text: 'zaznacz' } });
});

test('a field that is required while a condition holds is judged where the office knows the condition', () => {
  const required = (when: string) =>
    form({ fields: [field('osob'), field('dzieci', { required: text('wpisz'), requiredWhen: tree(when) })] });
  expect(judge(required('form.osob > 1'), { osob: 1, dzieci: null })).toBeUndefined();
  expect(judge(required('form.osob > 1'), { osob: 2, dzieci: null })).toEqual({ dzieci: { text: 'wpisz' } });
  expect(judge(required('form.osob > 1'), { osob: 2, dzieci: 1 })).toBeUndefined();
  expect(judge(required('state.rodzina'), { osob: 2, dzieci: null })).toBeUndefined();
});
