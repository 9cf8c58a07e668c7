import type { FieldStore } from './FieldStore.ts';

/** Resets the fields whose choice depends on one that has changed, and those that depend on them. */
export function resetDependents(fields: ReadonlyMap<string, FieldStore>, changed: string): void {
  for (const [name, field] of fields) {
    if (name === changed || !field.field.resetOn.includes(changed) || !field.begun) continue;
    field.reset();
    resetDependents(fields, name);
  }
}
