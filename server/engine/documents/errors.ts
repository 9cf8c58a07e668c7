/** The reason for a missing document. */
export type DocumentErrorCode =
  /** A source the document needs did not answer; `cause` is what its call threw. */
  | 'document.source-failed'
  /** Sources wait for each other; `okienko check` refuses such a screen. */
  | 'document.circle'
  /** Too many documents are waiting. */
  | 'document.busy'
  /** Drawing took longer than it may. */
  | 'document.timeout'
  /** Drawing needed more memory than it may. */
  | 'document.too-large'
  /** Drawing failed: an internal error. */
  | 'document.failed';

/** The document could not be made; there is never half a document. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DocumentError';
    this.code = code;
  }
}
