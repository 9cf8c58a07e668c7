import type { BlockCheck } from '../blocks.ts';
import { fieldOf } from '../options.ts';
import { record, word } from '../raw.ts';
import { unknownType } from '../room.ts';
import { steps } from '../steps.ts';
import { shared, text } from '../text.ts';
import { actionList } from './actions.ts';
import { factList } from './facts.ts';
import { toneLines } from './tones.ts';

export const cards: BlockCheck = (room, raw, path, common) => {
  const { tree, type } = room.expression(raw.items, [...path, 'items'], { what: 'items', kinds: ['list'] });
  const item = type.kind === 'list' ? type.of : unknownType;
  const { room: inner, calc } = room
    .with({ item, index: { kind: 'number', integer: true } })
    .withCalc(raw.calc, [...path, 'calc']);
  const key = raw.key === undefined ? undefined : word(raw.key);
  if (key) fieldOf(room, item, key, [...path, 'key']);
  const group = record(raw.groupBy);
  return {
    ...common,
    type: 'cards',
    items: tree,
    ...(key && { key }),
    calc,
    heading: text(inner, raw.heading, [...path, 'heading']),
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
    empty: raw.empty === undefined ? shared(room, 'wspolne.brakDanych') : text(room, raw.empty, [...path, 'empty']),
    ...(raw.do !== undefined && { do: steps(inner, raw.do, [...path, 'do']) }),
    actions: actionList(inner, raw.actions, [...path, 'actions']),
  };
};
