import { randomUUID } from 'node:crypto';
import { fileFieldOf } from '../../../src/lang/descriptors/fileField.ts';
import { lockKonto } from '../db/lockKonto.ts';
import type { PlikRow } from '../db/tables.ts';
import { checkAccess } from '../http/access.ts';
import { type Context, sessionOf } from '../http/context.ts';
import { BusinessError } from '../http/refusals.ts';
import { cleanName } from './fileName.ts';
import { addPlik, type FileOwner, razemPlikow, wyslanoOd } from './plikiQueries.ts';
import { MB } from './settings.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Of one account in a day; a form has a few. */
const MOST_PER_DAY = 300;
/** The check of a file whose request was killed is done by the office itself after this time. */
export const CHECK_AFTER_MS = 30_000;

export interface BegunFile {
  operacja: string;
  pole: string;
  nazwa: string;
  rozmiar: number;
}

/** @throws BusinessError 6001 to 6004 */
export async function beginFile(ctx: Context<BegunFile>): Promise<PlikRow> {
  const { args, db, config, municipality } = ctx;
  const { operacja, pole, rozmiar } = args;
  const operation = municipality.contract.operations.get(operacja);
  const field = fileFieldOf(operation?.args[pole]?.schema);
  if (!operation?.writes || !field) throw new BusinessError('6001');
  checkAccess(operation, ctx.session);
  const { largest, perDay, total } = config.pliki;
  const most = Math.min(largest, (field.size ?? Number.POSITIVE_INFINITY) * MB);
  if (rozmiar > most)
    throw new BusinessError('6002', { rozmiar: { key: 'plik.zaDuzy', values: { megabajty: Math.floor(most / MB) } } });
  const owner = fileOwner(ctx);
  await lockKonto(db, owner.kontoId);
  const nowMs = ctx.now.getTime();
  const { ile, razem } = await wyslanoOd(db, owner.kontoId, nowMs - DAY_MS);
  if (ile >= MOST_PER_DAY || razem + rozmiar > perDay) throw new BusinessError('6003');
  if ((await razemPlikow(db)) + rozmiar > total) throw new BusinessError('6004');
  const row: PlikRow = {
    ...owner,
    idPliku: randomUUID(),
    operacja,
    pole,
    nazwa: cleanName(args.nazwa),
    stan: 'PRZESYLANY',
    rozmiar,
    przyjeto: 0,
    ...{ rodzaj: null, powod: null, rozmiarZapisany: null, skrot: null, numerWpisu: null, uzytoMs: null },
    utworzonoMs: nowMs,
    nastepnaMs: nowMs,
  };
  await addPlik(db, row);
  return row;
}

/** Who sends a file: the account for the subject it has chosen. */
export const fileOwner = (ctx: Context<unknown>): FileOwner => ({
  kontoId: sessionOf(ctx as Context).konto.kontoId,
  podmiotId: ctx.podmiot?.podmiotId ?? null,
});
