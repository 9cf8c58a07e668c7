import type { OutlineOf } from '../outline.ts';
import type { Scope } from '../scope.ts';
import type { HtmlBlock } from './block.ts';

/** The markup as the office wrote it; the caller must sanitise it. */
export const markupOf = ({ value }: HtmlBlock, scope: Scope): string => scope.value<string | null>(value) ?? '';

export const outline: OutlineOf<HtmlBlock> = (block, { scope }) => ({
  texts: [markupOf(block, scope).replaceAll(/<[^>]*>/g, ' ')],
});
