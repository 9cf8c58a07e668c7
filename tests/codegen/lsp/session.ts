import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import {
  type CodeAction,
  type CompletionItem,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type Location,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { edited } from '../../../codegen/lsp/edits.ts';
import { serve } from '../../../codegen/lsp/server.ts';

/** Of the contract what the small municipality needs: all of it would be read again for each word that is typed. */
const DOMAINS = ['common', 'dues', 'payments', 'excise', 'platform'];

/** A small municipality with an overlay inside of it, in a folder of its own: that of the checks, with the screen of this folder. */
export function folder(): { root: string; gone(): void } {
  const root = mkdtempSync(join(tmpdir(), 'okienko-lsp-'));
  const from = (path: string): string => join(import.meta.dirname, path);
  cpSync(from('../check/base'), root, { recursive: true });
  for (const one of ['config', 'descriptors'])
    cpSync(from(`../../../schemas/${one}`), join(root, 'schemas', one), { recursive: true });
  for (const name of DOMAINS)
    cpSync(from(`../../../schemas/api/${name}.json`), join(root, `schemas/api/${name}.json`), { recursive: true });
  cpSync(from('gmina'), root, { recursive: true });
  cpSync(from('nakladka'), join(root, 'nakladka'), { recursive: true });
  return { root, gone: () => rmSync(root, { recursive: true }) };
}

/** A scripted editor: it opens files, types, sends requests and waits for diagnostics. `|` in a piece of text marks a place. */
export class Editor {
  readonly #client;
  readonly #texts = new Map<string, { text: string; version: number }>();
  readonly #diagnostics = new Map<string, Diagnostic[]>();
  #waiting: (() => void)[] = [];
  readonly root: string;

  constructor(root: string) {
    this.root = root;
    const [up, down] = [new PassThrough(), new PassThrough()];
    serve(createConnection(ProposedFeatures.all, new StreamMessageReader(up), new StreamMessageWriter(down)), root);
    this.#client = createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
    this.#client.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
      this.#diagnostics.set(uri, diagnostics);
      for (const done of this.#waiting.splice(0)) done();
    });
    this.#client.listen();
  }

  async start(): Promise<this> {
    const workspaceFolders = [{ uri: pathToFileURL(this.root).href, name: 'gmina' }];
    await this.#client.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      capabilities: {},
      workspaceFolders,
    });
    await this.#client.sendNotification('initialized', {});
    return this;
  }

  async stop(): Promise<void> {
    await this.#client.sendRequest('shutdown');
    this.#client.dispose();
  }

  /** Every file is closed again, with its content on the disk. */
  async closed(): Promise<void> {
    for (const file of this.#texts.keys())
      await this.#client.sendNotification('textDocument/didClose', { textDocument: { uri: this.uri(file) } });
    this.#texts.clear();
  }

  uri(file: string): string {
    return pathToFileURL(join(this.root, file)).href;
  }

  async open(file: string): Promise<string> {
    const text = readFileSync(join(this.root, file), 'utf8');
    this.#texts.set(file, { text, version: 1 });
    const textDocument = { uri: this.uri(file), languageId: 'json', version: 1, text };
    await this.#client.sendNotification('textDocument/didOpen', { textDocument });
    return text;
  }

  /** Puts other words in the place of some. */
  async type(file: string, old: string, fresh: string): Promise<void> {
    const known = this.#texts.get(file)!;
    if (known.text.split(old).length !== 2)
      throw new Error(`"${old}" stands ${known.text.split(old).length - 1} times in ${file}`);
    const text = known.text.replace(old, () => fresh);
    const version = known.version + 1;
    this.#texts.set(file, { text, version });
    const textDocument = { uri: this.uri(file), version };
    await this.#client.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text }] });
  }

  /** @param place a piece of the file with `|` at the cursor */
  at(file: string, place: string) {
    const { text } = this.#texts.get(file)!;
    const offset = text.indexOf(place.replace('|', '')) + place.indexOf('|');
    if (!text.includes(place.replace('|', ''))) throw new Error(`"${place}" is not in ${file}`);
    const before = text.slice(0, offset).split('\n');
    const position = { line: before.length - 1, character: before.at(-1)!.length };
    return { textDocument: { uri: this.uri(file) }, position };
  }

  complete(file: string, place: string): Promise<CompletionItem[]> {
    return this.#client.sendRequest('textDocument/completion', this.at(file, place));
  }

  async hover(file: string, place: string): Promise<string> {
    const found: Hover | null = await this.#client.sendRequest('textDocument/hover', this.at(file, place));
    return found ? (found.contents as { value: string }).value : '';
  }

  /** `file:line:text`, as they stand in the file. */
  async definition(file: string, place: string): Promise<string[]> {
    return this.#shown(await this.#client.sendRequest('textDocument/definition', this.at(file, place)));
  }

  async references(file: string, place: string): Promise<string[]> {
    const context = { includeDeclaration: true };
    return this.#shown(await this.#client.sendRequest('textDocument/references', { ...this.at(file, place), context }));
  }

  prepareRename(file: string, place: string): Promise<{ placeholder: string } | null> {
    return this.#client.sendRequest('textDocument/prepareRename', this.at(file, place));
  }

  rename(file: string, place: string, newName: string): Promise<WorkspaceEdit> {
    return this.#client.sendRequest('textDocument/rename', { ...this.at(file, place), newName });
  }

  actions(file: string, diagnostic: Diagnostic): Promise<CodeAction[]> {
    const textDocument = { uri: this.uri(file) };
    const context = { diagnostics: [diagnostic] };
    return this.#client.sendRequest('textDocument/codeAction', { textDocument, range: diagnostic.range, context });
  }

  /** The diagnostics of a file, as soon as they meet the condition. */
  async diagnostics(file: string, wanted: (diagnostics: readonly Diagnostic[]) => boolean): Promise<Diagnostic[]> {
    for (;;) {
      const diagnostics = this.#diagnostics.get(this.uri(file)) ?? [];
      if (wanted(diagnostics)) return diagnostics;
      await new Promise<void>((done) => this.#waiting.push(done));
    }
  }

  /** A file after an edit of the workspace. */
  after(file: string, { changes, documentChanges = [] }: WorkspaceEdit): string {
    const text = this.#texts.get(file)?.text ?? readFileSync(join(this.root, file), 'utf8');
    const uri = this.uri(file);
    const edits = [
      ...(changes?.[uri] ?? []),
      ...documentChanges.flatMap((change) =>
        'edits' in change && change.textDocument.uri === uri ? change.edits : [],
      ),
    ] as { range: { start: { line: number; character: number }; end: { character: number } }; newText: string }[];
    return edited(
      text,
      edits.map(({ range: { start, end }, newText }) => ({
        file,
        line: start.line + 1,
        column: start.character + 1,
        length: end.character - start.character,
        text: newText,
      })),
    );
  }

  #shown(locations: readonly Location[]): string[] {
    return locations.map(({ uri, range: { start, end } }) => {
      const file = uri.slice(pathToFileURL(this.root).href.length + 1);
      const text = this.#texts.get(file)?.text ?? readFileSync(join(this.root, file), 'utf8');
      return `${file}:${start.line + 1}:${text.split('\n')[start.line]!.slice(start.character, end.character)}`;
    });
  }
}
