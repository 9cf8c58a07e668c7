import type { FileChange, Step } from './api.ts';
import { type SavedStep, shownStep } from './workFolder.ts';

/** How files came from other texts to those of now. */
export interface Explained {
  /** The first one first. */
  steps: readonly Step[];
  /** Files that another program has changed as well. */
  files: readonly string[];
}

/** Follows each file back, step by step, from its text to the one before. */
export function explained(steps: readonly SavedStep[], files: readonly FileChange[]): Explained {
  const found = new Set<number>();
  const rest: string[] = [];
  for (const { file, before, after } of files) {
    let text = after;
    const own: number[] = [];
    for (const { id, changes } of [...steps].reverse()) {
      if (text === before) break;
      const change = changes.find((one) => one.file === file);
      if (!change || (change.after ?? '') !== text) continue;
      text = change.before ?? '';
      own.push(id);
    }
    if (text === before) for (const id of own) found.add(id);
    else rest.push(file);
  }
  return { steps: steps.filter(({ id }) => found.has(id)).map(shownStep), files: rest };
}
