import { setPlatformAPI } from 'echarts/core';
import { boxSizeOf } from '../boxSize.ts';
import type { ChartContent } from '../content.ts';
import { echarts } from '../echarts.ts';
import { layOut } from '../layOut.ts';
import { optionOf } from '../option.ts';
import { officeLook } from './pageColors.ts';
import { plainSvg } from './plainSvg.ts';
import { textWidth } from './textWidth.ts';

setPlatformAPI({
  measureText: (text, font = '') => ({
    width: textWidth(text, Number.parseFloat(/[\d.]+(?=px)/.exec(font)?.[0] ?? '12')),
  }),
});

/** A drawing of a chart, and how wide it is: rem. */
export interface Drawing {
  name: string;
  rem: number;
}

/**
 * Draws a chart as SVG, without a browser.
 *
 * @param id the prefix of ids in it
 */
export function drawSvg(content: ChartContent, { name, rem }: Drawing, id: string): string {
  const { picture, height } = layOut(content, boxSizeOf(rem));
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: rem * 16, height });
  try {
    chart.setOption(optionOf(picture, officeLook));
    return plainSvg(chart.renderToSVGString(), `${id}-${name}`, `ok-chart__${name}`);
  } finally {
    chart.dispose();
  }
}
