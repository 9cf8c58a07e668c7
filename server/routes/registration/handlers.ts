import type * as models from '../../../src/generated/models.ts';
import type { Handler } from '../../context.ts';
import { Forbidden } from '../../errors.ts';

export const dajZgodyRejestracji: Handler<
  models.DajZgodyRejestracjiArgs,
  models.DajZgodyRejestracjiAnswer
> = async () => {
  throw new Forbidden();
};

export const zarejestruj: Handler<models.ZarejestrujArgs, models.ZarejestrujAnswer> = async () => {
  throw new Forbidden();
};

export const wyslijLinkAktywacyjny: Handler<
  models.WyslijLinkAktywacyjnyArgs,
  models.WyslijLinkAktywacyjnyAnswer
> = async () => {
  throw new Forbidden();
};

export const resetujHaslo: Handler<models.ResetujHasloArgs, models.ResetujHasloAnswer> = async () => {
  throw new Forbidden();
};

export const ustawHaslo: Handler<models.UstawHasloArgs, models.UstawHasloAnswer> = async () => {
  throw new Forbidden();
};

export const aktywujKonto: Handler<models.AktywujKontoArgs, models.AktywujKontoAnswer> = async () => {
  throw new Forbidden();
};

export const aktywujKontoZUrzedu: Handler<
  models.AktywujKontoZUrzeduArgs,
  models.AktywujKontoZUrzeduAnswer
> = async () => {
  throw new Forbidden();
};

export const potwierdzEmail: Handler<models.PotwierdzEmailArgs, models.PotwierdzEmailAnswer> = async () => {
  throw new Forbidden();
};
