import { escaped } from './colours.ts';
import type { Heading } from './headings.ts';
import type { Language } from './pages.ts';
import { words } from './words.ts';

/** A line of the contents. */
export interface Entry {
  title: string;
  href: string;
  here: boolean;
  /** Tells a Polish reader that the page is in English. */
  foreign: boolean;
}

export interface View {
  language: Language;
  title: string;
  body: string;
  headings: Heading[];
  /** The path from this page to the root of the site: `../`. */
  root: string;
  sections: { title: string; entries: Entry[] }[];
  /** The same page in the other language. */
  twin: { href: string; language: Language };
  previous: Entry | undefined;
  next: Entry | undefined;
}

/** One page of the site. It loads nothing from other hosts and runs only the site's own script. */
export function pageHtml(view: View): string {
  const say = words[view.language];
  const { root, twin } = view;
  const full = view.title === say.name ? view.title : `${view.title} – ${say.name}`;
  return `<!doctype html>
<html lang="${view.language}" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(full)}</title>
<link rel="stylesheet" href="${root}assets/site.css">
<link rel="icon" type="image/svg+xml" href="${root}assets/icon.svg">
<link rel="alternate" hreflang="${twin.language}" href="${twin.href}">
<script defer src="${root}assets/search.${view.language}.js"></script>
<script defer src="${root}assets/site.js"></script>
</head>
<body>
<a class="skip" href="#page-text">${say.skip}</a>
<header>
<a class="brand" href="${root}${view.language === 'pl' ? 'pl/' : ''}index.html">${mark}${say.name}</a>
<form role="search" hidden><input type="search" aria-label="${say.search}" placeholder="${say.search}" autocomplete="off" spellcheck="false"><div class="found" data-found="${say.found}" data-nothing="${say.nothing}" hidden><p role="status"></p><ul></ul></div></form>
<button type="button" class="contents" aria-controls="page-list" aria-expanded="false" hidden>${say.contents}</button>
<a class="twin" href="${twin.href}" lang="${twin.language}" hreflang="${twin.language}">${say.other}</a>
</header>
<div class="columns">
<nav class="pages" id="page-list" aria-label="${say.pages}">
${view.sections.map((section) => sectionHtml(section, view.headings, say.english ?? '')).join('\n')}
</nav>
<main id="page-text" tabindex="-1" data-copy="${say.copy}" data-copied="${say.copied}">
${view.body}
<nav class="around" aria-label="${say.around}">${beside(view.previous, 'prev', say.previous)}${beside(view.next, 'next', say.next)}</nav>
</main>
</div>
</body>
</html>
`;
}

function sectionHtml({ title, entries }: View['sections'][number], headings: Heading[], english: string): string {
  const lines = entries.map(({ title: name, href, here, foreign }) => {
    const label = `${escaped(name)}${foreign ? ` <small>${english}</small>` : ''}`;
    const link = `<a href="${href}"${here ? ' aria-current="page"' : ''}${foreign ? ' hreflang="en"' : ''}>${label}</a>`;
    return `<li>${link}${here ? inside(headings) : ''}</li>`;
  });
  return `<h2>${escaped(title)}</h2>\n<ul>${lines.join('\n')}</ul>`;
}

/** The headings of the page that is open. */
function inside(headings: Heading[]): string {
  const second = headings.filter(({ level }) => level === 2);
  if (second.length < 2) return '';
  return `<ul>${second.map(({ text, slug }) => `<li><a href="#${slug}">${escaped(text)}</a></li>`).join('')}</ul>`;
}

const beside = (entry: Entry | undefined, rel: string, label = ''): string =>
  entry ? `<a rel="${rel}" href="${entry.href}"><small>${label}</small> ${escaped(entry.title)}</a>` : '';

const HEXAGON =
  'M17.5 1.4a5 5 0 0 1 5 0l14 8.1a5 5 0 0 1 2.5 4.3v16.4a5 5 0 0 1-2.5 4.3l-14 8.1a5 5 0 0 1-5 0l-14-8.1A5 5 0 0 1 1 30.2V13.8a5 5 0 0 1 2.5-4.3z';
const WINDOW = 'M12.5 28V19.5a7.5 7.5 0 0 1 15 0V28zM9.5 31.5h21';

/** The window logo of the portal. */
const mark = `<svg viewBox="0 0 40 44" width="30" height="33" aria-hidden="true" focusable="false"><path class="hexagon" d="${HEXAGON}"/><path class="window" d="${WINDOW}"/></svg>`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><g transform="translate(2 0)"><path fill="#0b5c53" d="${HEXAGON}"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="${WINDOW}"/></g></svg>\n`;
