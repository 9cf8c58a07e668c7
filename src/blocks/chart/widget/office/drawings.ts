import { createElement, Fragment, type ReactNode } from 'react';
import type { ChartContent } from '../content.ts';
import { type Drawing, drawSvg } from './drawSvg.ts';
import { SvgCache } from './SvgCache.ts';
import { svgElements } from './svgElements.ts';

/**
 * A drawing grows and shrinks with its box; chart.css shows the one that is nearest to its own width there, so that letters
 * stay between 0.8 and 1.3 times their size.
 */
const WIDTHS: readonly Drawing[] = [
  { name: 'xs', rem: 12 },
  { name: 's', rem: 19 },
  { name: 'm', rem: 30 },
  { name: 'l', rem: 42 },
  { name: 'xl', rem: 57 },
];
/** A circle has no letters, so one fits all. */
const CIRCLE: readonly Drawing[] = [{ name: 'circle', rem: 20 }];

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
    (content.kind === 'pie' ? CIRCLE : WIDTHS).map((drawing) => drawSvg(content, drawing, ID)).join(''),
  );
