import type * as models from '../../../src/generated/models.ts';
import type { Handler } from '../../context.ts';
import urzad from '../../data/urzad.json' with { type: 'json' };
import { readVisits } from '../../visits.ts';

/** Year in which this office was first built; the footer shows it. */
const ROK_ZBUDOWANIA = 2026;

export const dajKonfiguracje: Handler<models.DajKonfiguracjeArgs, models.DajKonfiguracjeAnswer> = async ({
  config,
  lang,
  wezel,
  platnosci,
}) => ({
  czyKir: platnosci?.kir !== undefined,
  czyP24: platnosci?.p24 !== undefined,
  czyInfoOProwizjach: config.infoOProwizjach,
  prowizjaKir: platnosci?.kir?.prowizja?.[lang] ?? null,
  prowizjaP24: platnosci?.p24?.prowizja?.[lang] ?? null,
  czyCaptcha: config.captcha.always,
  czyLogowaniePrzezPortal: true,
  czyLogowaniePrzezWezelKrajowy: wezel !== undefined,
  czyLogowaniePrzezEpuap: false,
  czyInternacjonalizacja: config.internacjonalizacja,
  rokZbudowaniaBackendu: ROK_ZBUDOWANIA,
  przerwaTechnicznaUslugi: [...config.przerwaTechnicznaUslugi],
  czyWidoczneDaneKorespondencyjne: !config.woda.bez.includes('dane'),
  czyPytacOZgodeNaPowiadomieniaEmail: config.pytajOZgodeEmail,
  czyPytacOZgodeNaPowiadomieniaSms: config.pytajOZgodeSms,
  adnotacjaStanLicznika: config.woda.adnotacjaStanu,
  czyWyswietlicDaneUmowyOplatyZaWode: !config.woda.bez.includes('umowa'),
  czy2Fa: config.drugiKrok,
  czyPrzerwaTechniczna: config.przerwaTechniczna,
  stronaStartowa: config.stronaStartowa,
  monitKoncaSesjiLiczbaSekund: 120,
});

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

export const dajListeUslug: Handler<models.DajListeUslugArgs, models.DajListeUslugAnswer> = async ({
  municipality,
  lang,
}) => {
  const texts = municipality.texts[lang];
  const word = (key: string): string => texts[key] ?? key;
  return {
    grupy: municipality.manifest.groups.map((group) => ({
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
