import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];

/**
 * A page of HTML without links to what is gone: their words stay.
 *
 * @param leadsNowhere of the address of a link
 */
export function withoutLinks(html: string, leadsNowhere: (address: string) => boolean): string {
  // Most pages lead to nothing that is gone, and parsing takes its time.
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
