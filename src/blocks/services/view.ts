import type { OutlineOf } from '../outline.ts';
import { listOf, type Scope } from '../scope.ts';
import type { ServicesBlock } from './block.ts';

/** The numbers of the services that the office offers. */
export const offeredNumbers = ({ offered }: Pick<ServicesBlock, 'offered'>, scope: Scope): ReadonlySet<unknown> =>
  new Set(listOf(scope, offered).flat());

/** The services belong to the portal, not to the screen: the outline contains their number only. */
export const outline: OutlineOf<ServicesBlock> = (block, { scope }) => {
  // The value is not shown, but reading it makes a scenario load its source.
  if (block.paused !== undefined) scope.value(block.paused);
  const rows = offeredNumbers(block, scope).size;
  return { rows, texts: [scope.text(rows > 0 ? block.filter : block.empty)] };
};
