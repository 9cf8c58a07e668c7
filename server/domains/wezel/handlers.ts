import type * as models from '../../../src/generated/models.ts';
import { type Context, type Handler, sessionOf } from '../../engine/http/context.ts';
import { BusinessError } from '../../engine/http/refusals.ts';
import { begin } from './attempts.ts';
import { confirmPerson, personToConfirm, redeemLogin } from './redeem.ts';
import type { Wezel } from './wezel.ts';

export const przygotujLogowanieWezlem: Handler<
  models.PrzygotujLogowanieWezlemArgs,
  models.PrzygotujLogowanieWezlemAnswer
> = (ctx) => begin(ctx, wezelOf(ctx), null);

export const przygotujPotwierdzenieWezlem: Handler<
  models.PrzygotujPotwierdzenieWezlemArgs,
  models.PrzygotujPotwierdzenieWezlemAnswer
> = (ctx) => begin(ctx, wezelOf(ctx), sessionOf(ctx).konto.kontoId);

export const odbierzLogowanieWezlem: Handler<models.OdbierzLogowanieWezlemArgs, models.OdbierzLogowanieWezlemAnswer> = (
  ctx,
) => redeemLogin(ctx, ctx.args.token);

export const dajDaneDoPotwierdzenia: Handler<models.DajDaneDoPotwierdzeniaArgs, models.DajDaneDoPotwierdzeniaAnswer> = (
  ctx,
) => personToConfirm(ctx, ctx.args.data);

export const potwierdzDane: Handler<models.PotwierdzDaneArgs, models.PotwierdzDaneAnswer> = confirmPerson;

/** Each call begins a new attempt, with its own cookie in the response. */
export const repeatable = ['przygotujPotwierdzenieWezlem'];

/** @throws BusinessError in an office without a node */
function wezelOf({ services: { wezel } }: Context): Wezel {
  if (!wezel) throw new BusinessError('1701');
  return wezel;
}
