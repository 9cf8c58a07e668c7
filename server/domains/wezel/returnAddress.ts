import type { Context } from '../../engine/http/context.ts';
import { ownPage } from '../../engine/http/ownAddress.ts';
import { BadRequest } from '../../engine/http/refusals.ts';

type Asking = Pick<Context, 'config' | 'municipality'>;

/**
 * A return address in this portal. Only `link` stays in its query, and only when it names a page of the portal.
 *
 * @throws BadRequest
 */
export function returnAddress(ctx: Asking, field: string, address: string): string {
  const page = new URL(ownPage(field, address, ctx.config));
  if (!isPage(ctx, page.pathname)) throw new BadRequest({ [field]: { key: 'pole.wartosc' } });
  const link = new URL(address).searchParams.get('link');
  if (link !== null && isInternal(ctx, link)) page.searchParams.set('link', link);
  return page.href;
}

/** Whether a link is a path of this portal with its query, which cannot lead to another site. */
function isInternal(ctx: Asking, link: string): boolean {
  // Browsers read a backslash as a slash and drop control characters.
  if (link.length > 200 || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(link)) return false;
  const base = 'https://portal.invalid';
  const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
  return url?.origin === base && (url.pathname === '/' || isPage(ctx, url.pathname));
}

/** Whether a screen of the municipality has this address; `:name` in its path is any one word. */
function isPage({ municipality }: Asking, path: string): boolean {
  const words = path.split('/');
  const places = Object.values(municipality.manifest.screens).flatMap((screen) => [screen, ...(screen.also ?? [])]);
  return places.some((screen) => {
    const wanted = screen.path.split('/');
    return (
      wanted.length === words.length && wanted.every((word, i) => word === words[i] || (word[0] === ':' && words[i]))
    );
  });
}
