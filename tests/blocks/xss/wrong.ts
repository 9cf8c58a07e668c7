import { EVERYWHERE, MARKUP } from '../../../src/lang/values/markup.ts';

const OWN = ['rel', 'loading', 'decoding', 'id', 'scope', 'role', 'aria-label', 'class', 'tabindex'];
const SAFE = /^(?:https?:|mailto:|tel:)$/;

/**
 * What in drawn markup should not be there, in words; nothing for markup that is safe. Written apart from the sanitiser:
 * it asks the browser what each address means.
 *
 * @param content what was drawn
 * @param elements names that may stand
 */
export function wrongIn(content: ParentNode, elements: ReadonlySet<string>): string[] {
  return [...content.querySelectorAll('*')].flatMap((node) => {
    const name = node.nodeName.toLowerCase();
    const wrong = [];
    if (!elements.has(name) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') wrong.push(`<${name}>`);
    if (node.shadowRoot) wrong.push('a shadow');
    const allowed = new Set([...OWN, ...EVERYWHERE, ...(MARKUP[name] ?? [])]);
    for (const { name: key, value } of node.attributes) {
      if (!allowed.has(key)) wrong.push(`${name}[${key}]`);
      if (key === 'id' && !value.startsWith('user-content-')) wrong.push(`id=${value}`);
      if (key === 'class' && !value.startsWith('ok-html__')) wrong.push(`class=${value}`);
    }
    if (node instanceof HTMLAnchorElement && node.hasAttribute('href')) {
      if (!SAFE.test(node.protocol) || node.username || node.password) wrong.push(`href=${node.href}`);
      const elsewhere = /^https?:$/.test(node.protocol) && node.origin !== window.location.origin;
      if (elsewhere && !/^https?:\/\//i.test(node.getAttribute('href')?.trim() ?? '')) wrong.push(`to ${node.href}`);
      if (elsewhere && node.rel !== 'noopener') wrong.push('no noopener');
    }
    if (node instanceof HTMLImageElement) {
      if (new URL(node.src, window.location.href).origin !== window.location.origin) wrong.push(`src=${node.src}`);
      if (node.getAttribute('loading') !== 'lazy') wrong.push('not lazy');
    }
    return wrong;
  });
}
