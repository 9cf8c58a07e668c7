import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { checkPage } from '../../check/content/page.ts';
import type { Sentence } from '../edit.ts';

type Node = DefaultTreeAdapterMap['childNode'];

/** Where a block of a page is in its file: from, to. */
export type Range = readonly [number, number];

/** The outermost blocks of a page, or why an editor of blocks cannot have it. */
export function blocksIn(html: string): { blocks: readonly Range[] } | { why: Sentence } {
  const [problem] = problemsIn(html);
  if (problem !== undefined)
    return {
      why: { en: `This page has a mistake: ${problem}`, pl: `Ta strona ma błąd: ${problem}` },
    };
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  const blocks: Range[] = [];
  for (const node of childNodes) {
    if (isLoose(node))
      return {
        why: {
          en: 'This page has text outside of its paragraphs.',
          pl: 'Ta strona ma tekst poza akapitami.',
        },
      };
    const place = node.sourceCodeLocation;
    if ('tagName' in node && place) blocks.push([place.startOffset, place.endOffset]);
  }
  return { blocks };
}

const isLoose = (node: Node): boolean =>
  ('value' in node && node.value.trim() !== '') || ('tagName' in node && INLINE.has(node.tagName));

const INLINE = new Set(['a', 'strong', 'em', 'abbr', 'time', 'small', 'sub', 'sup', 'span', 'br', 'img']);

/** What the check would say; links and empty pages are no matter of the layout. */
function problemsIn(html: string): string[] {
  const problems: string[] = [];
  checkPage(
    '',
    html,
    () => undefined,
    ({ code, message }) => {
      if (code !== 'markup.empty' && code !== 'markup.heading') problems.push(message);
    },
  );
  return problems;
}
