export interface AnswerProblem {
  /** JSON pointer into the answer. */
  pointer: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** The office is about to answer something that the contract does not know: an unknown or missing field, a wrong type. */
export class AnswerError extends Error {
  readonly operationId: string;
  readonly problems: readonly AnswerProblem[];
}

/** The JSON text of an answer. @throws AnswerError; nothing is left out silently. */
export function serialise(operationId: string, answer: unknown): string;

/** The JSON text of a `Blad`. @throws AnswerError */
export function serialiseBlad(blad: unknown): string;

/** What is wrong with an answer, at most the first mistake; empty for a right one. */
export function answerProblems(operationId: string, answer: unknown): AnswerProblem[];
