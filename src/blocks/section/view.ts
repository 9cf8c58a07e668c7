import type { BlockOf } from '../block.ts';
import type { OutlineOf } from '../outline.ts';
import type { Scope } from '../scope.ts';

/** Is it an accordion? One without a title has nothing to be opened by. */
export const folds = ({ as, title }: Pick<BlockOf<'section'>, 'as' | 'title'>): boolean =>
  as === 'accordion' && title !== undefined;

/** Does the screen ask for an open accordion? */
export const opens = ({ open }: Pick<BlockOf<'section'>, 'open'>, scope: Scope): boolean => scope.value(open) === true;

/** What is inside a closed accordion is not read. */
export const outline: OutlineOf<BlockOf<'section'>> = (block, { scope, opened }) =>
  folds(block) && !opens(block, scope) && !opened() ? {} : { inside: { blocks: block.content } };
