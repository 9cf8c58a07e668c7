import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTheme, pageGround, themeDefaults } from '../../codegen/check/config/theme.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../src/portal/ui/tokens.css'), 'utf8');

function problemsOf(theme: Record<string, string>): string[] {
  const problems: string[] = [];
  checkTheme(theme, (code, path) => problems.push(`${code} ${path.join('/')}`));
  return problems;
}

test('the check uses the default colours of the portal', () => {
  const inCss = [...tokens.matchAll(/var\(--theme-([a-z-]+), (#[0-9a-f]{6})\)/g)].map((match) => [match[1], match[2]]);
  expect(Object.fromEntries(inCss)).toEqual(themeDefaults);
  expect(tokens).toContain(`--surface-2: ${pageGround};`);
});

test('a theme with enough contrast is accepted', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ primary: '#5b1a6e', 'primary-strong': '#3d1049', 'primary-soft': '#f4e9f7' })).toEqual([]);
});

test('pale letters are refused, on a page as on a button', () => {
  expect(problemsOf({ primary: '#ffcc00' })).toContain('theme.contrast municipality/theme/primary');
  expect(problemsOf({ 'on-primary': '#0b5c54' })).toContain('theme.contrast municipality/theme/on-primary');
});

test('a value that is not a colour is left to the shape check', () => {
  expect(problemsOf({ primary: 'red' })).toEqual([]);
});
