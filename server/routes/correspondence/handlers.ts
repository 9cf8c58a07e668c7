import type * as models from '../../../src/generated/models.ts';
import type { Handler } from '../../context.ts';
import { NotFound } from '../../errors.ts';

export const dajDaneKorespondencyjne: Handler<
  models.DajDaneKorespondencyjneArgs,
  models.DajDaneKorespondencyjneAnswer
> = async () => {
  throw new NotFound();
};

export const zglosZmianeDanychKorespondencyjnych: Handler<
  models.ZglosZmianeDanychKorespondencyjnychArgs,
  models.ZglosZmianeDanychKorespondencyjnychAnswer
> = async () => {
  throw new NotFound();
};

export const dajHistorieZmianDanych: Handler<
  models.DajHistorieZmianDanychArgs,
  models.DajHistorieZmianDanychAnswer
> = async () => {
  throw new NotFound();
};
