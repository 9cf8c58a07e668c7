/**
 * The address of a page as a link or a form of the page may repeat it. A browser takes a path that begins with two slashes for
 * another site, and `/.//` becomes such a path.
 *
 * @param place path and query, or '' of a page that is drawn for several
 */
export function ownAddress(place: string): URL {
  const url = new URL(`http://site${place}`);
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}
