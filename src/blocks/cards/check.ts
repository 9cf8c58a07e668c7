import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { itemsOf } from '../../../codegen/check/screen/items.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { steps } from '../../../codegen/check/screen/steps.ts';
import { shared, text } from '../../../codegen/check/screen/text.ts';
import { toneLines } from '../../../codegen/check/screen/tones.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { type Raw, record } from '../../../codegen/files/raw.ts';
import type { CardsBlockJson } from '../../../codegen/generated/descriptors.ts';
import { actionList } from '../actions/check.ts';
import { factList } from '../facts/check.ts';
import type { CardsBlock } from './block.ts';

export const cards: BlockCheck<'cards'> = (scope, raw, path, common) => {
  const { inner, ...given } = itemsOf(scope, raw, path);
  const group = record(raw.groupBy);
  const csv = record(raw.csv);
  return {
    ...common,
    type: 'cards',
    ...(raw.as === 'list' && { as: 'list' as const }),
    ...given,
    heading: text(inner, raw.heading, [...path, 'heading']),
    ...(raw.text !== undefined && { text: text(inner, raw.text, [...path, 'text']) }),
    facts: factList(inner, raw.facts, [...path, 'facts']),
    tone: toneLines(inner, raw.tone, [...path, 'tone']),
    ...(raw.groupBy !== undefined && {
      groupBy: {
        value: inner.expression(group.value, [...path, 'groupBy', 'value'], {
          what: 'the group',
          kinds: ['text', 'word', 'number', 'date', 'flag'],
        }).tree,
        label: text(inner, group.label, [...path, 'groupBy', 'label']),
      },
    }),
    empty: raw.empty === undefined ? shared(scope, 'wspolne.brakDanych') : text(scope, raw.empty, [...path, 'empty']),
    ...(raw.expand !== undefined && { expand: expandOf(inner, record(raw.expand), [...path, 'expand']) }),
    ...(raw.do !== undefined && { do: steps(inner, raw.do, [...path, 'do']) }),
    actions: actionList(inner, raw.actions, [...path, 'actions']),
    buttons: actionList(scope.apart(), raw.buttons, [...path, 'buttons']),
    ...(raw.csv !== undefined && {
      csv: {
        heading: text(scope, csv.heading, [...path, 'csv', 'heading']),
        name: text(scope, csv.name, [...path, 'csv', 'name']),
      },
    }),
  };
};

function expandOf(
  scope: Scope,
  raw: Raw<NonNullable<CardsBlockJson['expand']>>,
  path: Path,
): NonNullable<CardsBlock['expand']> {
  const facts = factList(scope, raw.facts, [...path, 'facts']);
  const actions = actionList(scope, raw.actions, [...path, 'actions']);
  if (facts.length + actions.length === 0)
    scope.problem('expand.empty', path, 'A card that opens needs "facts" or "actions" to show.');
  return { facts, actions };
}
