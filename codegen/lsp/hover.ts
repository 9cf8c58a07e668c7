import type { Hover, Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { signatures } from '../../src/lang/expressions/signatures.ts';
import type { JsonFile } from '../files/jsonFile.ts';
import type { Traced } from '../files/traced.ts';
import { partAt as addressPartAt } from './addresses.ts';
import { markdown } from './completion.ts';
import { cursorAt } from './cursor.ts';
import { about, shown } from './describe.ts';
import { partAt } from './expressions.ts';
import { functionWords } from './functions.ts';
import type { References, Use } from './references.ts';

/** The uses at a place: line and column from 1. */
export function usesAt({ uses }: References, file: string, line: number, column: number): Use[] {
  return uses.filter(
    (use) =>
      use.file === file &&
      use.line === line &&
      use.column <= column &&
      column <= use.column + use.length &&
      use.how !== 'file',
  );
}

export const rangeOf = ({ line, column, length = 1 }: { line: number; column: number; length?: number }): Range => ({
  start: { line: line - 1, character: column - 1 },
  end: { line: line - 1, character: column - 1 + length },
});

/** Explains a name: its type, its description in the contract or its texts, the target of an edit. */
export function hover(references: References, path: string, document: TextDocument, offset: number): Hover | undefined {
  const { line, character } = document.positionAt(offset);
  const cursor = cursorAt(document.getText(), offset);
  const { names, expression, address } = references.symbols.at({ file: path, pointer: cursor.pointer });
  if (address && !cursor.key) {
    const thing = addressPartAt(address, cursor.inside)?.thing;
    if (thing) return { contents: markdown(addressed(thing)) };
  }
  const part = expression && !cursor.key ? partAt(expression, cursor.inside) : undefined;
  const [use] = usesAt(references, path, line + 1, character + 1);
  if (use) {
    const symbols = names.find((place) => place.kind === use.kind);
    const written = symbols?.written(use.name) ?? writtenOf(references, use);
    const type = part?.type ?? symbols?.type?.(use.name);
    const { detail, more } = about(references, use.kind, use.name, written, type);
    const called = use.kind === 'definition' ? expression?.definitions?.get(use.name)?.use : undefined;
    const head = `**${use.kind}** \`${called ?? use.name}\`${detail ? `: ${detail}` : ''}`;
    return { contents: markdown([head, more].filter(Boolean).join('\n\n')), range: rangeOf(use) };
  }
  if (!part) return undefined;
  const { ast } = part;
  const name = ast.kind === 'call' || ast.kind === 'macro' ? ast.name : undefined;
  const definition = name ? expression!.definitions?.get(name) : undefined;
  const head = name
    ? `\`${definition?.use ?? signatures.get(name)?.use ?? name}\``
    : `\`${expression!.source.slice(ast.from, ast.to)}\``;
  const says = name ? (functionWords[name] ?? definition?.description ?? '') : '';
  return { contents: markdown([`${head}: ${shown(part.type)}`, says].filter(Boolean).join('\n\n')) };
}

/** The place of the definition. */
function writtenOf(
  { symbols, checked }: References,
  use: Use,
): readonly { file: JsonFile; path: (string | number)[] }[] {
  if (use.kind === 'text') return checked.locales.written(use.name) as { file: JsonFile; path: (string | number)[] }[];
  const [file = '', pointer = ''] = use.of.split('#');
  const json = checked.contract.files.find(({ json: one }) => file.endsWith(`/${one.name}`))?.json;
  const place = symbols.names.find((one) => symbols.pathOf(one.file.name) === file)?.file;
  const found = json ?? place;
  if (!found) return [];
  const parts = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [{ file: found, path: parts }];
}

/** The target of an edit, as it is below the overlay. */
function addressed(thing: Traced): string {
  const value = thing.path.reduce<unknown>(
    (at, key) => (at as Record<string | number, unknown>)?.[key],
    thing.file.value,
  );
  const { line, file = thing.file.name } = thing.file.place(thing.path);
  return valueShown({ file, line, value });
}

/** A value, shortened if it is long, and its place. */
export function valueShown({ file, line, value }: { file: string; line: number; value: unknown }): string {
  const text = JSON.stringify(value, null, 2).split('\n');
  const shownLines = text.length > 12 ? [...text.slice(0, 12), '…'] : text;
  return `${file}:${line}\n\n\`\`\`json\n${shownLines.join('\n')}\n\`\`\``;
}
