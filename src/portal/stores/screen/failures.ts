import type { Block } from '../../../blocks/block.ts';
import { type SourceFailure, sourceFailure } from '../failureText.ts';
import type { ScreenStore } from '../ScreenStore.ts';
import { readsOfTree } from './Evaluator.ts';

/** The message in place of data that failed to load; undefined when none failed. */
export function failureOf(screen: ScreenStore, reads: readonly string[]): SourceFailure | undefined {
  const { word } = screen.host;
  const error = screen.graph.sourcesOf(reads).find((source) => source.status === 'failed' && source.error)?.error;
  if (error) return sourceFailure(error, word);
  return screen.status(reads) === 'failed' ? { message: word('wspolne.uslugaNiedostepna'), nrSprawy: '' } : undefined;
}

/**
 * Whether this block shows the message that its condition failed to load. Several conditions may read the same data: only the
 * first block of the screen shows the message.
 */
export function showsFailure(screen: ScreenStore, { visible, id }: Block): boolean {
  if (screen.statusOfTree(visible ?? true) !== 'failed') return false;
  const caseOf = (reads: readonly string[]) => failureOf(screen, reads)?.nrSprawy;
  const nrSprawy = caseOf(readsOfTree(visible));
  const { content } = screen.descriptor;
  const index = content.findIndex((block) => block.id === id);
  return !content.slice(0, Math.max(0, index)).some((block) => {
    const reads = readsOfTree(block.visible);
    const isVisible = block.visible === undefined || screen.value(block.visible) === true;
    return caseOf(isVisible ? [...reads, ...block.reads] : reads) === nrSprawy;
  });
}

/** What the guards of a screen read: without it nobody knows whether the screen may be shown. */
export const guardReads = ({ descriptor }: ScreenStore): readonly string[] =>
  descriptor.guard.flatMap(({ must }) => readsOfTree(must));
