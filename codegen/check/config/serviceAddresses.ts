import { servicePath } from '../../../src/lang/descriptors/siteMap.ts';
import type { ReportAt } from '../../files/openFile.ts';
import { fitsPath } from '../fitsPath.ts';
import type { Config } from './config.ts';

/** The address of a service is its slug, which no screen's address and no other service's number may equal. */
export function checkServiceAddresses(config: Config, problem: ReportAt): void {
  const screens = new Map(
    [...config.screens].flatMap(([name, { path, also }]) =>
      [path, ...also.map((one) => one.path)].map((one): [string, string] => [one, name]),
    ),
  );
  const patterns = [...config.screens].filter(([, { path }]) => path.includes(':'));
  const numbers = new Set(config.groups.flatMap(({ services }) => services.map(({ uslugaId }) => String(uslugaId))));
  const slugs = config.groups.flatMap(({ services }) => services.map(({ slug }) => slug));
  const seen = new Set<string>();
  const twice = new Set(slugs.filter((slug) => seen.has(slug) || !seen.add(slug)));
  for (const [group, { services }] of config.groups.entries()) {
    for (const [index, { slug, screen, uslugaId }] of services.entries()) {
      const at = ['groups', group, 'services', index, 'slug'];
      const address = servicePath(slug);
      // A screen without an address of its own has the service's address; two screens at one address are reported as `path.twice`.
      const own = config.screens.get(screen)?.path === address;
      // Two services with one slug are reported as that.
      const other = twice.has(slug)
        ? undefined
        : (screens.get(address) ?? patterns.find(([, { path }]) => fitsPath(path, address))?.[0]);
      if (!own && other !== undefined)
        problem(
          'path.service',
          at,
          `${address} is the address of the screen "${other}", so this service could never be opened.`,
        );
      if (slug !== String(uslugaId) && numbers.has(slug))
        problem('path.service', at, `The slug "${slug}" is the number of another service, and both are addresses.`);
    }
  }
}
