import type * as models from '../../../src/generated/models.ts';
import type { Handler } from '../../context.ts';
import { Forbidden } from '../../errors.ts';

const refuse = async (): Promise<never> => {
  throw new Forbidden();
};

export const dodajPrzelew: Handler<models.DodajPrzelewArgs, models.DodajPrzelewAnswer> = refuse;
export const dajHistoriePlatnosci: Handler<models.DajHistoriePlatnosciArgs, models.DajHistoriePlatnosciAnswer> = refuse;
export const dajPlatnosc: Handler<models.DajPlatnoscArgs, models.DajPlatnoscAnswer> = refuse;
export { dajDanePrzelewu } from './przelew.ts';
export { dajTerminyPlatnosci } from './terminy.ts';
