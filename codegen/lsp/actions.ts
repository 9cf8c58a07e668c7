import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyEdits, modify } from 'jsonc-parser';
import { type CodeAction, CodeActionKind, type Diagnostic, type TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Workspace } from './workspace.ts';

/** Quick fixes of a problem: the nearest name, or a missing text. */
export function actionsFor(
  workspace: Workspace,
  path: string,
  document: TextDocument,
  diagnostics: readonly Diagnostic[],
): CodeAction[] {
  return diagnostics.flatMap((diagnostic) => [
    ...meant(document, diagnostic),
    ...missingText(workspace, path, diagnostic),
  ]);
}

function meant(document: TextDocument, diagnostic: Diagnostic): CodeAction[] {
  const found = /Did you mean "([^"]+)"\?/.exec(messageOf(diagnostic))?.[1];
  const wrong = document.getText(diagnostic.range);
  if (!found || wrong === '') return [];
  const newText = wrong.startsWith('"') ? JSON.stringify(found) : found;
  return [fix(`Change to "${found}"`, diagnostic, { [document.uri]: [{ range: diagnostic.range, newText }] }, true)];
}

/** A message is a text, or marked up by newer protocols. */
const messageOf = ({ message }: Diagnostic): string => (typeof message === 'string' ? message : message.value);

/** The text is empty: the check reports it until it is written. */
function missingText(workspace: Workspace, path: string, diagnostic: Diagnostic): CodeAction[] {
  const message = messageOf(diagnostic);
  const unknown = diagnostic.code === 'text.unknown' ? /There is no text "([^"]+)"/.exec(message) : null;
  const untranslated =
    diagnostic.code === 'text.untranslated' ? /^"([^"]+)" is missing in ([a-z, ]+)\./.exec(message) : null;
  const key = (unknown ?? untranslated)?.[1];
  const [folder] = workspace.of(path);
  if (!key || !folder || !key.includes('.')) return [];
  const { languages } = workspace.references(folder).checked.locales;
  const wanted = untranslated ? untranslated[2]!.split(', ') : languages;
  const changes: Record<string, TextEdit[]> = {};
  for (const language of wanted) {
    const [namespace = '', ...rest] = key.split('.');
    const file = join(folder, 'locales', language, `${namespace}.json`);
    const text = workspace.text(file);
    if (text === undefined) return [];
    const edits = modify(text, rest, '', { formattingOptions: { insertSpaces: true, tabSize: 2 } });
    const before = TextDocument.create(pathToFileURL(file).href, 'json', 0, text);
    if (applyEdits(text, edits) === text) continue;
    changes[before.uri] = edits.map(({ offset, length, content }) => ({
      range: { start: before.positionAt(offset), end: before.positionAt(offset + length) },
      newText: content,
    }));
  }
  return [fix(`Add the text "${key}" in ${wanted.join(', ')}`, diagnostic, changes, false)];
}

const fix = (
  title: string,
  diagnostic: Diagnostic,
  changes: Record<string, TextEdit[]>,
  isPreferred: boolean,
): CodeAction => ({
  title,
  kind: CodeActionKind.QuickFix,
  diagnostics: [diagnostic],
  isPreferred,
  edit: { changes },
});
