/**
 * The code stands where the written page stood: a button that was pressed meanwhile is pressed now (public/early.js
 * remembers it by its words), for it could not answer yet.
 */
export function takeOver(document: Document): void {
  const { dataset } = document.documentElement;
  const { pressed } = dataset;
  delete dataset.pressed;
  dataset.drawn = '';
  if (!pressed) return;
  const buttons = document.querySelectorAll<HTMLElement>('#portal button');
  Array.from(buttons)
    .find((button) => button.textContent === pressed)
    ?.click();
}
