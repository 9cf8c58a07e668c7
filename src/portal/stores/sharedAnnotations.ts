import { action, computed, type IComputedValue, observableRef } from 'mobx';

const COMPUTED = Symbol('computed values');

interface Annotated {
  [COMPUTED]?: Record<string, IComputedValue<unknown>>;
}

/**
 * Makes getters of a class computed values and methods of it actions: once for the class, where makeAutoObservable works on
 * each object. An object gets a computed value when it is first read. For classes of which a screen has many objects.
 */
export function shareAnnotations(of: { prototype: object }, names: { computed: string[]; action: string[] }): void {
  const { prototype } = of;
  for (const name of names.computed) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, name)!;
    Object.defineProperty(prototype, name, { configurable: true, get: computedGetter(name, get!) });
  }
  for (const name of names.action) {
    const { value } = Object.getOwnPropertyDescriptor(prototype, name)!;
    Object.defineProperty(prototype, name, { configurable: true, writable: true, value: action(name, value) });
  }
}

function computedGetter(name: string, read: () => unknown) {
  return function (this: Annotated): unknown {
    this[COMPUTED] ??= {};
    this[COMPUTED][name] ??= computed(() => read.call(this));
    return this[COMPUTED][name].get();
  };
}

/** Observable fields, each a whole value, for makeObservable. */
export const references = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, observableRef])) as Record<Name, typeof observableRef>;
