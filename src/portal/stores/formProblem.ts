import type { Text } from '../../lang/descriptors/text.ts';
import type { FormEnvironment, Locals } from './FormEnvironment.ts';

/** A problem of a form: the screen's own text, a shared one, or the words of the office. */
export type FormProblem =
  | { text: Text; locals?: Locals }
  | { word: string; values?: Readonly<Record<string, string | number>> }
  | { plain: string };

/** In the current language: a problem on screen follows a change of language. */
export function sayProblem(problem: FormProblem, environment: FormEnvironment, locals: Locals): string {
  if ('text' in problem) return environment.text(problem.text, problem.locals ?? locals);
  if ('word' in problem) return environment.word(problem.word, problem.values);
  return problem.plain;
}
