import type { Look } from './api.ts';
import { mergedFile } from './changes.ts';
import { isColour, isReadable, nearestReadable, pairsWith, type Theme, unreadable } from './colours.ts';
import { type Json, Refusal } from './edit.ts';
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
  const { letters, ground, colours, ratio } = pairsWith(theme, token).find((pair) => !isReadable(pair))!;
  const nearest = nearestReadable(theme, chosen);
  throw new Refusal(
    `${letters} (${colours[0]}) on ${ground} (${colours[1]}) has a contrast of ${ratio.toFixed(1)} to 1; letters need 4.5.${nearest ? ` The nearest ${chosen} that can be read is ${nearest}.` : ''}`,
    `Kontrast ${letters} (${colours[0]}) na ${ground} (${colours[1]}) to ${ratio.toFixed(1).replace('.', ',')} do 1, a litery potrzebują 4,5.${nearest ? ` Najbliższy czytelny ${chosen} to ${nearest}.` : ''}`,
  );
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
