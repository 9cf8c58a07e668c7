import { choicesOf } from '../choices.ts';
import type { FormOutline, OutlineOf, Part, Place } from '../outline.ts';
import type { FormBlock, FormField } from './block.ts';

export const outline: OutlineOf<FormBlock> = (block, place) => {
  const { scope } = place;
  const form = place.form(block);
  const { enabled, busy, summary, locals } = form;
  return {
    parts: block.fields.map((field) => fieldPart(field, form, place)),
    texts: [...summary, scope.text(block.submit, locals), !enabled && block.why ? scope.text(block.why, locals) : ''],
    enabled: enabled && !busy,
    press: () => form.submit(),
  };
};

function fieldPart(field: FormField, form: FormOutline, { scope, run }: Place): Part {
  const { field: name, label, hint, options, nested, meter, button } = field;
  const { locals } = form;
  if (!form.visible(name)) return { name, shown: false };
  const choices = options ? choicesOf(options, scope, locals) : [];
  const metered = meter && scope.value(meter.value, locals) !== null ? scope.text(meter.text, locals) : undefined;
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
      metered,
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
