/**
 * A compiled expression: plain JSON that the compiler writes into a screen and `evaluate` runs.
 *
 * A literal stands for itself. Everything else is an array that begins with its operator:
 *   ['$', name]                     a scope root (`state`, `data`, `row` …) or the variable of a macro
 *   ['.', tree, field]              a field; of nothing it is nothing
 *   ['!', t] ['neg', t]
 *   ['&&', a, b] ['||', a, b] ['?', question, yes, no]
 *   ['==', a, b] ['!=', a, b] ['<', a, b] ['<=', a, b] ['>', a, b] ['>=', a, b] ['in', a, list]
 *   ['+', a, b] ['-', …] ['*', …] ['/', …] ['%', …]      numbers, and '+' of texts
 *   ['+m', a, b] ['-m', …] ['*m', …] ['/m', …]           the result is money, rounded to grosze, half away from zero
 *   ['-d', a, b]                                         date minus date, in days
 *   ['list', …items]
 *   ['call', name, …args]                                a function of functions.ts
 *   ['filter' | 'map' | 'exists' | 'all' | 'sortBy' | 'sortDesc', list, variable, body]
 */
export type Tree = null | boolean | number | string | TreeNode;
export type TreeNode = [operator: string, ...operands: Tree[]];

/** What an expression may read: the roots by name. Plain data or objects with getters; nothing else is reachable. */
export type Scope = Readonly<Record<string, unknown>>;
