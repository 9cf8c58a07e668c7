import type * as models from '../../../src/generated/models.ts';
import type { Handler } from '../../context.ts';
import urzad from '../../data/urzad.json' with { type: 'json' };
import { readVisits } from '../../visits.ts';
import { konfiguracjaOf } from './konfiguracja.ts';
import { offeredGroups } from './offeredGroups.ts';

export const dajKonfiguracje: Handler<models.DajKonfiguracjeArgs, models.DajKonfiguracjeAnswer> = async (ctx) =>
  konfiguracjaOf(ctx);

export const dajStanPrzerwyTechnicznej: Handler<
  models.DajStanPrzerwyTechnicznejArgs,
  models.DajStanPrzerwyTechnicznejAnswer
> = async ({ config }) => ({ czyPrzerwaTechniczna: config.przerwaTechniczna });

export const dajMenuBoczne: Handler<models.DajMenuBoczneArgs, models.DajMenuBoczneAnswer> = async ({ lang }) => ({
  menuBoczneElementy: urzad.menu.map((entry, index) => ({
    nazwa: entry[lang],
    pozycja: index + 1,
    czyWidoczny: true,
    typ: entry.typ as models.ElementMenuBocznego['typ'],
    link: entry.link,
    czyOtwieracWNowejKarcie: entry.typ === 'LINK',
  })),
  kontakt: { nazwaUrzedu: urzad.kontakt.nazwaUrzedu, stronaUrl: urzad.kontakt.stronaUrl },
});

export const dajLicznikOdwiedzin: Handler<models.DajLicznikOdwiedzinArgs, models.DajLicznikOdwiedzinAnswer> = async ({
  db,
}) => ({ czyWlaczony: true, wartoscLicznika: await readVisits(db) });

export const dajKontakt: Handler<models.DajKontaktArgs, models.DajKontaktAnswer> = async ({ lang }) => ({
  ...urzad.kontakt,
  kontaktDodatkowyWpis1: urzad.wpisy[0]?.[lang] ?? null,
  kontaktDodatkowyWpis2: urzad.wpisy[1]?.[lang] ?? null,
  kontaktDodatkowyWpis3: urzad.wpisy[2]?.[lang] ?? null,
  kontaktDodatkowyWpis4: urzad.wpisy[3]?.[lang] ?? null,
  kontaktDodatkowyWpis5: urzad.wpisy[4]?.[lang] ?? null,
});

export const dajListeUslug: Handler<models.DajListeUslugArgs, models.DajListeUslugAnswer> = async (ctx) => {
  const texts = ctx.municipality.texts[ctx.lang];
  const word = (key: string): string => texts[key] ?? key;
  return {
    grupy: offeredGroups(ctx).map((group) => ({
      idGrupy: group.id,
      nazwa: word(group.name),
      uslugi: group.services.map((service) => ({
        uslugaId: service.uslugaId,
        nazwa: word(service.name),
        czyChroniona: service.access !== 'public',
        czyWymaganaInstytucja: service.only === 'instytucja',
        czyWymaganaOsobaFizyczna: service.only === 'osoba',
      })),
    })),
  };
};
