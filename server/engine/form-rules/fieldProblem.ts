import { choicesOf } from '../../../src/blocks/choices.ts';
import type { FormField } from '../../../src/blocks/form/block.ts';
import {
  brokenRule,
  demandOf,
  type FieldProblem,
  hasTooManyDigits,
  lacksValue,
  lengthProblem,
  rangeProblem,
} from '../../../src/blocks/form/fieldRules.ts';
import type { Known } from '../../../src/blocks/form/officeView.ts';
import type { FileChoice } from '../../../src/blocks/form/sentFiles.ts';
import type { Locals } from '../../../src/blocks/scope.ts';
import type { Options, Rule } from '../../../src/lang/descriptors/blockParts.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { View } from '../documents/view.ts';

/** The first problem of a visible field, in the order in which the browser looks for them. */
export function fieldProblem(
  field: FormField,
  value: unknown,
  { office, view }: { office: Known; view: View },
  locals: Locals,
): FieldProblem | undefined {
  const { as, requiredWhen, limit, digits, options, files, min, max } = field;
  const evaluate = (tree: Tree) => view.value(tree, locals);
  const knows = (...trees: readonly (Tree | undefined)[]) => office.knows(...trees);
  const isLacking = lacksValue(field, value);
  const demand = isLacking && knows(requiredWhen) ? demandOf(field, evaluate) : undefined;
  if (demand) return { text: demand };
  if (isLacking && as !== 'checkbox') return undefined;
  const rules = field.rules.filter(({ when, must }) => knows(when, must));
  return (
    (limit !== undefined && knows(limit) ? lengthProblem(value, evaluate(limit)) : undefined) ??
    (knows(min, max) ? rangeProblem(field, value, evaluate) : undefined) ??
    (digits && knows(digits.whole, digits.fraction) ? digitsProblem(field, value, evaluate) : undefined) ??
    (options && office.knowsOptions(options) && !isOffered(value, options, view, locals) ? notOffered : undefined) ??
    (files && areForeign(value, files, office, view, locals) ? notOffered : undefined) ??
    ruleProblem(rules, evaluate)
  );
}

const notOffered: FieldProblem = { word: 'bledy.wybierzZListy' };

function isOffered(value: unknown, options: Options, view: View, locals: Locals): boolean {
  const offered = new Set(choicesOf(options, view, locals).map((choice) => choice.value));
  return (Array.isArray(value) ? value : [value]).every((one) => offered.has(one));
}

/** A document that is not asked for, or one twice. */
function areForeign(
  value: unknown,
  { documents, names }: FileChoice,
  office: Known,
  view: View,
  locals: Locals,
): boolean {
  if (!documents || !names || !office.knowsOptions(documents.options) || !Array.isArray(value)) return false;
  const named = value.map((one) => one[names.document]);
  return new Set(named).size < named.length || !isOffered(named, documents.options, view, locals);
}

function digitsProblem(field: FormField, value: unknown, evaluate: (tree: Tree) => unknown): FieldProblem | undefined {
  if (!field.digits || typeof value !== 'number') return undefined;
  const [whole = '', fraction = ''] = String(Math.abs(value)).split('.');
  const count = { whole: whole.length, fraction: fraction.length };
  return hasTooManyDigits(field, count, evaluate) ? { text: field.digits.say } : undefined;
}

function ruleProblem(rules: readonly Rule[], evaluate: (tree: Tree) => unknown): FieldProblem | undefined {
  const rule = brokenRule(rules, evaluate);
  return rule && { text: rule.say };
}

/** In the language of the view. */
export const problemText = (problem: FieldProblem, view: View, locals: Locals): string =>
  'text' in problem ? view.text(problem.text, locals) : view.shared.phrase(problem.word, problem.values);
