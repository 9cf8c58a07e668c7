/**
 * The code stands where the written page stood: what had the focus has it again, and a button that was pressed meanwhile is
 * pressed now (public/early.js remembers both by their words), for it could not answer yet.
 */
export function takeOver(document: Document): void {
  const { dataset } = document.documentElement;
  const { pressed, focused } = dataset;
  delete dataset.pressed;
  delete dataset.focused;
  dataset.drawn = '';
  const named = (words: string | undefined) =>
    Array.from(document.querySelectorAll<HTMLElement>('#portal :is(a, button)')).filter(
      (one) => words && one.textContent === words,
    );
  // Of two with the same words one may be hidden on this window: that one does not take it.
  for (const one of named(focused)) if (document.activeElement === document.body) one.focus({ preventScroll: true });
  named(pressed)
    .find((one) => one.matches('button'))
    ?.click();
}
