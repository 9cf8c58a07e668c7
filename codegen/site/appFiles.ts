import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { type StaticFile, staticFile } from './files.ts';

/** As in src/portal/ui/tokens.css, for a commune without a colour of its own. */
const PRIMARY = '#0b5c53';
const ON_PRIMARY = '#ffffff';
/** The mark of src/portal/app/shell/Logo.tsx. */
const HEXAGON =
  'M17.5 1.4a5 5 0 0 1 5 0l14 8.1a5 5 0 0 1 2.5 4.3v16.4a5 5 0 0 1-2.5 4.3l-14 8.1a5 5 0 0 1-5 0l-14-8.1A5 5 0 0 1 1 30.2V13.8a5 5 0 0 1 2.5-4.3z';
const WINDOW = 'M12.5 28V19.5a7.5 7.5 0 0 1 15 0V28zM9.5 31.5h21';

/**
 * What makes the portal an app on a phone's home screen: a web manifest with the name and colour of the commune, and its icon.
 *
 * @returns the files by their addresses, and the tags that lead to them
 */
export function appFiles({ name, theme, languages }: Manifest): { files: Map<string, StaticFile>; tags: string } {
  const primary = theme.primary ?? PRIMARY;
  const on = theme['on-primary'] ?? ON_PRIMARY;
  const icon = staticFile('image/svg+xml', Buffer.from(mark(primary, on)), true);
  const whole = staticFile('image/svg+xml', Buffer.from(tile(primary, on)), true);
  const iconAt = `/m/icon.${icon.etag.slice(1, 11)}.svg`;
  const wholeAt = `/m/icon.${whole.etag.slice(1, 11)}.svg`;
  const about = {
    id: '/',
    name,
    lang: languages[0],
    start_url: '/',
    scope: '/',
    // With a way back: services lead on from screen to screen.
    display: 'minimal-ui',
    theme_color: primary,
    background_color: '#ffffff',
    icons: [
      { src: iconAt, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: wholeAt, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  };
  const manifest = staticFile('application/manifest+json', Buffer.from(JSON.stringify(about)), true);
  const manifestAt = `/m/app.${manifest.etag.slice(1, 11)}.webmanifest`;
  return {
    files: new Map([
      [iconAt, icon],
      [wholeAt, whole],
      [manifestAt, manifest],
    ]),
    tags: `<link rel="icon" type="image/svg+xml" href="${iconAt}"><link rel="manifest" href="${manifestAt}"><meta name="theme-color" content="${primary}">`,
  };
}

const mark = (colour: string, on: string): string =>
  svg(
    '0 0 44 44',
    `<g transform="translate(2 0)"><path fill="${colour}" d="${HEXAGON}"/><path fill="none" stroke="${on}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="${WINDOW}"/></g>`,
  );

/** For a phone that cuts icons to its own shape: colour up to the edges, the mark in the middle. */
const tile = (colour: string, on: string): string =>
  svg(
    '-11 -9 62 62',
    `<path fill="${colour}" d="M-11-9h62v62h-62z"/><path fill="none" stroke="${on}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="${HEXAGON}${WINDOW}"/>`,
  );

const svg = (box: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;
