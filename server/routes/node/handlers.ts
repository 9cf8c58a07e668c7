import type * as models from '../../../src/generated/models.ts';
import type { Handler } from '../../context.ts';
import { Forbidden } from '../../errors.ts';

export const przygotujLogowanieWezlem: Handler<
  models.PrzygotujLogowanieWezlemArgs,
  models.PrzygotujLogowanieWezlemAnswer
> = async () => {
  throw new Forbidden();
};

export const przygotujPotwierdzenieWezlem: Handler<
  models.PrzygotujPotwierdzenieWezlemArgs,
  models.PrzygotujPotwierdzenieWezlemAnswer
> = async () => {
  throw new Forbidden();
};

export const odbierzLogowanieWezlem: Handler<
  models.OdbierzLogowanieWezlemArgs,
  models.OdbierzLogowanieWezlemAnswer
> = async () => {
  throw new Forbidden();
};

export const dajDaneDoPotwierdzenia: Handler<
  models.DajDaneDoPotwierdzeniaArgs,
  models.DajDaneDoPotwierdzeniaAnswer
> = async () => {
  throw new Forbidden();
};

export const potwierdzDane: Handler<models.PotwierdzDaneArgs, models.PotwierdzDaneAnswer> = async () => {
  throw new Forbidden();
};
