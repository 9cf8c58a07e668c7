import {
  type AttributeSpec,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
  type TagParseRule,
} from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/*
 * The allowed markup of pages (src/lang/values/markup.ts) as a schema of ProseMirror: an editor of it cannot write anything else.
 * `write.ts` writes a document as HTML; the DOM that is described here is only that of the editor.
 */

/** Attributes that any element may have. */
export const EVERYWHERE = ['lang', 'dir'] as const;

const optional = (names: readonly string[]): Record<string, AttributeSpec> =>
  Object.fromEntries(names.map((name) => [name, { default: null }]));

const read = (names: readonly string[]) => (element: HTMLElement) =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));

const shown = (attrs: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (attrs[name] === null ? [] : [[name, String(attrs[name])]])));

/** A node that is one element. */
function element(tag: string, spec: NodeSpec, own: readonly string[] = [], rule: Partial<TagParseRule> = {}): NodeSpec {
  const names = [...own, ...EVERYWHERE];
  const isLeaf = !spec.content;
  return {
    ...spec,
    attrs: optional(names),
    parseDOM: [{ tag, getAttrs: read(names), ...rule }],
    toDOM: ({ attrs }): DOMOutputSpec => (isLeaf ? [tag, shown(attrs, names)] : [tag, shown(attrs, names), 0]),
  };
}

function mark(tag: string, own: readonly string[] = [], needs?: string): MarkSpec {
  const names = [...own, ...EVERYWHERE];
  return {
    attrs: optional(names),
    parseDOM: [{ tag: needs ? `${tag}[${needs}]` : tag, getAttrs: read(names) }],
    toDOM: ({ attrs }): DOMOutputSpec => [tag, shown(attrs, names), 0],
  };
}

/** The content of items and cells: words without a paragraph around them, or blocks. */
const WORDS_OR_BLOCKS = '(words | block) block*';

const headings: NodeSpec = {
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { level: { default: 2 }, ...optional(EVERYWHERE) },
  parseDOM: [2, 3, 4].map((level) => ({
    tag: `h${level}`,
    getAttrs: (dom: HTMLElement) => ({ level, ...read(EVERYWHERE)(dom) }),
  })),
  toDOM: ({ attrs }) => [`h${attrs.level}`, shown(attrs, EVERYWHERE), 0],
};

const cells = tableNodes({
  tableGroup: 'block',
  cellContent: WORDS_OR_BLOCKS,
  cellAttributes: Object.fromEntries(
    ['scope', ...EVERYWHERE].map((name) => [
      name,
      {
        default: name === 'scope' ? 'col' : null,
        getFromDOM: (dom) => dom.getAttribute(name),
        setDOMAttr: (value, attrs) => {
          if (value !== null) attrs[name] = value;
        },
      },
    ]),
  ),
});

/** Its caption is words alone, and stands in a field beside the editor; rows of headings alone are its head. */
const table: NodeSpec = {
  ...cells.table,
  content: 'tableRow+',
  attrs: { caption: { default: '' }, hasHead: { default: true }, ...optional(EVERYWHERE) },
  parseDOM: [
    {
      tag: 'table',
      getAttrs: (dom) => ({
        caption: dom.querySelector('caption')?.textContent?.trim() ?? '',
        hasHead: dom.querySelector('thead') !== null,
        ...read(EVERYWHERE)(dom),
      }),
    },
    { tag: 'caption', ignore: true },
  ],
  toDOM: ({ attrs }) => ['table', { 'data-caption': attrs.caption, ...shown(attrs, EVERYWHERE) }, ['tbody', 0]],
};

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: element('p', { content: 'inline*', group: 'block' }),
    heading: headings,
    bulletList: element('ul', { content: 'listItem+', group: 'block' }),
    orderedList: element('ol', { content: 'listItem+', group: 'block' }, ['start']),
    listItem: element('li', { content: WORDS_OR_BLOCKS, defining: true }),
    /** Words right inside an item or a cell: an element in the editor alone. */
    words: { content: 'inline*', toDOM: () => ['div', { class: 'words' }, 0] },
    quote: element('blockquote', { content: WORDS_OR_BLOCKS, group: 'block', defining: true }),
    address: element('address', { content: 'inline*', group: 'block' }),
    termList: element('dl', { content: '(term | meaning)+', group: 'block' }),
    term: element('dt', { content: 'inline*', defining: true }),
    meaning: element('dd', { content: WORDS_OR_BLOCKS, defining: true }),
    figure: element('figure', { content: 'picture figureCaption?', group: 'block', isolating: true }),
    picture: element('img', { draggable: false }, ['src', 'alt', 'width', 'height'], {
      context: 'figure/',
      priority: 60,
    }),
    figureCaption: element('figcaption', { content: 'inline*' }),
    table,
    tableRow: { ...cells.table_row, content: '(tableCell | tableHeader)*' },
    tableCell: cells.table_cell,
    tableHeader: cells.table_header,
    line: element('hr', { group: 'block' }),
    image: element('img', { inline: true, group: 'inline', draggable: true }, ['src', 'alt', 'width', 'height']),
    lineBreak: element('br', { inline: true, group: 'inline', selectable: false }),
    text: { group: 'inline' },
  },
  marks: {
    link: { ...mark('a', ['href', 'hreflang'], 'href'), inclusive: false },
    strong: { ...mark('strong'), parseDOM: [...(mark('strong').parseDOM ?? []), { tag: 'b' }] },
    em: { ...mark('em'), parseDOM: [...(mark('em').parseDOM ?? []), { tag: 'i' }] },
    small: mark('small'),
    sub: mark('sub'),
    sup: mark('sup'),
    abbr: mark('abbr', ['title']),
    time: mark('time', ['datetime']),
    span: mark('span', [], 'lang'),
  },
});
