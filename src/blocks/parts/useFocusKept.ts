import { type RefObject, useLayoutEffect } from 'react';

const notices = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main .ok-notice')];

/**
 * When the focused part is removed, such as a form that was sent, the notice that came instead gets the focus, or else the title
 * of the page: a screen reader or the keyboard continues from there. A dialog returns the focus by itself.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (!own?.contains(document.activeElement) || own.closest('[role="dialog"]')) return;
      const before = notices();
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
      requestAnimationFrame(() => {
        const notice = notices().find((one) => !before.includes(one));
        if (!notice) return;
        notice.tabIndex = -1;
        notice.focus();
      });
    };
  }, [box]);
}
