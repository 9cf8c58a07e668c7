import { readsOfTrees, treesOfText } from '../../../src/lang/descriptors/reads.ts';
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
  await scope.load(readsOfTrees(treesOfText(document.name)));
  return new View(shared, scope.scope).text(document.name);
}
