import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Parsed, parseFragment } from 'parse5';
import { ELEMENTS, finished, mayHave, picturesOf } from './allowed.ts';
import { childrenOf, type MarkupNode } from './tree.ts';

/** What is inside them is no text of the page. */
const DROPPED = new Set(
  'audio head iframe noembed noframes noscript plaintext script style template title video xmp'.split(' '),
);

/**
 * Markup as the office draws it, where no browser can sanitise it: the same nodes as sanitise.ts gives. Each is made anew
 * from the list, so nothing else can get into a page.
 *
 * @param api where the API is
 */
export function officeTree(markup: string, api: string): MarkupNode[] {
  // As a browser reads it into a document where nothing runs.
  const body = defaultTreeAdapter.createElement('body', html.NS.HTML, []);
  const { childNodes } = parseFragment(body, markup, { scriptingEnabled: false });
  return childrenOf('', nodesOf(childNodes, picturesOf(api)));
}

const nodesOf = (nodes: readonly Parsed.ChildNode[], pictures: string | undefined): MarkupNode[] =>
  nodes.flatMap((node) => nodeOf(node, pictures));

function nodeOf(node: Parsed.ChildNode, pictures: string | undefined): MarkupNode[] {
  if (node.nodeName === '#text') return [(node as Parsed.TextNode).value];
  if (!('tagName' in node) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml' || DROPPED.has(node.tagName))
    return [];
  const { tagName: name, attrs, childNodes } = node;
  const children = nodesOf(childNodes, pictures);
  if (!ELEMENTS.has(name)) return children;
  const allowed = attrs.filter((one) => mayHave(name, one.name, one.value, pictures));
  // An id in the markup cannot replace an id of the page.
  const own = allowed.map((one) => [one.name, one.name === 'id' ? `user-content-${one.value}` : one.value]);
  const attributes = finished(name, Object.fromEntries(own));
  return attributes ? [{ name, attributes, children: childrenOf(name, children) }] : [];
}
