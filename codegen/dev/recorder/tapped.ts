type Method = (...args: never[]) => unknown;

/**
 * An object as others see it, with other methods in place of some of its own. Stores bind their methods, so these cannot be replaced
 * in the object itself.
 */
export function tapped<Of extends object>(of: Of, methods: { readonly [Name in keyof Of]?: Of[Name] & Method }): Of {
  return new Proxy({} as Of, {
    get: (_, name) => methods[name as keyof Of] ?? Reflect.get(of, name, of),
    set: (_, name, value) => Reflect.set(of, name, value, of),
    has: (_, name) => name in of,
  });
}
