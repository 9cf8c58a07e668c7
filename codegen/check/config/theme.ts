import { contrast, READABLE, shownContrast } from '../../../src/lang/values/contrast.ts';
import type { ReportAt } from '../../files/openFile.ts';

/** The default colours, equal to those of src/portal/ui/tokens.css. */
export const themeDefaults: Readonly<Record<string, string>> = {
  primary: '#0b5c53',
  'primary-strong': '#073f3a',
  'on-primary': '#ffffff',
  'primary-soft': '#e4f1ee',
};

/** The darkest background of a page, `--surface-2`. */
export const pageGround = '#f2efe8';

/** The ground of a page in `themePairs`. */
export const PAGE = 'a page';

/** Pairs of text and background. */
export const themePairs: readonly [letters: string, ground: string][] = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['primary', PAGE],
  ['primary-strong', PAGE],
  ['primary', 'primary-soft'],
  ['primary-strong', 'primary-soft'],
];

/**
 * Letters need a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). Contrast mode swaps every colour and reads no theme
 * (tests/portal/ui/tokens.test.ts proves both), so a theme can spoil nothing there.
 */
export function checkTheme(theme: Readonly<Record<string, string>>, reportAt: ReportAt): void {
  const colour = (token: string): string => theme[token] ?? themeDefaults[token] ?? pageGround;
  for (const pair of themePairs) {
    const chosen = pair.find((token) => theme[token] !== undefined);
    if (chosen === undefined || !pair.every((token) => /^#[0-9a-fA-F]{6}$/.test(colour(token)))) continue;
    const ratio = contrast(colour(pair[0]), colour(pair[1]));
    if (ratio >= READABLE) continue;
    reportAt(
      'theme.contrast',
      ['municipality', 'theme', chosen],
      `${pair[0]} (${colour(pair[0])}) on ${pair[1]} (${colour(pair[1])}) has a contrast of ${shownContrast(ratio).toFixed(1)} to 1; letters need 4.5.`,
    );
  }
}
