import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Context } from '../http/context.ts';

/** What a draft is called in a list: the service of its screen, or the title of that. */
export function draftName(
  { manifest, texts }: Pick<Context['municipality'], 'manifest' | 'texts'>,
  ekran: string,
  lang: Language,
): string {
  const service = manifest.groups.flatMap(({ services }) => services).find(({ screen }) => screen === ekran);
  return texts[lang][service?.name ?? manifest.screens[ekran]?.title ?? ''] ?? manifest.name;
}
