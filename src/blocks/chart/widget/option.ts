import type { EChartsCoreOption } from 'echarts/core';
import type { Point } from '../points.ts';
import { gridTop, type Legend, legendOption } from './legend.ts';
import type { Look } from './look.ts';
import { BAR, BETWEEN, type Named, namePlace, nameToMiddle } from './named.ts';
import type { Shape } from './shape.ts';
import { LINE } from './wrap.ts';

export interface PictureProps {
  kind: 'bar' | 'line' | 'pie';
  shape: Shape;
  /** Of the shape `named`. */
  named?: Named;
  legend: Legend;
  points: readonly Point[];
  /** Names of the series. */
  series: readonly string[];
  /** A number of a series as it is shown. */
  write: (number: number | null, place: number) => string;
  press?: (point: Point) => void;
}

/** The options of echarts. The tooltip is drawn, never HTML: its style attributes would break the page's security policy. */
export function optionOf(picture: PictureProps, look: Look): EChartsCoreOption {
  const { kind, series, named, legend } = picture;
  const letters = lettersOf(look);
  return {
    color: [...(kind === 'pie' ? look.slices : look.colors)],
    backgroundColor: 'transparent',
    textStyle: letters,
    // A chart that grows draws itself for half a second: on a phone nothing else would move meanwhile.
    animation: false,
    // Series differ by patterns too, not by colour alone.
    aria: {
      enabled: kind === 'bar' && series.length > 1,
      label: { enabled: false },
      // The first one is of the series that keeps the place of the names.
      decal: { show: true, decals: [...(named ? [{ symbol: 'none' }] : []), ...patternsOf(look)] },
    },
    // That of a circle is beside it on the page.
    legend: legendOption(legend, letters, look.textSize),
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

const lettersOf = (look: Look) => ({ color: look.text, fontFamily: look.font, fontSize: look.textSize });

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

function tooltipText(hit: Hit | Hit[], { points, series, named, write }: PictureProps): string {
  const hits = [hit].flat();
  const point = points[hits[0]?.dataIndex ?? -1];
  if (!point) return '';
  const lines = hits
    .map(({ seriesIndex }) => (named ? seriesIndex - 1 : seriesIndex))
    .filter((place) => place >= 0)
    .map((place) => `${series[place]}: ${write(point.numbers[place] ?? null, place) || '–'}`);
  return [point.category, ...lines].join('\n');
}

function axesOf(picture: PictureProps, look: Look) {
  const { kind, shape, named, legend, points, series, write } = picture;
  const letters = lettersOf(look);
  const lying = shape !== 'standing';
  const numbers = {
    type: 'value',
    splitNumber: lying ? 3 : 5,
    // Between whole numbers a line would have the name of a whole number beside it.
    ...(points.every(({ numbers }) => numbers.every((number) => Number.isInteger(number ?? 0))) && { minInterval: 1 }),
    splitLine: { lineStyle: { color: look.line } },
    axisLabel: { ...letters, color: look.muted, hideOverlap: true, formatter: (number: number) => write(number, 0) },
    // Named bars show their exact figures, so a scale would only repeat them rounded.
    ...(named && { show: false, splitLine: { show: false } }),
  };
  const one = series.length === 1;
  return {
    // Leaves space for the figure beside the longest horizontal bar.
    grid: {
      top: look.textSize * gridTop(named !== undefined, legend),
      left: 0,
      right: look.textSize * (shape === 'lying' && one ? 5 : named ? 0 : 1),
      bottom: look.textSize * (named ? 0 : 2.25),
    },
    xAxis: lying ? numbers : namesOf(picture, look),
    yAxis: lying ? namesOf(picture, look) : numbers,
    series: [
      ...(named ? [placeOfNames(named, points, look)] : []),
      ...series.map((name, place) => ({
        name,
        type: kind,
        data: points.map((point) => point.numbers[place] ?? null),
        barMaxWidth: look.textSize * 3.5,
        itemStyle: { borderRadius: lying ? [0, 4, 4, 0] : [4, 4, 0, 0] },
        ...(named && { barWidth: look.textSize * BAR, barGap: `${BETWEEN * 100}%`, barMinHeight: 2 }),
        ...(kind === 'line' && {
          lineStyle: { width: 3, type: ['solid', 'dashed', 'dotted'][place % 3] },
          symbolSize: 8,
        }),
        label: {
          show: one && !named && points.length <= 24,
          position: lying ? 'right' : 'top',
          ...letters,
          // The grid's lines do not cross the figures.
          backgroundColor: look.surface,
          padding: [0, 2],
          formatter: ({ dataIndex }: Hit) => write(points[dataIndex]?.numbers[place] ?? null, place),
        },
        labelLayout: { hideOverlap: true },
      })),
    ],
  };
}

/** A series without bars, as high as the names, which so stand above the bars of their band. */
const placeOfNames = ({ lines }: Named, points: readonly Point[], { textSize }: Look) => ({
  type: 'bar',
  // A series without data would take no place.
  data: points.map(() => null),
  barWidth: textSize * namePlace(lines),
  itemStyle: { color: 'transparent' },
});

function namesOf({ kind, shape, named, points, series }: PictureProps, look: Look) {
  const letters = lettersOf(look);
  const lying = shape !== 'standing';
  return {
    type: 'category',
    data: points.map(({ category }) => category),
    inverse: lying,
    axisTick: { show: false },
    axisLine: { show: !named, lineStyle: { color: look.muted } },
    axisLabel: {
      ...letters,
      // Every bar has its name; where names would not fit beside each other they lean.
      interval: 0,
      ...(shape === 'standing' && points.length > 8 && { rotate: 40 }),
      // Points of a line follow one another: the names that fit are enough, the first and the last among them.
      ...(kind === 'line' && lineNames),
      ...(shape === 'lying' && { width: look.textSize * 8, overflow: 'truncate' }),
      ...(named && {
        inside: true,
        margin: 0,
        verticalAlign: 'bottom',
        padding: [0, 0, look.textSize * nameToMiddle(named.lines, series.length), 0],
        lineHeight: look.textSize * LINE,
        formatter: (_: string, place: number) => named.names[place],
      }),
    },
  };
}

const lineNames = {
  rotate: 0,
  interval: 'auto',
  hideOverlap: true,
  showMinLabel: true,
  showMaxLabel: true,
  alignMinLabel: 'left',
  alignMaxLabel: 'right',
} as const;

function pieOf({ points, series }: PictureProps, look: Look) {
  return {
    series: [
      {
        name: series[0],
        type: 'pie',
        radius: ['45%', '92%'],
        label: { show: false },
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
        data: points.map(({ category, numbers }) => ({ name: category, value: numbers[0] ?? null })),
      },
    ],
  };
}
