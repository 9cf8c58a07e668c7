import { createElement, type ReactNode } from 'react';

const TAG = /<(\/?)(\w+)((?: [\w:-]+="[^"]*")*)(\/?)>|([^<]+)/g;

interface Open {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: ReactNode[];
}

/** SVG that this folder has written, as elements: nothing in the portal takes markup as text. */
export function svgElements(svg: string): ReactNode[] {
  const open: Open[] = [{ tag: '', attributes: {}, children: [] }];
  for (const [, closing, tag = '', attributes = '', empty, text] of svg.matchAll(TAG)) {
    if (text !== undefined) open.at(-1)!.children.push(decoded(text));
    else if (!closing) open.push({ tag, attributes: attributesOf(attributes), children: [] });
    if (closing || empty) {
      const { tag: name, attributes: own, children } = open.pop()!;
      open.at(-1)!.children.push(createElement(name, own, ...children));
    }
  }
  return open[0]!.children;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [reactName(name), decoded(value)]),
  );

const reactName = (name: string): string =>
  name === 'class' ? 'className' : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const decoded = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!);
