import type { Call } from '../descriptors/contract.ts';

/** A document of the office, with the file name it proposes. */
export interface ApiDocument {
  blob: Blob;
  name: string;
}

/** Makes calls. The portal's client splits `args` over path, query and body; a test passes a plain object. */
export interface Api {
  /**
   * @param args the operation's arguments by name, wherever they travel; undefined is left out
   * @param options.idempotencyKey for calls that write: one for each thing a person does
   * @returns the JSON answer, or an ApiDocument when `call.document`
   * @throws ApiError for every refusal and failure
   */
  call<T>(
    call: Call,
    args: Record<string, unknown>,
    options?: { signal?: AbortSignal; idempotencyKey?: string },
  ): Promise<T>;
}
