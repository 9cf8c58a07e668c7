import { describe } from '../../../src/lang/descriptors/description.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Municipality } from '../../artefact/municipality.ts';

/**
 * A sentence or two about a page, with what content/ says of it.
 *
 * @param screen its name; '': home
 * @param title without the name of the portal; '': home
 * @param search the query, which names an own page or a folder
 */
export function descriptionOf(
  { manifest, texts, content }: Municipality,
  {
    language,
    screen,
    title,
    search,
  }: { language: Language; screen: string; title: string; search?: string | undefined },
): string {
  const { special } = manifest;
  const text = (key: string | undefined) => (key === undefined ? undefined : texts[language][key]);
  const ids = [...new URLSearchParams(search).values()];
  const first = (of: (id: string) => string | undefined) => ids.map((id) => text(of(id))).find(Boolean);
  return describe(manifest, {
    screen,
    title,
    text,
    ...(screen === special.page && { summary: first((id) => content.pages.get(id)?.lead) }),
    ...(screen === special.files && { folder: first((id) => content.folders.get(id)?.name) }),
  });
}
