import type { FormField, Rows } from '../../../src/blocks/form/block.ts';
import { brokenRule, demandOf, lacksValue, MOST_ROWS } from '../../../src/blocks/form/fieldRules.ts';
import type { Locals } from '../../../src/blocks/scope.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import { fieldProblem, problemText } from './fieldProblem.ts';
import { givenProblems } from './givenRows.ts';
import { type Problem, refusedValue } from './problem.ts';
import type { Request } from './request.ts';

type RowsField = FormField & { rows: Rows };

/** The problems of a list of records: of the number of its rows, of each row, and of all together once each is in order. */
export function rowsProblems(field: RowsField, value: unknown, request: Request, locals: Locals): Problem[] {
  const { field: name, requiredWhen, min, max, rules, rows } = field;
  const { office, view } = request;
  const list = Array.isArray(value) ? (value as Locals[]) : [];
  const atList = (problem: Parameters<typeof problemText>[0]): Problem[] => [
    [name, { text: problemText(problem, view, locals) }],
  ];
  const number = (tree: Tree | undefined) =>
    tree !== undefined && office.knows(tree) ? view.value(tree, locals) : null;
  const isEmpty = list.length === 0 && office.knows(requiredWhen);
  const demand = isEmpty ? demandOf(field, (tree) => view.value(tree, locals)) : undefined;
  if (demand) return atList({ text: demand });
  const [least, most] = [number(min), number(max) ?? MOST_ROWS];
  if (typeof least === 'number' && list.length < least)
    return atList({ word: 'bledy.zaMaloPozycji', values: { count: least } });
  if (typeof most === 'number' && list.length > most)
    return atList({ word: 'bledy.zaDuzoPozycji', values: { count: most } });
  const inside = [
    ...givenProblems(field, list, request, locals),
    ...list.flatMap((item, index) => rowProblems(`${name}.${index}`, rows, request, { ...locals, item, index })),
  ];
  if (inside.length > 0 || list.length === 0) return inside;
  const known = rules.filter(({ when, must }) => office.knows(when, must));
  const broken = brokenRule(known, (tree) => view.value(tree, locals));
  return broken ? atList({ text: broken.say }) : [];
}

/** @param locals with `item`, the row, and `index` */
function rowProblems(path: string, { fields, rules }: Rows, request: Request, locals: Locals): Problem[] {
  const { view } = request;
  const office = request.office.inRows;
  const item = locals.item as Readonly<Record<string, unknown>>;
  const isHidden = ({ visible }: FormField) =>
    visible !== undefined && office.knows(visible) && view.value(visible, locals) !== true;
  const problems = fields.flatMap((field): Problem[] => {
    const value = item[field.field] ?? null;
    const lacks = lacksValue(field, value);
    const at = `${path}.${field.field}`;
    if (isHidden(field)) return lacks ? [] : [[at, refusedValue]];
    // It may be hidden for a reason that the office does not know.
    if (lacks && field.visible !== undefined && !office.knows(field.visible)) return [];
    const problem = fieldProblem(field, value, { office, view }, locals);
    return problem ? [[at, { text: problemText(problem, view, locals) }]] : [];
  });
  if (problems.length > 0) return problems;
  const known = rules.filter(({ when, must }) => office.knows(when, must));
  const broken = brokenRule(known, (tree) => view.value(tree, locals)) as Rows['rules'][number] | undefined;
  if (!broken) return [];
  const shown = fields.find(({ field }) => field === broken.field);
  const at = shown && !isHidden(shown) ? `${path}.${shown.field}` : path;
  return [[at, { text: view.text(broken.say, locals) }]];
}
