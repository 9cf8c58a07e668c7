import { expect, test } from 'vitest';
import { View } from '../../../../server/engine/documents/view.ts';
import { judgeForm } from '../../../../server/engine/form-rules/judgeForm.ts';
import type { FormBlock } from '../../../../src/blocks/form/block.ts';
import { officeView } from '../../../../src/blocks/form/officeView.ts';
import { household, rowFields, tree } from '../../../fixtures/forms/rows.ts';
import { screenOf, text } from '../../documents/fixtures.ts';

const given = [
  { idOsoby: 1, imie: 'Jan', wiek: 40, pesel: '1', zameldowana: true },
  { idOsoby: 2, imie: 'Ola', wiek: 7, zameldowana: false },
];
const data = { osoby: { operation: 'dajOsoby', args: {}, needs: [] } };

/** Judges a list of rows by a form; the office knows `data.osoby`. */
function judge(block: FormBlock, osoby: unknown, args: Record<string, unknown> = {}) {
  const sent = { form: block, screen: screenOf({ data }), around: [] };
  const all = { osoby, uwagi: null, ...args };
  const office = officeView(sent, Object.keys(all));
  const phrase = (key: string, values = {}) => [key, ...Object.values(values)].join(' ');
  const shared = { language: 'pl' as const, phrase, words: {} as never, services: {}, explained: new Set<string>() };
  const scope = { data: { osoby: given }, params: {}, state: {}, calc: {}, today: '2026-11-21', arg: all };
  const view = new View({ ...shared, print: () => [] }, scope);
  return judgeForm(sent, { office, args: all, view, officeLanguage: view });
}

const refused = { key: 'pole.wartosc' };
const jan = { imie: 'Jan', wiek: 40, pesel: '1' };
const ola = { imie: 'Ola', wiek: 7, pesel: null };

test('rows that the form could have sent are accepted', () => {
  expect(judge(household(), [])).toBeUndefined();
  expect(judge(household(), [jan, ola])).toBeUndefined();
});

test('a required field, a hidden one and a rule are judged in their own row, at their path', () => {
  const rules = [{ must: tree("item.imie != 'X'"), say: text('zle'), live: false }];
  const block = household({ fields: [{ ...rowFields[0]!, rules }, ...rowFields.slice(1)] });
  expect(judge(block, [jan, { ...ola, imie: ' ' }])).toEqual({ 'osoby.1.imie': { text: 'proba.imie' } });
  expect(judge(block, [{ ...jan, pesel: null }])).toEqual({ 'osoby.0.pesel': { text: 'proba.pesel' } });
  expect(judge(block, [{ ...ola, pesel: '1' }])).toEqual({ 'osoby.0.pesel': refused });
  expect(judge(block, [{ ...jan, imie: 'X' }])).toEqual({ 'osoby.0.imie': { text: 'zle' } });
});

test('a list and a field of a row are required while their conditions hold', () => {
  const pesel = { ...rowFields[2]!, visible: true, requiredWhen: tree('item.wiek >= 18') };
  const whole = { required: text('dodaj'), requiredWhen: tree("form.uwagi == 'x'") };
  const block = household({ fields: [...rowFields.slice(0, 2), pesel] }, whole);
  expect(judge(block, [ola, { ...jan, pesel: null }])).toEqual({ 'osoby.1.pesel': { text: 'proba.pesel' } });
  expect(judge(block, [])).toBeUndefined();
  expect(judge(block, [], { uwagi: 'x' })).toEqual({ osoby: { text: 'dodaj' } });
});

test('limits, digits and choices are judged in rows', () => {
  const digits = { whole: 2, fraction: 0, say: text('cyfry') };
  const options = { fixed: [{ value: 'Jan', label: text('jan') }] };
  const [imie, wiek] = rowFields;
  const judged = (more: object, row: object) => judge(household({ fields: [{ ...imie!, ...more }, wiek!] }), [row]);
  expect(judged({ limit: tree('3') }, { imie: 'Joanna' })).toEqual({ 'osoby.0.imie': { text: 'bledy.zaDlugiO 3' } });
  expect(judged({ options, as: 'select' }, { imie: 'Ola' })).toEqual({
    'osoby.0.imie': { text: 'bledy.wybierzZListy' },
  });
  const block = household({ fields: [imie!, { ...wiek!, digits }] });
  expect(judge(block, [{ imie: 'Jan', wiek: 123 }])).toEqual({ 'osoby.0.wiek': { text: 'cyfry' } });
});

test('the number of rows is judged at the list', () => {
  const block = household({}, { required: text('dodaj'), min: tree('2'), max: 3 });
  expect(judge(block, [])).toEqual({ osoby: { text: 'dodaj' } });
  expect(judge(block, [jan])).toEqual({ osoby: { text: 'bledy.zaMaloPozycji 2' } });
  expect(judge(block, [jan, ola, jan, ola])).toEqual({ osoby: { text: 'bledy.zaDuzoPozycji 3' } });
  const many = Array.from({ length: 501 }, () => ola);
  expect(judge(household(), many)).toEqual({ osoby: { text: 'bledy.zaDuzoPozycji 500' } });
});

test('a rule of a row is judged at the row or at the field it names, one of the list at the list', () => {
  const rule = { must: tree('item.imie != item.pesel'), say: text('takieSame'), live: false };
  const same = { imie: 'Jan', wiek: 40, pesel: 'Jan' };
  expect(judge(household({ rules: [rule] }), [ola, same])).toEqual({ 'osoby.1': { text: 'takieSame' } });
  expect(judge(household({ rules: [{ ...rule, field: 'pesel' }] }), [same])).toEqual({
    'osoby.0.pesel': { text: 'takieSame' },
  });
  const unlike = tree('count(distinct(form.osoby.map(o, o.imie))) == count(form.osoby)');
  const block = household({}, { rules: [{ must: unlike, say: text('dwaRazy'), live: false }] });
  expect(judge(block, [jan, jan])).toEqual({ osoby: { text: 'dwaRazy' } });
  expect(judge(block, [jan, ola])).toBeUndefined();
});

test('what is computed from rows is computed again', () => {
  const computed = { send: { suma: { value: tree('sum(form.osoby.map(o, o.wiek))') } } };
  const block = { ...household(), ...computed };
  expect(judge(block, [jan, ola], { suma: 47 })).toBeUndefined();
  expect(judge(block, [jan, ola], { suma: 1 })).toEqual({ suma: refused });
});

test('rules over what the office does not know are the browser’s', () => {
  const rules = [{ must: tree('state.zgoda'), say: text('nie'), live: false }];
  expect(judge(household({ rules }), [jan])).toBeUndefined();
  expect(judge(household({ fields: [{ ...rowFields[0]!, rules }] }), [{ imie: 'Jan' }])).toBeUndefined();
});

test('a value without a field is refused, unless it came with the row', () => {
  expect(judge(household(), [{ ...jan, idOsoby: 1 }])).toEqual({ 'osoby.0.idOsoby': refused });
  const block = household({ key: 'idOsoby' }, { initial: tree('data.osoby') });
  expect(judge(block, [{ ...jan, idOsoby: 1 }, ola])).toBeUndefined();
  expect(judge(block, [{ ...jan, idOsoby: 9 }])).toEqual({ 'osoby.0.idOsoby': refused });
  expect(
    judge(block, [
      { ...jan, idOsoby: 1 },
      { ...ola, idOsoby: 1 },
    ]),
  ).toEqual({ 'osoby.1': refused });
});

test('a locked row is neither changed nor left out, and a locked field is not changed', () => {
  const fields = [{ ...rowFields[0]!, locked: tree('item.wiek < 18') }, ...rowFields.slice(1)];
  const block = household(
    { key: 'idOsoby', locked: tree('item.zameldowana'), fields },
    { initial: tree('data.osoby') },
  );
  const first = { ...jan, idOsoby: 1 };
  const second = { ...ola, idOsoby: 2 };
  expect(judge(block, [first, { ...second, wiek: 8 }])).toBeUndefined();
  expect(judge(block, [first])).toBeUndefined();
  expect(judge(block, [second])).toEqual({ osoby: refused });
  expect(judge(block, [{ ...first, wiek: 41 }])).toEqual({ 'osoby.0.wiek': refused });
  expect(judge(block, [first, { ...second, imie: 'Ewa' }])).toEqual({ 'osoby.1.imie': refused });
  expect(judge(block, [first, { ...jan, imie: 'Ewa' }])).toBeUndefined();
});

test('rows in step with a list are exactly those of the list', () => {
  const block = household({ key: 'idOsoby', sync: tree('data.osoby.map(o, o.idOsoby)') });
  const first = { ...jan, idOsoby: 1 };
  const second = { ...ola, idOsoby: 2 };
  expect(judge(block, [first, second])).toBeUndefined();
  expect(judge(block, [first])).toEqual({ osoby: refused });
  expect(judge(block, [first, second, { ...ola, idOsoby: 3 }])).toEqual({ 'osoby.2': refused });
});
