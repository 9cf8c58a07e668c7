import { median, type Row } from '../row.ts';
import type { MeasuredPage } from './pages.ts';
import type { Report } from './tool.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The middle of all rounds of one page. */
export interface Figures {
  /** In the order of CATEGORIES, 0 to 100; undefined: not measured. */
  scores: readonly (number | undefined)[];
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

/** Each figure for itself: a busy moment can disturb another one in each round. Only the first round measures all categories. */
export function middleOf(reports: readonly Report[]): Figures {
  const middle = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const score = (category: string) => {
    const all = reports.flatMap(({ categories }) => categories[category]?.score ?? []);
    return all.length > 0 ? Math.round(median(all) * 100) : undefined;
  };
  return {
    scores: CATEGORIES.map(score),
    fcpMs: middle('first-contentful-paint'),
    lcpMs: middle('largest-contentful-paint'),
    tbtMs: middle('total-blocking-time'),
    cls: middle('cumulative-layout-shift'),
  };
}

const SLOWEST_MS = 1300;
const USUAL_MS = 1000;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const whole = (ms: number): string => `${Math.round(ms)} ms`;
const inWords = ({ fcpMs, lcpMs, tbtMs, cls }: Figures): string =>
  `FCP ${seconds(fcpMs)}, LCP ${seconds(lcpMs)}, TBT ${whole(tbtMs)}, CLS ${cls < 0.001 ? '0' : cls.toFixed(3)}`;

/** A page with its budgets, and how much longer its main thread is blocked than that of the page by hand. */
export function rowsOf(page: MeasuredPage, ours: Figures, theirs: Figures | undefined): Row[] {
  const { name, yardstick, isProtected } = page;
  const scores = isProtected ? ours.scores.slice(0, 3) : ours.scores;
  const names = ['performance', 'accessibility', 'best practices', 'SEO'].slice(0, scores.length).join(' / ');
  const rows: Row[] = [
    {
      what: `Lighthouse mobile, ${name}: ${names}`,
      measured: `${scores.map((score) => score ?? '–').join(' / ')}, ${inWords(ours)}`,
      budget: `100 each, FCP and LCP ≤ ${SLOWEST_MS / 1000} s, TBT ≤ 100 ms, CLS 0`,
      yardstick: theirs && yardstick ? `${yardstick.name}: ${theirs.scores[0]}, ${inWords(theirs)}` : '–',
      met:
        scores.every((score) => score === 100) &&
        Math.max(ours.fcpMs, ours.lcpMs) <= SLOWEST_MS &&
        ours.tbtMs <= 100 &&
        ours.cls < 0.001,
    },
  ];
  if (!theirs || yardstick?.name !== 'by hand in React') return rows;
  const more = ours.tbtMs - theirs.tbtMs;
  const row: Row = {
    what: 'the same: TBT above that of the page by hand',
    measured: whole(more),
    budget: '≤ 30 ms',
    yardstick: `${yardstick.name}: ${whole(theirs.tbtMs)}`,
    met: more <= 30,
  };
  return [...rows, row];
}

/** The goal of a usual page; single ones may take longer. */
export function usualRow(all: readonly Figures[]): Row {
  const [fcp, lcp] = [median(all.map(({ fcpMs }) => fcpMs)), median(all.map(({ lcpMs }) => lcpMs))];
  return {
    what: `Lighthouse mobile, the middle of these ${all.length} pages`,
    measured: `FCP ${seconds(fcp)}, LCP ${seconds(lcp)}`,
    budget: `FCP and LCP ≤ ${(USUAL_MS / 1000).toFixed(1)} s`,
    yardstick: '–',
    met: Math.max(fcp, lcp) <= USUAL_MS,
  };
}
