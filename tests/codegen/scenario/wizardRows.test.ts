import { describe, expect, test } from 'vitest';
import { runScreen } from '../../../codegen/scenario/run.ts';
import { type Enrolment, enrolment, ofChildren, ofDebts } from '../../fixtures/forms/enrolment.ts';

/** @returns what the check or the case finds wrong */
async function play(when: readonly object[], more: Enrolment = {}, given: object = {}): Promise<string[]> {
  const { layers, checked } = enrolment({ ...more, cases: [{ name: 'a case', given, when }] });
  const problems = checked.problems.filter(({ severity }) => severity === 'error');
  if (problems.length > 0) return problems.map(({ message }) => message);
  const { cases } = await runScreen(checked, layers, 'proba');
  return cases.flatMap(({ misses }) => misses.map(({ message }) => message));
}

const next = { next: 'w' };
const back = { back: 'w' };
const fill = (values: object) => ({ fill: 'w', with: values });
const at = (step: string, more: object = {}) => ({ then: { step: { w: step }, ...more } });
const exist = (...steps: string[]) => ({ then: { steps: { w: [...steps, 'sprawdzenie'] } } });
const visit = (step: string) => ({ visit: 'w', step });
const children = fill({
  dzieci: [
    { imie: 'Ala', wiek: '4' },
    { imie: 'Jan', wiek: '2' },
  ],
});
const toAnswers = [
  children,
  next,
  fill({ 'dzieci/1/grupa': 'Sowy' }),
  next,
  fill({ 'dzieci/2/grupa': 'Misie' }),
  next,
  fill({ 'dzieci/2/uwagi': 'alergia' }),
  next,
];

describe('a step for each row', () => {
  test('comes when the row is named, with its heading, and asks the fields of this row only', async () => {
    const found = await play([
      exist('dzieci'),
      children,
      exist('dzieci', 'grupa.1', 'grupa.2', 'uwagi.2'),
      next,
      at('grupa.1', {
        texts: { w: 'Razem Ala', 'w/dzieci/1/grupa': 'Etykieta' },
        hidden: ['w/dzieci/2'],
      }),
      next,
      at('grupa.1', { complaints: { w: { dzieci: 'Wypełnij' } } }),
      fill({ 'dzieci/1/grupa': 'Sowy' }),
      next,
      at('grupa.2', { texts: { w: 'Razem Jan' } }),
      back,
      at('grupa.1', { fields: { w: { 'dzieci/1/grupa': 'Sowy' } } }),
    ]);
    expect(found).toEqual([]);
  });

  test('a rule of the list is asked before them, unless it reads what they ask', async () => {
    const unequal = (field: string) => ({
      must: `count(distinct(form.dzieci.map(d, d.${field}))) == count(form.dzieci)`,
      say: 'proba.grupa',
    });
    const [first, ...rest] = ofChildren as readonly [{ fields: readonly [object] }, ...object[]];
    const withRules = (...rules: object[]) => ({
      steps: [{ ...first, fields: [{ ...first.fields[0], rules }] }, ...rest, ...ofDebts],
    });
    const twice = fill({
      dzieci: [
        { imie: 'Ala', wiek: '4' },
        { imie: 'Ala', wiek: '5' },
      ],
    });
    const refused = at('dzieci', { complaints: { w: { dzieci: 'Grupa' } } });
    const repaired = fill({ 'dzieci/2/imie': 'Jan' });
    expect(await play([twice, next, refused, repaired, next, at('grupa.1')], withRules(unequal('imie')))).toEqual([]);
    const later = [
      twice,
      next,
      fill({ 'dzieci/1/grupa': 'Sowy' }),
      next,
      fill({ 'dzieci/2/grupa': 'Sowy' }),
      next,
      refused,
    ];
    expect(await play(later, withRules(unequal('grupa')))).toEqual([]);
  });

  test('what the page does not ask cannot be filled in', async () => {
    const absent = (field: string) => [`The field "${field}" of "w" is not on the screen.`];
    expect(await play([children, fill({ 'dzieci/1/grupa': 'Sowy' })])).toEqual(absent('dzieci/1/grupa'));
    expect(await play([children, next, fill({ 'dzieci/2/grupa': 'x' })])).toEqual(absent('dzieci/2/grupa'));
    expect(await play([children, next, fill({ 'dzieci/1/imie': 'x' })])).toEqual(absent('dzieci/1/imie'));
    expect(await play([visit('grupa.1')])).toEqual(['"w" has no step "grupa.1" now: it has dzieci, sprawdzenie.']);
  });

  test('its answers are shown, changed and sent with the row', async () => {
    const found = await play([
      ...toAnswers,
      at('sprawdzenie', {
        texts: { 'w/ile': '2', 'w/dzieci': 'Ala', 'w/dzieci/1/grupa': 'Sowy', 'w/dzieci/2/uwagi': 'alergia' },
      }),
      visit('grupa.2'),
      fill({ 'dzieci/2/grupa': 'Jeże' }),
      next,
      at('sprawdzenie'),
      { submit: 'w' },
      {
        then: {
          sent: [
            {
              operation: 'zapisz',
              args: {
                dlugi: [],
                dzieci: [
                  { imie: 'Ala', wiek: 4, grupa: 'Sowy' },
                  { imie: 'Jan', wiek: 2, grupa: 'Jeże', uwagi: 'alergia' },
                ],
              },
            },
          ],
        },
      },
    ]);
    expect(found).toEqual([]);
  });

  test('goes with its row, and answers that cannot be reached are not sent', async () => {
    const found = await play([
      ...toAnswers,
      visit('dzieci'),
      { press: 'w/dzieci/1/remove' },
      exist('dzieci', 'grupa.1', 'uwagi.1'),
      fill({ 'dzieci/1/wiek': '5' }),
      exist('dzieci', 'grupa.1'),
      next,
      at('sprawdzenie'),
      { submit: 'w' },
      {
        then: {
          sent: [{ operation: 'zapisz', args: { dlugi: [], dzieci: [{ imie: 'Jan', wiek: 5, grupa: 'Misie' }] } }],
        },
      },
    ]);
    expect(found).toEqual([]);
  });

  test('a row that is added later brings a step, before the answers are shown again', async () => {
    const found = await play([
      ...toAnswers,
      visit('dzieci'),
      { press: 'w/dzieci/add' },
      fill({ 'dzieci/3/imie': 'Ewa', 'dzieci/3/wiek': '3' }),
      next,
      at('grupa.3'),
      fill({ 'dzieci/3/grupa': 'Misie' }),
      next,
      at('sprawdzenie'),
    ]);
    expect(found).toEqual([]);
  });

  test('the office’s refusal of an answer leads to its step', async () => {
    const refused = { answers: { zapisz: { error: 'BLEDNE_ZADANIE', fields: { 'dzieci.1.grupa': 'Brak miejsc.' } } } };
    const found = await play(
      [...toAnswers, { submit: 'w' }, at('grupa.2', { complaints: { w: { dzieci: 'Brak miejsc.' } } })],
      {},
      refused,
    );
    expect(found).toEqual([]);
  });
});

describe('a step for each entry of a list', () => {
  const choose = (...wybrane: string[]) => ({ set: { wybrane } });
  const debts = { steps: ofDebts, wizard: { send: { dzieci: '[]' } } };

  test('has the key of the entry in its name, and comes and goes with it', async () => {
    const found = await play(
      [
        choose('A-1', 'B/2'),
        exist('rata.A-1', 'rata.B/2'),
        at('rata.A-1', { texts: { w: 'Razem woda' } }),
        fill({ 'dlugi/1/rat': '1' }),
        next,
        at('rata.A-1', { complaints: { w: { dlugi: 'Grupa' } } }),
        fill({ 'dlugi/1/rat': '3' }),
        { then: { texts: { 'w/dlugi/1/poile': '200,00' }, hidden: ['w/ile'] } },
        next,
        at('rata.B/2'),
        fill({ 'dlugi/2/rat': '6' }),
        choose('B/2'),
        exist('rata.B/2'),
        choose('B/2', 'A-1'),
        next,
        at('sprawdzenie', { texts: { 'w/dlugi/1/rat': '3', 'w/dlugi/2/rat': '6', 'w/dlugi/2/poile': '100,00' } }),
        choose('A-1'),
        { submit: 'w' },
        { then: { sent: [{ operation: 'zapisz', args: { dzieci: [], dlugi: [{ nr: 'A-1', rat: 3 }] } }] } },
      ],
      debts,
    );
    expect(found).toEqual([]);
  });

  test('what the office refuses of the whole list is said above the answers', async () => {
    const refused = { answers: { zapisz: { error: 'BLEDNE_ZADANIE', fields: { dlugi: 'Za mało.' } } } };
    const found = await play([next, { submit: 'w' }, at('sprawdzenie', { texts: { w: 'Za mało.' } })], debts, refused);
    expect(found).toEqual([]);
  });
});

test('its steps are known to the check of scenarios', async () => {
  const when = [visit('grupy.1'), { then: { step: { w: 'grupa.7' } } }];
  expect(await play(when, { steps: ofChildren, wizard: { send: { dlugi: '[]' } } })).toEqual([
    '"grupy.1" is not a step of "w". Did you mean "grupa.1"?',
  ]);
});
