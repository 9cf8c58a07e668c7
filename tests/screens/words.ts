import { texts } from './municipality.ts';

const namespaces = new Set(Object.values(texts).flatMap((all) => Object.keys(all).map((key) => key.split('.')[0])));

/** Texts that no resident should read: text keys, raw values, empty labels. */
export function wordProblems(container: Element): string[] {
  return [...shown(container).flatMap(oddText), ...unnamed(container)];
}

function oddText(text: string): string[] {
  // The host of an e-mail address may look like a text key.
  const plain = text.replace(/\S+@\S+/g, '');
  const keys = (plain.match(/[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z][A-Za-z0-9_]*)+/g) ?? []).filter((one) =>
    namespaces.has(one.split('.')[0]!),
  );
  const raw = text.match(/\{\{|\}\}|\[object |\b(?:undefined|NaN|Infinity|null)\b/g) ?? [];
  return [...keys.map((key) => `the key ${key} is shown`), ...raw.map((word) => `"${word}" is shown in "${text}"`)];
}

/** The texts that are visible or read aloud. */
function shown(container: Element): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
  for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of container.querySelectorAll(`[${attribute}]`)) found.push(element.getAttribute(attribute)!);
  }
  return found;
}

const labels = 'h1, h2, h3, h4, label, legend, caption, figcaption, summary, th, dt, button, a, option:not([value=""])';

function unnamed(container: Element): string[] {
  return [...container.querySelectorAll(labels)]
    .filter((element) => !element.textContent?.trim() && !named(element))
    .map((element) => `no words: ${element.outerHTML.slice(0, 120)}`);
}

function named(element: Element): boolean {
  const label = element.hasAttribute('aria-label') ? element : element.querySelector('[aria-label]');
  return !!label?.getAttribute('aria-label')?.trim();
}
