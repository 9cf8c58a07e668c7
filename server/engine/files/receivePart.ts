import { Readable } from 'node:stream';
import type { PlikRow } from '../db/tables.ts';
import type { Context } from '../http/context.ts';
import { BusinessError, NotFound } from '../http/refusals.ts';
import { CHECK_AFTER_MS, fileOwner } from './beginFile.ts';
import { checkFile } from './checkFile.ts';
import { filesOf } from './files.ts';
import { plik, wlasnyPlik, zmienPlik } from './plikiQueries.ts';

/** @throws NotFound for a file of somebody else, for another subject, or a removed one */
export async function requireOwnFile(ctx: Context<{ idPliku: string }>): Promise<PlikRow> {
  const row = await wlasnyPlik(ctx.db, fileOwner(ctx), ctx.args.idPliku);
  if (!row) throw new NotFound();
  return row;
}

/**
 * Appends a part to a file, and checks the file after the last one. The table is the truth about how much there is: it is written after
 * the bytes are on the disk, so what was acknowledged survives a kill, and a part that broke counts as far as it came. A part that
 * is sent again after its answer was lost is refused by its place, and the state says where to continue.
 *
 * @throws BusinessError 6005
 */
export async function receivePart(ctx: Context<{ idPliku: string; od: number }>): Promise<PlikRow> {
  const { db, args } = ctx;
  const files = filesOf(ctx.services);
  const { idPliku } = await requireOwnFile(ctx);
  const bytes = ctx.bytes ?? Readable.from([]);
  return files.turns.take(idPliku, async (signal) => {
    const row = await requireOwnFile(ctx);
    if (row.stan === 'PRZESYLANY') await append(row, signal);
    else if (args.od !== row.przyjeto) throw new BusinessError('6005');
    const after = await requireOwnFile(ctx);
    if (after.stan !== 'SPRAWDZANY' || after.powod !== null) return after;
    const { contract } = ctx.municipality;
    await checkFile(after, { db, files, contract, nowMs: ctx.now.getTime(), fault: ctx.fault });
    return (await plik(db, idPliku)) ?? after;
  });

  async function append(row: PlikRow, signal: AbortSignal): Promise<void> {
    const { parts } = files;
    const there = Math.min(row.przyjeto, await parts.size(idPliku));
    // Its parts are on another machine, or were lost with a disk: it begins anew from what is there.
    if (there < row.przyjeto) await zmienPlik(db, idPliku, 'PRZESYLANY', { przyjeto: there });
    if (args.od !== there) throw new BusinessError('6005');
    const { written, tooLong } = await parts.append(idPliku, there, row.rozmiar - there, bytes, signal);
    const przyjeto = there + written;
    const isWhole = przyjeto === row.rozmiar && !tooLong;
    await zmienPlik(db, idPliku, 'PRZESYLANY', {
      przyjeto: tooLong ? there : przyjeto,
      ...(isWhole && { stan: 'SPRAWDZANY' as const, nastepnaMs: ctx.now.getTime() + CHECK_AFTER_MS }),
    });
    if (tooLong) throw new BusinessError('6005');
  }
}
