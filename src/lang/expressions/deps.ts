import type { Tree } from './tree.ts';

/** Roots whose members are tracked one by one. */
const MEMBERS = new Set(['data', 'state', 'calc', 'params', 'form', 'edit', 'failed', 'gaveUp']);

/** The paths an expression reads, each once: `data.raty`, `state.typ`, `config`. Variables of macros are left out. */
export function readsOf(tree: Tree): string[] {
  const found = new Set<string>();
  collect(tree, [], found);
  return [...found];
}

function collect(tree: Tree, variables: readonly Tree[], found: Set<string>): void {
  if (!Array.isArray(tree)) return;
  const [operator, first, second, body] = tree as Tree[];
  if (operator === '$') {
    if (!variables.includes(first!)) found.add(first as string);
  } else if (operator === '.') {
    const member = memberOf(first!, variables);
    if (member) found.add(`${member}.${second}`);
    else collect(first!, variables, found);
  } else if (tree.length === 4 && operator !== '?' && operator !== 'list' && operator !== 'call') {
    collect(first!, variables, found);
    collect(body!, [...variables, second!], found);
  } else {
    for (const part of tree.slice(operator === 'call' ? 2 : 1)) collect(part as Tree, variables, found);
  }
}

/** `data` of `['$', 'data']`, when its members are tracked one by one. */
function memberOf(tree: Tree, variables: readonly Tree[]): string | undefined {
  if (!Array.isArray(tree) || tree[0] !== '$' || variables.includes(tree[1] as Tree)) return undefined;
  return MEMBERS.has(tree[1] as string) ? (tree[1] as string) : undefined;
}
