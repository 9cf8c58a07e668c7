import { land } from '../ui/land.ts';

/** How long the content of a page may take; a resident who has begun to read is not moved any more. */
const PATIENCE_MS = 15_000;
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Leads to the place in the page that the address names (`#a11y-status`), as soon as it is drawn. Places inside markup
 * of the office have names of their own, with a prefix, so that they cannot take those of the page.
 */
export function landAt(hash: string, page: Document = document): () => void {
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
    // After the title of the page, which takes the focus when it comes.
    setTimeout(() => land(place));
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
