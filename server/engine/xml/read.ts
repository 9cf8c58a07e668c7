import type { Element } from '@xmldom/xmldom';
import { MessageRefusal, type Reason } from './messageRefusal.ts';

export const childrenOf = (element: Element): Element[] =>
  [...element.childNodes].filter((node): node is Element => node.nodeType === 1);

const isNamed = (element: Element, ns: string, name: string): boolean =>
  element.namespaceURI === ns && element.localName === name;

export const allOf = (element: Element, ns: string, name: string): Element[] =>
  childrenOf(element).filter((child) => isNamed(child, ns, name));

/** The only child with this name. @throws MessageRefusal when there is none or more than one */
export function oneOf(element: Element, ns: string, name: string, reason: Reason = 'structure'): Element {
  const found = allOf(element, ns, name);
  if (found.length !== 1) throw new MessageRefusal(reason, `${found.length} × ${name}`);
  return found[0]!;
}

/** The same for an optional child. */
export function maybeOf(element: Element, ns: string, name: string, reason: Reason = 'structure'): Element | undefined {
  return allOf(element, ns, name).length === 0 ? undefined : oneOf(element, ns, name, reason);
}

/** The only content of the element, which must be one element with this name. */
export function soleChild(element: Element, ns: string, name: string, reason: Reason = 'structure'): Element {
  if (childrenOf(element).length !== 1) throw new MessageRefusal(reason, `${name} is not alone`);
  return oneOf(element, ns, name, reason);
}

export function mustBe(element: Element, ns: string, name: string): Element {
  if (!isNamed(element, ns, name)) throw new MessageRefusal('structure', `${element.localName} is no ${name}`);
  return element;
}

/** The text of an element without child elements. */
export function textOf(element: Element, reason: Reason = 'structure'): string {
  if (childrenOf(element).length > 0) throw new MessageRefusal(reason, `${element.localName} is no text`);
  return (element.textContent ?? '').trim();
}

/** An attribute without namespace; undefined when it is missing. */
export const attr = (element: Element, name: string): string | undefined =>
  element.hasAttribute(name) ? element.getAttribute(name)! : undefined;

/** @throws MessageRefusal for invalid base64 */
export function bytesOf(element: Element, reason: Reason): Buffer {
  const text = textOf(element, reason).replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) throw new MessageRefusal(reason, 'base64');
  return Buffer.from(text, 'base64');
}
