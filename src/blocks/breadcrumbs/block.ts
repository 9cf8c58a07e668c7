import type { CommonKeys } from '../../lang/descriptors/blockParts.ts';
import type { Calc } from '../../lang/descriptors/calc.ts';
import type { Step } from '../../lang/descriptors/steps.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { LeafTraits } from '../traits.ts';

/** The path to this page: every step is a link, the last one is the current page. */
export interface BreadcrumbsBlock extends CommonKeys {
  type: 'breadcrumbs';
  items: Tree;
  key?: string;
  calc: Readonly<Record<string, Calc>>;
  label: Text;
  do: readonly Step[];
}

export const breadcrumbs = {
  widget: 'whenUsed',
  paper: 'omitted',
  parts: () => [],
} as const satisfies LeafTraits<BreadcrumbsBlock>;
