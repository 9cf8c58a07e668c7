import type { Manifest } from '../../../src/lang/descriptors/manifest.ts';
import { hostAddress } from '../../../src/lang/values/hostAddress.ts';
import { StartError } from '../../engine/config/startError.ts';
import type { Wezel } from './wezel.ts';

/**
 * The portal sends forms only to hosts of its configuration, so the node's page must be under one of them.
 *
 * @throws StartError
 */
export function checkWezelHost(
  { adresLogowania }: Wezel,
  { hosts, posts = [] }: Pick<Manifest, 'hosts' | 'posts'>,
  adres: string,
): void {
  const address = new URL(adresLogowania, adres).href;
  if (posts.some((name) => hostAddress(hosts[name], address, adres) !== undefined)) return;
  const { origin } = new URL(address);
  throw new StartError(
    `The portal may not send anybody to ${address}: name it in services.config.json, for example "wezel": { "address": "${origin}", "post": true } under "hosts".`,
  );
}
