import DOMPurify, { type Config } from 'dompurify';
import { ADDRESS, ATTRIBUTES, ELEMENTS, finished, mayHave, picturesOf } from './allowed.ts';

let pictures: string | undefined;

const config: Config = {
  ALLOWED_TAGS: [...ELEMENTS],
  ALLOWED_ATTR: [...ATTRIBUTES],
  // Other attributes hold no address.
  ADD_URI_SAFE_ATTR: ATTRIBUTES.filter((name) => name !== 'href' && name !== 'src'),
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
  pictures = picturesOf(api);
  if (!DOMPurify.isSupported) throw new Error('markup cannot be made safe in this browser');
  // Of nothing it makes nothing.
  return (
    (DOMPurify.sanitize(markup, config) as unknown as DocumentFragment | null) ?? document.createDocumentFragment()
  );
}

/** In Node there is no document to sanitise with: officeTree.ts stands in. */
if (DOMPurify.isSupported) addHooks();

function addHooks(): void {
  DOMPurify.addHook('uponSanitizeAttribute', (node, data) => {
    if (!mayHave(node.nodeName.toLowerCase(), data.attrName, data.attrValue, pictures)) data.keepAttr = false;
  });
  // Before the nodes are added to the page, where a picture would start to load.
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    const own = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value]));
    const attributes = finished(node.nodeName.toLowerCase(), own);
    if (!attributes) return node.remove();
    for (const [name, value] of Object.entries(attributes)) if (own[name] !== value) node.setAttribute(name, value);
  });
}

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
