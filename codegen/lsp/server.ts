import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type Connection,
  ErrorCodes,
  type Location,
  type MarkupContent,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { actionsFor } from './actions.ts';
import { addressedAt } from './addresses.ts';
import { valueBelow } from './below.ts';
import { complete, markdown } from './completion.ts';
import { diagnosticOf } from './diagnostics.ts';
import { hover, rangeOf, usesAt } from './hover.ts';
import type { References, Use } from './references.ts';
import { meantBy, placeOf, rename, renameable } from './rename.ts';
import { Workspace } from './workspace.ts';

/** The pause after the last key before the check runs, in milliseconds. */
const REST = 200;

/**
 * Answers an editor about the municipalities in its folders, by the same check as `okienko check`.
 *
 * @param connection to the editor, not yet listening
 * @param shipped the base of overlays, if it is not the municipality of this toolkit
 */
export function serve(connection: Connection, shipped?: string): void {
  const documents = new TextDocuments(TextDocument);
  let workspace = new Workspace([]);
  let waiting: NodeJS.Timeout | undefined;
  let published = new Set<string>();

  connection.onInitialize(({ workspaceFolders, rootUri }) => {
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    workspace = new Workspace(
      uris.map((uri) => fileURLToPath(uri)),
      shipped,
    );
    return {
      serverInfo: { name: 'okienko' },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: ['"', '.', "'", '/', ' '] },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        codeActionProvider: true,
      },
    };
  });
  connection.onInitialized(() => later(0));

  documents.onDidChangeContent(({ document }) => {
    workspace.set(fileURLToPath(document.uri), document.getText());
    later(REST);
  });
  documents.onDidClose(({ document }) => {
    workspace.set(fileURLToPath(document.uri), undefined);
    later(REST);
  });
  documents.onDidSave(() => later(REST));
  connection.onDidChangeWatchedFiles(() => {
    workspace.forget();
    later(REST);
  });

  function later(milliseconds: number): void {
    clearTimeout(waiting);
    waiting = setTimeout(publish, milliseconds);
  }

  /** Every problem of every municipality; a file without problems gets an empty list. */
  function publish(): void {
    const found = new Map<string, ReturnType<typeof diagnosticOf>[]>();
    const seen = new Set<string>();
    for (const folder of workspace.folders)
      for (const problem of workspace.problems(folder)) {
        // The check of the municipality below an overlay reports its problems as well.
        const key = [problem.file, problem.line, problem.column, problem.code, problem.message].join('\n');
        if (seen.has(key)) continue;
        seen.add(key);
        const uri = pathToFileURL(problem.file).href;
        found.set(uri, [...(found.get(uri) ?? []), diagnosticOf(problem, [folder, workspace.rootOf(folder)])]);
      }
    for (const uri of published) if (!found.has(uri)) void connection.sendDiagnostics({ uri, diagnostics: [] });
    for (const [uri, diagnostics] of found) void connection.sendDiagnostics({ uri, diagnostics });
    published = new Set(found.keys());
  }

  /** The symbol at a place, in each municipality that uses the file. */
  function at(uri: string, { line, character }: { line: number; character: number }) {
    const path = fileURLToPath(uri);
    const all = workspace.of(path).map((folder) => workspace.references(folder));
    const uses = all.flatMap((one) => usesAt(one, path, line + 1, character + 1));
    return { path, all, uses };
  }

  connection.onCompletion(({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    if (!document) return [];
    return complete(workspace, fileURLToPath(textDocument.uri), document, document.offsetAt(position));
  });

  connection.onHover(({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    const path = fileURLToPath(textDocument.uri);
    const [folder] = workspace.of(path);
    if (!document || folder === undefined) return null;
    const offset = document.offsetAt(position);
    const now = hover(workspace.references(folder), path, document, offset);
    const below = valueBelow(workspace, folder, path, document, offset);
    if (!below) return now ?? null;
    const upper = now ? `${(now.contents as MarkupContent).value}\n\n---\n\n` : '';
    return { ...now, contents: markdown(`${upper}${below}`) };
  });

  connection.onDefinition(({ textDocument, position }) => {
    const { path, all, uses } = at(textDocument.uri, position);
    const document = documents.get(textDocument.uri);
    const led = document && all[0] && addressedAt(all[0], path, document, document.offsetAt(position));
    if (led) return [{ uri: pathToFileURL(led.file).href, range: rangeOf(led) }];
    const wanted = new Set(uses.filter(({ implied }) => !implied).map(({ of }) => of));
    return located(all, ({ of, role }) => role === 'definition' && wanted.has(of));
  });

  connection.onReferences(({ textDocument, position, context }) => {
    const { all, uses } = at(textDocument.uri, position);
    const [use] = uses;
    if (!use) return [];
    const meant = new Set(meantBy(all, use).map(placeOf));
    return located(all, (one) => meant.has(placeOf(one)) && (context.includeDeclaration || one.role === 'use'));
  });

  connection.onPrepareRename(({ textDocument, position }) => {
    const { all, uses } = at(textDocument.uri, position);
    const [use] = uses;
    if (!use) return null;
    const can = renameable(all, use);
    if ('why' in can) throw new ResponseError(ErrorCodes.InvalidRequest, can.why);
    return { range: rangeOf(can), placeholder: can.name };
  });

  connection.onRenameRequest(({ textDocument, position, newName }): WorkspaceEdit | null => {
    const { all, uses } = at(textDocument.uri, position);
    const [use] = uses;
    if (!use) return null;
    const renamed = rename(all, use, newName);
    if ('why' in renamed) throw new ResponseError(ErrorCodes.InvalidRequest, renamed.why);
    const outside = renamed.edits.find(({ file }) => !workspace.contains(file));
    if (outside)
      throw new ResponseError(
        ErrorCodes.InvalidRequest,
        `"${use.name}" is also used in ${outside.file}, which is not open in the editor.`,
      );
    const byFile = Map.groupBy(renamed.edits, ({ file }) => file);
    return {
      documentChanges: [
        ...[...byFile].map(([file, edits]) => ({
          textDocument: {
            uri: pathToFileURL(file).href,
            version: documents.get(pathToFileURL(file).href)?.version ?? null,
          },
          edits: edits.map((edit) => ({ range: rangeOf(edit), newText: edit.text })),
        })),
        ...renamed.moves.map(({ from, to }) => ({
          kind: 'rename' as const,
          oldUri: pathToFileURL(from).href,
          newUri: pathToFileURL(to).href,
        })),
      ],
    };
  });

  connection.onCodeAction(({ textDocument, context }) => {
    const document = documents.get(textDocument.uri);
    return document ? actionsFor(workspace, fileURLToPath(textDocument.uri), document, context.diagnostics) : [];
  });

  connection.onShutdown(() => clearTimeout(waiting));
  documents.listen(connection);
  connection.listen();
}

/** Places in the order of their files, each once. */
function located(all: readonly References[], wanted: (use: Use) => boolean): Location[] {
  const found = new Map<string, Location>();
  for (const use of all.flatMap(({ uses }) => uses))
    if (wanted(use)) found.set(placeOf(use), { uri: pathToFileURL(use.file).href, range: rangeOf(use) });
  return [...found.values()];
}
