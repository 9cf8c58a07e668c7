import { compileFunction } from 'node:vm';

/** A request as the HTTP layer parsed it; a doubled query key is an array. */
export interface RawRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | readonly string[]>>;
  /** The parsed JSON; undefined without a body. */
  body?: unknown;
}

export interface RequestProblem {
  /** Name of the argument; empty for the whole body. */
  field: string;
  /** `unknown`, `doubled`, `required`, `type`, `body`, `characters`, or the broken keyword of JSON Schema. */
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** The arguments of an operation by name, and what the client adds to every call. */
export interface ReadRequest {
  args: Record<string, unknown>;
  lang?: 'pl' | 'en' | 'de' | 'uk';
  /** The institution the call is about; only for operations with `x-subject`. */
  nip?: string;
}

export interface AnswerProblem {
  /** JSON pointer into the answer. */
  pointer: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** The generated code that reads requests: codegen/generate/requests.ts. */
export interface RequestCode {
  /** Either the typed arguments, or all problems of the request. @throws for an unknown operation */
  readRequest(operationId: string, raw: RawRequest): ReadRequest | { problems: RequestProblem[] };
}

/** The generated code that writes answers: codegen/generate/serialisers.ts. */
export interface AnswerCode {
  /** The JSON text of an answer. @throws AnswerError, when the answer has an unknown or missing field or a wrong type */
  serialise(operationId: string, answer: unknown): string;
  /** The JSON text of a `Blad`. @throws AnswerError */
  serialiseBlad(blad: unknown): string;
  /** The first mistake of an answer; empty for a valid one. */
  answerProblems(operationId: string, answer: unknown): AnswerProblem[];
}

/** @param text of the module that codegen/generate/requests.ts writes */
export const requestCode = (text: string): RequestCode => evaluate(text, ['readRequest']);

/** @param text of the module that codegen/generate/serialisers.ts writes */
export const answerCode = (text: string): AnswerCode =>
  evaluate(text, ['serialise', 'serialiseBlad', 'answerProblems']);

/** A generated module imports nothing, so it is evaluated as a function: no file, no module loader. */
function evaluate<Exports>(text: string, names: readonly (keyof Exports & string)[]): Exports {
  return compileFunction(`${text.replace(/^export /gm, '')}\nreturn { ${names.join(', ')} };`)();
}
