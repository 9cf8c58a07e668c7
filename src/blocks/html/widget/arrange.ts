/** The portal's words that are added to markup for people who cannot see a mark. */
export interface ArrangeWords {
  /** Names a table that has no caption. */
  table: string;
  /** For a link that leads to another site. */
  elsewhere: string;
}

/**
 * Fits markup into the page around it: headings continue the page's own, wide tables scroll inside themselves, links to
 * other sites say so.
 *
 * @param level of its first heading
 * @param mark draws the icon for another site
 */
export function arrange(content: DocumentFragment, level: number, words: ArrangeWords, mark: () => Node): void {
  arrangeHeadings(content, level);
  for (const [from, to] of [
    ['b', 'strong'],
    ['i', 'em'],
  ] as const)
    for (const node of content.querySelectorAll(from)) rename(node, to);
  for (const table of content.querySelectorAll('table')) arrangeTable(table, words.table);
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[rel=noopener]')) {
    if (link.origin === window.location.origin) link.removeAttribute('rel');
    else markElsewhere(link, words.elsewhere, mark);
  }
}

/** The deepest heading of a page is an h6; no level is skipped, whatever levels the markup has. */
function arrangeHeadings(content: DocumentFragment, level: number): void {
  const above: number[] = [];
  for (const heading of content.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const own = Number(heading.nodeName[1]);
    while (above.length > 0 && (above.at(-1) as number) >= own) above.pop();
    rename(heading, `h${Math.min(level + above.length, 6)}`);
    above.push(own);
  }
}

function arrangeTable(table: Element, name: string): void {
  for (const cell of table.querySelectorAll('thead th:not([scope])')) cell.setAttribute('scope', 'col');
  for (const cell of table.querySelectorAll('tbody th:not([scope])')) cell.setAttribute('scope', 'row');
  const region = document.createElement('div');
  region.className = 'ok-html__wide';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || name);
  table.replaceWith(region);
  region.append(table);
}

function markElsewhere(link: Element, words: string, mark: () => Node): void {
  const sign = document.createElement('span');
  sign.className = 'ok-icon-box';
  sign.setAttribute('role', 'img');
  sign.setAttribute('aria-label', words);
  sign.append(mark());
  // On the line of the last word, and without an underline of its own.
  link.append('\u2060', sign);
}

function rename(node: Element, name: string): void {
  if (node.nodeName.toLowerCase() === name) return;
  const other = document.createElement(name);
  for (const { name: key, value } of [...node.attributes]) other.setAttribute(key, value);
  other.append(...node.childNodes);
  node.replaceWith(other);
}
