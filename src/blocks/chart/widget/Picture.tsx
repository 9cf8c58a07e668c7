import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import ReactECharts from 'echarts-for-react/esm/core';
import { useMemo, useSyncExternalStore } from 'react';
import { readLook } from './look.ts';
import { optionOf, type PictureProps } from './option.ts';

echarts.use([
  BarChart,
  LineChart,
  PieChart,
  GridComponent,
  TooltipComponent,
  LegendComponent,
  AriaComponent,
  SVGRenderer,
]);

/** The drawing itself: SVG, in the colours and letters of the page, and again when those change. */
export default function Picture(props: PictureProps) {
  const dress = useSyncExternalStore(followDress, dressOf);
  const { kind, shape, narrow, points, series, write } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `dress` stands for what readLook reads from the page
  const option = useMemo(
    () => optionOf({ kind, shape, narrow, points, series, write }, readLook()),
    [kind, shape, narrow, points, series, write, dress],
  );
  return (
    <ReactECharts echarts={echarts} option={option} notMerge opts={{ renderer: 'svg' }} style={{ height: '100%' }} />
  );
}

/** What of the page decides the look of the picture. */
const dressOf = (): string => {
  const { contrast, font } = document.documentElement.dataset;
  return `${contrast} ${font}`;
};

function followDress(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-contrast', 'data-font'] });
  return () => observer.disconnect();
}
