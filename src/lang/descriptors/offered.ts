import type { ManifestService } from './manifest.ts';

/**
 * Is there such a service in this office?
 *
 * @param config its configuration; null while it is not known
 */
export function isOffered({ flag }: Pick<ManifestService, 'flag'>, config: object | null): boolean {
  return flag === undefined || (config as Readonly<Record<string, unknown>> | null)?.[flag] === true;
}
