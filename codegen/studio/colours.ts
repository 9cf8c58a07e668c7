import { contrast, nearestColour, READABLE, shownContrast } from '../../src/lang/values/contrast.ts';
import { PAGE, pageGround, themeDefaults, themePairs } from '../check/config/theme.ts';
import type { Sentence } from './edit.ts';

/** Colours of a municipality, by the name of their token; what is not there is the portal's own. */
export type Theme = Readonly<Record<string, string>>;

export const TOKENS = Object.keys(themeDefaults);

/** The colours as a clerk calls them, in sentences and in the studio. */
export const COLOUR_NAMES: Readonly<Record<string, Sentence>> = {
  primary: { en: 'main colour', pl: 'kolor główny' },
  'primary-strong': { en: 'dark main colour', pl: 'ciemny kolor główny' },
  'on-primary': { en: 'letters on the main colour', pl: 'litery na kolorze głównym' },
  'primary-soft': { en: 'light ground', pl: 'jasne tło' },
  [PAGE]: { en: 'the page', pl: 'strona' },
};

/** Two colours that the portal shows as letters and their ground. */
export interface Pair {
  letters: string;
  ground: string;
  colours: readonly [letters: string, ground: string];
  ratio: number;
}

export const colourOf = (theme: Theme, token: string): string =>
  token === PAGE ? pageGround : (theme[token] ?? themeDefaults[token]!);

export const isColour = (text: string): boolean => /^#[0-9a-fA-F]{6}$/.test(text);

/** The pairs in which a colour is used. */
export function pairsWith(theme: Theme, token: string): Pair[] {
  return themePairs
    .filter((pair) => pair.includes(token))
    .map(([letters, ground]) => {
      const colours = [colourOf(theme, letters), colourOf(theme, ground)] as const;
      return { letters, ground, colours, ratio: contrast(...colours) };
    });
}

export const shownRatio = ({ ratio }: Pair): number => shownContrast(ratio);

export const isReadable = ({ ratio }: Pair): boolean => ratio >= READABLE;

/** The colour nearest to the chosen one with which all of its pairs can be read; undefined: none of its hue. */
export const nearestReadable = (theme: Theme, token: string): string | undefined =>
  nearestColour(colourOf(theme, token), (colour) => pairsWith({ ...theme, [token]: colour }, token).every(isReadable));

/** The first token whose letters cannot be read. */
export const unreadable = (theme: Theme): string | undefined =>
  TOKENS.find((token) => !pairsWith(theme, token).every(isReadable));
