import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Municipality } from '../../artefact/municipality.ts';

/**
 * A sentence or two about a page: the text that its screen begins with, the summary of an own page, otherwise its title,
 * with the folder that it shows, and the greeting of the home page.
 *
 * @param screen its name; '': home
 * @param title without the name of the portal; '': home
 * @param search the query, which names an own page or a folder
 */
export function descriptionOf(
  { manifest, texts, content }: Municipality,
  page: { language: Language; screen: string; title: string; search?: string | undefined },
): string {
  const words = texts[page.language];
  const text = (key: string | undefined) => (key === undefined ? undefined : words[key]);
  const { special, screens } = manifest;
  const ids = [...new URLSearchParams(page.search).values()];
  const first = (of: (id: string) => string | undefined) => ids.map((id) => text(of(id))).find(Boolean);
  const lead = text(screens[page.screen]?.lead);
  if (lead) return lead;
  const summary = page.screen === special.page && first((id) => content.pages.get(id)?.lead);
  if (summary) return summary;
  const folder = page.screen === special.files && first((id) => content.folders.get(id)?.name);
  const name = [page.title, folder].filter(Boolean).join(': ');
  return [name, text('powloka.powitanieTekst')].filter(Boolean).join('. ');
}
