import { expect, test } from 'vitest';
import { View } from '../../../../server/engine/documents/view.ts';
import { judgeForm } from '../../../../server/engine/form-rules/judgeForm.ts';
import { officeView } from '../../../../src/blocks/form/officeView.ts';
import { formsByOperation } from '../../../../src/blocks/form/sentForms.ts';
import { enrolment } from '../../../fixtures/forms/enrolment.ts';

const { checked } = enrolment();
const [sent] = formsByOperation(Object.values(checked.screens)).get('zapisz') ?? [];

function judge(args: { dzieci: unknown; dlugi: unknown }) {
  const office = officeView(sent!, Object.keys(args));
  const phrase = (key: string) => key;
  const shared = { language: 'pl' as const, phrase, words: {} as never, services: {}, explained: new Set<string>() };
  const view = new View({ ...shared, print: () => [] }, { data: {}, params: {}, state: {}, calc: {}, arg: args });
  return judgeForm(sent!, { office, args, view, officeLanguage: view });
}

const refused = { key: 'pole.wartosc' };
const ala = { imie: 'Ala', wiek: 4, grupa: 'Sowy' };
const jan = { imie: 'Jan', wiek: 2, grupa: 'Misie', uwagi: 'alergia' };

test('the municipality of these tests has no problem', () => {
  expect(checked.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('what steps have asked of each row is accepted', () => {
  expect(judge({ dzieci: [ala, jan], dlugi: [{ nr: 'A-1', rat: 3 }] })).toBeUndefined();
});

test('what a step requires is required at the path of its row', () => {
  const missing = judge({ dzieci: [ala, { imie: 'Jan', wiek: 2, grupa: ' ' }], dlugi: [] });
  expect(missing).toEqual({
    'dzieci.1.grupa': { text: 'bledy.polePuste' },
    'dzieci.1.uwagi': { text: 'bledy.polePuste' },
  });
});

test('the answer of a step that does not exist for its row is refused', () => {
  expect(judge({ dzieci: [{ ...ala, uwagi: 'x' }, jan], dlugi: [] })).toEqual({ 'dzieci.0.uwagi': refused });
});

test('a rule of a step is judged over its row', () => {
  const few = [
    { nr: 'A-1', rat: 3 },
    { nr: 'B/2', rat: 1 },
  ];
  expect(judge({ dzieci: [ala], dlugi: few })).toEqual({ 'dlugi.1.rat': { text: 'proba.grupa' } });
});
