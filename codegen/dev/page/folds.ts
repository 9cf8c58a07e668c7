import { part } from './element.ts';

type Foldable = 'list' | 'view' | 'panel';

const FOLDABLE: readonly Foldable[] = ['list', 'view', 'panel'];
const PLACES: Readonly<Record<Foldable, string>> = { list: 'list', view: 'switches', panel: 'panel' };

/** One thing at a time, as dev.css says by the width of the window and the size of letters. */
export const isNarrow = (): boolean =>
  getComputedStyle(document.querySelector('main')!).getPropertyValue('--narrow') === '1';

export function show(what: Foldable, open: boolean): void {
  document.body.toggleAttribute(`data-${what}`, open);
  part(`show-${what}`).setAttribute('aria-expanded', String(open));
}

/** What is open beside the portal follows its buttons, and the room there is. */
export function foldParts(): void {
  for (const what of FOLDABLE) {
    part(`show-${what}`).addEventListener('click', () => {
      const open = !document.body.hasAttribute(`data-${what}`);
      if (open && isNarrow()) for (const other of FOLDABLE) show(other, false);
      show(what, open);
    });
  }
  let narrow: boolean | undefined;
  const fold = () => {
    if (narrow === isNarrow()) return;
    narrow = isNarrow();
    // Where the focus is, somebody is at work.
    for (const what of FOLDABLE) show(what, !narrow || part(PLACES[what]).contains(document.activeElement));
  };
  fold();
  // Larger letters make the bar higher, though the window stays.
  const sizes = new ResizeObserver(fold);
  for (const one of [document.body, document.querySelector('header')!]) sizes.observe(one);
}
