import type { Access } from '../../../lang/descriptors/contract.ts';
import type { Findable, Manifest } from '../../../lang/descriptors/manifest.ts';
import { servicePath } from '../../../lang/descriptors/siteMap.ts';
import type { Stores } from '../stores.ts';

/** The path of a result. */
export function pathOf({ service, screen, query }: Findable, { screens, groups }: Manifest): string {
  const one = groups.flatMap((group) => group.services).find(({ uslugaId }) => uslugaId === service);
  const path = one ? servicePath(one.slug) : (screens[screen]?.path ?? '/');
  return query === undefined ? path : `${path}?${query}`;
}

export interface FoundMark {
  icon: string;
  /** A text key. */
  text: string;
}

/** What to know before opening it: a break, the kind of subject, and whether a login is required. */
export function marksOf(entry: Findable, { portal, session, subject }: Stores): FoundMark[] {
  const service = entry.service === undefined ? undefined : portal.service(entry.service);
  const access: Access = service?.access ?? portal.manifest.screens[entry.screen]?.access ?? 'full';
  const only = service?.only;
  const forOthers = only !== undefined && subject.chosen && subject.chosen.czyInstytucja !== (only === 'instytucja');
  return [
    ...(service && portal.closedServices.includes(service.uslugaId)
      ? [{ icon: 'warning', text: 'powloka.przerwa' }]
      : []),
    ...(only && (forOthers || !subject.chosen)
      ? [{ icon: 'user', text: only === 'instytucja' ? 'powloka.tylkoInstytucje' : 'powloka.tylkoOsoby' }]
      : []),
    ...(session.allows(access)
      ? []
      : [{ icon: 'lock', text: session.token ? 'powloka.poPotwierdzeniu' : 'powloka.poZalogowaniu' }]),
  ];
}
