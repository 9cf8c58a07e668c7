/** Colours and sizes of the page for a picture that knows no CSS. */
export interface Look {
  /** For series, in this order. */
  colors: readonly string[];
  /** For the slices of a circle, in this order. */
  slices: readonly string[];
  text: string;
  muted: string;
  line: string;
  surface: string;
  font: string;
  /** Pixels. */
  textSize: number;
}

/** The variables of the page for series. */
export const SERIES = ['--primary', '--warning', '--info', '--success', '--danger', '--muted'];

/** Ten colours for the ten slices of a circle: dark enough on white, and neighbours differ in lightness too. */
export const SLICES = [
  '#1d4f91',
  '#c8553d',
  '#2a8c7e',
  '#b8860b',
  '#6b3fa0',
  '#3f7d20',
  '#a8327a',
  '#3a8fc4',
  '#7a5230',
  '#5b6470',
] as const;

/** @param textSize pixels */
export function readLook(textSize: number): Look {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    colors: SERIES.map(token),
    slices: SLICES,
    text: token('--text'),
    muted: token('--muted'),
    line: token('--line'),
    surface: token('--surface'),
    font: token('--font'),
    textSize,
  };
}
