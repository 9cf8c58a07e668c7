import { answerOf } from '../form/answers.ts';
import type { FormField } from '../form/block.ts';
import { fieldPart, submitTexts } from '../form/view.ts';
import type { FormOutline, OutlineOf, Part } from '../outline.ts';
import type { Scope } from '../scope.ts';
import type { WizardBlock } from './block.ts';
import { CHECK_PAGE, captchas, nextStep, previousStep, settleStep, visitStep, type Walk, wizardView } from './steps.ts';

export const outline: OutlineOf<WizardBlock> = (block, place) => {
  const { scope, set, enter, back } = place;
  const form = place.form(block);
  const { enabled, busy, summary, locals } = form;
  const walk: Walk = { ...scope, set, enter, back };
  const { steps, at, id } = wizardView(block, scope, form);
  const now = steps[at]?.step;
  const isLast = now === undefined;
  const shown = now?.fields ?? [];
  const late = captchas(block);
  const part = (field: FormField): Part => {
    const isAsked = isLast === late.includes(field.field) && (isLast || shown.includes(field.field));
    if (isAsked) return fieldPart(field, form, place);
    return isLast ? answerPart(block, field, form, scope) : { name: field.field, shown: false };
  };
  return {
    parts: block.fields.map(part),
    texts: [
      ...summary,
      ...steps.map(({ step }) => scope.text(step.title, locals)),
      now?.intro && scope.text(now.intro, locals),
      ...(isLast ? submitTexts(block, form, scope) : []),
    ],
    ...(isLast && { enabled: enabled && !busy, press: () => form.submit() }),
    walk: {
      steps: [...steps.map(({ step }) => step.id), CHECK_PAGE],
      at: id,
      next: () => nextStep(block, walk, form),
      back: () => previousStep(block, walk, form),
      visit: (step) => visitStep(block, walk, form, step),
      settle: () => settleStep(block, walk, form),
    },
  };
};

function answerPart(block: WizardBlock, field: FormField, form: FormOutline, scope: Scope): Part {
  const { field: name } = field;
  if (!form.visible(name)) return { name, shown: false };
  const { label, text, entries } = answerOf(field, block, scope, form.locals);
  return { name, shown: true, texts: [label, text, ...entries.flat().map((line) => `${line.label}: ${line.text}`)] };
}
