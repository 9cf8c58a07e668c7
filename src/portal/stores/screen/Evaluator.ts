import type { Calc } from '../../../lang/descriptors/calc.ts';
import { calcValue } from '../../../lang/descriptors/calc.ts';
import { treesOfArg, treesOfCalc } from '../../../lang/descriptors/reads.ts';
import type { Arg } from '../../../lang/descriptors/steps.ts';
import { readsOf } from '../../../lang/expressions/deps.ts';
import { evaluate } from '../../../lang/expressions/evaluate.ts';
import type { Scope as Roots, Tree, TreeNode } from '../../../lang/expressions/tree.ts';
import type { Locals } from '../FormEnvironment.ts';
import { type Status, worse } from './status.ts';

/** The status of a name that an expression reads: `data.raty`, `state.typ`, `config`. */
export type StatusOf = (read: string) => Status;

/**
 * Evaluates the expressions of one screen. An expression that reads an unknown value is not evaluated: it is null.
 */
export class Evaluator {
  readonly #roots: Roots;
  readonly #statusOf: StatusOf;
  readonly #extended = new WeakMap<Locals, Roots>();

  constructor(roots: Roots, statusOf: StatusOf) {
    this.#roots = roots;
    this.#statusOf = statusOf;
  }

  /** The worst status of the names. */
  status(reads: readonly string[]): Status {
    let status: Status = 'ready';
    for (const read of reads) status = worse(status, this.#statusOf(read));
    return status;
  }

  /** Of a choice between two values only the chosen one has to be known. */
  statusOfTree(tree: Tree, locals?: Locals): Status {
    if (!isNode(tree)) return 'ready';
    const [operator, question, yes, no] = tree;
    const status = this.status(readsOnce(tree));
    if (status === 'ready' || operator !== '?' || this.statusOfTree(question!, locals) !== 'ready') return status;
    return this.statusOfTree((this.value(question!, locals) === true ? yes : no)!, locals);
  }

  value(tree: Tree, locals?: Locals): unknown {
    if (!isNode(tree)) return tree;
    if (this.statusOfTree(tree, locals) !== 'ready') return null;
    return evaluate(tree, locals ? this.#extend(locals) : this.#roots);
  }

  calc(calc: Calc, locals?: Locals): unknown {
    return calcValue(calc, (tree) => this.value(tree, locals));
  }

  /** `locals` with a block's own `calc` beside the outer one. */
  locals(calc: Readonly<Record<string, Calc>>, locals: Locals): Locals {
    const names = Object.keys(calc);
    if (names.length === 0) return locals;
    const extended = copy({}, locals);
    const own = copy({}, (locals.calc ?? this.#roots.calc) as object);
    for (const name of names) define(own, name, () => this.calc(calc[name]!, extended));
    extended.calc = own;
    return extended;
  }

  /** The roots extended by `locals`; made once for each object of locals. */
  #extend(locals: Locals): Roots {
    let roots = this.#extended.get(locals);
    if (!roots) {
      roots = copy(Object.create(this.#roots), locals);
      this.#extended.set(locals, roots);
    }
    return roots;
  }
}

/** The names that the expressions of a calc read. */
export function readsOfCalc(calc: Calc): readonly string[] {
  return treesOfCalc(calc).flatMap(readsOfTree);
}

/** The names that must be known before an argument is. */
export function readsOfArg(arg: Arg): readonly string[] {
  return treesOfArg(arg).flatMap(readsOfTree);
}

export function readsOfTree(tree: Tree | undefined): readonly string[] {
  return isNode(tree) ? readsOnce(tree) : [];
}

const known = new WeakMap<TreeNode, readonly string[]>();

/** The names whose value may be unknown; names of rows, items and forms are always known. */
function readsOnce(tree: TreeNode): readonly string[] {
  let reads = known.get(tree);
  if (!reads) {
    reads = readsOf(tree).filter((read) => /^(params|state|data|calc|subject|user|config)\b/.test(read));
    known.set(tree, reads);
  }
  return reads;
}

function isNode(tree: Tree | undefined): tree is TreeNode {
  return Array.isArray(tree);
}

/** Copies getters as getters, so that reads stay lazy and tracked. */
function copy(to: Record<string, unknown>, from: object): Record<string, unknown> {
  return Object.defineProperties(to, Object.getOwnPropertyDescriptors(from));
}

export function define(object: object, name: string, get: () => unknown): void {
  Object.defineProperty(object, name, { enumerable: true, configurable: true, get });
}
