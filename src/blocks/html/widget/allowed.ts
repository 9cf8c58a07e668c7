import { webAddress } from '../../../lang/values/addresses.ts';
import { EVERYWHERE, MARKUP } from '../../../lang/values/markup.ts';

/** Elements of other systems that only format text. Any other element is removed, and its text stays. */
export const ALSO = 'h1 h5 h6 b i u s del ins mark q cite code pre kbd samp dfn tfoot colgroup col'.split(' ');
export const ELEMENTS: ReadonlySet<string> = new Set([...Object.keys(MARKUP), ...ALSO]);
const ANYWHERE: ReadonlySet<string> = new Set([...EVERYWHERE, 'id']);
export const ATTRIBUTES: readonly string[] = [...new Set([...ANYWHERE, ...Object.values(MARKUP).flat()])];

/** Web sites, mailboxes, telephone numbers, paths of this site and anchors of this page; nothing that runs code. */
export const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
/** Pictures come only from this site or the API: another site would learn who reads the page. */
const PICTURE = /^\/(?![/\\])/;

/**
 * May an element of the list have this attribute with this value?
 *
 * @param api the prefix of pictures of an API on another origin, with its slash; undefined: the API is on this site
 */
export function mayHave(element: string, name: string, value: string, api: string | undefined): boolean {
  const own = MARKUP[element] ?? [];
  const address = value.replace(/[\s\p{Cc}]/gu, '');
  return (
    (ANYWHERE.has(name) || own.includes(name)) &&
    (name !== 'src' || PICTURE.test(address) || (api !== undefined && address.startsWith(api))) &&
    (name !== 'href' || leads(address))
  );
}

const leads = (address: string): boolean =>
  ADDRESS.test(address) && (!/^https?:/i.test(address) || webAddress(address) !== null);

/** The prefix of the API's pictures, where it is on another origin. */
export const picturesOf = (api: string): string | undefined => (api.startsWith('/') ? undefined : `${api}/`);

/**
 * The attributes that an element has besides its own; undefined for a picture without an address, which is dropped.
 *
 * @param attributes those that it may have
 */
export function finished(
  element: string,
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  if (element === 'img') {
    if (attributes.src === undefined) return undefined;
    return { ...attributes, loading: 'lazy', decoding: 'async', alt: attributes.alt ?? '' };
  }
  const leaves = element === 'a' && /^https?:/i.test(attributes.href ?? '');
  return leaves ? { ...attributes, rel: 'noopener' } : attributes;
}
