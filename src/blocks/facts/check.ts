import { anchorOf } from '../../../codegen/check/screen/anchor.ts';
import type { BlockCheck } from '../../../codegen/check/screen/block.ts';
import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import { linkOf } from '../../../codegen/check/screen/link.ts';
import type { Room } from '../../../codegen/check/screen/scope.ts';
import { matchLines, shared, text, wordTexts, written } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import type { Fact, Text } from '../../lang/descriptors/compiled.ts';

export const facts: BlockCheck = (room, raw, path, common) => ({
  ...common,
  type: 'facts',
  items: factList(room, raw.items, [...path, 'items']),
});

/** Labels and values, of a facts block or on a card. */
export function factList(room: Room, value: unknown, path: Path): Fact[] {
  uniqueIds(room, value, path, (raw) => word(raw.id));
  return list(value).map((item, index) => fact(room, record(item), [...path, index]));
}

function fact(outer: Room, raw: Raw, path: Path): Fact {
  const visible = outer.condition(raw.visible, [...path, 'visible'], 'visible');
  const room = outer.with({}, visible?.ifTrue);
  const value = shownValue(room, raw, path);
  return {
    id: word(raw.id),
    label: text(room, raw.label, [...path, 'label']),
    value,
    ...linkOf(room, raw, value, path),
    ...anchorOf(room, raw, path),
    empty:
      raw.empty === 'hide'
        ? 'hide'
        : raw.empty === undefined
          ? shared(room, 'wspolne.brak')
          : text(room, raw.empty, [...path, 'empty']),
    copy: raw.copy === true,
    ...(visible && { visible: visible.tree }),
  };
}

/** `value` with `format` or `texts`, or `match`. */
export function shownValue(room: Room, raw: Raw, path: Path): Text {
  if ('match' in raw) return { match: matchLines(room, raw.match, [...path, 'match']) };
  if ('texts' in raw) {
    const of = room.expression(raw.value, [...path, 'value'], { what: 'the word' });
    return wordTexts(room, raw, path, of);
  }
  if (!('value' in raw)) room.problem('value.absent', path, 'This needs "value" or "match".');
  return written(room, raw.value, [...path, 'value'], raw.format, [...path, 'format']);
}
