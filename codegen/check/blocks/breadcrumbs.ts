import type { BlockCheck } from '../blocks.ts';
import { steps } from '../steps.ts';
import { text } from '../text.ts';
import { itemsOf } from './items.ts';

export const breadcrumbs: BlockCheck = (room, raw, path, common) => {
  const { inner, ...given } = itemsOf(room, raw, path);
  return {
    ...common,
    type: 'breadcrumbs',
    ...given,
    label: text(inner, raw.label, [...path, 'label']),
    do: steps(inner, raw.do, [...path, 'do']),
  };
};
