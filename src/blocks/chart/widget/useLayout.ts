import { type RefObject, useMemo } from 'react';
import type { ChartContent } from './content.ts';
import { type Layout, layOut } from './layOut.ts';
import { useBoxSize } from './useBoxSize.ts';

/** The layout of a chart in an element, the same object as long as nothing of it changes. */
export function useLayout(content: ChartContent): [RefObject<HTMLDivElement | null>, Layout] {
  const [ref, size] = useBoxSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: contents with the same key are drawn alike
  const layout = useMemo(() => layOut(content, size), [content.key, size]);
  return [ref, layout];
}
