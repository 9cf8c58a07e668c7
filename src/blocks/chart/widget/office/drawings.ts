import { createElement, Fragment, type ReactNode } from 'react';
import type { ChartContent } from '../content.ts';
import { widthsOf } from '../widths.ts';
import { drawSvg } from './drawSvg.ts';
import { SvgCache } from './SvgCache.ts';
import { svgElements } from './svgElements.ts';

/** Stands for the id of a chart, which differs from page to page; no text contains it. */
const ID = '\uE000';
/** Characters. */
const cache = new SvgCache(4 * 2 ** 20);

/** The drawings of a chart for boxes of every width. @param id unique in the page */
export const drawingsOf = (content: ChartContent, id: string): ReactNode =>
  createElement(Fragment, null, ...svgElements(svgOf(content).replaceAll(ID, id)));

/** The same as text, drawn once. */
export const svgOf = (content: ChartContent): string =>
  cache.get(content.key, () =>
    widthsOf(content.kind)
      .map((width) => drawSvg(content, width, ID))
      .join(''),
  );
