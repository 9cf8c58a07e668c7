import { type RefObject, useMemo } from 'react';
import type { ChartContent } from './content.ts';
import { type Layout, layOut } from './layOut.ts';
import { useChartWidth } from './useChartWidth.ts';

/** The layout of a chart in an element, the same object as long as nothing of it changes. */
export function useLayout(content: ChartContent): [RefObject<HTMLDivElement | null>, Layout] {
  const [ref, width] = useChartWidth(content.kind);
  // biome-ignore lint/correctness/useExhaustiveDependencies: contents with the same key are drawn alike
  const layout = useMemo(() => layOut(content, width), [content.key, width]);
  return [ref, layout];
}
