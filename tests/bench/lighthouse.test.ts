import { expect, test } from 'vitest';
import { middleOf, rowsOf, usualRow } from '../../bench/lighthouse/figures.ts';
import type { MeasuredPage } from '../../bench/lighthouse/pages.ts';
import type { Report } from '../../bench/lighthouse/tool.ts';

const login: MeasuredPage = {
  name: 'login',
  path: '/logowanie',
  yardstick: { name: 'by hand in React', path: '/login.html' },
};

/** @param other the score of the other categories, which only the first round measures */
const report = (lcp: number, tbt: number, other: number | null = null): Report => ({
  categories: {
    performance: { score: 1 },
    accessibility: { score: other },
    'best-practices': { score: other },
    seo: { score: other },
  },
  audits: {
    'first-contentful-paint': { numericValue: lcp - 100 },
    'largest-contentful-paint': { numericValue: lcp },
    'total-blocking-time': { numericValue: tbt },
    'cumulative-layout-shift': { numericValue: 0 },
  },
});
const ours = middleOf([report(1100, 90, 1), report(1300, 40), report(1000, 50), report(1200, 80), report(1150, 60)]);
const theirs = middleOf([report(900, 20), report(900, 35), report(900, 25)]);

test('each figure is the middle of all rounds, and a score of those that measured it', () => {
  expect(ours).toEqual({ scores: [100, 100, 100, 100], fcpMs: 1050, lcpMs: 1150, tbtMs: 60, cls: 0 });
});

test('a page is shown beside the page by hand, and how much longer it blocks the main thread', () => {
  const [page, blocking] = rowsOf(login, ours, theirs);
  expect(page).toMatchObject({
    what: 'Lighthouse mobile, login: performance / accessibility / best practices / SEO',
    measured: '100 / 100 / 100 / 100, FCP 1.05 s, LCP 1.15 s, TBT 60 ms, CLS 0',
    yardstick: 'by hand in React: 100, FCP 0.80 s, LCP 0.90 s, TBT 25 ms, CLS 0',
    met: true,
  });
  expect(blocking).toMatchObject({
    measured: '35 ms',
    budget: '≤ 30 ms',
    yardstick: 'by hand in React: 25 ms',
    met: false,
  });
});

test.each([
  ['a late paint', { lcpMs: 1301 }],
  ['a blocked main thread', { tbtMs: 101 }],
  ['a shift of the layout', { cls: 0.01 }],
  ['a score below 100', { scores: [100, 100, 96, 100] }],
  ['a score that was not measured', { scores: [100, 100, 100, undefined] }],
])('%s misses the budget', (_, change) => {
  expect(rowsOf(login, { ...ours, ...change }, undefined)[0]?.met).toBe(false);
});

test('a page behind the login is not measured for search engines', () => {
  const [row] = rowsOf({ ...login, isProtected: true }, { ...ours, scores: [100, 100, 100, 60] }, theirs);
  expect(row).toMatchObject({ measured: expect.stringMatching(/^100 \/ 100 \/ 100, FCP/), met: true });
});

test('plain HTML is shown beside a page, without a limit of blocking', () => {
  const page = { ...login, yardstick: { name: 'plain HTML', path: '/long.html' } };
  expect(rowsOf(page, ours, theirs)).toHaveLength(1);
});

test('a usual page paints within a second', () => {
  const [fast, slow] = [
    { ...ours, fcpMs: 900, lcpMs: 1000 },
    { ...ours, lcpMs: 1300 },
  ];
  expect(usualRow([fast, slow, fast])).toMatchObject({ measured: 'FCP 0.90 s, LCP 1.00 s', met: true });
  expect(usualRow([fast, slow, slow]).met).toBe(false);
});
