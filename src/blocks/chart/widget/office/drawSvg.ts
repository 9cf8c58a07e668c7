import { setPlatformAPI } from 'echarts/core';
import type { ChartContent } from '../content.ts';
import { echarts } from '../echarts.ts';
import { layOut } from '../layOut.ts';
import { optionOf } from '../option.ts';
import { textWidth } from '../textWidth.ts';
import type { ChartWidth } from '../widths.ts';
import { officeLook } from './pageColors.ts';
import { plainSvg } from './plainSvg.ts';

setPlatformAPI({
  measureText: (text, font = '') => ({
    width: textWidth(text, Number.parseFloat(/[\d.]+(?=px)/.exec(font)?.[0] ?? '12')),
  }),
});

/**
 * Draws a chart as SVG, without a browser.
 *
 * @param id the prefix of ids in it
 */
export function drawSvg(content: ChartContent, forWidth: ChartWidth, id: string): string {
  const { picture, name, width, height } = layOut(content, forWidth);
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(optionOf(picture, officeLook));
    return plainSvg(chart.renderToSVGString(), `${id}-${name}`, `ok-chart__${name}`);
  } finally {
    chart.dispose();
  }
}
