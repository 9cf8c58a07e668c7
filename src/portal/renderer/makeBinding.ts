import type { ReactNode } from 'react';
import type { Binding, Locals } from '../../blocks/binding.ts';
import type { Block } from '../../blocks/block.ts';
import type { Calc } from '../../lang/descriptors/calc.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { readsOfTree } from '../stores/screen/Evaluator.ts';

/**
 * One block's view of its screen. Everything is read late, so that whoever reads inside an observer follows it.
 *
 * @param outer names of the place the block stands in (`row`, `item` …)
 */
export function makeBinding(
  screen: ScreenStore,
  block: Block,
  outer: Locals | undefined,
  contrast: boolean,
  draw: (block: Block, locals?: Locals) => ReactNode,
): Binding {
  const { host } = screen;
  // A condition that cannot be decided is told, and asked again, in the place of its block.
  const reads = [...readsOfTree(block.visible), ...block.reads];
  // What a widget adds goes over the place; a widget that adds nothing gets the place itself.
  const over = (locals?: Locals): Locals | undefined => {
    if (!locals || locals === outer) return outer;
    return outer ? joined(outer, locals) : locals;
  };
  return {
    value: <T>(tree: Parameters<ScreenStore['value']>[0], locals?: Locals) => screen.value(tree, over(locals)) as T,
    locals: (calc, locals) => screen.graph.scope.locals(calc as Readonly<Record<string, Calc>>, over(locals) ?? {}),
    text: (text, locals) => screen.text(text, over(locals)),
    format: (value, format, unit) => host.format(value, format, unit),
    word: (key, values) => host.word(key, values),
    state: (name) => screen.state(name),
    set: (values) => screen.set(values),
    run: (steps, locals, key) => screen.run(steps, over(locals) ?? {}, key && `${block.id}/${key}`),
    busy: (key) => screen.busy(`${block.id}/${key}`),
    get status() {
      return screen.status(block.reads);
    },
    get refreshing() {
      return screen.refreshing(block.reads);
    },
    get failure() {
      return screen.failureOf(reads);
    },
    retry: () => screen.retry(reads),
    draw: (child, locals) => draw(child, over(locals)),
    dialog: (id) => ({
      get open() {
        return screen.isOpen(id);
      },
      close: () => screen.closeDialog(id),
    }),
    form: (form) => screen.form(form, outer),
    go: (place) => host.go({ ...place, memory: {} }, false),
    get manifest() {
      return host.manifest;
    },
    get language() {
      return host.language;
    },
    contrast,
  };
}

const known = new WeakMap<Locals, WeakMap<Locals, Locals>>();

/** Inner names over outer ones, getters staying getters; the same two give the same object. */
function joined(outer: Locals, inner: Locals): Locals {
  const ofOuter = known.get(outer) ?? new WeakMap<Locals, Locals>();
  known.set(outer, ofOuter);
  let both = ofOuter.get(inner);
  if (!both) {
    both = Object.defineProperties({}, { ...descriptors(outer), ...descriptors(inner) }) as Locals;
    ofOuter.set(inner, both);
  }
  return both;
}

const descriptors = Object.getOwnPropertyDescriptors as (object: object) => PropertyDescriptorMap;
