import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

const rootPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const never = () => () => {};

/**
 * Whether an element is narrower than so many rem, followed as the window and the font change. The first guess is the
 * window's width, so that a phone draws its own shape at once.
 */
export function useNarrow<E extends HTMLElement = HTMLDivElement>(rem: number): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  // The office draws for a wide window, and the browser at first the same.
  const guess = useSyncExternalStore(
    never,
    () => window.innerWidth < rem * rootPixels(),
    () => false,
  );
  const [measured, setNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      if (element.clientWidth > 0) setNarrow(element.clientWidth < rem * rootPixels());
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [rem]);
  return [ref, measured ?? guess];
}
