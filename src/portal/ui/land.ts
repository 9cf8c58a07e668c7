/** Leads to a place of the page. What is no control takes the focus only with a tabindex: a screen reader goes on from there. */
export function land(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView?.({ block: 'start' });
}

/** Shows all of it that fits in the window, and no more than that; the focus stays where it is. */
export function showWhole(place: HTMLElement): void {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView?.({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}
