import { anchorOf } from '../../../codegen/check/screen/anchor.ts';
import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import { linkOf } from '../../../codegen/check/screen/link.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import { matchLines, shared, text, wordTexts, written } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../../../codegen/files/raw.ts';
import type { FactJson } from '../../../codegen/generated/descriptors.ts';
import type { Fact } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';

export const facts: BlockCheck<'facts'> = (scope, raw, path, common) => ({
  ...common,
  type: 'facts',
  items: factList(scope, raw.items, [...path, 'items']),
});

/** Labels and values, of a facts block or on a card. */
export function factList(scope: Scope, value: Unchecked<FactJson[]>, path: Path): Fact[] {
  uniqueIds(scope, value, path, (raw) => word(raw.id));
  return list(value).map((item, index) => fact(scope, record(item), [...path, index]));
}

function fact(outer: Scope, raw: Raw<FactJson>, path: Path): Fact {
  const visible = outer.condition(raw.visible, [...path, 'visible'], 'visible');
  const scope = outer.with({}, visible?.ifTrue);
  const value = shownValue(scope, raw, path);
  return {
    id: word(raw.id),
    label: text(scope, raw.label, [...path, 'label']),
    value,
    ...linkOf(scope, raw, value, path),
    ...anchorOf(scope, raw, path),
    empty:
      raw.empty === 'hide'
        ? 'hide'
        : raw.empty === undefined
          ? shared(scope, 'wspolne.brak')
          : text(scope, raw.empty, [...path, 'empty']),
    copy: raw.copy === true,
    ...(visible && { visible: visible.tree }),
  };
}

/** `value` with `format` or `texts`, or `match`. */
function shownValue(scope: Scope, raw: Raw<FactJson>, path: Path): Text {
  if (raw.match !== undefined) return { match: matchLines(scope, raw.match, [...path, 'match']) };
  if (raw.texts !== undefined) {
    const of = scope.expression(raw.value, [...path, 'value'], { what: 'the word' });
    return wordTexts(scope, raw, path, of);
  }
  if (raw.value === undefined) scope.problem('value.absent', path, 'This needs "value" or "match".');
  return written(scope, raw.value, [...path, 'value'], raw.format, [...path, 'format']);
}
