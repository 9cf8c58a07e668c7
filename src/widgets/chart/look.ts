/** Colours and sizes of the page for a picture that knows no CSS. */
export interface Look {
  /** For series or slices, in this order. */
  colors: readonly string[];
  text: string;
  muted: string;
  line: string;
  surface: string;
  font: string;
  /** Pixels of small text. */
  textSize: number;
  moves: boolean;
}

const SERIES = ['--primary', '--warning', '--info', '--success', '--danger', '--muted'];

export function readLook(): Look {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    colors: SERIES.map(token).concat(SERIES.map((name) => tint(token(name)))),
    text: token('--text'),
    muted: token('--muted'),
    line: token('--line'),
    surface: token('--surface'),
    font: token('--font'),
    textSize: 0.875 * (Number.parseFloat(style.fontSize) || 16),
    moves: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/** A colour half way to white: the slices of a circle need more colours than there are tokens. */
function tint(color: string): string {
  const parts = /^#(..)(..)(..)$/.exec(color)?.slice(1);
  if (!parts) return color;
  return `#${parts
    .map((part) =>
      Math.round((Number.parseInt(part, 16) + 255) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
