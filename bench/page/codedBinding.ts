import { observable, runInAction } from 'mobx';
import type { Binding, FormBinding } from '../../src/blocks/binding.ts';
import type { Locals } from '../../src/blocks/scope.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import { formatValue } from '../../src/lang/values/formats.ts';
import type { Words } from '../../src/portal/i18n/Words.ts';

type Code = (locals: Locals) => unknown;

/** Where a descriptor has an expression, the screen in code has a function. */
export const code = (run: Code): Tree => run as unknown as Tree;
/** A table asks for the row that contains it; this one is in no row. */
const run = (tree: Tree, locals: Locals = {}): unknown =>
  typeof tree === 'function' ? (tree as Code)(locals) : undefined;

/** The binding of a widget without any interpretation: states in one observable, texts by key, values by functions. */
export function codedBinding(words: Words, state: Record<string, unknown>, form?: FormBinding): Binding {
  const states = observable(state, {}, { deep: false });
  const format: Binding['format'] = (value, kind, unit) => formatValue(value, kind, 'pl', { unit });
  const text = (one: Text, locals?: Locals): string => {
    if ('value' in one) return format(run(one.value, locals), one.format, one.unit);
    if (!('key' in one)) throw new Error('no such text here');
    const values = Object.entries(one.values ?? {}).map(([name, { value }]) => [name, String(run(value, locals))]);
    return words.word(one.key, Object.fromEntries(values));
  };
  return {
    value: <T>(tree: Tree, locals?: Locals) => run(tree, locals) as T,
    locals: (_calc, locals) => locals,
    text,
    format,
    word: (key, values) => words.word(key, values),
    state: (name) => states[name],
    query: () => undefined,
    address: () => undefined,
    set: (values) => runInAction(() => Object.assign(states, values)),
    run: async () => true,
    busy: () => false,
    status: 'ready',
    refreshing: false,
    retry: () => {},
    draw: () => null,
    dialog: () => ({ open: false, close: () => {} }),
    form: () => form!,
    go: () => {},
    manifest: { screens: {}, groups: [], hosts: {} } as unknown as Manifest,
    origin: window.location.origin,
    language: 'pl',
    contrast: false,
  };
}
