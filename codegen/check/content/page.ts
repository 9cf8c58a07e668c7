import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import type { Problem } from '../../../src/lang/errors/problem.ts';
import { EVERYWHERE, MARKUP } from '../../../src/lang/values/markup.ts';
import { REPLACED } from '../../files/jsonFile.ts';
import { own } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** Why a link has no target; undefined: it has one. */
export type CheckLink = (address: string) => string | undefined;

/** Elements that have no end. */
const EMPTY = ['br', 'hr', 'img'];
/** Elements that would leave an empty space if they had no words. */
const WORDED = ['p', 'li', 'blockquote', 'caption', 'dt'];
const LONGEST_ALT = 250;

/**
 * Checks one page of HTML against the allowed markup: elements and attributes of the list, headings in order
 * from h2, pictures with words, links with a target and a text.
 */
export function checkPage(name: string, text: string, checkLink: CheckLink, report: (problem: Problem) => void): void {
  const reportAt = (code: string, offset: number, length: number, message: string, help?: string[]): void => {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    const column = offset - before.lastIndexOf('\n');
    report({
      code,
      severity: 'error',
      file: name,
      pointer: '',
      line,
      column,
      length,
      message,
      ...(help && { help }),
    });
  };
  const broken = text.indexOf(REPLACED);
  if (broken >= 0) {
    reportAt('json.encoding', broken, 1, 'This file is not UTF-8: save it as UTF-8.');
    return;
  }
  const seen = new Set<number>();
  let heading = 1;

  const root = parseFragment(text, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) =>
      reportAt('markup.syntax', startOffset, 1, `This is not HTML: ${code.replaceAll('-', ' ')}.`),
  });
  for (const node of root.childNodes) visit(node);
  // What the parser moves or throws away, such as a row without a table, is not in the tree.
  for (const { 1: tag = '', index } of text.replace(/<!--[\s\S]*?-->/g, blank).matchAll(/<([a-z][^\s/>]*)/gi))
    if (!seen.has(index))
      reportAt('markup.syntax', index, tag.length + 1, `<${tag}> is not allowed here, so a browser would drop it.`);
  if (words(root.childNodes) === '') reportAt('markup.empty', 0, 1, 'This page has no text.');

  function visit(node: Node): void {
    if (!('tagName' in node)) return;
    const place = node.sourceCodeLocation;
    if (place) {
      seen.add(place.startOffset);
      checkElement(node, place.startOffset);
      if (!place.endTag && !EMPTY.includes(node.tagName))
        reportAt('markup.syntax', place.startOffset, node.tagName.length + 1, `<${node.tagName}> is never closed.`);
    }
    for (const child of node.childNodes) visit(child);
  }

  function checkElement(element: Element, at: number): void {
    const { tagName } = element;
    const allowed = own(MARKUP, tagName);
    if (!allowed) {
      const known = Object.keys(MARKUP);
      reportAt(
        'markup.element',
        at,
        tagName.length + 1,
        `<${tagName}> is not an element of pages.${guess(tagName, known)}`,
        [`Known: ${known.join(', ')}`],
      );
      return;
    }
    for (const { name: attribute } of element.attrs) checkAttribute(element, attribute, [...allowed, ...EVERYWHERE]);
    if (/^h[2-4]$/.test(tagName)) checkHeading(element, at);
    if (WORDED.includes(tagName) && words(element.childNodes) === '')
      reportAt('markup.empty', at, tagName.length + 1, `<${tagName}> has no words.`);
    if (tagName === 'img') checkPicture(element, at);
    if (tagName === 'a') checkAnchor(element, at);
  }

  function checkAttribute({ tagName, sourceCodeLocation }: Element, attribute: string, known: string[]): void {
    if (known.includes(attribute)) return;
    const at = sourceCodeLocation?.attrs?.[attribute]?.startOffset ?? sourceCodeLocation?.startOffset ?? 0;
    const message = `"${attribute}" is not an attribute of <${tagName}>.${guess(attribute, known)}`;
    reportAt('markup.attribute', at, attribute.length, message, [`Known: ${known.join(', ')}`]);
  }

  function checkHeading({ tagName, childNodes }: Element, at: number): void {
    const level = Number(tagName.slice(1));
    if (level > heading + 1)
      reportAt('markup.heading', at, 3, `<${tagName}> skips a level: here <h${heading + 1}> is the deepest allowed.`, [
        'The title of the page is its h1, so headings begin with h2.',
      ]);
    heading = level;
    if (words(childNodes) === '') reportAt('markup.empty', at, 3, `<${tagName}> has no words.`);
  }

  function checkPicture(element: Element, at: number): void {
    const alt = attributeOf(element, 'alt');
    if (!alt?.trim() || alt.length > LONGEST_ALT)
      reportAt('markup.picture', at, 4, `A picture needs "alt": what it shows, in at most ${LONGEST_ALT} letters.`);
    const source = attributeOf(element, 'src') ?? '';
    const why = source.startsWith('/') ? checkLink(source) : 'A picture is a file of content/files.';
    if (why) reportAt('markup.link', ...range(element, 'src'), why);
  }

  function checkAnchor(element: Element, at: number): void {
    if (words(element.childNodes) === '')
      reportAt('markup.empty', at, 2, 'A link needs words that say where it leads.');
    const address = attributeOf(element, 'href');
    const why = address === undefined ? 'A link needs "href".' : checkLink(address);
    if (why) reportAt('markup.link', ...range(element, 'href'), why);
  }
}

function range({ sourceCodeLocation, tagName }: Element, attribute: string): [number, number] {
  const place = sourceCodeLocation?.attrs?.[attribute];
  if (place) return [place.startOffset, place.endOffset - place.startOffset];
  return [sourceCodeLocation?.startOffset ?? 0, tagName.length + 1];
}

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** What is read aloud: texts, and the words of pictures. */
function words(nodes: readonly Node[]): string {
  const parts = nodes.map((node) => {
    if ('value' in node) return node.value;
    if (!('tagName' in node)) return '';
    return node.tagName === 'img' ? (attributeOf(node, 'alt') ?? '') : words(node.childNodes);
  });
  return parts.join('').trim();
}

const blank = (comment: string): string => comment.replace(/[^\n]/g, ' ');
