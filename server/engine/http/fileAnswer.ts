import { attachment } from './attachment.ts';

/** The result of a handler whose response in the contract is application/octet-stream. */
export interface FileAnswer {
  bytes: Uint8Array;
  /** The file name of the download, with its extension. */
  name: string;
  /** Its media type: `application/pdf`, `text/csv` … */
  type: string;
}

/** A file as it is sent to the browser. */
export interface SavedAnswer {
  bytes: Buffer;
  type: string;
  /** Value of Content-Disposition. */
  disposition: string;
}

/** @throws Error when a handler returned something else: a mistake in the office's code */
export function answerWithFile(operationId: string, given: unknown): SavedAnswer {
  const { bytes, name, type } = (given ?? {}) as Partial<FileAnswer>;
  if (!(bytes instanceof Uint8Array) || typeof name !== 'string' || !/^[a-z]+\/[a-z0-9.+-]+$/.test(type ?? ''))
    throw new Error(`${operationId} must give { bytes, name, type } of a file.`);
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { bytes: body, type: type as string, disposition: attachment(name) };
}
