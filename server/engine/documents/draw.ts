import { PrintPool } from './pool.ts';
import type { DocumentRequest } from './request.ts';
import { resolveDocument } from './resolve.ts';

export { DocumentError } from './errors.ts';
export type { DocumentRequest } from './request.ts';

let pool: PrintPool | undefined;

/**
 * One of a screen's documents as a PDF. Data is fetched and written out here, drawn in a process of its own.
 *
 * @throws DocumentError: no document rather than half of one. Of `document.source-failed` the `cause` is what `call` threw
 */
export async function drawDocument(request: DocumentRequest): Promise<Buffer> {
  const paper = await resolveDocument(request);
  pool ??= new PrintPool();
  return pool.draw(paper);
}

/** Ends the processes that draw: part of a clean stop. */
export function closeDocuments(): void {
  pool?.close();
  pool = undefined;
}
