export interface CodeBlock {
  /** The words after the opening fence: `json screen`. */
  info: string;
  code: string;
  /** Line of the opening fence, from 1. */
  line: number;
  /** The last line of text before it. */
  before: string;
}

/** The fenced code of a Markdown page, in order. */
export function codeBlocks(page: string): CodeBlock[] {
  return [...page.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].map((match) => {
    const above = page.slice(0, match.index);
    return {
      info: match[1] ?? '',
      code: match[2] ?? '',
      line: above.split('\n').length,
      before: above.trimEnd().split('\n').at(-1) ?? '',
    };
  });
}
