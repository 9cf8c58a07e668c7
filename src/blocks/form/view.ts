import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import { isGuessedFrom } from '../../lang/values/guessedText.ts';
import { choicesOf } from '../choices.ts';
import { factParts } from '../facts/view.ts';
import type { FormOutline, OutlineOf, Part, Place } from '../outline.ts';
import type { Locals, Scope } from '../scope.ts';
import { askedHere } from './askedHere.ts';
import type { FormBlock, FormField, FormKeys } from './block.ts';

export const outline: OutlineOf<FormBlock> = (block, place) => {
  const { scope } = place;
  const form = place.form(block);
  const { enabled, busy, summary } = form;
  return {
    parts: [
      ...block.fields.map((field) => fieldPart(field, form, place)),
      ...factParts(block.facts ?? [], scope, form.locals),
    ],
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

/** What a field asks of its form, or of its row. */
type Around = Pick<FormOutline, 'visible' | 'problem' | 'inside' | 'locals'> & Partial<Pick<FormOutline, 'rows'>>;

export function fieldPart(field: FormField, form: Around, place: Place): Part {
  const { scope, run } = place;
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
    ...rowParts(field, form, place),
    ...(button && {
      parts: [
        {
          name: 'button',
          shown: true,
          texts: [scope.text(button.label, locals)],
          press: () => run(button.do, locals),
        },
      ],
    }),
  };
}

/** Rows count from 1, and have the buttons `remove`, `up` and `down`; `add` and `putBack` are those of the list. */
function rowParts({ field, rows }: FormField, form: Around, place: Place): Pick<Part, 'rows' | 'parts'> {
  const list = rows && form.rows?.(field);
  if (!list) return {};
  const { scope } = place;
  const button = (name: string, shown: boolean, press: () => void): Part => ({
    name,
    shown,
    press: async () => press(),
  });
  const parts = list.rows.map((row, index): Part => {
    const { title, fields } = rows;
    return {
      name: String(index + 1),
      shown: true,
      texts: [title && scope.text(title, row.locals), row.complaint],
      parts: [
        ...askedHere({ fields }).map((one) => fieldPart(one, row, place)),
        button('remove', row.mayRemove, () => list.remove(row)),
        button('up', row.mayMoveUp, () => list.move(row, -1)),
        button('down', row.mayMoveDown, () => list.move(row, 1)),
      ],
    };
  });
  const totals = rows.totals.flatMap(({ label, value }) => [label, value].map((one) => scope.text(one, form.locals)));
  const end: Part = { name: 'totals', shown: totals.length > 0, texts: totals };
  const ends = [
    button('add', list.mayAdd, () => list.add()),
    button('putBack', list.removed !== undefined, () => list.putBack()),
  ];
  return { rows: parts.length, parts: [...parts, ...ends, end] };
}
