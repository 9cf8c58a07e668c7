import type { Block } from '../block.ts';
import { childrenOf } from '../containers.ts';
import type { Screen } from '../screen.ts';
import type { FormKeys } from './block.ts';
import { isForm } from './isForm.ts';

/** A form, its screen, and the blocks around it. */
export interface SentForm {
  form: FormKeys;
  screen: Screen;
  around: readonly Block[];
}

/** The forms of these screens, by the operation that they send. */
export const formsByOperation = (screens: readonly Screen[]): ReadonlyMap<string, readonly SentForm[]> =>
  Map.groupBy(
    screens.flatMap((screen) => formsIn(screen.content, [], screen)),
    ({ form }) => form.operation ?? '',
  );

function formsIn(blocks: readonly Block[], around: readonly Block[], screen: Screen): SentForm[] {
  return blocks.flatMap((block) => {
    const inside = formsIn(childrenOf(block), [...around, block], screen);
    return isForm(block) ? [{ form: block, screen, around }, ...inside] : inside;
  });
}
