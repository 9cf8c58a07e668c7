import type { Mark, Node } from 'prosemirror-model';
import { EVERYWHERE } from './schema.ts';

/** The attributes of each node and mark that are written, in their order. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  orderedList: ['start'],
  picture: ['src', 'alt', 'width', 'height'],
  image: ['src', 'alt', 'width', 'height'],
  tableCell: ['colspan', 'rowspan'],
  tableHeader: ['scope', 'colspan', 'rowspan'],
  link: ['href', 'hreflang'],
  abbr: ['title'],
  time: ['datetime'],
};

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  quote: 'blockquote',
  address: 'address',
  termList: 'dl',
  term: 'dt',
  meaning: 'dd',
  figure: 'figure',
  picture: 'img',
  figureCaption: 'figcaption',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
  line: 'hr',
  image: 'img',
  lineBreak: 'br',
  link: 'a',
};

/** One block of a page as the pages of the shipped commune are written: two spaces, an item and a row on a line. */
export function writeBlock(node: Node, indent = ''): string {
  const { type } = node;
  if (type.name === 'words') return indent + inline(node);
  const open = `<${tagOf(node)}${attributes(node)}>`;
  if (node.isLeaf) return indent + open;
  const close = `</${tagOf(node)}>`;
  if (node.isTextblock) return indent + open + inline(node) + close;
  if (type.name === 'table') return tableLines(node, indent).join('\n');
  if (type.name === 'tableRow')
    return (
      indent +
      open +
      childrenOf(node)
        .map((cell) => writeBlock(cell))
        .join('') +
      close
    );
  const [first, ...rest] = childrenOf(node);
  const isWords = first?.type.name === 'words';
  if (isWords && rest.length === 0) return indent + open + inline(first) + close;
  const inner = `${indent}  `;
  const lines = (isWords ? rest : childrenOf(node)).map((child) => writeBlock(child, inner));
  return [indent + open + (isWords ? inline(first) : ''), ...lines, indent + close].join('\n');
}

function tableLines(node: Node, indent: string): string[] {
  const rows = childrenOf(node);
  const body = rows.findIndex((row) => childrenOf(row).some(({ type }) => type.name !== 'tableHeader'));
  const headRows = node.attrs.hasHead ? (body < 0 ? rows.length : body) : 0;
  const part = (tag: string, of: readonly Node[]): string[] =>
    of.length === 0
      ? []
      : [`${indent}  <${tag}>`, ...of.map((row) => writeBlock(row, `${indent}    `)), `${indent}  </${tag}>`];
  return [
    `${indent}<table${attributes(node)}>`,
    ...(node.attrs.caption ? [`${indent}  <caption>${escaped(node.attrs.caption)}</caption>`] : []),
    ...part('thead', rows.slice(0, headRows)),
    ...part('tbody', rows.slice(headRows)),
    `${indent}</table>`,
  ];
}

/** Words with their marks: one that goes on is not closed in between. */
function inline(node: Node): string {
  let text = '';
  let open: readonly Mark[] = [];
  const upTo = (marks: readonly Mark[]): void => {
    let same = 0;
    while (same < open.length && same < marks.length && open[same]!.eq(marks[same]!)) same += 1;
    for (const one of [...open.slice(same)].reverse()) text += `</${tagOf(one)}>`;
    for (const one of marks.slice(same)) text += `<${tagOf(one)}${attributes(one)}>`;
    open = marks;
  };
  node.forEach((child) => {
    upTo(child.marks);
    text += child.isText ? escaped(child.text ?? '') : `<${tagOf(child)}${attributes(child)}>`;
  });
  upTo([]);
  return text;
}

const childrenOf = (node: Node): Node[] => Array.from({ length: node.childCount }, (_, index) => node.child(index));

const tagOf = ({ type, attrs }: Node | Mark): string =>
  type.name === 'heading' ? `h${attrs.level}` : (TAGS[type.name] ?? type.name);

function attributes({ type, attrs }: Node | Mark): string {
  return [...(OWN[type.name] ?? []), ...EVERYWHERE]
    .filter((name) => attrs[name] !== null && attrs[name] !== undefined && !isDefault(name, attrs[name]))
    .map((name) => ` ${name}="${escaped(String(attrs[name])).replaceAll('"', '&quot;')}"`)
    .join('');
}

const isDefault = (name: string, value: unknown): boolean => (name === 'colspan' || name === 'rowspan') && value === 1;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
