import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plan } from './plan.ts';

/** Writes a plan: all of it or nothing. */
export function writePlan(folder: string, { created, changed }: Pick<Plan, 'created' | 'changed'>): void {
  const undo: (() => void)[] = [];
  try {
    for (const [name, text] of created) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      // Does not replace a file that was created in the meantime.
      writeFileSync(path, text, { flag: 'wx' });
      undo.push(() => rmSync(path));
    }
    for (const [name, text] of changed) {
      const path = join(folder, name);
      const before = readable(path);
      undo.push(() => (before === undefined ? rmSync(path, { force: true }) : writeFileSync(path, before)));
      writeFileSync(path, text);
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

function readable(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
