import { DOMParser, type Element } from '@xmldom/xmldom';
import { MessageRefusal } from './messageRefusal.ts';

/** The maximum size; a response of the node has about 15 KB. */
export const LARGEST = 256 * 1024;
const MOST_ELEMENTS = 3000;
const DEEPEST = 40;
/** Source: XML 1.0, 2.2. */
const ALLOWED = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;
const ELEMENT = 1;
const TEXT = 3;

/**
 * Parses untrusted XML. Everything that two parsers might read differently is refused: document types, comments,
 * CDATA, processing instructions, entities beyond the five, and duplicate ids.
 *
 * @param how.bare elements may be in no namespace
 * @throws MessageRefusal
 */
export function parseStrictly(text: string, { bare = false } = {}): Element {
  if (Buffer.byteLength(text) > LARGEST) throw new MessageRefusal('too-large');
  refuseMarkup(text);
  let root: Element | null;
  try {
    const parser = new DOMParser({
      onError: (_level, message) => {
        throw new Error(message);
      },
    });
    root = parser.parseFromString(text, 'text/xml').documentElement;
  } catch (cause) {
    throw new MessageRefusal('malformed', '', cause);
  }
  if (!root) throw new MessageRefusal('malformed');
  walk(root, bare);
  return root;
}

/** In well-formed XML `<!` and `<?` always start markup, so the plain text can be searched for them. */
function refuseMarkup(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text)) throw new MessageRefusal('doctype');
  if (text.includes('<!--')) throw new MessageRefusal('comment');
  if (text.includes('<![')) throw new MessageRefusal('cdata');
  if (text.includes('<!')) throw new MessageRefusal('malformed');
  const body = text.replace(
    /^\uFEFF?<\?xml version="1\.0"(?: encoding="utf-8")?(?: standalone="(?:yes|no)")? ?\?>/i,
    '',
  );
  if (body.includes('<?')) throw new MessageRefusal('instruction');
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/.test(text))
    throw new MessageRefusal('malformed', 'entity');
  for (const [, decimal, hex] of text.matchAll(/&#(?:(\d+)|x([\da-fA-F]+));/g)) {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (code > 0x10ffff || !ALLOWED.test(String.fromCodePoint(code)))
      throw new MessageRefusal('malformed', 'character');
  }
  if (!ALLOWED.test(text)) throw new MessageRefusal('malformed', 'character');
}

function walk(root: Element, bare: boolean): void {
  const ids = new Set<string>();
  const open: { element: Element; depth: number }[] = [{ element: root, depth: 1 }];
  for (let count = 1; open.length > 0; count++) {
    const { element, depth } = open.pop()!;
    if (count > MOST_ELEMENTS || depth > DEEPEST) throw new MessageRefusal('too-deep');
    if (!element.namespaceURI && !bare) throw new MessageRefusal('malformed', 'no namespace');
    for (const attribute of element.attributes) {
      if (attribute.prefix && !attribute.namespaceURI) throw new MessageRefusal('malformed', 'prefix');
      if (!/^id$/i.test(attribute.localName ?? attribute.name)) continue;
      if (ids.has(attribute.value)) throw new MessageRefusal('duplicate-id');
      ids.add(attribute.value);
    }
    for (const child of element.childNodes) {
      if (child.nodeType === ELEMENT) open.push({ element: child as Element, depth: depth + 1 });
      else if (child.nodeType !== TEXT) throw new MessageRefusal('malformed', 'node');
    }
  }
}
