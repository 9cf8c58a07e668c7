import type { Binding } from '../binding.ts';
import { placeOf } from './place.ts';

/**
 * A link of the portal, followed without a page load. A click that the browser handles differently (a new tab, another
 * site, a file) is left to the browser.
 */
export function followLink(event: MouseEvent, binding: Pick<Binding, 'manifest' | 'go'>): void {
  const elsewhere = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  if (event.defaultPrevented || elsewhere || !(event.target instanceof Element)) return;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.download) return;
  const place = placeOf(link.href, binding.manifest);
  if (!place) return;
  event.preventDefault();
  binding.go(place);
}
