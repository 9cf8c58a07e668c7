import { observable, runInAction } from 'mobx';
import { createElement, type ReactNode } from 'react';
import bledy from '../../locales/pl/bledy.json' with { type: 'json' };
import bloki from '../../locales/pl/bloki.json' with { type: 'json' };
import wspolne from '../../locales/pl/wspolne.json' with { type: 'json' };
import type { Binding } from '../../src/blocks/binding.ts';
import type { Block } from '../../src/blocks/block.ts';
import type { Locals } from '../../src/blocks/scope.ts';
import type { Calc } from '../../src/lang/descriptors/calc.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { renderText } from '../../src/lang/descriptors/renderText.ts';
import type { Step } from '../../src/lang/descriptors/steps.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import type { Format } from '../../src/lang/values/formats.ts';
import { formatValue } from '../../src/lang/values/formats.ts';
import { Evaluator } from '../../src/portal/stores/screen/Evaluator.ts';

/** The settings of the screen around a widget. */
export interface FakeScreen {
  /** Roots of the scope beside `state`: `data`, `calc`, `config` … */
  scope?: Readonly<Record<string, unknown>>;
  state?: Readonly<Record<string, unknown>>;
  /** The names of states in the address. */
  queries?: Readonly<Record<string, string>>;
  status?: Binding['status'];
  /** The office does not know the identifier. */
  absent?: boolean;
  /** A block before shows the same failure. */
  failureRepeated?: boolean;
  /** Draws a child; without it the child's id is shown. */
  draw?: (block: Block, locals?: Locals) => ReactNode;
  open?: boolean;
  contrast?: boolean;
  language?: string;
  manifest?: Manifest;
  /** Keys that are busy. */
  busy?: readonly string[];
}

/** A binding over plain data that records its calls. */
export interface FakeBinding extends Binding {
  readonly states: Readonly<Record<string, unknown>>;
  readonly ran: { steps: readonly Step[]; locals?: Locals; key?: string }[];
  readonly retried: { times: number };
  readonly went: object[];
}

/**
 * Expressions, texts and formats are the real ones, in Polish; a text that is no shared one shows its key and values.
 * States are observable, so a widget follows them as in the portal.
 */
export function fakeBinding(screen: FakeScreen = {}): FakeBinding {
  const first = { ...screen.state };
  const states = observable.object<Record<string, unknown>>({ ...first }, {}, { deep: false });
  const language = screen.language ?? 'pl';
  const ran: FakeBinding['ran'] = [];
  const retried = { times: 0 };
  const went: object[] = [];
  const dialog = observable({ open: screen.open ?? false });
  const roots = { calc: {}, ...screen.scope, state: states };
  const scope = new Evaluator(roots, () => 'ready');
  const value = (tree: Tree, locals?: Locals) => scope.value(tree, locals);
  const format = (raw: unknown, how: Format, unit?: string) => formatValue(raw, how, language, { unit });
  const word = (name: string, values?: Readonly<Record<string, string | number>>) =>
    /^(wspolne|bledy|bloki)\./.test(name) ? polishWord(name, values) : shownKey(name, values);
  const binding: FakeBinding = {
    states,
    ran,
    retried,
    went,
    value: value as Binding['value'],
    locals: (calc, locals) => scope.locals(calc as Readonly<Record<string, Calc>>, locals),
    text: (text: Text, locals) =>
      renderText(text, { value: (tree) => value(tree, locals), format, word, serviceName: () => undefined }),
    format,
    word,
    state: (name) => states[name] ?? null,
    set: (values) => runInAction(() => Object.assign(states, values)),
    enter: (values) => runInAction(() => Object.assign(states, values)),
    back: () => void went.push({ back: true }),
    query: (name) => screen.queries?.[name],
    run: async (steps, locals, key) => {
      ran.push({ steps, locals, key });
      runInAction(() => {
        for (const step of steps) {
          if (step.do === 'clear') states[step.what] = first[step.what] ?? null;
          if (step.do !== 'set') continue;
          for (const [name, tree] of Object.entries(step.values)) states[name] = value(tree, locals);
        }
      });
      return true;
    },
    address: () => undefined,
    busy: (key) => screen.busy?.includes(key) ?? false,
    status: screen.status ?? 'ready',
    refreshing: false,
    failure: {
      message: 'Usługa chwilowo niedostępna.',
      nrSprawy: 'OK-7F3A',
      ...(screen.absent && { absent: true }),
    },
    failureRepeated: screen.failureRepeated ?? false,
    call: () => Promise.reject(new Error('No operation is called here.')),
    retry: () => {
      retried.times++;
    },
    draw: screen.draw ?? ((block) => createElement('p', null, block.id)),
    unfold: () => {},
    dialog: () => ({
      open: dialog.open,
      close: () =>
        runInAction(() => {
          dialog.open = false;
        }),
    }),
    form: () => {
      throw new Error('no block of these tests is a form');
    },
    go: (place) => void went.push(place),
    manifest: screen.manifest ?? noManifest,
    origin: globalThis.location?.origin ?? 'http://localhost',
    language,
    contrast: screen.contrast ?? false,
  };
  return binding;
}

/** A portal with nothing in it. */
const noManifest = { api: { base: '/api' }, screens: {}, groups: [], hosts: {} } as unknown as Manifest;

const shownKey = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(values)].join(' ');

const plural = new Intl.PluralRules('pl');

/** A shared text in Polish; a missing one is a failure of the widget. */
function polishWord(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const read = (path: string) =>
    path.split('.').reduce<unknown>((at, name) => at?.[name as never], { wspolne, bledy, bloki });
  const found = read(key) ?? read(`${key}_${plural.select(Number(values.count))}`);
  if (typeof found !== 'string') throw new Error(`no text "${key}"`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? `{{${name}}}`));
}
