import { readsOfTrees, treesOfText } from '../../../src/lang/descriptors/reads.ts';
import { folded } from '../../../src/lang/values/folded.ts';
import { phrasesOf } from './phrases.ts';
import type { DocumentRequest } from './request.ts';
import { DocumentScope } from './scope.ts';
import { View } from './view.ts';
import { documentWords } from './words.ts';

/** The name of a document's file without its extension, rendered in the document's own scope. */
export async function documentName(request: DocumentRequest): Promise<string> {
  const { document, language, texts } = request;
  const shared = {
    language,
    words: documentWords(language, texts),
    phrase: phrasesOf(texts, language),
    services: request.services ?? {},
    explained: new Set<string>(),
    print: () => [],
  };
  const scope = new DocumentScope(request, (text, within) => new View(shared, within).text(text));
  const name = document.name ?? document.title;
  await scope.load(readsOfTrees(treesOfText(name)));
  const shown = new View(shared, scope.scope).text(name);
  return document.name ? shown : fileNameOf(shown);
}

/** `Opłaty lokalne i umowy` gives `oplaty_lokalne_i_umowy`. */
export const fileNameOf = (title: string): string =>
  folded(title)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '') || 'dokument';
