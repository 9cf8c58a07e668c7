import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/lang/values/kwota.ts';
import type { Handler } from '../../engine/http/context.ts';
import * as queries from './queries.ts';

export * from './residents.ts';
export * from './voters.ts';

export const dajLataBudzetowe: Handler<models.DajLataBudzetoweArgs, models.DajLataBudzetoweAnswer> = async ({
  db,
}) => ({
  lataBudzetowe: await queries.lataBudzetowe(db),
});

export const dajDochodyBudzetu: Handler<models.DajDochodyBudzetuArgs, models.DajDochodyBudzetuAnswer> = async ({
  db,
  args,
}) => {
  const rows = await queries.dochody(db, args.rok);
  return {
    listaDochodow: rows.map((row) => ({
      rozdzial: row.rozdzial,
      paragraf: row.paragraf,
      nazwaPozycji: row.nazwaPozycji,
      planPoZmianach: fromGrosze(row.planPoZmianachGrosze),
      naleznosci: fromGrosze(row.naleznosciGrosze),
      dochodyOtrzymane: fromGrosze(row.dochodyOtrzymaneGrosze),
      dochodyWykonane: fromGrosze(row.dochodyWykonaneGrosze),
    })),
  };
};

export const dajWydatkiBudzetu: Handler<models.DajWydatkiBudzetuArgs, models.DajWydatkiBudzetuAnswer> = async ({
  db,
  args,
}) => {
  const rows = await queries.wydatki(db, args.rok);
  return {
    listaWydatkow: rows.map((row) => ({
      rozdzial: row.rozdzial,
      paragraf: row.paragraf,
      nazwaPozycji: row.nazwaPozycji,
      planPoZmianach: fromGrosze(row.planPoZmianachGrosze),
      wydatki: fromGrosze(row.wydatkiGrosze),
      zobowiazania: fromGrosze(row.zobowiazaniaGrosze),
      koszty: fromGrosze(row.kosztyGrosze),
      zaangazowanie: fromGrosze(row.zaangazowanieGrosze),
    })),
  };
};
