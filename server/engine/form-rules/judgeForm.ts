import { isDeepStrictEqual } from 'node:util';
import { lacksValue } from '../../../src/blocks/form/fieldRules.ts';
import type { OfficeView } from '../../../src/blocks/form/officeView.ts';
import type { SentForm } from '../../../src/blocks/form/sentForms.ts';
import { type Locals, listOf } from '../../../src/blocks/scope.ts';
import { treesOfText } from '../../../src/lang/descriptors/reads.ts';
import type { Arg } from '../../../src/lang/descriptors/steps.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Refusal } from '../http/refusals.ts';
import { fieldProblem, problemText } from './fieldProblem.ts';
import { type Problem, refusedValue, withoutBlanks } from './problem.ts';
import type { Request } from './request.ts';
import { rowsProblems } from './rowsProblems.ts';

/** The problems of its fields; `unavailable`: the form is not shown, or its button is disabled; absent: none. */
export type Verdict = Refusal['pola'] | 'unavailable' | undefined;

/** Judges a request by a form that may have sent it. Only what the office knows is judged. */
export function judgeForm(sent: SentForm, request: Request): Verdict {
  const inRow = withRow(request);
  if (!inRow) return Object.fromEntries(request.office.row!.fields.map(([name]) => [name, refusedValue]));
  return judgeInRow(sent, inRow);
}

/** The request with the row that it is about; absent when it is about none of the rows that the caller sees. */
export function withRow(request: Request): Request | undefined {
  const { office, args, view, officeLanguage } = request;
  const { row } = office;
  if (!row) return request;
  const isMeant = (one: unknown): boolean =>
    row.fields.every(([name, field]) => isDeepStrictEqual((one as Names)[field] ?? null, args[name] ?? null));
  const found = listOf(view, row.list).find(isMeant);
  const names = { [row.name]: found };
  return found === undefined
    ? undefined
    : { ...request, view: view.with(names), officeLanguage: officeLanguage.with(names) };
}

type Names = Readonly<Record<string, unknown>>;

function judgeInRow(sent: SentForm, request: Request): Verdict {
  const locals = localsOf(sent, request);
  if (!isAvailable(sent, request, locals)) return 'unavailable';
  const problems = [...argumentProblems(request, locals), ...fieldProblems(sent, request, locals)];
  return problems.length > 0 ? Object.fromEntries(problems) : undefined;
}

export function localsOf({ form }: SentForm, { office, view }: Request): Locals {
  const values = form.fields.map(({ field }) => [field, withoutBlanks(view.value(office.fields[field] ?? null))]);
  return view.locals(form.calc, { form: Object.fromEntries(values) });
}

function isAvailable({ form, screen, around }: SentForm, { office, view }: Request, locals: Locals): boolean {
  const conditions = [...around, form].map(({ visible }) => visible).concat(screen.guard.map(({ must }) => must));
  const outside = conditions.every((condition) => isMet(condition, office, (tree) => view.value(tree)));
  return outside && isMet(form.enabled, office, (tree) => view.value(tree, locals));
}

const isMet = (condition: Tree | undefined, office: OfficeView, value: (tree: Tree) => unknown): boolean =>
  condition === undefined || !office.knows(condition) || value(condition) === true;

/** Arguments that the form never sends, or computes differently. */
function argumentProblems(request: Request, locals: Locals): Problem[] {
  const { office, args } = request;
  const foreign = office.unsent.filter((name) => withoutBlanks(args[name]) !== null);
  const different = office.computed.filter(([name, from]) => {
    const computed = computedValue(from, request, locals);
    return computed && !isDeepStrictEqual(withoutBlanks(computed.value), withoutBlanks(args[name]));
  });
  return [...foreign, ...different.map(([name]) => name)].map((name) => [name, refusedValue]);
}

/** Absent when the office cannot compute it. */
function computedValue(
  from: Arg,
  { office, view, officeLanguage }: Request,
  locals: Locals,
): { value: unknown } | undefined {
  if ('value' in from) return office.knows(from.value) ? { value: view.value(from.value, locals) } : undefined;
  if ('text' in from && office.knows(...treesOfText(from.text)))
    return { value: officeLanguage.text(from.text, locals) };
  return undefined;
}

function fieldProblems({ form }: SentForm, request: Request, locals: Locals): Problem[] {
  const { office, view } = request;
  return form.fields.flatMap((field): Problem[] => {
    const { field: name, visible, as } = field;
    if (as === 'captcha' || !Object.hasOwn(office.fields, name)) return [];
    const value = (locals.form as Readonly<Record<string, unknown>>)[name];
    const isShown = visible === undefined || !office.knows(visible) ? undefined : view.value(visible, locals) === true;
    if (isShown === false) return lacksValue(field, value) ? [] : [[name, refusedValue]];
    // It may be hidden for a reason that the office does not know.
    if (visible !== undefined && isShown === undefined && lacksValue(field, value)) return [];
    if (field.rows) return rowsProblems({ ...field, rows: field.rows }, value, request, locals);
    const problem = fieldProblem(field, value, request, locals);
    return problem ? [[name, { text: problemText(problem, view, locals) }]] : [];
  });
}
