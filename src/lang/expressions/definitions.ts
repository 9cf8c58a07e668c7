import type { Ast, CallOf } from './ast.ts';
import { type Checked, checked, type Report } from './checked.ts';
import { describe } from './describe.ts';
import * as say from './messages.ts';
import { assignable, mayBeNothing, there } from './relations.ts';
import { tooLong } from './syntaxMessages.ts';
import type { Tree, TreeNode } from './tree.ts';
import type { Type, Written } from './types.ts';

/** A named expression with parameters. It is typed once, where it is defined, and its tree is written wherever it is called. */
export interface Definition {
  /** The call as it is written: `zalegla(termin)`. */
  use: string;
  params: readonly { name: string; type: Type }[];
  type: Type;
  /** It reads its parameters as `params`. */
  tree: Tree;
  description?: string;
  /** `screens/definitions/raty.json:4`. */
  where: string;
  written: Written;
}

/** The definitions that an expression can call. */
export interface Definitions {
  get(name: string): Definition | undefined;
  keys(): Iterable<string>;
}

/** With the definitions that it calls, an expression is no longer than this. */
const MAX_WRITTEN = 4000;

/** A call of a definition whose arguments are checked already. */
export function callDefinition(
  ast: Ast & CallOf,
  definition: Definition,
  args: readonly Checked[],
  report: Report,
): Checked {
  const { params, use, where } = definition;
  const failed = checked(ast, { kind: 'unknown' }, null);
  const complain: Report = (message, at) =>
    report({ ...message, help: [...(message.help ?? []), `Defined in ${where}`] }, at);
  if (ast.method) complain(say.notAMethod(ast.name, use), ast.at);
  if (args.length !== params.length) {
    complain(say.argumentCount(use, args.length), ast);
    return failed;
  }
  const wrong = args.filter((arg, index) => !fits(arg, params[index]!, use, complain));
  if (wrong.length > 0) return failed;
  const given = Object.fromEntries(params.map(({ name }, index) => [name, args[index]!.tree]));
  const tree = withGiven(definition.tree, given);
  if (sizeOf(tree) > MAX_WRITTEN) {
    complain(tooLong(MAX_WRITTEN), ast);
    return failed;
  }
  return checked(ast, definition.type, tree);
}

function fits({ ast, type }: Checked, param: Definition['params'][number], use: string, report: Report): boolean {
  if (type.kind === 'unknown' || assignable(type, param.type)) return true;
  if (assignable(there(type), there(param.type)) && mayBeNothing(type))
    report(say.argumentNothing(param.name, use), ast);
  else report(say.argumentOf(param.name, use, describe(there(param.type)), describe(there(type))), ast);
  return false;
}

/** Each `params.x` of a definition becomes what it was given. */
export function withGiven(tree: Tree, given: Readonly<Record<string, Tree>>): Tree {
  if (!Array.isArray(tree)) return tree;
  const [operator, of, name] = tree as readonly unknown[];
  if (operator === '.' && isParams(of) && typeof name === 'string')
    return Object.hasOwn(given, name) ? given[name]! : null;
  return tree.map((part) => withGiven(part as Tree, given)) as TreeNode;
}

const isParams = (tree: unknown): boolean => Array.isArray(tree) && tree[0] === '$' && tree[1] === 'params';

/**
 * The tree with names of its own for the variables of its macros: what the definition is given may have variables of the
 * same name around it. No name that an author writes has a dot.
 */
export function withOwnVariables(tree: Tree, prefix: string, variables: readonly Tree[] = []): Tree {
  if (!Array.isArray(tree)) return tree;
  const [operator, first, second, body] = tree as TreeNode;
  if (operator === '$') return variables.includes(first!) ? ['$', `${prefix}.${first}`] : tree;
  if (operator === '.') return ['.', withOwnVariables(first!, prefix, variables), second!];
  const isMacro = tree.length === 4 && !['?', 'list', 'call'].includes(String(operator));
  if (isMacro)
    return [
      operator,
      withOwnVariables(first!, prefix, variables),
      `${prefix}.${second}`,
      withOwnVariables(body!, prefix, [...variables, second!]),
    ];
  return [operator, ...tree.slice(1).map((part) => withOwnVariables(part as Tree, prefix, variables))];
}

const sizeOf = (tree: Tree): number =>
  Array.isArray(tree) ? tree.reduce<number>((sum, part) => sum + sizeOf(part as Tree), 1) : 1;
