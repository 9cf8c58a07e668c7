import { expect, test, vi } from 'vitest';
import type { Block } from '../../../src/blocks/block.ts';
import { makeBinding } from '../../../src/portal/renderer/makeBinding.ts';
import type { ScreenStore } from '../../../src/portal/stores/ScreenStore.ts';

function bindingOf(id: string) {
  const screen = { host: {}, run: vi.fn(async () => true), busy: vi.fn(() => false) };
  const block = { type: 'actions', id, reads: [] } as unknown as Block;
  return { screen, binding: makeBinding(screen as unknown as ScreenStore, block, undefined, false, () => null) };
}

test('the busy key of an action belongs to its block', () => {
  const { screen, binding } = bindingOf('akcje');
  void binding.run([], {}, 'zapisz');
  binding.busy('zapisz');
  expect(screen.run).toHaveBeenCalledWith([], {}, 'akcje/zapisz');
  expect(screen.busy).toHaveBeenCalledWith('akcje/zapisz');
});

test('steps without a key make nothing busy', () => {
  const { screen, binding } = bindingOf('akcje');
  void binding.run([], {});
  expect(screen.run).toHaveBeenCalledWith([], {}, undefined);
});
