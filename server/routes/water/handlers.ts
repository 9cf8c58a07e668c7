import type * as models from '../../../src/generated/models.ts';
import type { Handler } from '../../context.ts';
import { NotFound } from '../../errors.ts';

export const dajZestawienieWody: Handler<models.DajZestawienieWodyArgs, models.DajZestawienieWodyAnswer> = async () => {
  throw new NotFound();
};

export const dajFaktureWody: Handler<models.DajFaktureWodyArgs, models.DajFaktureWodyAnswer> = async () => {
  throw new NotFound();
};

export const zapiszStanLicznika: Handler<models.ZapiszStanLicznikaArgs, models.ZapiszStanLicznikaAnswer> = async () => {
  throw new NotFound();
};

export const dajZgloszeniaStanu: Handler<models.DajZgloszeniaStanuArgs, models.DajZgloszeniaStanuAnswer> = async () => {
  throw new NotFound();
};

export const dajProtokolWymianyWodomierza: Handler<
  models.DajProtokolWymianyWodomierzaArgs,
  models.DajProtokolWymianyWodomierzaAnswer
> = async () => {
  throw new NotFound();
};

export const dajProtokolWymianyWodomierzaZeZdjeciami: Handler<
  models.DajProtokolWymianyWodomierzaZeZdjeciamiArgs,
  models.DajProtokolWymianyWodomierzaZeZdjeciamiAnswer
> = async () => {
  throw new NotFound();
};
