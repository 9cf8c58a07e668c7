/** The other site may take its time; whoever stopped the way there need not wait longer than that, ms. */
const longestMs = 20_000;

/**
 * This page is being left. Over when it is seen again, by the button «back», or still there after a while; until then what
 * led away is at work, and is not begun again.
 */
export function seenAgain(window: Window): Promise<void> {
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
