import type { Tree } from '../expressions/tree.ts';
import type { Format } from '../values/formats.ts';
import { holdingLine } from './calc.ts';
import type { Text } from './text.ts';

/** What a text needs to become words, on screen and on paper. */
export interface TextScope {
  /** Nothing while a source it reads has not answered. */
  value(tree: Tree): unknown;
  format(value: unknown, format: Format, unit?: string): string;
  word(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The text key of a service's name, by its id or slug. */
  serviceName(id: unknown): string | undefined;
}

/** A text of a screen in words. A null value gives '', and so does one without words. */
export function renderText(text: Text, scope: TextScope): string {
  if ('key' in text) return scope.word(text.key, text.values && renderValues(text.values, scope));
  if ('match' in text) {
    const line = holdingLine(text.match, (tree) => scope.value(tree));
    return line ? renderText(line.text, scope) : '';
  }
  if ('texts' in text) {
    const word = String(scope.value(text.of) ?? '');
    const chosen = Object.hasOwn(text.texts, word) ? text.texts[word] : word === '' ? undefined : text.other;
    return chosen ? renderText(chosen, scope) : '';
  }
  if ('service' in text) {
    const key = scope.serviceName(scope.value(text.service));
    return key ? scope.word(key) : '';
  }
  return scope.format(scope.value(text.value), text.format, text.unit);
}

function renderValues(values: Readonly<Record<string, Text>>, scope: TextScope): Record<string, string | number> {
  const rendered: Record<string, string | number> = {};
  for (const [name, text] of Object.entries(values)) {
    const count = name === 'count' && 'value' in text && scope.value(text.value);
    rendered[name] = typeof count === 'number' ? count : renderText(text, scope);
  }
  return rendered;
}
