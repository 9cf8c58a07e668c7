import { type RefObject, useLayoutEffect } from 'react';

/**
 * When a part goes that has the focus, as a form does that was sent, the title of the page takes it over: whoever listens
 * or uses the keyboard goes on from there and not from nowhere. A dialog gives the focus back by itself.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (!own?.contains(document.activeElement) || own.closest('[role="dialog"]')) return;
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
    };
  }, [box]);
}
