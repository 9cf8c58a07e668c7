import type { MarkupElement, MarkupNode } from './tree.ts';

/** Of the page around the markup. */
export interface MarkupPlace {
  /** Of the first heading. */
  level: number;
  /** `https://portal.example`. */
  origin: string;
}

const RENAMED: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const HEADING = /^h([1-6])$/;

/**
 * Fits markup into the page around it: headings continue the page's own, header cells say what they head, and links to
 * this site are not marked as links to another.
 */
export function arrange(nodes: readonly MarkupNode[], { level, origin }: MarkupPlace): MarkupNode[] {
  // The levels of the headings above, as the markup has them.
  const above: number[] = [];

  /** The deepest heading of a page is an h6; no level is skipped, whatever levels the markup has. */
  function heading(own: number): string {
    while (above.length > 0 && above.at(-1)! >= own) above.pop();
    const name = `h${Math.min(level + above.length, 6)}`;
    above.push(own);
    return name;
  }

  function arranged(node: MarkupNode, section: string): MarkupNode {
    if (typeof node === 'string') return node;
    const own = HEADING.exec(node.name)?.[1];
    const name = own ? heading(Number(own)) : (RENAMED[node.name] ?? node.name);
    const inside = node.name === 'thead' || node.name === 'tbody' ? node.name : section;
    const children = node.children.map((child) => arranged(child, inside));
    return { name, attributes: attributesOf(node, section, origin), children };
  }

  return nodes.map((node) => arranged(node, ''));
}

function attributesOf({ name, attributes }: MarkupElement, section: string, origin: string): Record<string, string> {
  const { rel, ...others } = attributes;
  if (name === 'th' && section !== '' && others.scope === undefined) {
    return { ...others, scope: section === 'thead' ? 'col' : 'row' };
  }
  const elsewhere = rel !== undefined && new URL(others.href ?? '', origin).origin !== origin;
  return elsewhere ? { ...others, rel } : others;
}
