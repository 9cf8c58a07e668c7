import { parseJsonFile, pointerOf } from '../../../codegen/files/jsonFile.ts';
import { together } from '../../../codegen/report/text.ts';
import type { Problem } from '../../../src/lang/errors/problem.ts';
import type { Mistake } from './mistake.ts';

/** How many lines beside the change are still at the change. */
const NEAR = 5;
/** How many problems one mistake may cause, so that the author finds the cause. */
const MOST = 6;

export type Verdict = 'caught' | 'not seen' | 'elsewhere' | 'too many';

/** Whether the author of a mistake is led to it. */
export function verdictOn(mistake: Mistake, found: readonly Problem[]): Verdict {
  const problems = together(shownFirst(found));
  if (problems.length === 0) return 'not seen';
  if (!problems.some((problem) => isAbout(mistake, problem))) return 'elsewhere';
  return problems.length > MOST ? 'too many' : 'caught';
}

/** The report shows warnings only when no error is left. */
function shownFirst(problems: readonly Problem[]): readonly Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? errors : problems;
}

function isAbout({ in: { shown }, name, path, line, changes, names }: Mistake, problem: Problem): boolean {
  if (names.some((one) => quotes(problem.message, one))) return true;
  if (problem.file !== shown(name)) return false;
  const text = changes.get(name);
  if (text === undefined || problem.code.startsWith('json.')) return true;
  if (path === undefined) return Math.abs(problem.line - (line ?? problem.line)) <= NEAR;
  const pointer = pointerOf(path);
  const holder = pointerOf(path.slice(0, -1));
  // At the place itself, inside it, at the object that holds it, or in what else that object has.
  if (`${problem.pointer}/`.startsWith(`${pointer}/`) || problem.pointer === holder) return true;
  if (path.length > 2 && typeof path.at(-1) === 'string' && problem.pointer.startsWith(`${holder}/`)) return true;
  return Math.abs(problem.line - parseJsonFile(text, name).file.place(path).line) <= NEAR;
}

/** The message has the name as a word of its own. */
function quotes(message: string, name: string): boolean {
  if (name === '') return false;
  const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\d]/u.test(letter);
  for (let at = message.indexOf(name); at >= 0; at = message.indexOf(name, at + 1))
    if (!isLetter(message[at - 1]) && !isLetter(message[at + name.length])) return true;
  return false;
}
