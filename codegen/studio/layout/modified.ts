import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser';
import { bare, equal, isObject, type Loose } from '../value.ts';

/** The text of a file in a layout of its own, with another value. */
export function modified(text: string, value: Loose): string {
  const indent = /\n([ \t]+)/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  let result = text;
  const write = (path: JSONPath, one: Loose | undefined, isArrayInsertion = false): void => {
    result = applyEdits(result, modify(result, path, one, { formattingOptions, isArrayInsertion }));
  };

  const visit = (path: JSONPath, old: Loose, now: Loose): void => {
    if (equal(old, now)) return;
    if (Array.isArray(old) && Array.isArray(now)) items(path, [...old], now);
    else if (isObject(old) && isObject(now)) {
      for (const key of Object.keys(old)) if (!Object.hasOwn(now, key)) write([...path, key], undefined);
      for (const [key, item] of Object.entries(now))
        if (Object.hasOwn(old, key)) visit([...path, key], old[key]!, item);
        else write([...path, key], item);
    } else write(path, now);
  };

  const items = (path: JSONPath, list: Loose[], now: readonly Loose[]): void => {
    if (list.length === now.length && sameButOne(list, now)) {
      const at = list.findIndex((item, index) => !equal(item, now[index]));
      visit([...path, at], list[at]!, now[at]!);
      return;
    }
    for (let at = list.length - 1; at >= 0; at -= 1)
      if (!now.some((item) => equal(item, list[at]))) {
        write([...path, at], undefined);
        list.splice(at, 1);
      }
    for (const [at, item] of now.entries()) {
      if (equal(list[at], item)) continue;
      const from = list.findIndex((one, index) => index > at && equal(one, item));
      if (from >= 0) {
        write([...path, from], undefined);
        list.splice(from, 1);
      }
      write([...path, at], item, true);
      list.splice(at, 0, item);
    }
    while (list.length > now.length) {
      write([...path, list.length - 1], undefined);
      list.pop();
    }
  };

  visit([], bare(parse(text)), value);
  return result;
}

const sameButOne = (a: readonly Loose[], b: readonly Loose[]): boolean =>
  a.filter((item, index) => !equal(item, b[index])).length === 1;
