import type { ManifestService } from './manifest.ts';

/** The page of a technical break of the whole portal. */
export const breakPath = '/przerwa-techniczna';

/** The page of a technical break of one service, named in the query. */
export const serviceBreakPath = '/usluga-przerwa-techniczna';
export const serviceParam = 'usluga';

export function breakOf({ slug }: ManifestService): { pathname: string; search: string } {
  return { pathname: serviceBreakPath, search: `?${serviceParam}=${slug}` };
}
