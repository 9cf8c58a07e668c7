import type { JsonSchema } from './jsonSchema.ts';

export type Access = 'public' | 'restricted' | 'full';

/** One argument of an operation; path, query and body share one flat list of names. */
export interface Argument {
  in: 'path' | 'query' | 'body';
  required: boolean;
  schema: JsonSchema;
}

/** One operation of the contract, read from schemas/api/<domain>.json and normalised: `$ref`s are not resolved, see Contract. */
export interface Operation {
  id: string;
  domain: string;
  /** Its file, from the root of the repository. */
  source: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under the API base, `{name}` for path arguments. */
  path: string;
  access: Access;
  /** About the chosen subject: the client adds `nip` for an institution, the server filters by it. */
  subject: boolean;
  /** Changes something: the client sends an idempotency key. */
  writes: boolean;
  args: Readonly<Record<string, Argument>>;
  /** The JSON body, when there is one. */
  request?: JsonSchema;
  /** Its body is a part of a file instead: only the portal's own code sends one, no step of a screen. */
  bytes?: true;
  /** The JSON answer; 'document' for a PDF that is drawn from a screen, 'file' for a file of any type. */
  answer: JsonSchema | 'document' | 'file';
  /** Business error codes it can answer, with what each means. */
  errors: Readonly<Record<string, string>>;
  /** Its answer is true only at the moment. */
  momentary?: boolean;
}

/**
 * May the browser store its answer for a visit without a connection? Only for public data, not for a file, a momentary
 * answer, or one that needs a secret.
 */
export function mayBeKept({ access, method, answer, momentary, args }: Operation): boolean {
  const secret = Object.values(args).some(({ schema }) => schema['x-secret']);
  return access === 'public' && method === 'GET' && answersData(answer) && !momentary && !secret;
}

/** Does it answer data, rather than something to save? */
export const answersData = (answer: Operation['answer']): answer is JsonSchema => typeof answer !== 'string';

/** What the portal needs to make a call: written into each compiled screen, and into the generated client. */
export interface Call {
  id: string;
  method: Operation['method'];
  path: string;
  access: Access;
  subject: boolean;
  writes: boolean;
  /** It answers something to save instead of data: a PDF, or with 'any' a file of any type. */
  document: boolean | 'any';
  /** It sends a part of a file as its body. */
  bytes?: true;
  /** Where each argument goes. */
  args: Readonly<Record<string, Argument['in']>>;
  /** What the body must have and may be null: where it is nothing, null is sent. */
  nullable?: readonly string[];
}
