import type { EChartsCoreOption } from 'echarts/core';
import type { Look } from './look.ts';
import type { PictureProps } from './Picture.tsx';

/** What echarts is told. The tooltip is drawn, never HTML: its style attributes would break the page's security policy. */
export function optionOf(picture: PictureProps, look: Look): EChartsCoreOption {
  const { kind, series, contrast } = picture;
  const letters = { color: look.text, fontFamily: look.font, fontSize: look.textSize };
  return {
    color: [...look.colors],
    backgroundColor: 'transparent',
    textStyle: letters,
    animation: look.moves,
    animationDuration: 400,
    // Without colours series are told apart by patterns.
    aria: {
      enabled: contrast && series.length > 1,
      label: { enabled: false },
      decal: { show: true, decals: patternsOf(look) },
    },
    // One line that scrolls: long names never lie over the picture.
    legend: {
      show: kind === 'pie' || series.length > 1,
      type: 'scroll',
      bottom: 0,
      textStyle: letters,
      icon: 'roundRect',
    },
    tooltip: {
      trigger: kind === 'pie' ? 'item' : 'axis',
      renderMode: 'richText',
      confine: true,
      backgroundColor: look.surface,
      borderColor: look.text,
      textStyle: letters,
      formatter: (hit: Hit | Hit[]) => tooltipText(hit, picture),
      ...(kind === 'bar' && { axisPointer: { type: 'shadow' } }),
    },
    ...(kind === 'pie' ? pieOf(picture, look) : axesOf(picture, look)),
  };
}

/** Solid, stripes, dots: cut out of the one colour there is. */
function patternsOf({ surface }: Look) {
  const stripes = { color: surface, dashArrayX: [1, 0], dashArrayY: [3, 5], rotation: -Math.PI / 4 };
  const dots = { color: surface, symbol: 'circle', dashArrayX: [[8, 8]], dashArrayY: [8, 4], symbolSize: 0.8 };
  return [{ symbol: 'none' }, stripes, dots];
}

/** What of a point under the pointer we need. */
interface Hit {
  dataIndex: number;
  seriesIndex: number;
}

function tooltipText(hit: Hit | Hit[], { points, series, write }: PictureProps): string {
  const hits = [hit].flat();
  const point = points[hits[0]?.dataIndex ?? -1];
  if (!point) return '';
  const lines = hits.map(
    ({ seriesIndex: place }) => `${series[place]}: ${write(point.numbers[place] ?? null, place) || '–'}`,
  );
  return [point.category, ...lines].join('\n');
}

function axesOf({ kind, sideways, points, series, write }: PictureProps, look: Look) {
  const letters = { color: look.text, fontFamily: look.font, fontSize: look.textSize };
  const names = {
    type: 'category',
    data: points.map(({ category }) => category),
    inverse: sideways,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: look.muted } },
    axisLabel: {
      ...letters,
      // Every name is shown; where they would not fit beside each other they lean.
      interval: 0,
      ...(!sideways && points.length > 8 && { rotate: 40 }),
      ...(sideways && { width: look.textSize * 8, overflow: 'truncate' }),
    },
  };
  const numbers = {
    type: 'value',
    splitNumber: sideways ? 3 : 5,
    splitLine: { lineStyle: { color: look.line } },
    axisLabel: { ...letters, color: look.muted, hideOverlap: true, formatter: (number: number) => write(number, 0) },
  };
  const one = series.length === 1;
  return {
    // Beside the longest of lying bars there is room for its figure.
    grid: {
      top: look.textSize * 1.5,
      left: 0,
      right: look.textSize * (sideways ? 5 : 1),
      bottom: look.textSize * (one ? 2.25 : 4.25),
    },
    xAxis: sideways ? numbers : names,
    yAxis: sideways ? names : numbers,
    series: series.map((name, place) => ({
      name,
      type: kind,
      data: points.map((point) => point.numbers[place] ?? null),
      barMaxWidth: look.textSize * 3.5,
      itemStyle: { borderRadius: sideways ? [0, 4, 4, 0] : [4, 4, 0, 0] },
      ...(kind === 'line' && {
        lineStyle: { width: 3, type: ['solid', 'dashed', 'dotted'][place % 3] },
        symbolSize: 8,
      }),
      label: {
        show: one && points.length <= 24,
        position: sideways ? 'right' : 'top',
        ...letters,
        // The grid's lines do not cross the figures.
        backgroundColor: look.surface,
        padding: [0, 2],
        formatter: ({ dataIndex }: Hit) => write(points[dataIndex]?.numbers[place] ?? null, place),
      },
      labelLayout: { hideOverlap: true },
    })),
  };
}

function pieOf({ points, series }: PictureProps, look: Look) {
  return {
    series: [
      {
        name: series[0],
        type: 'pie',
        radius: ['38%', '66%'],
        center: ['50%', '44%'],
        label: { show: false },
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
        data: points.map(({ category, numbers }) => ({ name: category, value: numbers[0] ?? null })),
      },
    ],
  };
}
