import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type BoxSize, boxSizeOf } from './boxSize.ts';

const rootPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The size of an element, updated as the window and the letters change. At first it is guessed from the window. */
export function useBoxSize(): [RefObject<HTMLDivElement | null>, BoxSize] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(() => boxSizeOf(window.innerWidth / rootPixels()));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      if (element.clientWidth > 0) setSize(boxSizeOf(element.clientWidth / rootPixels()));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
