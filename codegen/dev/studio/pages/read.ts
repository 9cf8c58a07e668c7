import { type Node, DOMParser as Parser } from 'prosemirror-model';
import { schema } from './schema.ts';
import { writeBlock } from './write.ts';

/** A block of the file, and what the editor makes of it. */
export interface ReadBlock {
  source: string;
  nodes: readonly Node[];
}

const parser = Parser.fromSchema(schema);

/** @returns the name of the element that the editor could not keep as it is, when there is one */
export function readBlock(source: string): ReadBlock | { lost: string } {
  const before = bodyOf(source);
  const nodes: Node[] = [];
  parser.parse(before, { topNode: schema.nodes.doc.create() }).forEach((node) => {
    nodes.push(node);
  });
  const written = bodyOf(nodes.map((node) => writeBlock(node)).join('\n'));
  if (shapeOf(before) === shapeOf(written)) return { source, nodes };
  return { lost: before.firstElementChild?.localName ?? '' };
}

/** A document where nothing runs and nothing is loaded. */
const bodyOf = (html: string): HTMLElement => new window.DOMParser().parseFromString(html, 'text/html').body;

const INLINE = new Set(['a', 'strong', 'em', 'abbr', 'time', 'small', 'sub', 'sup', 'span', 'br', 'img']);

/** What two pieces of HTML must share to say the same: blanks between blocks and the order of nested marks are no matter. */
function shapeOf(root: Element): string {
  const out: string[] = [];
  const visit = (node: ChildNode, marks: readonly string[]): void => {
    if (node.nodeType === 8) out.push('comment');
    if (node.nodeType === 3) {
      const text = (node.textContent ?? '').replaceAll(/[ \t\n\r\f]+/g, ' ');
      if (text !== '') out.push(JSON.stringify([text, [...marks].sort()]));
    }
    if (!(node instanceof Element) && node.nodeType !== 1) return;
    const element = node as Element;
    const attrs = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).sort();
    const name = [element.localName, ...attrs].join(' ');
    const isMark = INLINE.has(element.localName) && element.localName !== 'br' && element.localName !== 'img';
    if (isMark) {
      if (element.childNodes.length === 0) out.push(`<${name}>`);
      for (const child of element.childNodes) visit(child, [...marks, name]);
      return;
    }
    out.push(`<${name} ${[...marks].sort().join(' ')}>`);
    for (const child of element.childNodes) visit(child, []);
    out.push(`</${element.localName}>`);
  };
  for (const child of root.childNodes) visit(child, []);
  return joined(out);
}

/** Neighbouring words of the same marks are one, and blanks at the edge of a block are none. */
function joined(parts: readonly string[]): string {
  const result: (string | { text: string; marks: string })[] = [];
  for (const part of parts) {
    if (!part.startsWith('[')) {
      trimEnd(result);
      result.push(part);
      continue;
    }
    const [text, marks] = JSON.parse(part) as [string, string[]];
    const last = result.at(-1);
    const key = marks.join(' ');
    if (typeof last === 'object' && last.marks === key) last.text += text;
    else if (typeof last === 'object' || text.trim() !== '' || last === undefined || last.startsWith('<br'))
      result.push({ text: typeof last === 'object' ? text : text.trimStart(), marks: key });
  }
  trimEnd(result);
  return JSON.stringify(result);
}

function trimEnd(result: (string | { text: string; marks: string })[]): void {
  const last = result.at(-1);
  if (typeof last !== 'object') return;
  last.text = last.text.replace(/[ \t\n\r\f]+$/, '');
  if (last.text === '') result.pop();
}
