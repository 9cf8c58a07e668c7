/** A request as the HTTP layer parsed it; a doubled query key is an array. */
export interface RawRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | readonly string[]>>;
  /** The parsed JSON; undefined without a body. */
  body?: unknown;
}

export interface RequestProblem {
  /** Name of the argument; empty when the whole body is meant. */
  field: string;
  /** `unknown`, `doubled`, `required`, `type`, `body`, `characters`, or the keyword of JSON Schema that does not hold. */
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

/** Either the arguments in their types, or everything that is wrong with the request. @throws for an unknown operation */
export function readRequest(operationId: string, raw: RawRequest): ReadRequest | { problems: RequestProblem[] };
