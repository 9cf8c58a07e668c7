import type * as models from '../../../src/generated/models.ts';
import { type Context, type Handler, podmiotOf } from '../../engine/http/context.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { requireOffered } from './offered.ts';
import { meterOf, photosOf, replacementOf } from './replacements.ts';

type OfMeter = Context<{ numerWodomierza: string }>;

/** The file is the document of this operation, with or without photos: screens/woda/protokol.json draws both. */
const protocolFile: Handler<{ numerWodomierza: string }, models.PlikProtokoluWymiany> = async (ctx) => {
  const { replacement } = await replacementAsked(ctx);
  if (!replacement) return { body: null, statusCodeValue: 404 };
  try {
    return { body: (await ctx.document()).toString('base64'), statusCodeValue: 200 };
  } catch (error) {
    ctx.fault(error);
    return { body: null, statusCodeValue: 500 };
  }
};

export const dajProtokolWymianyWodomierza: Handler<
  models.DajProtokolWymianyWodomierzaArgs,
  models.DajProtokolWymianyWodomierzaAnswer
> = protocolFile;

export const dajProtokolWymianyWodomierzaZeZdjeciami: Handler<
  models.DajProtokolWymianyWodomierzaZeZdjeciamiArgs,
  models.DajProtokolWymianyWodomierzaZeZdjeciamiAnswer
> = protocolFile;

export const dajWymianeWodomierza: Handler<models.DajWymianeWodomierzaArgs, models.DajWymianeWodomierzaAnswer> = async (
  ctx,
) => {
  const { adresPunktuOdbioru, replacement } = await replacementThere(ctx);
  const { dataWymiany, numerWyjetego, numerZalozonego, powod, plomba, monter } = replacement;
  return {
    dataWymiany,
    adresPunktuOdbioru,
    numerWyjetego,
    stanWyjetego: replacement.stanWyjetegoTysieczne / 1000,
    numerZalozonego,
    stanZalozonego: replacement.stanZalozonegoTysieczne / 1000,
    powod,
    plomba,
    monter,
  };
};

export const dajZdjeciaWymianyWodomierza: Handler<
  models.DajZdjeciaWymianyWodomierzaArgs,
  models.DajZdjeciaWymianyWodomierzaAnswer
> = async (ctx) => {
  const { replacement } = await replacementThere(ctx);
  const photos = await photosOf(ctx.db, replacement.idWyjetego);
  return { zdjecia: photos.map(({ podpis, dane }) => ({ podpis, obraz: dane })) };
};

/** @throws NotFound for a meter that is not the subject's */
async function replacementAsked(ctx: OfMeter) {
  requireOffered(ctx, 'protokol');
  const meter = await meterOf(ctx.db, podmiotOf(ctx).podmiotId, ctx.args.numerWodomierza).executeTakeFirst();
  if (!meter) throw new NotFound();
  return { ...meter, replacement: await replacementOf(ctx.db, meter.idLicznika) };
}

/** @throws NotFound also when it was never replaced */
async function replacementThere(ctx: OfMeter) {
  const { replacement, ...meter } = await replacementAsked(ctx);
  if (!replacement) throw new NotFound('brakProtokolu');
  return { ...meter, replacement };
}
