import { Fragment, type Node } from 'prosemirror-model';
import { type Drawn, newFigure } from './commands.ts';
import { writtenBlocks } from './pageDocument.ts';
import { schema } from './schema.ts';
import { writeBlock } from './write.ts';

/** A picture with its description in each language. */
export interface Described extends Omit<Drawn, 'alt'> {
  alts: Readonly<Record<string, string>>;
}

/** A picture that was put into a page in one language: until it is saved, the other languages get and lose it with that one. */
export interface SharedPicture {
  from: string;
  picture: Described;
  /** How often that language showed it before. */
  before: number;
  isThere: boolean;
  /** The languages where it is at the end, because their blocks are others. */
  atEnd: string[];
}

export const figureIn = ({ alts, ...drawn }: Described, language: string): Node =>
  newFigure({ ...drawn, alt: alts[language] ?? '' });

export const timesIn = (doc: Node, src: string): number =>
  writtenBlocks(doc).filter((block) => shows(block, src)).length;

/**
 * A document with a picture where another language has it: after the same blocks.
 *
 * @param like the document of that language
 * @returns with isAtEnd, when the blocks before the picture are of other kinds here
 */
export function withFigure(doc: Node, figure: Node, like: Node): { doc: Node; isAtEnd: boolean } {
  const src = srcOf(figure);
  const theirs = writtenBlocks(like);
  const before = theirs.slice(
    0,
    theirs.findLastIndex((block) => shows(block, src)),
  );
  const blocks = writtenBlocks(doc);
  const isAlike = before.every((block, index) => kindOf(block) === kindOf(blocks[index]));
  const at = isAlike ? before.length : blocks.length;
  return {
    doc: doc.copy(Fragment.from([...blocks.slice(0, at), figure, ...blocks.slice(at)])),
    isAtEnd: !isAlike,
  };
}

export function withoutFigure(doc: Node, figure: Node): Node {
  const blocks = writtenBlocks(doc);
  const at = blocks.findLastIndex((block) => shows(block, srcOf(figure)));
  const rest = blocks.filter((_, index) => index !== at);
  return doc.copy(Fragment.from(rest.length > 0 ? rest : schema.nodes.paragraph.create()));
}

/** A page that is shown as text gets the picture as its last lines. */
export const withLines = (html: string, figure: Node): string =>
  html.trimEnd() + linesOf(html, figure) + /\s*$/.exec(html)![0];

export const withoutLines = (html: string, figure: Node): string => html.replace(linesOf(html, figure), '');

function linesOf(html: string, figure: Node): string {
  const lines = `\n${writeBlock(figure)}`;
  return html.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
}

const srcOf = (block: Node): unknown => (block.type === schema.nodes.figure ? block.child(0).attrs.src : undefined);
const shows = (block: Node, src: unknown): boolean => srcOf(block) === src;
const kindOf = (block: Node | undefined): string => `${block?.type.name} ${block?.attrs.level ?? ''}`;
