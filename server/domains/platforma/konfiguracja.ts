import type { Konfiguracja, StronaStartowa } from '../../../src/generated/models.ts';
import { HOME_PATH } from '../../../src/lang/descriptors/paths.ts';
import type { Context } from '../../engine/http/context.ts';

/** Year in which this office was first built; the footer shows it. */
const ROK_ZBUDOWANIA = 2026;

const HOME: StronaStartowa = { typ: 'STRONA_WBUDOWANA', link: HOME_PATH };

/** The configuration that the portal gets from this office. */
export function konfiguracjaOf({
  config,
  lang,
  services: { wezel, platnosci },
  municipality,
}: Pick<Context, 'config' | 'lang' | 'services' | 'municipality'>): Konfiguracja {
  return {
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
    czyWidoczneDaneKorespondencyjne: config.daneKorespondencyjne,
    czyPytacOZgodeNaPowiadomieniaEmail: config.pytajOZgodeEmail,
    czyPytacOZgodeNaPowiadomieniaSms: config.pytajOZgodeSms,
    adnotacjaStanLicznika: config.woda.adnotacjaStanu,
    czyWyswietlicDaneUmowyOplatyZaWode: !config.woda.bez.includes('umowa'),
    czy2Fa: config.drugiKrok,
    czyPrzerwaTechniczna: config.przerwaTechniczna,
    stronaStartowa: config.stronaStartowa ?? municipality.office.start ?? HOME,
    monitKoncaSesjiLiczbaSekund: 120,
  };
}
