import type { Context } from '../http/context.ts';
import { BusinessError } from '../http/refusals.ts';
import { fileOwner } from './beginFile.ts';
import { type Files, filesOf } from './files.ts';
import { wlasnyPlik, zmienPlik } from './plikiQueries.ts';

/** The bytes go first: a row without bytes can be removed again, bytes without a row would stay for ever. */
export async function deleteBytes({ parts, store }: Files, idPliku: string): Promise<void> {
  await parts.delete(idPliku);
  await store.delete(idPliku);
}

/** @throws BusinessError 6006 for a file that a request has named */
export async function removeFile(ctx: Context<{ idPliku: string }>): Promise<void> {
  const { db, args } = ctx;
  const files = filesOf(ctx.services);
  const { idPliku } = args;
  await files.turns.take(idPliku, async () => {
    const row = await wlasnyPlik(db, fileOwner(ctx), idPliku);
    // Unknown, somebody else's, or removed before: for its sender it is gone.
    if (!row) return;
    // Marked first, so that no request can name it any more.
    if (!(await zmienPlik(db, idPliku, row.stan, { stan: 'USUNIETY' }))) throw new BusinessError('6006');
    await deleteBytes(files, idPliku);
  });
}
