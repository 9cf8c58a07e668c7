import MarkdownIt, { type Token } from 'markdown-it';
import { coloured, escaped } from './colours.ts';
import { type Heading, slugger } from './headings.ts';

export interface Rendered {
  html: string;
  title: string;
  headings: Heading[];
  /** Links as written in the page, for the checks. */
  links: string[];
  pictures: { address: string; words: string }[];
}

export interface Addresses {
  /** The target of a link in the site; undefined: the file is in the repository only, and the link becomes text. */
  link(address: string): { href: string; language?: string } | undefined;
  picture(address: string): { src: string; width: number; height: number } | undefined;
}

/** Markdown of docs/ as the body of a page of the site. */
export function render(markdown: string, addresses: Addresses): Rendered {
  const md = new MarkdownIt({ html: false });
  const slug = slugger();
  const found: Rendered = { html: '', title: '', headings: [], links: [], pictures: [] };
  // Comments of the programs that write pages.
  const tokens = md.parse(markdown.replace(/^<!--[\s\S]*?-->\n/gm, ''), {});

  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      const inline = tokens[index + 1];
      const text = plain(inline?.children ?? []);
      const level = Number(token.tag.slice(1));
      const heading = { level, text, slug: slug(text) };
      token.attrSet('id', heading.slug);
      found.headings.push(heading);
      if (level === 1) found.title ||= text;
    }
    if (token.type === 'fence' || token.type === 'code_block') nameFile(tokens, index);
  });

  md.renderer.rules.heading_close = (all, index) => {
    const open = all[index - 2];
    const id = String(open?.attrGet('id') ?? '');
    const text = plain(all[index - 1]?.children ?? []);
    const tag = all[index]?.tag;
    return tag === 'h1' ? '</h1>\n' : ` <a class="here" href="#${id}" aria-label="${escaped(text)}">#</a></${tag}>\n`;
  };
  md.renderer.rules.table_open = (all, index) =>
    `<div class="table" role="group" tabindex="0" aria-label="${escaped(headingBefore(all, index))}"><table>\n`;
  md.renderer.rules.table_close = () => '</table></div>\n';
  // A table of definitions has no column headings.
  md.renderer.rules.th_open = (all, index) => (all[index + 1]?.content ? '<th>' : '<td>');
  md.renderer.rules.th_close = (all, index) => (all[index - 1]?.content ? '</th>' : '</td>');
  md.renderer.rules.fence = (all, index) => code(all[index]);
  md.renderer.rules.code_block = (all, index) => code(all[index], 'sh');
  md.renderer.rules.link_open = (all, index, options, _env, self) => {
    const token = all[index]!;
    const address = String(token.attrGet('href') ?? '');
    found.links.push(address);
    const target = addresses.link(address);
    if (!target) {
      token.attrs = null;
      token.tag = 'span';
      closing(all, index).tag = 'span';
      return '<span class="file">';
    }
    token.attrSet('href', target.href);
    if (target.language) token.attrSet('hreflang', target.language);
    return self.renderToken(all, index, options);
  };
  md.renderer.rules.image = (all, index) => {
    const token = all[index]!;
    const address = String(token.attrGet('src') ?? '');
    const words = token.content;
    found.pictures.push({ address, words });
    const picture = addresses.picture(address);
    if (!picture) return '';
    const { src, width, height } = picture;
    return `<img src="${escaped(src)}" alt="${escaped(words)}" width="${width}" height="${height}" loading="lazy">`;
  };
  found.html = md.renderer.render(tokens, md.options, {});
  return found;
}

type Tokens = Token[];

/** A line that contains only a file name belongs to the code below it. */
function nameFile(tokens: Tokens, index: number): void {
  const [open, inline, close] = tokens.slice(Math.max(index - 3, 0), index);
  const children = inline?.children ?? [];
  if (open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close') return;
  if (children.length !== 1 || children[0]?.type !== 'code_inline') return;
  tokens[index]!.meta = { file: children[0].content };
  for (const token of [open, inline, close]) if (token) token.hidden = true;
  inline!.children = [];
}

function code(token: Token | undefined, standard = ''): string {
  const [language = ''] = token?.info ? token.info.split(' ') : [standard];
  const file = (token?.meta as { file?: string } | null)?.file;
  const caption = file ? `<figcaption>${escaped(file)}</figcaption>` : '';
  const text = coloured((token?.content ?? '').replace(/\n$/, ''), language);
  return `<figure class="code" data-language="${escaped(language)}">${caption}<pre tabindex="0"><code>${text}</code></pre></figure>\n`;
}

const plain = (children: readonly Token[]): string =>
  children
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

function headingBefore(tokens: Tokens, index: number): string {
  const at = tokens.findLastIndex((token, place) => place < index && token.type === 'heading_open');
  return plain(tokens[at + 1]?.children ?? []);
}

function closing(tokens: Tokens, index: number): Token {
  return tokens.find((token, place) => place > index && token.type === 'link_close')!;
}
