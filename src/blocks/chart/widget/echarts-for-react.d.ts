/** The package is made for bundlers and gives Node's resolution no types for this entry, the only one without all of echarts. */
declare module 'echarts-for-react/esm/core' {
  import type { EChartsCoreOption } from 'echarts/core';
  import type { ComponentType, CSSProperties } from 'react';

  const ReactECharts: ComponentType<{
    echarts: object;
    option: EChartsCoreOption;
    notMerge?: boolean;
    opts?: { renderer: 'svg' };
    style?: CSSProperties;
  }>;
  export default ReactECharts;
}
