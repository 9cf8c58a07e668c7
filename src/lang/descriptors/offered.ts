import type { ManifestService } from './manifest.ts';

/**
 * Does this office offer the service?
 *
 * @param config its configuration; null while it is not known
 */
export function isOffered({ flag }: Pick<ManifestService, 'flag'>, config: object | null): boolean {
  return flag === undefined || (config as Readonly<Record<string, unknown>> | null)?.[flag] === true;
}
