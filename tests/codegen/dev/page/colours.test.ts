import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, READABLE } from '../../../../src/lang/values/contrast.ts';

/* The colours of the frame around the portal, and of the pages before it, in each of their contrasts. */

const ROOT = join(import.meta.dirname, '../../../..');
const YB = 'html[data-contrast="yb"]';

/** The colours of one rule: `light-dark(a, b)` has two. */
function colours(css: string, selector: string): [name: string, light: string, dark: string][] {
  const rule = css.slice(css.indexOf(`${selector} {`)).match(/\{([^}]*)\}/)?.[1] ?? '';
  const pairs = rule.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return Array.from(pairs, ([, name, light, dark, both]) => [name!, (light ?? both)!, (dark ?? both)!]);
}

const LETTERS = ['text', 'muted', 'accent', 'good', 'bad', 'wait', 'string', 'number', 'constant'];
const GROUNDS = ['bg', 'surface', 'sunk'];
const FRAME: [letters: string, ground: string][] = [
  ...GROUNDS.flatMap((ground) => LETTERS.map((letters): [string, string] => [letters, ground])),
  ...['text', 'muted', 'accent', 'good'].map((letters): [string, string] => [letters, 'accent-soft']),
  ...['text', 'bad'].map((letters): [string, string] => [letters, 'bad-soft']),
  ...['text', 'wait'].map((letters): [string, string] => [letters, 'wait-soft']),
  // Main buttons and counts.
  ...['accent', 'bad'].map((ground): [string, string] => ['surface', ground]),
];
const LOGIN: [letters: string, ground: string][] = [
  ...['bg', 'surface'].flatMap((ground) =>
    ['text', 'muted', 'accent'].map((letters): [string, string] => [letters, ground]),
  ),
  ['on-accent', 'accent'],
  ['bad', 'bad-soft'],
];

const SHEETS = [
  { file: 'codegen/dev/page/dev.css', pairs: FRAME },
  { file: 'server/studio/login/login.css', pairs: LOGIN },
];
const modes = SHEETS.flatMap(({ file, pairs }) => {
  const css = readFileSync(join(ROOT, file), 'utf8');
  const plain = colours(css, ':root');
  const yb = colours(css, YB);
  return [
    { file, pairs, plain, yb, mode: 'light', values: new Map(plain.map(([name, light]) => [name, light])) },
    { file, pairs, plain, yb, mode: 'dark', values: new Map(plain.map(([name, , dark]) => [name, dark])) },
    { file, pairs, plain, yb, mode: 'black on yellow', values: new Map(yb.map(([name, light]) => [name, light])) },
  ];
});

test.each(modes)('$file, $mode: letters can be read, and controls and the focus are seen', ({ pairs, values }) => {
  const ratio = (one: string, other: string) => contrast(values.get(one)!, values.get(other)!);
  expect(pairs.filter(([letters, ground]) => ratio(letters, ground) < READABLE)).toEqual([]);
  const lines = ['edge', 'focus'].flatMap((line) => ['bg', 'surface'].map((ground) => [line, ground] as const));
  expect(lines.filter(([line, ground]) => ratio(line, ground) < 3)).toEqual([]);
});

test.each(modes.filter(({ mode }) => mode === 'light'))(
  '$file: the contrast replaces every colour, by those of the portal',
  ({ plain, yb }) => {
    expect(yb.map(([name]) => name).sort()).toEqual(plain.map(([name]) => name).sort());
    const portal = colours(readFileSync(join(ROOT, 'src/portal/ui/tokens.css'), 'utf8'), YB);
    expect(new Set(yb.map(([, colour]) => colour))).toEqual(new Set(portal.map(([, colour]) => colour)));
  },
);

test('letters have the sizes of the portal', () => {
  const size = (file: string, font: number) =>
    new RegExp(`html\\[data-font="${font}"\\] \\{\\s*font-size: (\\d+%)`).exec(
      readFileSync(join(ROOT, file), 'utf8'),
    )?.[1];
  for (const { file } of SHEETS)
    for (const font of [2, 3]) expect([file, size(file, font)]).toEqual([file, size('src/portal/ui/tokens.css', font)]);
});
