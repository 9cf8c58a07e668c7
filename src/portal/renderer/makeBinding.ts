import type { ReactNode } from 'react';
import type { Binding } from '../../blocks/binding.ts';
import type { Block } from '../../blocks/block.ts';
import type { Locals } from '../../blocks/scope.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { blockScope } from '../stores/screen/blockScope.ts';
import { readsOfTree } from '../stores/screen/Evaluator.ts';
import { failureOf, repeatsFailure } from '../stores/screen/failures.ts';
import { plainAddress } from './plainAddress.ts';

/**
 * One block's access to its screen. Everything is read lazily, so that an observer tracks each read.
 *
 * @param outer names at the place of the block (`row`, `item` …)
 */
export function makeBinding(
  screen: ScreenStore,
  block: Block,
  outer: Locals | undefined,
  contrast: boolean,
  draw: (block: Block, locals?: Locals) => ReactNode,
): Binding {
  const { host } = screen;
  // A condition that failed to load is reported, and requested again, in the place of its block.
  const reads = [...readsOfTree(block.visible), ...block.reads];
  const { over, ...scope } = blockScope(screen, outer);
  return {
    ...scope,
    word: (key, values) => host.word(key, values),
    set: (values) => screen.set(values),
    enter: (values) => screen.enter(values),
    back: () => host.back(),
    query: (state) => screen.descriptor.state[state]?.query,
    run: (steps, locals, key) => screen.run(steps, over(locals) ?? {}, key && `${block.id}/${key}`),
    address: (steps, locals) => plainAddress(screen, steps, over(locals)),
    busy: (key) => screen.busy(`${block.id}/${key}`),
    get status() {
      return screen.status(block.reads);
    },
    get refreshing() {
      return screen.refreshing(block.reads);
    },
    get failure() {
      return failureOf(screen, reads);
    },
    get failureRepeated() {
      return repeatsFailure(screen, block);
    },
    retry: () => screen.retry(reads),
    draw: (child, locals) => draw(child, over(locals)),
    call: (operation, args, key) => screen.call(operation, args, key),
    unfold: (open) => screen.unfold(block.id, open),
    dialog: (id) => ({
      get open() {
        return screen.isOpen(id);
      },
      close: () => screen.closeDialog(id),
    }),
    form: (form) => screen.forms.get(form, outer),
    go: (place) => host.go({ ...place, memory: {} }, false),
    get manifest() {
      return host.manifest;
    },
    origin: host.origin,
    get language() {
      return host.language;
    },
    contrast,
  };
}
