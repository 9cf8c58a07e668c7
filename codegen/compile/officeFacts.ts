import { HOME_PATH } from '../../src/lang/descriptors/paths.ts';
import { servicePath } from '../../src/lang/descriptors/siteMap.ts';
import type { OfficeFacts, StartPage } from '../artefact/municipality.ts';
import type { CheckedMunicipality } from '../check/checkMunicipality.ts';
import type { Place } from '../check/config/officeConfig.ts';
import { queryOf } from '../check/config/query.ts';

/** The office of a checked municipality, its menu and start page as addresses. */
export function officeFacts({ config }: Pick<CheckedMunicipality, 'config'>): OfficeFacts {
  const { contact, notices, login, menu, start } = config.office;
  return {
    contact: { ...contact, name: contact.name ?? config.name },
    notices,
    login,
    menu: menu.map(({ label, to, newTab = to.address !== undefined }) => {
      if (to.page !== undefined) return { label, typ: 'STRONA_WLASNA', link: to.page, newTab };
      const typ = to.address === undefined ? 'STRONA_WBUDOWANA' : 'LINK';
      return { label, typ, link: to.address ?? pathOf(to), newTab };
    }),
    ...(start && { start: startOf(start) }),
    draftDays: config.draftDays,
    bases: config.bases,
  };

  function startOf(to: Place): StartPage {
    if (to.address !== undefined) return { typ: 'LINK_ZEWNETRZNY', link: to.address };
    const plain = to.home || (to.screen !== undefined && to.with === undefined);
    return { typ: plain ? 'STRONA_WBUDOWANA' : 'LINK_WEWNETRZNY', link: pathOf(to) };
  }

  /** Inside the portal. */
  function pathOf(to: Place): string {
    const path = (screen: string | undefined): string => config.screens.get(screen ?? '')?.path ?? HOME_PATH;
    const id = (value: string): string => encodeURIComponent(value);
    if (to.screen !== undefined) {
      const { query } = queryOf(to.with);
      return query ? `${path(to.screen)}?${query}` : path(to.screen);
    }
    if (to.service !== undefined) {
      const services = config.groups.flatMap((group) => group.services);
      return servicePath(services.find(({ uslugaId }) => uslugaId === to.service)?.slug ?? '');
    }
    if (to.page !== undefined) return `${path(config.special.page)}?nazwaPliku=${id(to.page)}`;
    if (to.folder !== undefined) return `${path(config.special.files)}?link=${id(to.folder)}`;
    return HOME_PATH;
  }
}
