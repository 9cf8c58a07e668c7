import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../../src/portal/ui/tokens.css', import.meta.url), 'utf8');

/** The variables of one rule; `var(--theme-x, fallback)` counts as its fallback. */
function variables(selector: string): Map<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`)).match(/\{([^}]*)\}/)?.[1] ?? '';
  const entries = [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name!,
    value!.replace(/var\(--theme-[\w-]+, (#\w+)\)/, '$1'),
  ]);
  return new Map(entries as [string, string][]);
}

/** WCAG 2.2 relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const plain = variables(':root');
const yb = new Map([...plain, ...variables('html[data-contrast="yb"]')]);
const tones = ['info', 'success', 'warning', 'danger'];
const grounds = ['bg', 'surface', 'surface-2', 'primary-soft'];

/** Text on its background: 4.5 to 1. */
const readable: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['text', ground],
    ['muted', ground],
    ['primary', ground],
    ['primary-strong', ground],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ...tones.flatMap((tone): [string, string][] => [
    [tone, 'surface'],
    [tone, 'bg'],
    [tone, 'surface-2'],
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
    ['muted', `${tone}-soft`],
  ]),
];
/** Borders of controls and the focus ring on their background: 3 to 1. */
const visible = ['line-strong', 'focus'].flatMap((line) => grounds.map((ground): [string, string] => [line, ground]));

const modes = { light: plain, 'black on yellow': yb };
const cases = Object.entries(modes).flatMap(([mode, values]) => [
  ...readable.map(([text, ground]) => ({ mode, values, text, ground, least: 4.5 })),
  ...visible.map(([text, ground]) => ({ mode, values, text, ground, least: 3 })),
]);

test.each(cases)('$mode: --$text on --$ground is at least $least to 1', ({ values, text, ground, least }) => {
  const ratio = contrast(values.get(`--${text}`)!, values.get(`--${ground}`)!);
  expect(ratio).toBeGreaterThanOrEqual(least);
});

test('contrast mode replaces every colour, and otherwise only the shadow and the line widths', () => {
  const swapped = variables('html[data-contrast="yb"]');
  const colours = [...plain].filter(([, value]) => /^(#|rgb\()/.test(value)).map(([name]) => name);
  expect([...swapped.keys()].sort()).toEqual([...colours, '--shadow', '--border'].sort());
});

test('contrast mode ignores the theme: it is black on yellow in every municipality', () => {
  expect([...variables('html[data-contrast="yb"]').values()].join()).not.toContain('--theme');
  expect([yb.get('--text'), yb.get('--bg')]).toEqual(['#000000', '#ffff00']);
});
