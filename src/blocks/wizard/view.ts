import { factParts } from '../facts/view.ts';
import { answerOf } from '../form/answers.ts';
import type { FormField } from '../form/block.ts';
import { fieldPart, submitTexts } from '../form/view.ts';
import type { FormOutline, OutlineOf, Part, Place } from '../outline.ts';
import type { Scope } from '../scope.ts';
import type { WizardBlock } from './block.ts';
import {
  type Asked,
  CHECK_PAGE,
  captchas,
  nextStep,
  previousStep,
  type StepView,
  settleStep,
  titleOf,
  visitStep,
  type Walk,
  wizardView,
} from './steps.ts';

export const outline: OutlineOf<WizardBlock> = (block, place) => {
  const { scope, set, enter, back } = place;
  const form = place.form(block);
  const { enabled, busy, summary } = form;
  const walk: Walk = { ...scope, set, enter, back };
  const { steps, at, id } = wizardView(block, scope, form);
  const now = steps[at];
  const isLast = now === undefined;
  const shown = now && !now.row ? now.step.fields : [];
  const late = captchas(block);
  const part = (field: FormField): Part => {
    const { field: name, rows } = field;
    const isAsked = isLast === late.includes(name) && (isLast || shown.includes(name));
    if (now?.row && now.step.each === name) return rowPart(field, now, form, place);
    if (isAsked) return fieldPart(field, form, place);
    if (!isLast || !form.visible(name)) return { name, shown: false };
    if (!rows?.fields.some(({ step }) => step !== undefined)) return answerPart(block, field, form, scope);
    const ofRows = steps.filter(({ step }) => step.each === name);
    return { ...answerPart(block, field, form, scope), parts: rowAnswers(block, field, ofRows, scope) };
  };
  const facts = () =>
    [...block.steps, block].flatMap((one): Part[] => {
      if (!one.facts || ('each' in one && one.each !== undefined)) return [];
      const isShown = now ? now.step === one : one === block || steps.some(({ step }) => step === one);
      return isShown
        ? factParts(one.facts, scope, form.locals)
        : one.facts.map(({ id }) => ({ name: id, shown: false }));
    });
  return {
    parts: [...block.fields.map(part), ...facts()],
    texts: [
      ...summary,
      ...steps.map((step) => titleOf(step, scope, form)),
      now?.step.intro && scope.text(now.step.intro, (now.row ?? form).locals),
      ...(isLast ? submitTexts(block, form, scope) : []),
    ],
    ...(isLast && { enabled: enabled && !busy, press: () => form.submit() }),
    walk: {
      steps: [...steps.map((step) => step.id), CHECK_PAGE],
      at: id,
      next: () => nextStep(block, walk, form),
      back: () => previousStep(block, walk, form),
      visit: (step) => visitStep(block, walk, form, step),
      settle: () => settleStep(block, walk, form),
    },
  };
};

/** The fields that a step asks of its row; the other rows are not there. */
function rowPart({ field: name, rows }: FormField, { step, row }: Asked, form: FormOutline, place: Place): Part {
  const asked = rows?.fields.filter(({ field }) => step.fields.includes(field)) ?? [];
  const parts = (form.rows(name)?.rows ?? []).map((one, index): Part => {
    const shown = one === row;
    const facts = factParts(step.facts ?? [], place.scope, one.locals);
    return {
      name: String(index + 1),
      shown,
      ...(shown && { parts: [...asked.map((field) => fieldPart(field, one, place)), ...facts] }),
    };
  });
  return { name, shown: true, rows: parts.length, parts };
}

function answerPart(block: WizardBlock, field: FormField, form: FormOutline, scope: Scope): Part {
  const { label, text, entries } = answerOf(
    field,
    { root: 'form', schema: block.schema, values: form.values },
    scope,
    form.locals,
  );
  const texts = [label, text, ...entries.flat().map((line) => `${line.label}: ${line.text}`)];
  return { name: field.field, shown: true, texts: field.rows?.inSteps ? [] : texts };
}

/** What the steps of rows have asked, by row and field. */
function rowAnswers(
  block: WizardBlock,
  { field: name, rows }: FormField,
  steps: readonly StepView[],
  scope: Scope,
): Part[] {
  const schema = block.schema.properties?.[name]?.items;
  const byRow = Map.groupBy(steps, ({ row }) => row!);
  return [...byRow].map(([row, ofRow]) => {
    const asked = ofRow.flatMap(({ step }) => step.fields);
    const parts = (rows?.fields ?? []).flatMap((field): Part[] => {
      if (!asked.includes(field.field)) return [];
      if (!row.visible(field.field)) return [{ name: field.field, shown: false }];
      const { label, text } = answerOf(field, { root: 'item', schema, values: row.values }, scope, row.locals);
      return [{ name: field.field, shown: true, texts: [label, text] }];
    });
    const facts = ofRow.flatMap(({ step }) => factParts(step.facts ?? [], scope, row.locals));
    return { name: String(row.index + 1), shown: true, parts: [...parts, ...facts] };
  });
}
