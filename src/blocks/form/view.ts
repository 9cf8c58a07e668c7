import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import { isGuessedFrom } from '../../lang/values/guessedText.ts';
import { choicesOf } from '../choices.ts';
import type { FormOutline, OutlineOf, Part, Place } from '../outline.ts';
import type { Locals, Scope } from '../scope.ts';
import type { FormBlock, FormField, FormKeys } from './block.ts';

export const outline: OutlineOf<FormBlock> = (block, place) => {
  const { scope } = place;
  const form = place.form(block);
  const { enabled, busy, summary } = form;
  return {
    parts: block.fields.map((field) => fieldPart(field, form, place)),
    texts: [...summary, ...submitTexts(block, form, scope)],
    enabled: enabled && !busy,
    press: () => form.submit(),
  };
};

/** The words of the button, and why it is disabled. */
export function submitTexts({ submit, why }: FormKeys, { enabled, locals }: FormOutline, scope: Scope): string[] {
  return [scope.text(submit, locals), !enabled && why ? scope.text(why, locals) : ''];
}

/** Why this value of a field is refused: others guess it from the resident's own words. Undefined: they do not. */
export function guessedText(
  { ownWords }: FormField,
  value: unknown,
  evaluate: (tree: Tree) => unknown,
): Text | undefined {
  if (!ownWords || typeof value !== 'string') return undefined;
  const words = ownWords.of.map(evaluate).filter((word) => typeof word === 'string');
  return isGuessedFrom(value, words) ? ownWords.say : undefined;
}

/** How many parts of its meter are full, with the same in words; a guessed value has one, and the reason. Undefined: the meter is hidden. */
export function meterView(
  field: FormField,
  scope: Scope,
  locals: Locals,
): { value: number; words: string } | undefined {
  const { field: name, meter } = field;
  const value = meter && scope.value<number | null>(meter.value, locals);
  if (!meter || value === null || value === undefined) return undefined;
  const typed = scope.value(['.', ['$', 'form'], name], locals);
  const guessed = guessedText(field, typed, (tree) => scope.value(tree, locals));
  return { value: guessed ? Math.min(value, 1) : value, words: scope.text(guessed ?? meter.text, locals) };
}

export function fieldPart(field: FormField, form: FormOutline, { scope, run }: Place): Part {
  const { field: name, label, hint, options, nested, button } = field;
  const { locals } = form;
  if (!form.visible(name)) return { name, shown: false };
  const choices = options ? choicesOf(options, scope, locals) : [];
  return {
    name,
    shown: true,
    texts: [
      scope.text(label, locals),
      hint && scope.text(hint, locals),
      ...choices.map((choice) => choice.label),
      form.problem(name),
      ...Object.values(nested?.labels ?? {}).map((inner) => scope.text(inner, locals)),
      ...form.inside(name).map((inner) => `${inner.label}: ${form.problem(inner.name)}`),
      meterView(field, scope, locals)?.words,
    ],
    parts: button && [
      {
        name: 'button',
        shown: true,
        texts: [scope.text(button.label, locals)],
        press: () => run(button.do, locals),
      },
    ],
  };
}
