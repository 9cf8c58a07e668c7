import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ChartBlock } from '../block.ts';
import { type ChartWidth, widthFor } from './widths.ts';

const rootPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The width for an element, updated as the window and the letters change. At first it is guessed from the window. */
export function useChartWidth(kind: ChartBlock['kind']): [RefObject<HTMLDivElement | null>, ChartWidth] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => widthFor(kind, window.innerWidth / rootPixels()));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(widthFor(kind, element.clientWidth / rootPixels()));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [kind]);
  return [ref, width];
}
