import type { Tree, TreeNode } from '../../lang/expressions/tree.ts';

const RANKS: Readonly<Record<string, number>> = {
  '?': 1,
  '||': 2,
  '&&': 3,
  '==': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};
const UNARY = 7;

/** A compiled expression as an author would write it. */
export function expressionSource(tree: Tree | undefined): string {
  if (tree === undefined) return '';
  if (!Array.isArray(tree)) return typeof tree === 'string' ? `'${tree}'` : String(tree);
  const [operator, ...parts] = tree as TreeNode;
  const [first, second, third] = parts;
  switch (operator) {
    case '$':
      return String(first);
    case '.':
      return asksSource(first) ? `${first[1]}(data.${second})` : `${inside(first, UNARY)}.${second}`;
    case '!':
      return `!${inside(first, UNARY)}`;
    case 'neg':
      return `-${inside(first, UNARY)}`;
    case '?':
      return `${inside(first, 2)} ? ${inside(second, 2)} : ${inside(third, 1)}`;
    case 'list':
      return `[${parts.map(expressionSource).join(', ')}]`;
    case 'call': {
      if (first === 'record') return record(parts);
      if (first === 'grouped') return grouped(second as TreeNode);
      return `${first === 'sumMoney' ? 'sum' : first}(${parts.slice(1).map(expressionSource).join(', ')})`;
    }
  }
  if (parts.length === 3) return `${inside(first, UNARY)}.${operator}(${second}, ${expressionSource(third)})`;
  const rank = rankOf(tree as TreeNode);
  // The grammar groups from the left.
  return `${inside(first, rank)} ${plain(operator)} ${inside(second, rank + 1)}`;
}

const asksSource = (of: Tree | undefined): of is TreeNode =>
  Array.isArray(of) && of[0] === '$' && (of[1] === 'failed' || of[1] === 'gaveUp');

/** Names of fields, then their values, as a function. */
function record([, names, ...values]: readonly Tree[]): string {
  const fields = values.map((value, index) => `'${(names as TreeNode)[index + 1]}': ${expressionSource(value)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Of a list of rows, each with its key. */
function grouped([, list, variable, pair]: TreeNode): string {
  return `${inside(list, UNARY)}.groupBy(${variable}, ${expressionSource((pair as TreeNode)[2])})`;
}

/** Amounts and days have operators of their own at run time. */
const plain = (operator: string): string => (/^[-+*/][md]$/.test(operator) ? operator.charAt(0) : operator);

const rankOf = (tree: Tree | undefined): number => {
  if (!Array.isArray(tree)) return 9;
  const rank = RANKS[plain(tree[0])];
  return rank !== undefined && (tree[0] === '?' || tree.length === 3)
    ? rank
    : tree[0] === '!' || tree[0] === 'neg'
      ? UNARY
      : 9;
};

const inside = (tree: Tree | undefined, least: number): string =>
  rankOf(tree) < least ? `(${expressionSource(tree)})` : expressionSource(tree);
