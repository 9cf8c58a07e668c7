import type { Look } from './api.ts';
import { mergedFile } from './changes.ts';
import {
  COLOUR_NAMES,
  isColour,
  isReadable,
  nearestReadable,
  pairsWith,
  shownRatio,
  type Theme,
  unreadable,
} from './colours.ts';
import { type Json, Refusal, type Sentence } from './edit.ts';
import type { Edited } from './edited.ts';
import { CONFIG } from './place.ts';
import { isObject, type Loose, valueAt, wordOf } from './value.ts';

export function lookOf(edited: Edited): Look {
  const root = mergedFile(edited, CONFIG).value as Loose;
  const logo = wordOf(valueAt(root, ['municipality', 'logo']));
  const start = valueAt(root, ['start']);
  return {
    theme: themeIn(root),
    ...(logo !== '' && { logo }),
    ...(start !== undefined && { start: start as Json }),
    isOverlay: edited.layers.above !== undefined,
  };
}

/** @throws Refusal when a step makes letters unreadable; the nearest colour that can be read is in its sentence */
export function refuseUnreadable(before: Edited, after: Edited): void {
  const theme = themeOf(after);
  const token = unreadable(theme);
  if (token === undefined || JSON.stringify(theme) === JSON.stringify(themeOf(before))) return;
  const chosen = theme[token] === undefined ? Object.keys(theme)[0]! : token;
  const pair = pairsWith(theme, token).find((one) => !isReadable(one))!;
  const { letters, ground, colours } = pair;
  const nearest = nearestReadable(theme, chosen);
  const shown = shownRatio(pair).toFixed(1);
  const name = (one: string, language: keyof Sentence) => COLOUR_NAMES[one]?.[language] ?? one;
  const en = [
    `The contrast of “${name(letters, 'en')}” (${colours[0]}) on “${name(ground, 'en')}” (${colours[1]}) is ${shown} to 1; letters need 4.5.`,
    nearest && `The nearest “${name(chosen, 'en')}” that can be read is ${nearest}.`,
  ];
  const pl = [
    `Kontrast „${name(letters, 'pl')}” (${colours[0]}) na tle „${name(ground, 'pl')}” (${colours[1]}) to ${shown.replace('.', ',')} do 1, a litery potrzebują 4,5.`,
    nearest && `Najbliższy czytelny „${name(chosen, 'pl')}” to ${nearest}.`,
  ];
  throw new Refusal(en.filter(Boolean).join(' '), pl.filter(Boolean).join(' '));
}

const themeOf = (edited: Edited): Theme => themeIn(mergedFile(edited, CONFIG).value as Loose);

/** What is no colour is reported by the check. */
function themeIn(root: Loose): Theme {
  const theme = valueAt(root, ['municipality', 'theme']);
  const entries = Object.entries(isObject(theme) ? theme : {}).map(
    ([token, colour]) => [token, wordOf(colour)] as const,
  );
  return Object.fromEntries(entries.filter(([, colour]) => isColour(colour)));
}
