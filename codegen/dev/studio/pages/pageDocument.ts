import type { Node } from 'prosemirror-model';
import type { Range } from '../../../studio/pages/blocks.ts';
import type { PageText } from '../../../studio/pages/page.ts';
import { readBlock } from './read.ts';
import { reassemble } from './reassemble.ts';
import { schema } from './schema.ts';
import { writeBlock } from './write.ts';

/** A page in the editor, which remembers the bytes of its file. */
export class PageDocument {
  readonly first: Node;
  readonly #html: string;
  readonly #ranges: readonly Range[];
  /** The nodes of each block of the file. */
  readonly #nodes: readonly (readonly Node[])[];

  constructor(html: string, ranges: readonly Range[], nodes: readonly (readonly Node[])[]) {
    this.#html = html;
    this.#ranges = ranges;
    this.#nodes = nodes;
    const all = nodes.flat();
    this.first = schema.nodes.doc.create(null, all.length > 0 ? all : schema.nodes.paragraph.create());
  }

  /** The text of the file for a document: what was not changed keeps its bytes. */
  htmlOf(doc: Node): string {
    const written = writtenBlocks(doc);
    const blocks: (number | string)[] = [];
    let at = 0;
    for (const [index, length] of this.#staying(written)) {
      for (const node of written.slice(at, length.from)) blocks.push(writeBlock(node));
      blocks.push(index);
      at = length.until;
    }
    for (const node of written.slice(at)) blocks.push(writeBlock(node));
    return reassemble(this.#html, this.#ranges, blocks);
  }

  /** The longest list of blocks that both have, with the nodes that they are now. */
  #staying(now: readonly Node[]): [number, { from: number; until: number }][] {
    const old = this.#nodes;
    const fits = (index: number, from: number): boolean =>
      old[index]!.length > 0 && old[index]!.every((node, offset) => now[from + offset]?.eq(node));
    const longest = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
    for (let index = old.length - 1; index >= 0; index -= 1)
      for (let from = now.length - 1; from >= 0; from -= 1) {
        const both = fits(index, from) ? 1 + longest[index + 1]![from + old[index]!.length]! : 0;
        longest[index]![from] = Math.max(both, longest[index + 1]![from]!, longest[index]![from + 1]!);
      }
    const found: [number, { from: number; until: number }][] = [];
    let [index, from] = [0, 0];
    while (index < old.length && from < now.length) {
      const until = from + old[index]!.length;
      if (fits(index, from) && longest[index]![from] === 1 + longest[index + 1]![until]!) {
        found.push([index, { from, until }]);
        index += 1;
        from = until;
      } else if (longest[index + 1]![from] === longest[index]![from]) index += 1;
      else from += 1;
    }
    return found;
  }
}

/** The blocks of a document. An empty paragraph is a place to write in, and no part of the page. */
export const writtenBlocks = ({ children }: Node): readonly Node[] =>
  children.filter((node) => !(node.type.name === 'paragraph' && node.childCount === 0));

/** @returns the name of an element that the editor could not keep as it is, when there is one */
export function pageDocument({ html, blocks = [] }: PageText): PageDocument | { lost: string } {
  const nodes: (readonly Node[])[] = [];
  for (const [from, to] of blocks) {
    const read = readBlock(html.slice(from, to));
    if ('lost' in read) return read;
    nodes.push(read.nodes);
  }
  return new PageDocument(html, blocks, nodes);
}
