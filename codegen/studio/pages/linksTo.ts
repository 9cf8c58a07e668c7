import type { Layers } from '../../overlay/layers.ts';
import type { Touch } from '../api.ts';
import { Titles } from '../titles.ts';
import type { ContentEdit } from './contentEdit.ts';
import { titleKey } from './sentence.ts';

/** The pages that link to a page or file, and the screens that name it. */
export function linksTo(layers: Layers, { part, id }: Extract<ContentEdit, { kind: 'entry' }>): Touch[] {
  const query = new RegExp(`[?&]${part === 'pages' ? 'nazwaPliku' : 'link'}=${id}["'&]`);
  const titles = new Titles(layers);
  const touches = new Map<string, Touch>();
  for (const file of layers.files.all('content/pages')) {
    const [, page = ''] = /^content\/pages\/([^/]+)\/[^/]+\.html$/.exec(file) ?? [];
    if (page === '' || (part === 'pages' && page === id) || touches.has(`page ${page}`)) continue;
    if (!query.test(layers.files.read(file) ?? '')) continue;
    const title = titles.text(titleKey(layers, 'pages', page), 'pl');
    touches.set(`page ${page}`, { kind: 'page', name: page, ...(title !== undefined && { title }) });
  }
  const argument = part === 'pages' ? /"nazwaPliku"\s*:\s*"'([^']+)'"/g : /"link"\s*:\s*"'([^']+)'"/g;
  for (const file of layers.files.list('screens')) {
    const named = Array.from((layers.files.read(file) ?? '').matchAll(argument), ([, name]) => name);
    const screen = file.slice('screens/'.length, -'.json'.length).replace(/\.(?:edit|scenario)$/, '');
    if (named.includes(id)) touches.set(`screen ${screen}`, { kind: 'screen', name: screen });
  }
  return [...touches.values()];
}
