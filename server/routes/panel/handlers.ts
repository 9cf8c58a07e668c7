import type * as models from '../../../src/generated/models.ts';
import type { Handler } from '../../context.ts';
import { Forbidden } from '../../errors.ts';

export const zmienHaslo: Handler<models.ZmienHasloArgs, models.ZmienHasloAnswer> = async () => {
  throw new Forbidden();
};

export const zmienEmail: Handler<models.ZmienEmailArgs, models.ZmienEmailAnswer> = async () => {
  throw new Forbidden();
};

export const dajZgody: Handler<models.DajZgodyArgs, models.DajZgodyAnswer> = async () => {
  throw new Forbidden();
};

export const zapiszZgody: Handler<models.ZapiszZgodyArgs, models.ZapiszZgodyAnswer> = async () => {
  throw new Forbidden();
};

export const daj2Fa: Handler<models.Daj2FaArgs, models.Daj2FaAnswer> = async () => {
  throw new Forbidden();
};

export const zapisz2Fa: Handler<models.Zapisz2FaArgs, models.Zapisz2FaAnswer> = async () => {
  throw new Forbidden();
};

export const usunKonto: Handler<models.UsunKontoArgs, models.UsunKontoAnswer> = async () => {
  throw new Forbidden();
};

export const dajLogowania: Handler<models.DajLogowaniaArgs, models.DajLogowaniaAnswer> = async () => {
  throw new Forbidden();
};

export const zakonczSesje: Handler<models.ZakonczSesjeArgs, models.ZakonczSesjeAnswer> = async () => {
  throw new Forbidden();
};

export const potwierdzPierwszeLogowanie: Handler<
  models.PotwierdzPierwszeLogowanieArgs,
  models.PotwierdzPierwszeLogowanieAnswer
> = async () => {
  throw new Forbidden();
};
