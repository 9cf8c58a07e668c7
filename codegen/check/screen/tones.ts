import type { ToneLine } from '../../../src/lang/descriptors/blockParts.ts';
import type { Tone } from '../../../src/lang/descriptors/text.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, record, type Unchecked, word } from '../../files/raw.ts';
import type { ToneLineJson } from '../../generated/descriptors.ts';
import type { Scope } from './scope.ts';
import { text } from './text.ts';

/** Conditions that colour a row or a card; the first true one wins. */
export function toneLines(scope: Scope, value: Unchecked<ToneLineJson[]>, path: Path): ToneLine[] {
  const lines = list(value);
  return lines.map((item, index) => {
    const raw = record(item);
    const at = [...path, index];
    const when = scope.expression(raw.when, [...at, 'when'], { what: 'the condition', kinds: ['flag'] });
    if (when.tree === true && index < lines.length - 1)
      scope.problem('match.early', at, 'This line always applies: the lines after it are never reached.');
    return {
      when: when.tree,
      tone: word(raw.tone) as Tone,
      ...(raw.icon !== undefined && { icon: word(raw.icon) }),
      text: text(scope.with({}, when.ifTrue), raw.text, [...at, 'text']),
    };
  });
}
