/** Letters need this contrast with their ground (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

/** The contrast of two colours, `#rrggbb`, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** A contrast as it is shown: down to a tenth, so that one too low never reads as enough. */
export const shownContrast = (ratio: number): number => Math.floor(ratio * 10) / 10;

/** Relative luminance of #rrggbb, 0 to 1. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The colour nearest to this one that is good: mixed with as little black or white as possible, so it keeps its hue.
 *
 * @returns undefined when neither black nor white is good
 */
export function nearestColour(colour: string, isGood: (colour: string) => boolean): string | undefined {
  for (let step = 0; step <= 255; step += 1)
    for (const end of [0, 255]) {
      const mixed = channels(colour).map((part) => Math.round(part + ((end - part) * step) / 255));
      const text = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      if (isGood(text)) return text;
    }
  return undefined;
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
