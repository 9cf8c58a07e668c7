import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import type { Problem } from '../../../src/lang/errors/problem.ts';
import type { ReportAt } from '../../files/openFile.ts';
import { type Layers, shownName } from '../../overlay/layers.ts';
import type { Config } from './config.ts';

const LARGEST = 32 * 1024;
const ELEMENTS = (
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
  'linearGradient radialGradient stop clipPath mask pattern'
).split(' ');

/**
 * The commune's logo must exist, be small enough for every page, and be an SVG with shapes only. A browser can open the file
 * directly as a page of this site, so nothing in it may run or be fetched from elsewhere.
 *
 * @returns the text of the file, if it may be served
 */
export function checkLogo(
  { logo }: Config,
  layers: Layers,
  reportAt: ReportAt,
  report: (problem: Problem) => void,
): string | undefined {
  if (logo === undefined) return undefined;
  const at = ['municipality', 'logo'];
  const { files } = layers;
  const kind = files.kind(logo);
  if (kind !== 'file') {
    const why =
      kind === 'link' ? `${logo} is a symbolic link: put the file itself there.` : `There is no file ${logo}.`;
    reportAt('logo.file', at, why);
    return undefined;
  }
  const text = files.read(logo) ?? '';
  if (Buffer.byteLength(text) > LARGEST) {
    const size = Math.ceil(Buffer.byteLength(text) / 1024);
    reportAt(
      'logo.size',
      at,
      `${logo} has ${size} KiB; every page fetches it, so at most ${LARGEST / 1024} are taken.`,
    );
    return undefined;
  }
  const mistakes = mistakesIn(text);
  for (const { line, column, message } of mistakes) {
    const file = shownName(layers, logo);
    report({ code: 'logo.svg', severity: 'error', file, pointer: '', line, column, message });
  }
  return mistakes.length > 0 ? undefined : text;
}

interface Mistake {
  line: number;
  column: number;
  message: string;
}

function mistakesIn(text: string): Mistake[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return [first('Take the <!DOCTYPE …> away: a picture needs none.')];
  let broken: Mistake | undefined;
  const parser = new DOMParser({
    onError: (_level, message, context) => {
      const { lineNumber: line = 1, columnNumber: column = 1 } = context?.locator ?? {};
      broken ??= { line, column, message: `This is not XML: ${message.split('\n', 1)[0]}.` };
    },
  });
  let root: Element | null = null;
  try {
    root = parser.parseFromString(text, 'image/svg+xml').documentElement;
  } catch {
    broken ??= first('This is not XML.');
  }
  if (broken) return [broken];
  if (/<\?(?!xml\s)/.test(text)) return [first('Remove <?…?>: only <?xml …?> is allowed, at the beginning.')];
  if (root?.nodeName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg')
    return [first('This is no SVG: it begins with <svg xmlns="http://www.w3.org/2000/svg">.')];
  const found = [...mistakesOf(root)];
  return root.getAttribute('viewBox') ? found : [first('The <svg> needs a viewBox, or it has no size.'), ...found];
}

function* mistakesOf(element: Element): Generator<Mistake> {
  const { lineNumber: line = 1, columnNumber: column = 1, nodeName } = element;
  const mistake = (message: string): Mistake => ({ line, column, message });
  if (!ELEMENTS.includes(nodeName))
    yield mistake(`<${nodeName}> is not allowed in a logo. Allowed: ${ELEMENTS.join(', ')}.`);
  for (const { name, value } of [...element.attributes]) {
    if (/^on/i.test(name)) yield mistake(`"${name}" would run a script: remove it.`);
    else if (name === 'style') yield mistake('Write fill, stroke and the like as attributes: "style" is not taken.');
    else if (/^([^:]+:)?href$/.test(name) && !value.startsWith('#'))
      yield mistake(`"${name}" may lead to something in this file only ("#…"), not to ${value.slice(0, 60)}.`);
    else if (/url\((?!\s*['"]?#)|\\/i.test(value)) yield mistake(`"${name}" loads something from another address.`);
  }
  for (const child of [...element.childNodes]) if (isElement(child)) yield* mistakesOf(child);
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const first = (message: string): Mistake => ({ line: 1, column: 1, message });
