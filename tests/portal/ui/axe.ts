import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The problems that axe finds in an element, one line each. Colours are tested by the tokens, since jsdom draws nothing;
 * landmarks are tested on whole pages.
 */
export async function axeProblems(element: Element): Promise<string[]> {
  const found = await axe.run(element, {
    // A frame contains another page.
    iframes: false,
    // Of what passes axe would otherwise describe each element, for which jsdom takes longer than for the rules.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
