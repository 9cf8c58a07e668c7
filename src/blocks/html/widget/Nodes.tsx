import { createElement, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../portal/ui/Icon.tsx';
import { type MarkupElement, type MarkupNode, textOf } from './tree.ts';

/** The portal's words that are added for people who cannot see a mark. */
export interface MarkupWords {
  /** Names a table that has no caption. */
  table: string;
  /** For a link that leads to another site. */
  elsewhere: string;
}

/** React's names of attributes that HTML writes otherwise. */
const PROPS: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
};

/** Arranged markup. Its nodes never change places, so they need no keys. */
export function Nodes({ nodes, words }: { nodes: readonly MarkupNode[]; words: MarkupWords }): ReactNode {
  const children = nodes.map((node) => (typeof node === 'string' ? node : createElement(Node, { node, words })));
  return createElement(Fragment, undefined, ...children);
}

function Node({ node, words }: { node: MarkupElement; words: MarkupWords }): ReactNode {
  const { name, attributes, children } = node;
  const props = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [PROPS[key] ?? key, value]));
  // An element like <br> may have no children at all.
  const inside = children.length > 0 ? <Nodes nodes={children} words={words} /> : undefined;
  if (name === 'table')
    return <WideTable label={captionOf(node) || words.table}>{createElement(name, props, inside)}</WideTable>;
  if (name !== 'a' || attributes.rel === undefined) return createElement(name, props, inside);
  // On the line of the last word, and without an underline of its own.
  return createElement(name, props, inside, '\u2060', <Icon name="external" label={words.elsewhere} />);
}

const captionOf = ({ children }: MarkupElement): string =>
  textOf(children.find((node) => typeof node !== 'string' && node.name === 'caption')).trim();

/** A table scrolls inside its region, which is a tab stop only while it does. */
function WideTable({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (region.scrollWidth > region.clientWidth) region.setAttribute('tabindex', '0');
      else region.removeAttribute('tabindex');
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={ref} className="ok-html__wide" aria-label={label}>
      {children}
    </section>
  );
}
