import { type CompletionItem, CompletionItemKind, type MarkupContent, MarkupKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { plurals } from '../texts/locales.ts';
import { nextParts } from './addresses.ts';
import { type Cursor, cursorAt } from './cursor.ts';
import { about, shown } from './describe.ts';
import { choicesAt } from './expressions.ts';
import type { References } from './references.ts';
import type { Workspace } from './workspace.ts';

/**
 * Completions at a place, beside those of the schema, which editors offer themselves: names of the contract, text keys,
 * names that the screen declares, and names in expressions.
 */
export function complete(workspace: Workspace, path: string, document: TextDocument, offset: number): CompletionItem[] {
  const text = document.getText();
  const cursor = cursorAt(text, offset);
  const [folder] = workspace.of(path);
  if (folder === undefined) return [];
  if (cursor.key || cursor.quoted) return items(workspace.references(folder), path, cursor, document, offset);
  // There is no value yet: the check runs as if an empty text were here.
  const filled = `${text.slice(0, offset)}""${text.slice(offset)}`;
  return workspace.imagine(path, filled, () => items(workspace.references(folder), path, cursor, document, offset));
}

function items(
  references: References,
  path: string,
  cursor: Cursor,
  document: TextDocument,
  offset: number,
): CompletionItem[] {
  const { symbols } = references;
  const { names, expression, address } = symbols.at({ file: path, pointer: cursor.pointer });
  if (expression && !cursor.key) return inExpression(references, expression, cursor, document, offset);
  if (address && !cursor.key) {
    const written = address.at.slice(0, cursor.inside);
    const from = cursor.to - (address.at.length - (written.lastIndexOf('/') + 1));
    return nextParts(address.screen, written).map((name) =>
      item(name, CompletionItemKind.Reference, document, from, cursor.to),
    );
  }
  const locale = /\/locales\/([a-z]{2})\/([^/]+)\.json$/.exec(path);
  if (locale && cursor.key)
    return missingTexts(references, path, locale[1]!, [locale[2]!, ...cursor.path].join('.'), document, cursor);
  const places = names.filter((place) => (place.keys ?? false) === cursor.key);
  const there = new Map<string, CompletionItem>();
  for (const place of places)
    for (const name of place.names()) {
      if (cursor.key && valueAt(place.file.value, place.path, name)) continue;
      const { detail, more } = about(references, place.kind, name, place.written(name), place.type?.(name));
      const label = cursor.quoted || place.kind === 'service' ? name : JSON.stringify(name);
      there.set(name, {
        ...item(label, KINDS[place.kind] ?? CompletionItemKind.Value, document, cursor.from, cursor.to),
        label: name,
        filterText: label,
        ...(detail && { detail }),
        ...(more && { documentation: markdown(more) }),
      });
    }
  return [...there.values()];
}

const KINDS: Readonly<Record<string, CompletionItemKind>> = {
  operation: CompletionItemKind.Function,
  argument: CompletionItemKind.Field,
  field: CompletionItemKind.Field,
  state: CompletionItemKind.Variable,
  source: CompletionItemKind.Variable,
  action: CompletionItemKind.Function,
  param: CompletionItemKind.Field,
  text: CompletionItemKind.Text,
  texts: CompletionItemKind.Text,
  screen: CompletionItemKind.File,
  fragment: CompletionItemKind.File,
  service: CompletionItemKind.Module,
  block: CompletionItemKind.Reference,
  part: CompletionItemKind.Reference,
  word: CompletionItemKind.EnumMember,
  format: CompletionItemKind.EnumMember,
};

function inExpression(
  references: References,
  expression: Parameters<typeof choicesAt>[0],
  cursor: Cursor,
  document: TextDocument,
  offset: number,
): CompletionItem[] {
  const { from, choices } = choicesAt(expression, cursor.inside);
  const start = offset - (cursor.inside - from);
  return choices.map(({ name, type, written, use, says, root }) => {
    const known = type && !root ? about(references, 'field', name, written, type) : undefined;
    const kind = use ? CompletionItemKind.Function : root ? CompletionItemKind.Variable : CompletionItemKind.Field;
    const detail = use ?? known?.detail ?? (type && shown(type));
    const more = says ?? known?.more;
    return {
      ...item(name, kind, document, start, offset),
      ...(detail && { detail }),
      ...(more && { documentation: markdown(more) }),
    };
  });
}

/** Text keys of this group that the file lacks: those of the first language, or of the base of an overlay. */
function missingTexts(
  { checked: { locales }, symbols }: References,
  path: string,
  language: string,
  group: string,
  document: TextDocument,
  cursor: Cursor,
): CompletionItem[] {
  const [first = 'pl'] = locales.languages;
  const own = language as typeof first;
  const isHere = (key: string) => locales.written(key).some(({ file }) => symbols.pathOf(file.name) === path);
  const lacking = locales.keys().filter((key) => key.startsWith(`${group}.`) && !isHere(key));
  const names = new Map<string, string>();
  for (const key of lacking) {
    const [words = ''] = [...locales.forms(own, key).values(), ...locales.forms(first, key).values()];
    const [name = '', ...deeper] = key.slice(group.length + 1).split('.');
    const forms = locales.isPlural(key) && deeper.length === 0 ? plurals[own].map((form) => `${name}_${form}`) : [name];
    for (const one of forms) names.set(one, words);
  }
  return [...names].map(([name, words]) => ({
    ...item(cursor.quoted ? name : JSON.stringify(name), CompletionItemKind.Text, document, cursor.from, cursor.to),
    label: name,
    detail: words,
  }));
}

function item(
  text: string,
  kind: CompletionItemKind,
  document: TextDocument,
  from: number,
  to: number,
): CompletionItem {
  const range = { start: document.positionAt(from), end: document.positionAt(to) };
  return { label: text, kind, textEdit: { range, newText: text } };
}

export const markdown = (value: string): MarkupContent => ({ kind: MarkupKind.Markdown, value });

function valueAt(value: unknown, path: readonly (string | number)[], name: string): boolean {
  const at = path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
    value,
  );
  return typeof at === 'object' && at !== null && Object.hasOwn(at, name);
}
