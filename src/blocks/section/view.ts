import type { BlockOf } from '../block.ts';
import type { OutlineOf } from '../outline.ts';
import type { Scope } from '../scope.ts';

/** Is it an accordion? A section without a title has no button to open it. */
export const folds = ({ as, title }: Pick<BlockOf<'section'>, 'as' | 'title'>): boolean =>
  as === 'accordion' && title !== undefined;

/** Should the accordion be open according to the screen? */
export const opens = ({ open }: Pick<BlockOf<'section'>, 'open'>, scope: Scope): boolean => scope.value(open) === true;

/** The content of a closed accordion is not read. */
export const outline: OutlineOf<BlockOf<'section'>> = (block, { scope, opened }) =>
  folds(block) && !opens(block, scope) && !opened() ? {} : { inside: { blocks: block.content } };
