import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { itemsOf } from '../../../codegen/check/screen/items.ts';
import { steps } from '../../../codegen/check/screen/steps.ts';
import { text } from '../../../codegen/check/screen/text.ts';

export const breadcrumbs: BlockCheck<'breadcrumbs'> = (scope, raw, path, common) => {
  const { inner, ...given } = itemsOf(scope, raw, path);
  return {
    ...common,
    type: 'breadcrumbs',
    ...given,
    label: text(inner, raw.label, [...path, 'label']),
    do: steps(inner, raw.do, [...path, 'do']),
  };
};
