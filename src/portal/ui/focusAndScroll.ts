/** Scrolls to an element and focuses it, so that a screen reader continues from there. It needs a tabindex to take the focus. */
export function focusAndScroll(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView?.({ block: 'start' });
}

/** Scrolls only as far as needed to show the element. The focus stays where it is. */
export function scrollIntoWindow(place: HTMLElement): void {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView?.({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}
