import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService, type LanguageService } from 'vscode-json-languageservice';
import { MarkupKind } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

const service: LanguageService = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  clientCapabilities: {
    textDocument: { completion: { completionItem: { documentationFormat: [MarkupKind.Markdown] } } },
  },
});
service.configure({ validate: true, allowComments: false });

/** What VS Code makes of a file by its `$schema` alone. @param place of the cursor, `|` in a piece of the text */
export function plainEditor(path: string, text = readFileSync(path, 'utf8')) {
  const document = TextDocument.create(pathToFileURL(path).href, 'json', 1, text);
  const parsed = service.parseJSONDocument(document);
  const at = (place: string) => {
    const start = text.indexOf(place.replace('|', ''));
    if (start < 0) throw new Error(`"${place}" is not in ${path}`);
    return document.positionAt(start + place.indexOf('|'));
  };
  return {
    async complete(place: string) {
      const found = await service.doComplete(document, at(place), parsed);
      return found?.items ?? [];
    },
    async labels(place: string): Promise<string[]> {
      return (await this.complete(place)).map(({ label }) => label);
    },
    async hover(place: string): Promise<string> {
      const found = await service.doHover(document, at(place), parsed);
      const contents = found?.contents;
      return [contents ?? []]
        .flat()
        .map((one) => (typeof one === 'object' ? one.value : one))
        .join('\n');
    },
    async problems(): Promise<string[]> {
      return (await service.doValidation(document, parsed)).map(({ message }) => String(message));
    },
  };
}
