/** The other site may be slow; after a cancelled navigation the button is usable again at the latest after this time, ms. */
const longestMs = 20_000;

/**
 * Resolves when a page that is being left is shown again by the browser's back button, or is still there after a while.
 * Until then the button that led away stays busy, so that it cannot be pressed twice.
 */
export function untilPageShown(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(over, longestMs);
    function over() {
      clearTimeout(timer);
      window.removeEventListener('pageshow', over);
      resolve();
    }
    window.addEventListener('pageshow', over);
  });
}
