import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];

/**
 * Removes links to removed pages from HTML, and keeps their text.
 *
 * @param leadsNowhere whether the target of an address has been removed
 */
export function withoutLinks(html: string, leadsNowhere: (address: string) => boolean): string {
  // Parsing is slow, and most pages have no such link.
  if (![...html.matchAll(/href="([^"]*)"/g)].some(([, address = '']) => leadsNowhere(address))) return html;
  const cuts: { from: number; to: number }[] = [];
  const visit = (node: Node): void => {
    if (!('tagName' in node)) return;
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    const address = node.attrs.find(({ name }) => name === 'href')?.value;
    if (node.tagName === 'a' && startTag && endTag && address !== undefined && leadsNowhere(address))
      for (const { startOffset, endOffset } of [startTag, endTag]) cuts.push({ from: startOffset, to: endOffset });
    for (const child of node.childNodes) visit(child);
  };
  for (const node of parseFragment(html, { sourceCodeLocationInfo: true }).childNodes) visit(node);
  return cuts
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), html);
}
