import type { Binding } from '../binding.ts';
import { placeOf } from './place.ts';

/**
 * A plain link of the portal, followed without loading the page anew. Where the browser would do something else with the
 * click (a new tab, another site, a file), it does.
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
