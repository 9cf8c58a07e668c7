import type { Text } from '../../src/descriptors/compiled.ts';
import type { Tree } from '../../src/expressions/tree.ts';
import type { Path } from './jsonFile.ts';
import type { Room } from './room.ts';
import { optionalText, text } from './text.ts';

/** A question with yes and no: of a `confirm` step, and of a form before it sends. */
export function question(
  room: Room,
  raw: Record<string, unknown>,
  path: Path,
): { when?: Tree; title: Text; text: Text; yes?: Text; no?: Text } {
  const when = room.condition(raw.when, [...path, 'when'], 'the question’s condition');
  const inner = when ? room.with({}, when.ifTrue) : room;
  const yes = optionalText(inner, raw.yes, [...path, 'yes']);
  const no = optionalText(inner, raw.no, [...path, 'no']);
  return {
    ...(when && { when: when.tree }),
    title: text(inner, raw.title, [...path, 'title']),
    text: text(inner, raw.text, [...path, 'text']),
    ...(yes && { yes }),
    ...(no && { no }),
  };
}
