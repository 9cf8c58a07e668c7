import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type Addresses, type Rendered, render } from './markdown.ts';
import {
  addressOf,
  fileIn,
  INTRODUCTION,
  type Language,
  languages,
  type Page,
  readPages,
  readSections,
} from './pages.ts';
import { pngSize } from './png.ts';
import { type Entry, icon, pageHtml, type View } from './template.ts';

export interface Site {
  /** Path under dist/docs -> content. */
  files: Map<string, string | Buffer>;
  /** Links, anchors and pictures without a target, pages missing from the contents. */
  problems: string[];
}

/** The whole site of docs/, without side effects, so that a test checks every link without writing a file. */
export function buildSite(docs: string): Site {
  const files: Site['files'] = new Map();
  const problems: string[] = [];
  const pages = readPages(docs);
  const sections = readSections(docs);
  const rendered = new Map<string, Rendered>();
  for (const page of pages.values())
    rendered.set(page.file, render(page.markdown, addressesOf(docs, page, pages, files)));

  for (const page of pages.values()) problems.push(...problemsOf(docs, page, pages, rendered));
  problems.push(
    ...missingInContents(
      pages,
      sections.flatMap((section) => section.pages),
    ),
  );

  for (const page of pages.values()) {
    const flat = sections.flatMap((section) => section.pages.map((id) => ({ id, generated: section.generated })));
    const place = flat.findIndex(({ id }) => id === page.id);
    const entry = (id: string, generated = false): Entry | undefined => {
      const file = generated && id !== INTRODUCTION ? `${id}.md` : fileIn(docs, id, page.language);
      const title = rendered.get(file)?.title;
      if (title === undefined) return undefined;
      const foreign = page.language === 'pl' && !file.startsWith('pl/');
      return { title, href: relative(page.file, addressOf(file)), here: file === page.file, foreign };
    };
    const beside = (offset: number) => {
      const neighbour = place < 0 ? undefined : flat[place + offset];
      return neighbour && entry(neighbour.id, neighbour.generated);
    };
    const twin: Language = page.language === 'en' ? 'pl' : 'en';
    const { html, title, headings } = rendered.get(page.file)!;
    const view: View = {
      language: page.language,
      title,
      body: html,
      headings,
      root: relative(page.file, 'x').slice(0, -1),
      sections: sections.map((section) => ({
        title: section.title[page.language],
        entries: section.pages.flatMap((id) => entry(id, section.generated) ?? []),
      })),
      twin: { language: twin, href: relative(page.file, addressOf(fileIn(docs, page.id, twin))) },
      previous: beside(-1),
      next: beside(1),
    };
    files.set(addressOf(page.file), pageHtml(view));
  }
  for (const name of ['site.css', 'site.js'])
    files.set(`assets/${name}`, readFileSync(join(import.meta.dirname, name)));
  files.set('assets/icon.svg', icon);
  for (const language of languages) files.set(`assets/search.${language}.js`, searchIndex(pages, rendered, language));
  return { files, problems };
}

/** From a page of docs/ to a file of the site. */
const relative = (from: string, to: string): string => posix.relative(posix.dirname(from), to);

function addressesOf(docs: string, page: Page, pages: Map<string, Page>, files: Site['files']): Addresses {
  const target = (address: string): string => posix.join(posix.dirname(page.file), address);
  return {
    link(address) {
      if (/^(https?:|mailto:|#)/.test(address)) return { href: address };
      const [path = '', anchor] = address.split('#');
      const other = pages.get(target(path));
      if (!other) return undefined;
      const href = relative(page.file, addressOf(other.file)) + (anchor ? `#${anchor}` : '');
      return other.language === page.language ? { href } : { href, language: other.language };
    },
    picture(address) {
      const path = target(address);
      const file = join(docs, path);
      if (!existsSync(file)) return undefined;
      files.set(path, readFileSync(file));
      return { src: address, ...pngSize(file) };
    },
  };
}

function problemsOf(docs: string, page: Page, pages: Map<string, Page>, rendered: Map<string, Rendered>): string[] {
  const { links, pictures, title, headings } = rendered.get(page.file)!;
  const say = (text: string): string => `docs/${page.file}: ${text}`;
  const problems: string[] = [];
  if (!title || headings.filter(({ level }) => level === 1).length !== 1)
    problems.push(say('needs exactly one heading 1.'));
  for (const link of links) {
    if (/^(https?:|mailto:)/.test(link)) continue;
    const [path = '', anchor] = decodeURI(link).split('#');
    const file = path ? posix.join(posix.dirname(page.file), path) : page.file;
    if (!existsSync(join(docs, file))) problems.push(say(`links to ${link}, and that file does not exist.`));
    else if (anchor && pages.has(file) && !rendered.get(file)?.headings.some(({ slug }) => slug === anchor))
      problems.push(say(`links to ${link}, and the page has no such heading.`));
  }
  for (const { address, words } of pictures) {
    if (!existsSync(join(docs, dirname(page.file), address)))
      problems.push(say(`shows ${address}, and that picture does not exist.`));
    if (words.length < 10) problems.push(say(`has too short an alternative text for ${address}.`));
  }
  return problems;
}

function missingInContents(pages: Map<string, Page>, named: string[]): string[] {
  const ids = new Set([...pages.values()].map(({ id }) => id));
  return [
    ...[...ids].filter((id) => !named.includes(id)).map((id) => `docs/contents.json: "${id}" is not listed.`),
    ...named.filter((id) => !ids.has(id)).map((id) => `docs/contents.json: there is no page "${id}".`),
  ];
}

/** Headings with their anchors, as a script, because a page opened from a disk may not fetch files. */
function searchIndex(pages: Map<string, Page>, rendered: Map<string, Rendered>, language: Language): string {
  const ids = [...pages.values()].filter((page) => page.language === language || !pages.has(`pl/${page.id}.md`));
  const rows = ids.flatMap((page) => {
    const { title, headings } = rendered.get(page.file)!;
    const address = addressOf(page.file);
    return headings.map(({ level, text, slug }) =>
      level === 1 ? [text, '', address] : [text, title, `${address}#${slug}`],
    );
  });
  return `window.okienkoHeadings = ${JSON.stringify(rows)};\n`;
}
