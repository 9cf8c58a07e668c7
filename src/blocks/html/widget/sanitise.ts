import DOMPurify, { type Config } from 'dompurify';
import { webAddress } from '../../../lang/values/addresses.ts';
import { EVERYWHERE, MARKUP } from '../../../lang/values/markup.ts';

/** Elements of other systems that only format text. Any other element is removed, and its text stays. */
export const ALSO = 'h1 h5 h6 b i u s del ins mark q cite code pre kbd samp dfn tfoot colgroup col'.split(' ');
const ANYWHERE = new Set([...EVERYWHERE, 'id']);

/** Web sites, mailboxes, telephone numbers, paths of this site and anchors of this page; nothing that runs code. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
/** Pictures come only from this site or the API: another site would learn who reads the page. */
const PICTURE = /^\/(?![/\\])/;
let pictures: string | undefined;

const attributes = [...new Set([...ANYWHERE, ...Object.values(MARKUP).flat()])];

const config: Config = {
  ALLOWED_TAGS: [...Object.keys(MARKUP), ...ALSO],
  ALLOWED_ATTR: attributes,
  // Other attributes hold no address.
  ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href' && name !== 'src'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: ADDRESS,
  // An id in the markup cannot replace an id of the page or a global name of its scripts.
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
  TRUSTED_TYPES_POLICY: parserPolicy() ?? null,
} as Config;

/**
 * Markup of the office as nodes that are safe to draw: what is not on the list of values/markup.ts is gone, links lead
 * only to addresses, and nothing runs. The nodes are never written out and read again, so no parser sees them otherwise.
 *
 * @param api where the API is: the files of pages are there
 */
export function sanitised(markup: string, api = '/'): DocumentFragment {
  pictures = api.startsWith('/') ? undefined : `${api}/`;
  if (!DOMPurify.isSupported) throw new Error('markup cannot be made safe in this browser');
  return DOMPurify.sanitize(markup, config) as unknown as DocumentFragment;
}

DOMPurify.addHook('uponSanitizeAttribute', (node, data) => {
  const own = MARKUP[node.nodeName.toLowerCase()] ?? [];
  const address = data.attrValue.replace(/[\s\p{Cc}]/gu, '');
  const allowed =
    (ANYWHERE.has(data.attrName) || own.includes(data.attrName)) &&
    (data.attrName !== 'src' || PICTURE.test(address) || (pictures !== undefined && address.startsWith(pictures))) &&
    (data.attrName !== 'href' || leads(address));
  if (!allowed) data.keepAttr = false;
});

// Before the nodes are added to the page, where a picture would start to load.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG') {
    if (!node.hasAttribute('src')) return node.remove();
    node.setAttribute('loading', 'lazy');
    node.setAttribute('decoding', 'async');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  }
  if (node.nodeName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) node.setAttribute('rel', 'noopener');
});

const leads = (address: string): boolean =>
  /^https?:/i.test(address) ? webAddress(address) !== null : ADDRESS.test(address);

/**
 * Under Trusted Types only this policy may give markup to a parser, and only the sanitiser below has it: it parses into a
 * document of its own, where nothing runs. The page's own sinks get nodes, never markup.
 */
function parserPolicy(): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };
  return trustedTypes?.createPolicy('portal-html', {
    createHTML: (markup: string) => markup,
    createScriptURL: () => {
      throw new TypeError('no script comes from markup');
    },
  });
}
