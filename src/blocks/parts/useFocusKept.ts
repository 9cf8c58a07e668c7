import { type RefObject, useLayoutEffect } from 'react';

/**
 * When the focused part is removed, such as a form that was sent, the title of the page gets the focus: a screen
 * reader or the keyboard continues from there. A dialog returns the focus by itself.
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
