import { words } from './words.ts';

type Child = Node | string | number | false | null | undefined;
type Props = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>;

/** An element with attributes, listeners (`onclick`) and children; text is never markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(
    ...children
      .filter((child) => child !== undefined && child !== null && child !== false)
      .map((child) => (child instanceof Node ? child : String(child))),
  );
  return element;
}

/** An element of index.html. */
export function part<Type extends HTMLElement = HTMLElement>(id: string): Type {
  return document.getElementById(id) as Type;
}

/** Announces a text to screen readers only. */
export function say(text: string): void {
  part('said').textContent = text;
}

/** A button that copies its label, or a longer text. */
export function copyButton(text: string, copied = text, props: Props = {}): HTMLButtonElement {
  const onclick = () =>
    void navigator.clipboard.writeText(copied).then(
      () => say(words().copied(copied)),
      () => say(words().cannotCopy),
    );
  return h('button', { type: 'button', class: 'path', title: words().copy(copied), onclick, ...props }, text);
}
