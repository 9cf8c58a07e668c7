import type { DocumentPlan } from '../../../codegen/artefact/data/plan.ts';
import { wpisOf } from '../data-sources/wpisyQueries.ts';
import { ownerOf } from '../data-sources/wpisyRows.ts';
import type { Context } from '../http/context.ts';
import type { FileAnswer } from '../http/fileAnswer.ts';
import { NotFound } from '../http/refusals.ts';
import { documentOf, historiesOf } from './history.ts';

/**
 * The document that the office attached to an application: the last one, or that of an entry of its history.
 *
 * @throws NotFound alike for an application of somebody else, one that does not exist, and one without such a document
 */
export async function decisionFile({ table, number, entry }: DocumentPlan, ctx: Context): Promise<FileAnswer> {
  const args = ctx.args as Readonly<Record<string, unknown>>;
  const own = await wpisOf(ctx.db, table.name, ownerOf(ctx), String(args[number]));
  if (!own) throw new NotFound();
  const wanted = entry === undefined ? undefined : (args[entry] ?? undefined);
  const history = (await historiesOf(ctx.db, [own.wpisId])).get(own.wpisId) ?? [];
  const place = wanted === undefined ? history.findLast(({ czyDokument }) => czyDokument) : history[Number(wanted) - 1];
  const found = place && (await documentOf(ctx.db, place.przebiegId));
  if (!found) throw new NotFound();
  return { bytes: Buffer.from(found.tresc, 'base64'), name: found.nazwa, type: 'application/pdf' };
}
