import { expect, test } from 'vitest';
import type { DataPlan } from '../../../codegen/artefact/data/plan.ts';
import { checkOfficeRules } from '../../../codegen/check/officeRules.ts';
import type { Contract } from '../../../codegen/contract/contract.ts';
import { parseJsonFile } from '../../../codegen/files/jsonFile.ts';
import type { FormBlock, FormField } from '../../../src/blocks/form/block.ts';
import { treesOfField } from '../../../src/blocks/form/treesOfField.ts';
import type { Problem } from '../../../src/lang/errors/problem.ts';
import { treeOf } from '../../lang/expressions/run.ts';
import { screenOf } from '../../server/documents/fixtures.ts';

/** How the office stores what a form sends: as a record, as a move or as a change of one. */
type Stored = 'record' | 'move' | 'change';

/** Warnings about a form with this rule, which sends `osob` and the state `rok`. @param passedOn to another backend */
function warnings(
  must: string,
  { passedOn = false, inRow = false, stored = 'record' as Stored | 'read' } = {},
): string[] {
  const tree = treeOf(must, ['form', 'state', 'params', 'data', 'calc', 'item', 'index', 'today']);
  const rule = { must: tree, say: { key: 'nie' }, live: false };
  const single = { field: 'osob', label: { key: 'osob' }, as: 'integer' as const, resetOn: [], rules: [rule] };
  const rows = { fields: [single], order: false, rules: [], totals: [] };
  const field = inRow ? { ...single, as: 'rows' as const, rules: [], rows } : single;
  const form = {
    id: 'wniosek',
    type: 'form',
    operation: 'zlozWniosek',
    calc: { ukryte: { value: treeOf('state.zgoda', ['state']) } },
    fields: [field],
    send: { rok: { value: ['.', ['$', 'state'], 'rok'] } },
  } as unknown as FormBlock;
  const data = {
    moje: { operation: 'dajMoje', args: { rok: { value: treeOf('state.rok', ['state']) } }, needs: [] },
    inne: { operation: 'dajInne', args: { rok: { value: treeOf('params.inny', ['params']) } }, needs: [] },
  };
  const screen = screenOf({ name: 'proba', content: [form], data });
  const { file } = parseJsonFile('{ "rules": [{ "must": "…" }] }', 'screens/proba.json');
  const places = new Map([['proba', { places: new Map([[tree as object, { file, path: ['rules', 0, 'must'] }]]) }]]);
  const operations = new Map([
    ['zlozWniosek', { id: 'zlozWniosek', domain: 'proba', writes: true, args: { osob: {}, rok: {} } }],
  ]);
  const plan = { operations: new Map([['zlozWniosek', { [stored]: {} }]]) };
  const found: Problem[] = [];
  checkOfficeRules(
    {
      screens: { proba: screen },
      contract: { operations } as unknown as Contract,
      data: passedOn ? undefined : (plan as unknown as DataPlan),
      elsewhere: new Set(passedOn ? ['proba'] : []),
    },
    places,
    (problem) => found.push(problem),
  );
  return found.map(({ code, severity, pointer, message }) => `${severity} ${code} ${pointer} ${message}`);
}

test('a condition for a required field is one of its rules', () => {
  const text = { key: 'x' };
  const field: FormField = { field: 'a', label: text, as: 'text', resetOn: [], rules: [] };
  expect(treesOfField({ ...field, required: text, requiredWhen: ['$', 'a'] }).rules).toEqual([['$', 'a']]);
});

test('rules over the request, its fields and readable data are no problem', () => {
  for (const must of ['form.osob > 0', 'form.osob < state.rok', 'count(data.moje.wnioski) < 3 && today != null'])
    expect(warnings(must)).toEqual([]);
});

test('a rule over what the request does not contain is named with what is missing, also behind other names', () => {
  const warning = (names: string) => [
    `warning data.browser-only /rules/0/must Only the browser can evaluate this, because the request does not contain ${names}.`,
  ];
  expect(warnings('form.osob > state.najmniej')).toEqual(warning('state.najmniej'));
  expect(warnings('form.osob > 0 && calc.ukryte')).toEqual(warning('state.zgoda'));
  expect(warnings('present(data.inne.cos) && item.otwarte')).toEqual(warning('params.inny and item'));
});

test('a field that only the form has is for the browser', () => {
  expect(warnings('form.osob == form.powtorz')).toEqual([]);
});

test.each<Stored>(['record', 'move', 'change'])('the form of a %s is judged', (stored) => {
  expect(warnings('form.osob > state.najmniej', { stored })).toEqual([
    'warning data.browser-only /rules/0/must Only the browser can evaluate this, because the request does not contain state.najmniej.',
  ]);
  expect(warnings('form.osob > state.rok', { stored })).toEqual([]);
});

test('a form whose operation stores nothing has rules for the browser alone', () => {
  expect(warnings('form.osob > state.najmniej', { stored: 'read' })).toEqual([]);
});

test('the forms of an operation that another backend answers are judged, too', () => {
  expect(warnings('form.osob > state.najmniej', { passedOn: true })).toEqual(warnings('form.osob > state.najmniej'));
  expect(warnings('form.osob > 0', { passedOn: true })).toEqual([]);
});

test('a rule of a row may read its row, and is named otherwise', () => {
  expect(warnings('item.osob > index && item.osob < state.rok', { inRow: true })).toEqual([]);
  expect(warnings('item.osob > state.najmniej', { inRow: true })).toEqual([
    'warning data.browser-only /rules/0/must Only the browser can evaluate this, because the request does not contain state.najmniej.',
  ]);
});
