import { focusAndScroll } from '../ui/focusAndScroll.ts';

/** How long it waits for the content, ms. It stops when the resident scrolls or types. */
const PATIENCE_MS = 15_000;
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the element that the address names (`#a11y-status`), as soon as it is drawn, and focuses it. Ids inside the
 * office's markup have a prefix, so that they cannot shadow those of the page.
 *
 * @returns stops waiting
 */
export function scrollToHash(hash: string, page: Document = document): () => void {
  const name = decoded(hash.slice(1));
  const stop = () => {
    observer.disconnect();
    clearTimeout(patience);
    for (const move of OWN_MOVES) page.removeEventListener(move, stop);
  };
  const look = () => {
    const place = page.getElementById(name) ?? page.getElementById(`user-content-${name}`);
    if (!place) return;
    stop();
    // After the title of the page, which takes the focus when it is drawn.
    setTimeout(() => focusAndScroll(place));
  };
  const observer = new MutationObserver(look);
  observer.observe(page.body, { childList: true, subtree: true });
  const patience = setTimeout(stop, PATIENCE_MS);
  for (const move of OWN_MOVES) page.addEventListener(move, stop, { passive: true });
  look();
  return stop;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
