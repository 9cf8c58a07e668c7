/* global validators -- precedes this text in the generated module */
/** The office is about to answer something that the contract does not know. */
export class AnswerError extends Error {
  constructor(operationId, problems) {
    const [{ pointer, keyword, params }] = problems;
    super(
      `The answer of ${operationId} breaks the contract at ${pointer || '/'}: ${keyword} ${JSON.stringify(params)}`,
    );
    this.name = 'AnswerError';
    this.operationId = operationId;
    this.problems = problems;
  }
}

export function answerProblems(operationId, answer) {
  if (!Object.hasOwn(validators, operationId)) throw new Error(`The contract has no JSON answer of "${operationId}"`);
  const validate = validators[operationId];
  if (validate(answer)) return [];
  return validate.errors.map(({ instancePath, keyword, params }) => ({ pointer: instancePath, keyword, params }));
}

export function serialise(operationId, answer) {
  const problems = answerProblems(operationId, answer);
  if (problems.length > 0) throw new AnswerError(operationId, problems);
  return JSON.stringify(answer);
}

export function serialiseBlad(blad) {
  return serialise('Blad', blad);
}
