import type { JsonSchema } from '../../src/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';
import { leanSchema } from '../contract/leanSchema.ts';
import { standalone, withHelpers } from '../contract/standalone.ts';
import { BANNER } from './banner.ts';

/**
 * The module with which the office writes answers: a strict check, then JSON.stringify.
 *
 * fast-json-stringify was considered: it drops unknown fields silently, turns texts into numbers and null into ''. An
 * answer outside the contract must be an error of the office, so that it is found, not trimmed.
 */
export function serialisers(contract: Contract): string {
  const schemas: Record<string, JsonSchema> = {};
  const defs: Record<string, JsonSchema> = {};
  for (const { name, schema } of contract.schemas.values()) {
    defs[name] = leanSchema(contract.bundle({ items: schema }).items ?? {}, { grosze: true });
  }
  for (const { id, answer } of contract.operations.values()) {
    if (answer !== 'document') schemas[id] = contract.bundle({ items: answer }).items ?? {};
  }
  if (defs.Blad) schemas.Blad = { $ref: '#/$defs/Blad' };
  const validators = standalone(schemas, defs, { messages: false });
  const text = withHelpers(`const validators = ${validators};\n\n${RUNTIME}`);
  return `// ${BANNER}\n${text}`;
}

export const serialiserTypes = `// ${BANNER}
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

/** The JSON text of a \`Blad\`. @throws AnswerError */
export function serialiseBlad(blad: unknown): string;

/** What is wrong with an answer, at most the first mistake; empty for a right one. */
export function answerProblems(operationId: string, answer: unknown): AnswerProblem[];
`;

const RUNTIME = `export class AnswerError extends Error {
  constructor(operationId, problems) {
    const [{ pointer, keyword, params }] = problems;
    super(\`The answer of \${operationId} breaks the contract at \${pointer || '/'}: \${keyword} \${JSON.stringify(params)}\`);
    this.name = 'AnswerError';
    this.operationId = operationId;
    this.problems = problems;
  }
}

export function answerProblems(operationId, answer) {
  if (!Object.hasOwn(validators, operationId)) throw new Error(\`The contract has no JSON answer of "\${operationId}"\`);
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
`;
