import type { Manifest } from '../../lang/descriptors/manifest.ts';

/**
 * The group of services that a screen belongs to. A screen that is no service belongs to the services in its folder:
 * `woda/faktura` to the group of `woda/zestawienie`.
 */
export function groupOf({ groups }: Manifest, name: string): Manifest['groups'][number] | undefined {
  const folder = name.replace(/[^/]*$/, '');
  const has = (fits: (screen: string) => boolean) =>
    groups.find(({ services }) => services.some(({ screen }) => fits(screen)));
  return has((screen) => screen === name) ?? (folder ? has((screen) => screen.startsWith(folder)) : undefined);
}
