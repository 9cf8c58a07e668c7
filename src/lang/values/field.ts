/** The property is read before its existence is checked, so that MobX also notices a property added later. */
export function field(of: unknown, name: unknown): unknown {
  if (typeof of === 'object' && of !== null) {
    const value = of[name as never];
    if (Object.hasOwn(of, name as string)) return value;
  }
}
