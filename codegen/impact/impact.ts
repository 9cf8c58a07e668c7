import { join } from 'node:path';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { checkLayers } from '../check/checkMunicipality.ts';
import type { Edit } from '../lsp/edits.ts';
import { references, type Use } from '../lsp/references.ts';
import type { Where } from '../overlay/where.ts';
import { type Change, diffContracts } from './diff.ts';
import { symbolOf } from './facts.ts';
import { type Rename, renamesIn } from './renames.ts';
import { textsBeside } from './textsBeside.ts';

/** A change of the contract with every place of the municipality that it touches. */
export interface Touched extends Change {
  /** A use fails the check with the new contract. */
  breaking: boolean;
  uses: readonly TouchedUse[];
}

export interface TouchedUse extends Use {
  /** The problem of the check there with the new contract. */
  problem?: Problem;
  /** The visible text of its column, its field or its line of facts. */
  text?: string;
}

export interface Impact {
  changes: readonly Touched[];
  /** New problems that are at no use: a new required argument, an unused text. */
  others: readonly Problem[];
  renames: readonly (Rename & { edits: readonly Edit[] })[];
}

/**
 * The impact of a changed contract on a municipality: the differences of both contracts, the places that use a changed
 * part, and the problems of the check with the new contract.
 *
 * @param before after folders of the contract (schemas/api)
 */
export function impact(before: string, after: string, where: Where, folder: string): Impact {
  const { checked, uses } = references({ ...where, contract: before }, folder);
  const next = checkLayers({ ...where, contract: after }, where.layers);
  const changes = diffContracts(checked.contract, next.contract);
  const broken = newProblems(checked.problems, next.problems);
  const byMeaning = Map.groupBy(
    uses.filter(({ role, how }) => role === 'use' && how !== 'example' && how !== 'contract'),
    ({ of }) => of,
  );
  const reported = new Set<Problem>();
  const textBeside = textsBeside();
  const touched = changes.map((change): Touched => {
    const found = byMeaning.get(join(where.root, symbolOf(change.thing.place))) ?? [];
    const marked = found.map((use) => {
      const problem = broken.find((one) => stands(one, use, where.root));
      if (problem) reported.add(problem);
      const text = textBeside(use);
      return { ...use, ...(problem && { problem }), ...(text && { text }) };
    });
    return { ...change, uses: marked, breaking: marked.some(({ problem }) => problem?.severity === 'error') };
  });
  const renames = renamesIn(changes).map((rename) => ({ ...rename, edits: editsOf(rename, touched) }));
  return { changes: touched, others: broken.filter((one) => !reported.has(one)), renames };
}

const newProblems = (was: readonly Problem[], is: readonly Problem[]): Problem[] => {
  const known = new Set(was.map(keyOf));
  return is.filter((one) => !known.has(keyOf(one)));
};
const keyOf = ({ file, pointer, code, message }: Problem): string => [file, pointer, code, message].join('\n');

/** A problem at the very place of a use; in an expression at its characters, or at the whole. */
function stands(problem: Problem, use: Use, root: string): boolean {
  if (use.file !== problem.file && use.file !== join(root, problem.file)) return false;
  if (use.pointer !== problem.pointer) return false;
  if (use.how !== 'expression' || problem.line !== use.line) return true;
  return problem.column < use.column + use.length && use.column < problem.column + (problem.length ?? 1);
}

function editsOf({ gone, fresh }: Rename, touched: readonly Touched[]): Edit[] {
  const uses = touched.find(({ thing }) => thing === gone.thing)?.uses ?? [];
  return uses
    .filter(({ implied }) => !implied)
    .map(({ file, line, column, length }) => ({ file, line, column, length, text: fresh.thing.name }));
}
