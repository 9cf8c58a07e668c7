import { blockOf } from '../../../src/portal/dev/drawnBlocks.ts';
import { rowOf } from './must.ts';
import type { Recorder } from './Recorder.ts';

/** Tabs and the details of a row are opened by the page alone, so the page tells whether they are open after a click. */
export function noteOpened(target: Element, recorder: Recorder): void {
  const list = target.closest('[role="tablist"]');
  const block = blockOf(target);
  if (block === undefined) return;
  const { seen } = recorder;
  const found = recorder.block(block);
  if (list && found?.type === 'tabs') {
    const chosen = [...list.querySelectorAll('[role="tab"]')].findIndex(
      (tab) => tab.getAttribute('aria-selected') === 'true',
    );
    // The first one is shown as long as no other is open.
    for (const [index, { id }] of found.tabs.entries()) if (index !== chosen) recorder.open(`${block}/${id}`, false);
    const id = found.tabs[chosen]?.id;
    if (chosen > 0 && id !== undefined) recorder.open(`${block}/${id}`, true);
    return;
  }
  const button = target.closest('[aria-expanded]');
  if (!button || found?.type !== 'table') return;
  const row = rowOf(button, block, seen);
  if (row !== undefined) recorder.open(row, button.getAttribute('aria-expanded') === 'true');
}
