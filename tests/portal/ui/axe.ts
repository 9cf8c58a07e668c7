import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong in an element, one line each. Colours are proven over the tokens, since jsdom draws nothing;
 * landmarks are the page's affair, not a part's.
 */
export async function axeProblems(element: Element): Promise<string[]> {
  const found = await axe.run(element, {
    // What stands in a frame is another page.
    iframes: false,
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
