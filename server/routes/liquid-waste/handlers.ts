import type * as models from '../../../src/generated/models.ts';
import type { Handler } from '../../context.ts';
import { NotFound } from '../../errors.ts';

export const dajZamowieniaNieczystosci: Handler<
  models.DajZamowieniaNieczystosciArgs,
  models.DajZamowieniaNieczystosciAnswer
> = async () => {
  throw new NotFound();
};

export const zamowOdbiorNieczystosci: Handler<
  models.ZamowOdbiorNieczystosciArgs,
  models.ZamowOdbiorNieczystosciAnswer
> = async () => {
  throw new NotFound();
};

export const anulujZamowienieNieczystosci: Handler<
  models.AnulujZamowienieNieczystosciArgs,
  models.AnulujZamowienieNieczystosciAnswer
> = async () => {
  throw new NotFound();
};
