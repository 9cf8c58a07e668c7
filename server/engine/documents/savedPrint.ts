import { openFolderFile } from '../files/folderFile.ts';
import { attachment } from '../http/attachment.ts';
import type { Context } from '../http/context.ts';
import type { SavedAnswer } from '../http/fileAnswer.ts';
import { NotFound } from '../http/refusals.ts';

/**
 * A PDF of the office's own systems, as it was issued, instead of a document drawn here.
 *
 * @param name of the file in the folder of prints; a record of the subject names it
 * @throws NotFound when it is not there: the log tells the operator which file is missing
 */
export async function savedPrint(ctx: Pick<Context, 'config' | 'fault'>, name: string): Promise<SavedAnswer> {
  const { druki } = ctx.config;
  const bytes = druki && (await openFolderFile(() => druki, name, ''));
  if (!bytes) {
    ctx.fault(new Error(`The document ${name} is not in ${druki ?? 'any folder: OKIENKO_DRUKI is not set'}.`));
    throw new NotFound('brakDruku');
  }
  return { bytes: Buffer.from(bytes), type: 'application/pdf', disposition: attachment(name) };
}
