import type { Paper } from './paper.ts';
import { PrintPool } from './pool.ts';
import type { DocumentRequest } from './request.ts';
import { resolveDocument } from './resolve.ts';

export { DocumentError } from './errors.ts';
export type { DocumentRequest } from './request.ts';

let pool: PrintPool | undefined;

/**
 * One of a screen's documents as a PDF. Data are fetched and rendered here, and drawn in a separate process.
 *
 * @throws DocumentError: there is never half a document. The `cause` of `document.source-failed` is what `call` threw
 */
export async function drawDocument(request: DocumentRequest): Promise<Buffer> {
  return drawPaper(await resolveDocument(request));
}

/** The same for a document that no screen describes. @throws DocumentError */
export function drawPaper(paper: Paper): Promise<Buffer> {
  pool ??= new PrintPool();
  return pool.draw(paper);
}

/** Ends the drawing processes: part of a clean stop. */
export function closeDocuments(): void {
  pool?.close();
  pool = undefined;
}
