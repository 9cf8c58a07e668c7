import { relative } from 'node:path';
import { parse } from 'jsonc-parser';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { explain } from '../explain/explain.ts';
import { OVERLAY_CONFIG } from '../overlay/layers.ts';
import { cursorAt } from './cursor.ts';
import { valueShown } from './hover.ts';
import type { Workspace } from './workspace.ts';

/** What an overlay replaces at this place and where that is written, as `okienko explain` shows it. */
export function valueBelow(
  workspace: Workspace,
  folder: string,
  path: string,
  document: TextDocument,
  offset: number,
): string | undefined {
  const where = workspace.where(folder);
  if (!where.layers.above) return undefined;
  const text = document.getText();
  const { path: at, key, from, to } = cursorAt(text, offset);
  const names = [...at, ...(key ? [text.slice(from, to)] : [])].map(String);
  const address = addressOf(relative(folder, path), names, parse(text));
  if (!address) return undefined;
  const found = explain(where, address.at);
  if ('why' in found) return undefined;
  const { below } = found.find((one) => one.address.includes(address.of)) ?? {};
  return below && `Below: ${valueShown(below)}`;
}

/** The address of a place in a file of an overlay. @returns of: what the address of the answer has in it */
function addressOf(file: string, names: readonly string[], value: unknown): { at: string; of: string } | undefined {
  if (names.length === 0) return undefined;
  const inside = names.join('/');
  if (file === OVERLAY_CONFIG) return { at: inside, of: '' };
  const [, screen] = /^screens\/(.+)\.edit\.json$/.exec(file) ?? [];
  if (screen) {
    const [list, number, change, ...keys] = names;
    if (list !== 'edits') return { at: `${screen}#${inside}`, of: '' };
    const edit = (value as { edits?: { at?: unknown }[] }).edits?.[Number(number)];
    return change === 'change' && keys.length > 0 && edit
      ? { at: `${screen}#${[edit.at, ...keys].join('/')}`, of: '' }
      : undefined;
  }
  const [, language, namespace] = /^locales\/(\w+)\/([^/]+)\.json$/.exec(file) ?? [];
  if (namespace)
    return { at: [namespace, ...names].join('.').replace(/_(zero|one|two|few|many|other)$/, ''), of: `(${language})` };
  return undefined;
}
