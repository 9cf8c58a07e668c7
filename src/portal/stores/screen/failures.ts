import type { Block } from '../../../blocks/block.ts';
import { type SourceFailure, sourceFailure } from '../failureText.ts';
import type { ScreenStore } from '../ScreenStore.ts';
import { readsOfTree } from './Evaluator.ts';
import { drawnFirst } from './eager.ts';

/** The message in place of data that failed to load; undefined when none failed. */
export function failureOf(screen: ScreenStore, reads: readonly string[]): SourceFailure | undefined {
  const { word } = screen.host;
  for (const read of screen.graph.failedOf(reads)) {
    const name = read.replace('data.', '');
    const error = screen.source(name)?.error;
    const own = screen.descriptor.data[name]?.failed;
    if (error) return sourceFailure(error, word, own && screen.text(own));
  }
  return screen.status(reads) === 'failed' ? { message: word('wspolne.uslugaNiedostepna'), nrSprawy: '' } : undefined;
}

/** Whether this block shows the message that its condition failed to load. */
export const showsFailure = (screen: ScreenStore, block: Block): boolean =>
  screen.statusOfTree(block.visible ?? true) === 'failed' && !repeatsFailure(screen, block);

/** Whether a block before this one shows the same failure. Several blocks may read the same data: only the first reports it. */
export function repeatsFailure(screen: ScreenStore, { visible, reads, id }: Block): boolean {
  const { descriptor, graph } = screen;
  const [failed] = graph.failedOf([...readsOfTree(visible), ...reads]);
  if (failed === undefined) return false;
  const drawn = drawnFirst(
    descriptor.content,
    (condition) => screen.value(condition) === true,
    (one) => screen.isUnfolded(one.id),
  );
  const index = drawn.findIndex(({ block }) => block.id === id);
  return drawn.slice(0, Math.max(0, index)).some((other) => graph.failedOf(other.reads)[0] === failed);
}

/** What the guards of a screen read: without it nobody knows whether the screen may be shown. */
export const guardReads = ({ descriptor }: ScreenStore): readonly string[] =>
  descriptor.guard.flatMap(({ must }) => readsOfTree(must));
