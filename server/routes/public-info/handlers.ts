import type * as models from '../../../src/generated/models.ts';
import { fromGrosze } from '../../../src/values/kwota.ts';
import { collatorOf } from '../../../src/values/order.ts';
import type { Handler } from '../../context.ts';
import * as queries from './queries.ts';

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

export const dajLataUrodzen: Handler<models.DajLataUrodzenArgs, models.DajLataUrodzenAnswer> = async ({
  db,
  config,
}) => ({
  lataUrodzen: await queries.lataUrodzen(db, config.minImion),
});

/** Equal counts stand by the Polish alphabet, whichever database counts them. */
export const dajNajpopularniejszeImionaWgRoku: Handler<
  models.DajNajpopularniejszeImionaWgRokuArgs,
  models.DajNajpopularniejszeImionaWgRokuAnswer
> = async ({ db, config, args }) => {
  const rows = await queries.imiona(db, args.rok, config.minImion);
  const { compare } = collatorOf('pl');
  return { listaImion: rows.sort((a, b) => b.liczbaOsob - a.liczbaOsob || compare(a.imie, b.imie)) };
};

export const dajWydatkiBudzetu: Handler<models.DajWydatkiBudzetuArgs, models.DajWydatkiBudzetuAnswer> = async () => ({
  listaWydatkow: [],
});

export const dajStatusyMeldunkoweMieszkancow: Handler<
  models.DajStatusyMeldunkoweMieszkancowArgs,
  models.DajStatusyMeldunkoweMieszkancowAnswer
> = async () => ({ statusyMieszkancow: [] });

export const informacjaLiczbaWyborcow: Handler<
  models.InformacjaLiczbaWyborcowArgs,
  models.InformacjaLiczbaWyborcowAnswer
> = async () => ({ datyWyborow: [], zestawienieLiczbyWyborcow: [] });

export const sprawdzWyborce: Handler<models.SprawdzWyborceArgs, models.SprawdzWyborceAnswer> = async () => ({
  czyWSpisie: false,
});

const none = {
  liczbaKobietPonizej18: 0,
  liczbaMezczyznPonizej18: 0,
  liczbaKobietOd18: 0,
  liczbaMezczyznOd18: 0,
};

export const dajZameldowaniaWgPlciWieku: Handler<
  models.DajZameldowaniaWgPlciWiekuArgs,
  models.DajZameldowaniaWgPlciWiekuAnswer
> = async () => ({ zameldowanieStale: none, zameldowanieCzasowe: none });

export const dajNajpopularniejszeImiona: Handler<
  models.DajNajpopularniejszeImionaArgs,
  models.DajNajpopularniejszeImionaAnswer
> = async () => ({ listaImion: [] });
