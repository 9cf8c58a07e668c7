import type { Selectable } from 'kysely';
import type { ZdarzenieRow } from './tables.ts';

/** An event as every receiver gets it, JSON by schemas/events: the same bytes each time. */
export const eventText = ({
  idZdarzenia,
  typ,
  kiedy,
  dane,
}: Pick<Selectable<ZdarzenieRow>, 'idZdarzenia' | 'typ' | 'kiedy' | 'dane'>): string =>
  `{"id":${JSON.stringify(idZdarzenia)},"type":${JSON.stringify(typ)},"timestamp":${JSON.stringify(kiedy)},"data":${dane}}`;
