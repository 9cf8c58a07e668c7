import { textWidth } from './textWidth.ts';
import { LINE, wrap } from './wrap.ts';

/** More series are in one line that scrolls, so that they never cover the picture. */
const MOST = 3;
const ICON = 1.5;
/** Between an icon and its name, and between names beside each other; letters. */
const SPACE = 1;
const BETWEEN = 0.4;

/** The names of the series above the picture: beside each other, or below each other with names of several lines. */
export interface Legend {
  scrolls: boolean;
  stands: boolean;
  names: Readonly<Record<string, string>>;
  /** In letters; 0 without a legend. */
  height: number;
}

/** @param letters that fit on a line */
export function legendOf(series: readonly string[], letters: number): Legend {
  const one = { scrolls: series.length > MOST, stands: false, names: {} };
  if (series.length < 2) return { ...one, height: 0 };
  const length = series.reduce((sum, name) => sum + ICON + 2 * SPACE + textWidth(name, 1), 0);
  if (one.scrolls || length <= letters) return { ...one, height: LINE };
  const lines = series.map((name) => wrap(name, letters - ICON - SPACE, 3));
  return {
    scrolls: false,
    stands: true,
    names: Object.fromEntries(series.map((name, place) => [name, lines[place]!.join('\n')])),
    height: LINE * lines.flat().length + BETWEEN * (series.length - 1),
  };
}

/** The place above the grid. @returns letters */
export const gridTop = (isNamed: boolean, { height }: Legend): number =>
  (isNamed ? 0 : 1.5) + (height > 0 ? height + 0.5 : 0);

/** Its options of echarts. */
export function legendOption({ scrolls, stands, names, height }: Legend, letters: object, textSize: number) {
  return {
    show: height > 0,
    type: scrolls ? 'scroll' : 'plain',
    orient: stands ? 'vertical' : 'horizontal',
    top: 0,
    left: 0,
    padding: 0,
    textStyle: { ...letters, lineHeight: textSize * LINE },
    formatter: (name: string) => names[name] ?? name,
    icon: 'roundRect',
    itemWidth: textSize * ICON,
    itemHeight: textSize,
    itemGap: textSize * (stands ? BETWEEN : SPACE),
  };
}
