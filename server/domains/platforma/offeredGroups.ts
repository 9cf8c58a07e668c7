import type { ManifestService } from '../../../src/lang/descriptors/manifest.ts';
import { isOffered } from '../../../src/lang/descriptors/offered.ts';
import type { Context } from '../../engine/http/context.ts';
import { konfiguracjaOf } from './konfiguracja.ts';

/** The services of this municipality that its office offers, in their groups. */
export function offeredGroups(ctx: Context): { id: string; name: string; services: ManifestService[] }[] {
  const konfiguracja = konfiguracjaOf(ctx);
  return ctx.municipality.manifest.groups.map(({ services, ...group }) => ({
    ...group,
    services: services.filter((service) => isOffered(service, konfiguracja)),
  }));
}
