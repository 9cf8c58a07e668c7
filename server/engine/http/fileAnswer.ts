import { attachment } from './attachment.ts';

/** What the handler of an operation gives whose answer in the contract is application/octet-stream. */
export interface FileAnswer {
  bytes: Uint8Array;
  /** As the resident finds it among the downloads, with its ending. */
  name: string;
  /** Its media type: `application/pdf`, `text/csv` … */
  type: string;
}

/** A file on its way to the browser. */
export interface SavedAnswer {
  bytes: Buffer;
  type: string;
  /** Value of Content-Disposition. */
  disposition: string;
}

/** @throws Error when a handler gave something else than a file: an office's own mistake */
export function answerWithFile(operationId: string, given: unknown): SavedAnswer {
  const { bytes, name, type } = (given ?? {}) as Partial<FileAnswer>;
  if (!(bytes instanceof Uint8Array) || typeof name !== 'string' || !/^[a-z]+\/[a-z0-9.+-]+$/.test(type ?? ''))
    throw new Error(`${operationId} must give { bytes, name, type } of a file.`);
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { bytes: body, type: type as string, disposition: attachment(name) };
}
