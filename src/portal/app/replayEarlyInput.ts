/** React has handled a press itself, while it took the page over: it is not repeated. */
export function handledPress(): void {
  delete document.documentElement.dataset.pressed;
}

/**
 * Repeats what the resident did on the prerendered page before the code was loaded: the same link or button gets the focus,
 * and a button that was pressed is pressed again. public/early.js records both by their text.
 */
export function replayEarlyInput(document: Document): void {
  const { dataset } = document.documentElement;
  const { pressed, focused } = dataset;
  delete dataset.pressed;
  delete dataset.focused;
  dataset.drawn = '';
  const named = (words: string | undefined) =>
    Array.from(document.querySelectorAll<HTMLElement>('#portal :is(a, button)')).filter(
      (one) => words && one.textContent === words,
    );
  // Of two with the same text one may be hidden at this window size: a hidden one cannot take the focus.
  for (const one of named(focused)) if (document.activeElement === document.body) one.focus({ preventScroll: true });
  named(pressed)
    .find((one) => one.matches('button'))
    ?.click();
}
