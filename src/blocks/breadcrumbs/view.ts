import { eachItem, itemsOf } from '../items.ts';
import type { OutlineOf } from '../outline.ts';
import type { Locals, Scope } from '../scope.ts';
import type { BreadcrumbsBlock } from './block.ts';

export const crumbWords = ({ label }: BreadcrumbsBlock, scope: Scope, locals: Locals): string =>
  scope.text(label, locals).trim();

export const outline: OutlineOf<BreadcrumbsBlock> = (block, { scope, run }) => ({
  parts: eachItem(itemsOf(block, scope)).map((locals, index) => ({
    name: String(index + 1),
    shown: true,
    texts: [crumbWords(block, scope, locals)],
    press: () => run(block.do, locals),
  })),
});
