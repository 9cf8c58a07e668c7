import { LETTER } from '../layOut.ts';
import { type Look, SERIES, SLICES } from '../look.ts';

const TOKENS = [...SERIES, '--text', '--muted', '--line', '--surface'];

/** Stands for a token in a drawing, as ECharts knows no CSS variables. */
const colorOf = (token: string): string => `#0000${(TOKENS.indexOf(token) + 0x10).toString(16)}`;

const tokens = new Map(TOKENS.map((token) => [colorOf(token), token]));
/** ECharts fills the points of a line with white. */
tokens.set('#fff', '--surface');

/** The normal font size: a drawing grows and shrinks with its box. */
export const officeLook: Look = {
  colors: SERIES.map(colorOf),
  slices: SLICES,
  text: colorOf('--text'),
  muted: colorOf('--muted'),
  line: colorOf('--line'),
  surface: colorOf('--surface'),
  font: 'sans-serif',
  textSize: LETTER,
};

/** A color of a drawing as the page names it, so that one drawing fits every contrast. */
export function pageColor(color: string): string {
  const token = tokens.get(color);
  return token ? `var(${token})` : color;
}
