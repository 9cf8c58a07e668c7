import { diffDays } from '../values/dates.ts';
import { add, divide, multiply, round } from '../values/decimal.ts';
import { field } from '../values/field.ts';
import { compareValues } from '../values/order.ts';
import { functions, MAX_TEXT } from './functions.ts';
import type { Scope, Tree } from './tree.ts';

/**
 * Runs a compiled expression. Total: whatever the scope holds, wrong kinds included, the answer is a value or null
 * (`null`), never an exception. Only own properties are read, so nothing inherited can be reached. Reads go through
 * getters, so MobX sees them.
 *
 * @param scope the roots by name; may inherit from an outer scope, see `within`
 */
export const evaluate = (tree: Tree, scope: Scope): unknown => run(tree, scope) ?? null;

/** The same scope with more names, for a row or a form. The outer one is not copied, so its getters stay unread. */
export const within = (scope: Scope, names: Scope): Scope => ({ __proto__: scope, ...names }) as unknown as Scope;

/** Variables of macros, the innermost first. */
interface Local {
  name: Tree;
  value: unknown;
  outer: Local | undefined;
}

function run(tree: Tree | undefined, scope: Scope, locals?: Local): unknown {
  if (!Array.isArray(tree)) return tree;
  const node: readonly Tree[] = tree;
  const operator = node[0];
  switch (operator) {
    case '$':
      return root(node[1], scope, locals);
    case '.':
      return field(run(node[1], scope, locals), node[2]);
    case '!':
      return run(node[1], scope, locals) !== true;
    case '&&':
      return run(node[1], scope, locals) === true && run(node[2], scope, locals) === true;
    case '||':
      return run(node[1], scope, locals) === true || run(node[2], scope, locals) === true;
    case '?':
      return run(node[run(node[1], scope, locals) === true ? 2 : 3], scope, locals);
    case 'list':
      return node.slice(1).map((part) => run(part, scope, locals));
    case 'call':
      return functions.get(node[1] as string)?.(...node.slice(2).map((part) => run(part, scope, locals)));
    case 'neg':
      return compute('-', 0, run(node[1], scope, locals));
  }
  const left = run(node[1], scope, locals);
  switch (operator) {
    case 'filter':
    case 'map':
    case 'exists':
    case 'all':
    case 'sortBy':
    case 'sortDesc':
      return macro(operator, left, node[2], node[3], scope, locals);
  }
  const right = run(node[2], scope, locals);
  switch (operator) {
    case '==':
      return same(left, right);
    case '!=':
      return !same(left, right);
    case 'in':
      return contains(right, left);
    default:
      return compute(operator, left, right);
  }
}

function root(name: Tree | undefined, scope: object, locals: Local | undefined): unknown {
  for (let local = locals; local; local = local.outer) if (local.name === name) return local.value;
  for (let level = scope; level && level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    if (Object.hasOwn(level, name as string)) return level[name as never];
  }
}

/** null equals only null. */
const same = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null);

const contains = (list: unknown, value: unknown): boolean =>
  value !== null && value !== undefined && Array.isArray(list) && list.includes(value);

function compute(operator: Tree | undefined, a: unknown, b: unknown): unknown {
  if (typeof operator !== 'string') return null;
  if (operator[0] === '<' || operator[0] === '>') return ordered(operator, time(a), time(b));
  if (typeof a === 'string' && typeof b === 'string') {
    if (operator === '-d') return diffDays(a, b);
    return operator === '+' && a.length + b.length <= MAX_TEXT ? a + b : null;
  }
  if (typeof a !== 'number' || typeof b !== 'number') return null;
  const result = calculate(operator[0], a, b);
  return operator[1] === 'm' && result !== undefined ? round(result, 2) : result;
}

function calculate(operator: string | undefined, a: number, b: number): number | undefined {
  switch (operator) {
    case '+':
      return add(a, b);
    case '-':
      return add(a, -b);
    case '*':
      return multiply(a, b);
    case '/':
      return divide(a, b);
    case '%':
      return b ? add(a % b, 0) : undefined;
  }
}

/** Moments may have different offsets, so they are compared by time. */
const time = (value: unknown): unknown => (typeof value === 'string' && value[10] === 'T' ? Date.parse(value) : value);

function ordered(operator: string, a: unknown, b: unknown): boolean {
  if (typeof a !== typeof b || (typeof a !== 'number' && typeof a !== 'string')) return false;
  const [x, y] = [a as number, b as number];
  return operator === '<' ? x < y : operator === '<=' ? x <= y : operator === '>' ? x > y : x >= y;
}

function macro(
  operator: string,
  list: unknown,
  name: Tree | undefined,
  body: Tree | undefined,
  scope: Scope,
  outer?: Local,
): unknown {
  const rows: readonly unknown[] = Array.isArray(list) ? list : [];
  const local: Local = { name: name!, value: null, outer };
  const of = (row: unknown) => {
    local.value = row;
    return run(body, scope, local);
  };
  const holds = (row: unknown) => of(row) === true;
  switch (operator) {
    case 'filter':
      return rows.filter(holds);
    case 'map':
      return rows.map(of);
    case 'exists':
      return rows.some(holds);
    case 'all':
      return rows.every(holds);
    default: {
      const language = root('lang', scope, undefined);
      const known = typeof language === 'string' && /^[a-z]{2}$/.test(language) ? language : 'pl';
      const keyed = rows.map((row) => [row, of(row)] as const);
      keyed.sort((a, b) => compareValues(a[1], b[1], known, operator === 'sortDesc'));
      return keyed.map(([row]) => row);
    }
  }
}
