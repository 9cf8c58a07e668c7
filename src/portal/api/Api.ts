import type { Call } from '../../lang/descriptors/contract.ts';

/** The one door to the office. A test passes a plain object. */
export interface Api {
  /**
   * @param args path, query and body arguments in one flat list; nothing (null, undefined) is left out of path and query
   * @returns the JSON answer, or a DocumentAnswer where `call.document`
   * @throws ApiError
   */
  call(call: Call, args: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<unknown>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Nobody waits for it: nothing is said of its being on its way. */
  quiet?: boolean;
  /** Of the session that wished for it, where it has to wait; left out: of the one that is there when it is sent. */
  token?: string | null;
  /** For a write: the same key for every try of one wish, so that it happens once. */
  idempotencyKey?: string;
  /** The checks of answers by operation; they may still be on their way. */
  answers?: AnswerChecks | Promise<AnswerChecks>;
  /**
   * Without a connection an answer that was kept is welcome, and whoever shows it says of when it is, ms; null: it has just
   * come from the office. Who does not pass this gets no kept answers: there is no connection then.
   */
  onKept?(at: number | null): void;
}

/** Compiled ajv functions, one an operation. */
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
