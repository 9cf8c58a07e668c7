/** What jsdom's own style sheet asks of an element, beside its name and its place. */
const asked = ['type', 'hidden', 'open', 'dir', 'popover'];

/**
 * Elements that are alike share one computed style.
 *
 * jsdom tries each rule of its style sheet on each element after each change of the page, which was a third of what axe
 * and queries by role cost. A page of the tests has no other style sheet, so the name and a few attributes decide; an
 * element with an inline style on it or around it is computed by jsdom.
 */
function shareStyles(window: Window & typeof globalThis): typeof getComputedStyle {
  const { document } = window;
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();

  function plain(element: Element): CSSStyleDeclaration {
    const attributes = asked.filter((name) => element.hasAttribute(name));
    const values = attributes.map((name) => `${name}=${element.getAttribute(name)}`);
    const key = [element.namespaceURI, element.localName, ...values].join(' ');
    let style = known.get(key);
    if (!style) {
      const example = document.createElementNS(element.namespaceURI, element.localName);
      for (const name of attributes) example.setAttribute(name, element.getAttribute(name)!);
      style = compute(example);
      known.set(key, style);
    }
    return style;
  }

  return (element, pseudo) =>
    pseudo || document.styleSheets.length > 0 || isStyled(element) ? compute(element, pseudo) : plain(element);
}

/** Whether it or an element around it has an inline style; variables do not count, which dialogs leave on the body. */
function isStyled(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (/(?:^|;)\s*[a-z]/.test(one.getAttribute('style') ?? '')) return true;
  return false;
}

const page = document.defaultView!;
page.getComputedStyle = shareStyles(page);
globalThis.getComputedStyle = page.getComputedStyle;
