import type { Locals, Scope } from '../../../blocks/scope.ts';
import type { ScreenStore } from '../ScreenStore.ts';

/** The scope of one place of a screen, and its names with more of them over. */
export interface BlockScope extends Scope {
  over(locals?: Locals): Locals | undefined;
}

/**
 * The scope of a block on a screen that runs.
 *
 * @param outer names of the place the block is in (`row`, `item` …)
 */
export function blockScope(screen: ScreenStore, outer: Locals | undefined): BlockScope {
  // Added names go over the place; where none are added it is the place itself.
  const over = (locals?: Locals): Locals | undefined => {
    if (!locals || locals === outer) return outer;
    return outer ? joined(outer, locals) : locals;
  };
  return {
    over,
    value: <T>(tree: Parameters<ScreenStore['value']>[0], locals?: Locals) => screen.value(tree, over(locals)) as T,
    locals: (calc, locals) => screen.graph.scope.locals(calc, over(locals) ?? {}),
    text: (text, locals) => screen.text(text, over(locals)),
    format: (value, format, unit) => screen.host.format(value, format, unit),
    state: (name) => screen.state(name),
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
