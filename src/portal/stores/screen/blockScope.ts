import { placeInside } from '../../../blocks/place.ts';
import type { Locals, Scope } from '../../../blocks/scope.ts';
import type { ScreenStore } from '../ScreenStore.ts';

/** The scope at one place of a screen, and how to extend it by more names. */
export interface BlockScope extends Scope {
  over(locals?: Locals): Locals | undefined;
}

/**
 * The scope of a block on a screen that runs.
 *
 * @param outer names at the place of the block (`row`, `item` …)
 */
export function blockScope(screen: ScreenStore, outer: Locals | undefined): BlockScope {
  // Added names hide those of the place; without added names the place itself is returned.
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

/** Inner names over outer ones; getters stay getters, and the same two objects give the same result. */
function joined(outer: Locals, inner: Locals): Locals {
  const ofOuter = known.get(outer) ?? new WeakMap<Locals, Locals>();
  known.set(outer, ofOuter);
  let both = ofOuter.get(inner);
  if (!both) {
    const place = { value: placeInside(outer, inner), enumerable: true };
    both = Object.defineProperties({}, { ...descriptors(outer), ...descriptors(inner), place }) as Locals;
    ofOuter.set(inner, both);
  }
  return both;
}

const descriptors = Object.getOwnPropertyDescriptors as (object: object) => PropertyDescriptorMap;
