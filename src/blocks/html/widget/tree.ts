/** Sanitised markup as plain values: the office and the browser draw the same from it. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  /** In small letters; one of allowed.ts. */
  name: string;
  /** As in HTML. */
  attributes: Readonly<Record<string, string>>;
  children: readonly MarkupNode[];
}

/** Inside these only elements count; space between them is no text. */
const WITHOUT_TEXT = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);

/** Joins neighbouring texts, and drops the space between the rows and cells of a table. */
export function childrenOf(parent: string, nodes: readonly MarkupNode[]): MarkupNode[] {
  const children: MarkupNode[] = [];
  for (const node of nodes) {
    const last = children.at(-1);
    if (node === '' || (typeof node === 'string' && WITHOUT_TEXT.has(parent) && node.trim() === '')) continue;
    if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
    else children.push(node);
  }
  return children;
}

/** The nodes of a sanitised fragment. */
export function treeOf(content: ParentNode & Node): MarkupNode[] {
  const nodes = Array.from(content.childNodes, (node): MarkupNode => {
    if (!(node instanceof Element)) return node.nodeType === 3 ? (node.nodeValue ?? '') : '';
    const attributes = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value]));
    return { name: node.nodeName.toLowerCase(), attributes, children: treeOf(node) };
  });
  return childrenOf(content.nodeName.toLowerCase(), nodes);
}

export function textOf(node: MarkupNode | undefined): string {
  if (node === undefined) return '';
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
