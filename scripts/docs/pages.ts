import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'pl';
export const languages: readonly Language[] = ['en', 'pl'];

/** One Markdown page of docs/, or of docs/pl/. */
export interface Page {
  /** Its path in docs/ of its language, without ending: `how-to/colours`. */
  id: string;
  language: Language;
  /** Its path in docs/: `pl/how-to/colours.md`. */
  file: string;
  markdown: string;
}

/** docs/contents.json: the order of the pages, in sections. */
export interface Section {
  title: Record<Language, string>;
  pages: string[];
  /** Generated from the schemas: English only, with an introduction in each language. */
  generated?: boolean;
}

/** The Polish introduction to the generated pages: their twin. */
export const INTRODUCTION = 'reference';

export function readSections(docs: string): Section[] {
  return JSON.parse(readFileSync(join(docs, 'contents.json'), 'utf8')).sections;
}

/** Every existing page, by its path in docs/. */
export function readPages(docs: string): Map<string, Page> {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file): Page => {
      const language = file.startsWith('pl/') ? 'pl' : 'en';
      const id = file.replace(/^pl\//, '').replace(/\.md$/, '');
      return { id, language, file, markdown: readFileSync(join(docs, file), 'utf8') };
    });
  return new Map(pages.map((page) => [page.file, page]));
}

/** The path of a page in the site: README.md becomes the index of its folder. */
export const addressOf = (file: string): string => file.replace(/\bREADME\.md$/, 'index.md').replace(/\.md$/, '.html');

/** The file of a page in a language; for a generated page in Polish, its introduction. */
export function fileIn(docs: string, id: string, language: Language): string {
  if (language === 'en') return `${id}.md`;
  return existsSync(join(docs, `pl/${id}.md`)) ? `pl/${id}.md` : `pl/${INTRODUCTION}.md`;
}
