import type { Text } from '../../lang/descriptors/text.ts';
import type { ApiError } from '../../lang/errors/ApiError.ts';
import type { FormEnvironment, Locals } from './FormEnvironment.ts';

/** A problem of a form: the screen's own text, a shared one, or the words of the office. */
export type FormProblem =
  | { text: Text; locals?: Locals }
  | { word: string; values?: Readonly<Record<string, string | number>> }
  | { plain: string };

/** In the language of the moment: a problem on screen follows a change of language. */
export function sayProblem(problem: FormProblem, environment: FormEnvironment, locals: Locals): string {
  if ('text' in problem) return environment.text(problem.text, problem.locals ?? locals);
  if ('word' in problem) return environment.word(problem.word, problem.values);
  return problem.plain;
}

/**
 * What is said of a failure for which the screen has no words of its own.
 *
 * @param failure absent when the office answered and did not do it
 */
export function sharedProblem(failure: ApiError | undefined): FormProblem {
  if (!failure) return { word: 'bledy.nieUdaloSie' };
  const { kind, opis, nrSprawy } = failure;
  if (kind === 'network') return { word: 'bledy.formularz.brakPolaczenia' };
  if (opis) return { word: 'bledy.opisINumer', values: { opis, nrSprawy } };
  return { word: 'bledy.nieUdaloSieZNumerem', values: { nrSprawy } };
}
