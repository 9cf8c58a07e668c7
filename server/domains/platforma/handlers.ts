import type * as models from '../../../src/generated/models.ts';
import { contactOf } from '../../engine/config/contact.ts';
import type { Context, Handler } from '../../engine/http/context.ts';
import { konfiguracjaOf } from './konfiguracja.ts';
import { offeredGroups } from './offeredGroups.ts';
import { readVisits } from './visits.ts';

export const dajKonfiguracje: Handler<models.DajKonfiguracjeArgs, models.DajKonfiguracjeAnswer> = async (ctx) =>
  konfiguracjaOf(ctx);

export const dajStanPrzerwyTechnicznej: Handler<
  models.DajStanPrzerwyTechnicznejArgs,
  models.DajStanPrzerwyTechnicznejAnswer
> = async ({ config }) => ({ czyPrzerwaTechniczna: config.przerwaTechniczna });

export const dajMenuBoczne: Handler<models.DajMenuBoczneArgs, models.DajMenuBoczneAnswer> = async (ctx) => {
  const { name, site } = contactOf(ctx.municipality);
  return {
    menuBoczneElementy: ctx.municipality.office.menu.map(({ label, typ, link, newTab }, index) => ({
      nazwa: textOf(ctx, label),
      pozycja: index + 1,
      czyWidoczny: true,
      typ,
      link,
      czyOtwieracWNowejKarcie: newTab,
    })),
    kontakt: { nazwaUrzedu: name ?? '', stronaUrl: site ?? null },
  };
};

export const dajLicznikOdwiedzin: Handler<models.DajLicznikOdwiedzinArgs, models.DajLicznikOdwiedzinAnswer> = async ({
  db,
}) => ({ czyWlaczony: true, wartoscLicznika: await readVisits(db) });

export const dajKontakt: Handler<models.DajKontaktArgs, models.DajKontaktAnswer> = async (ctx) => {
  const { name, address, postcode, phone, fax, email, site, map } = contactOf(ctx.municipality);
  const [first, second, third, fourth, fifth] = ctx.municipality.office.notices.map((key) => textOf(ctx, key));
  return {
    nazwaUrzedu: name ?? null,
    adres: address ?? null,
    kodPocztowy: postcode ?? null,
    telefon: phone ?? null,
    fax: fax ?? null,
    email: email ?? null,
    stronaUrl: site ?? null,
    googleMapsUrl: map ?? null,
    kontaktDodatkowyWpis1: first ?? null,
    kontaktDodatkowyWpis2: second ?? null,
    kontaktDodatkowyWpis3: third ?? null,
    kontaktDodatkowyWpis4: fourth ?? null,
    kontaktDodatkowyWpis5: fifth ?? null,
  };
};

export const dajListeUslug: Handler<models.DajListeUslugArgs, models.DajListeUslugAnswer> = async (ctx) => {
  const text = (key: string): string => textOf(ctx, key);
  return {
    grupy: offeredGroups(ctx).map((group) => ({
      idGrupy: group.id,
      nazwa: text(group.name),
      uslugi: group.services.map((service) => ({
        uslugaId: service.uslugaId,
        nazwa: text(service.name),
        czyChroniona: service.access !== 'public',
        czyWymaganaInstytucja: service.only === 'instytucja',
        czyWymaganaOsobaFizyczna: service.only === 'osoba',
      })),
    })),
  };
};

/** The text of a key in the language of the request; a missing text is shown as its key. */
const textOf = ({ municipality, lang }: Context, key: string): string => municipality.texts[lang][key] ?? key;
