import { pageColor } from './pageColors.ts';

/** The attributes that stay. All others serve ECharts' own scripts and styles, or repeat a rule of the page's CSS. */
const KEPT = new Set(
  (
    'viewBox d x y x1 y1 x2 y2 cx cy r width height points transform id fill fill-opacity fill-rule stroke stroke-width ' +
    'stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin opacity clip-path text-anchor ' +
    'dominant-baseline patternUnits patternTransform'
  ).split(' '),
);

/**
 * An SVG of ECharts as a page may contain it: without styles, scripts and sizes of its own, in the colours of the page.
 *
 * @param id the prefix of its ids
 * @param name its class
 */
export function plainSvg(svg: string, id: string, name: string): string {
  const plain = svg
    .replace(/>\n+</g, '><')
    .replace(/<style\b.*?<\/style>/gs, '')
    .replace(/<(\w+)((?: [\w:-]+="[^"]*")*) ?>/g, (_, element: string, attributes: string) =>
      element === 'svg'
        ? `<svg class="${name}"${/ viewBox="[^"]*"/.exec(attributes)?.[0] ?? ''}>`
        : `<${element}${plainAttributes(attributes, id)}>`,
    )
    .replace(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>')
    .replace(INVISIBLE, '')
    .replace(/<text[^>]*>/g, placed)
    .replace(BAR, (bar) => bar.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))));
  // A series without a pattern has an empty one, with which each bar is drawn again.
  const empty = [...plain.matchAll(/<pattern [^>]*id="([^"]*)"><g><\/g><\/pattern>/g)];
  return empty.reduce(
    (rest, [pattern, name]) =>
      rest.replace(pattern, '').replace(new RegExp(`<path [^>]*"url\\(#${name}\\)"/>`, 'g'), ''),
    plain,
  );
}

/** The background, shadows of no height, the frame of the legend and the boxes around labels. */
const INVISIBLE =
  /<rect [^>]*fill="none"\/>|<path d=""[^>]*>|<path [^>]*fill-opacity="0"[^>]*>|<path (?![^>]*stroke=)[^>]*fill="none"\/>/g;

const plainAttributes = (attributes: string, id: string): string =>
  [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)]
    .filter(([, name = '', value]) => KEPT.has(name) && value !== '#000')
    .map(([, name, value = '']) => ` ${name}="${ownValue(value, id)}"`)
    .join('');

/** A bar or its pattern: whole pixels are exact enough, and fewer bytes. */
const BAR = /<path d="[^"]*" fill="(?:url\(|var\((?!--surface))/g;

/** A text that is only moved has its place as two numbers, without the defaults. */
function placed(text: string): string {
  const moved = / transform="translate\(([^ ]*) ([^)]*)\)"/.exec(text);
  if (!moved) return text;
  const at = (name: string, by = '0') =>
    rounded(Number(new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1] ?? 0) + Number(by));
  const rest = text.replace(moved[0], '').replace(/ (?:[xy]="[^"]*"|text-anchor="start")/g, '');
  return `${rest.slice(0, -1)} x="${at('x', moved[1])}" y="${at('y', moved[2])}">`;
}

const rounded = (number: number): string => String(Number(number.toFixed(1)));

/** ECharts counts its drawings and begins ids with the number: `zr3-p0`. */
const ownValue = (value: string, id: string): string =>
  pageColor(value.replace(/^(url\(#)?zr\d+-/, `$1${id}-`)).replace(/-?\d+\.\d\d+/g, (number) =>
    rounded(Number(number)),
  );
