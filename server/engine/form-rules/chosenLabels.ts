import { choicesOf } from '../../../src/blocks/choices.ts';
import type { FormField } from '../../../src/blocks/form/block.ts';
import type { Known } from '../../../src/blocks/form/officeView.ts';
import type { SentForm } from '../../../src/blocks/form/sentForms.ts';
import type { Locals } from '../../../src/blocks/scope.ts';
import type { Options } from '../../../src/lang/descriptors/blockParts.ts';
import { localsOf, withRow } from './judgeForm.ts';
import type { Request } from './request.ts';

/**
 * Field -> chosen value -> its label. The field of a row is behind that of its list: `drzewa.gatunek`; the kinds of documents
 * are under the field with the files.
 */
export type ChosenLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The labels of the choices that a request names, where these come from data: who reads the record later may not see
 * these data, or they have changed meanwhile.
 */
export function chosenLabels(sent: SentForm, request: Request): ChosenLabels {
  const here = withRow(request) ?? request;
  const locals = localsOf(sent, here);
  const found = new Map<string, Map<string, string>>();
  const note = (name: string, { options, files }: FormField, value: unknown, office: Known, own: Locals): void => {
    const kind = files?.names?.document;
    if (options) noteChoices(name, options, value, office, own);
    if (files?.documents && kind !== undefined)
      noteChoices(
        name,
        files.documents.options,
        listOf(value).map((one) => one[kind]),
        office,
        own,
      );
  };
  const noteChoices = (name: string, options: Options, value: unknown, office: Known, own: Locals): void => {
    if ('fixed' in options || !office.knowsOptions(options)) return;
    const chosen = Array.isArray(value) ? value : [value];
    for (const { value: one, label } of choicesOf(options, here.view, own))
      if (chosen.includes(one)) found.set(name, (found.get(name) ?? new Map()).set(String(one), label));
  };
  for (const field of sent.form.fields) {
    const value = (locals.form as Values)[field.field];
    note(field.field, field, value, here.office, locals);
    for (const [index, item] of field.rows ? listOf(value).entries() : [])
      for (const own of field.rows!.fields)
        note(`${field.field}.${own.field}`, own, item[own.field], here.office.inRows, { ...locals, item, index });
  }
  return Object.fromEntries([...found].map(([name, labels]) => [name, Object.fromEntries(labels)]));
}

type Values = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value : []);
