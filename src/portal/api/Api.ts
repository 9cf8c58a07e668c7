import type { Call } from '../../lang/descriptors/contract.ts';

/** The only access to the office. A test passes a plain object. */
export interface Api {
  /**
   * @param args path, query and body arguments in one flat list; null and undefined are left out of path and query
   * @returns the JSON response, or a DocumentAnswer where `call.document`
   * @throws ApiError
   */
  call(call: Call, args: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<unknown>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** A background call: the portal shows no sign of waiting for it. */
  quiet?: boolean;
  /** The session token of a call that waits before it is sent; left out: the token at the moment of sending. */
  token?: string | null;
  /** For a write: every retry has the same key, so that the office does the work once. */
  idempotencyKey?: string;
  /** The draft of a form that this call sends: the office ends it with the call. */
  draft?: string;
  /** Loads the validators of responses by operation; called when the office is asked. */
  answers?(): Promise<AnswerChecks>;
  /**
   * Accepts a cached response when there is no connection. Called with the time of that response, ms, which the caller
   * has to show; null: the response is new. Without this function the call fails when there is no connection.
   */
  onCachedAt?(at: number | null): void;
}

/** Compiled ajv functions, one for each operation. */
export type AnswerChecks = Readonly<Record<string, AnswerCheck>>;
export interface AnswerCheck {
  (answer: unknown): boolean;
  errors?: readonly { instancePath: string; message?: string }[] | null;
}

/** A file from the office. */
export interface DocumentAnswer {
  blob: Blob;
  /** From Content-Disposition; absent when the office named none. */
  name?: string;
}
