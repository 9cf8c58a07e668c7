import type { Text } from '../../../src/lang/descriptors/text.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Raw } from '../../files/raw.ts';
import type { QuestionJson } from '../../generated/descriptors.ts';
import type { Scope } from './scope.ts';
import { optionalText, text } from './text.ts';

/** A question with yes and no: of a `confirm` step, and of a form before it sends. */
export function question(
  scope: Scope,
  raw: Raw<QuestionJson>,
  path: Path,
  place: 'step' | 'form' = 'step',
): { when?: Tree; title: Text; text: Text; yes?: Text; no?: Text; irreversible?: true; changes?: true } {
  if (raw.changes === true && place === 'step') {
    const message = 'Only a form knows what was changed: ask this in the `confirm` of the form.';
    scope.problem('question.changes', [...path, 'changes'], message, { key: true });
  }
  const when = scope.condition(raw.when, [...path, 'when'], 'the question’s condition');
  const inner = when ? scope.with({}, when.ifTrue) : scope;
  const yes = optionalText(inner, raw.yes, [...path, 'yes']);
  const no = optionalText(inner, raw.no, [...path, 'no']);
  return {
    ...(when && { when: when.tree }),
    title: text(inner, raw.title, [...path, 'title']),
    text: text(inner, raw.text, [...path, 'text']),
    ...(yes && { yes }),
    ...(no && { no }),
    ...(raw.irreversible === true && { irreversible: true }),
    ...(raw.changes === true && { changes: true }),
  };
}
