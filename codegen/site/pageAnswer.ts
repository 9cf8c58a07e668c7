import { breakPath } from '../../src/lang/descriptors/breakPaths.ts';
import type { Language } from '../../src/lang/descriptors/language.ts';
import { readingCookie } from '../../src/lang/descriptors/wholePage.ts';
import type { StaticFile } from './files.ts';
import type { Site } from './site.ts';
import { readingOf } from './whole/reading.ts';
import type { Answer } from './whole/wholePages.ts';

export interface PageAddress {
  /** The path. */
  address: string;
  /** With its `?`, or ''. */
  search: string;
  cookies: string | undefined;
}

export interface PageServer {
  /** Those of the municipality, its default first. */
  languages: readonly Language[];
  /** The portal is served over https. */
  secure: boolean;
  /** A declared break: every address has its page. */
  paused?: boolean;
  /** A page could not be drawn: its frame is sent. */
  onFault(error: unknown): void;
}

/** What answers the address of a page: the page, a file of it, or another address. */
export type PageAnswer = { headers: Readonly<Record<string, string>> } & (
  | { to: string }
  | { file: StaticFile; name: string }
  | { page: StaticFile; status: number }
);

/** @returns undefined while the portal is not built */
export async function pageAnswer(
  site: Site,
  { address, search, cookies }: PageAddress,
  { languages, secure, paused, onFault }: PageServer,
): Promise<PageAnswer | undefined> {
  const whole = await wholePage();
  const reading = readingOf(cookies, search, languages);
  // A language in the address is remembered, also for a visitor without scripts.
  const remembers = whole !== null && new URLSearchParams(search).has('lang');
  const headers = {
    // The cookie says only in which language, contrast and letters a visitor reads.
    ...(site.whole && { vary: 'accept-encoding, cookie' }),
    ...(remembers && { 'set-cookie': readingCookie(reading, secure) }),
  };
  if (whole && 'to' in whole) return { to: whole.to, headers: { ...headers, 'cache-control': 'no-cache' } };
  if (whole?.file.name !== undefined) return { file: whole.file, name: whole.file.name, headers };
  const page = whole?.file ?? site.page(address, site.whole && reading);
  if (!page) return undefined;
  // The page of a break is at every address.
  const frameStatus = paused || site.hasPage(address) ? 200 : 404;
  return { page, status: whole ? (whole.file.status ?? 200) : frameStatus, headers };

  async function wholePage(): Promise<Answer> {
    if (!site.whole) return null;
    try {
      return await (paused ? site.whole(breakPath, search, cookies) : site.whole(address, search, cookies));
    } catch (error) {
      onFault(error);
      return null;
    }
  }
}
