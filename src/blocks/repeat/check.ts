import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { itemsOf } from '../../../codegen/check/screen/items.ts';
import { optionalText } from '../../../codegen/check/screen/text.ts';

export const repeat: BlockCheck<'repeat'> = (scope, raw, path, common, children) => {
  const { inner, ...given } = itemsOf(scope, raw, path);
  const empty = optionalText(scope, raw.empty, [...path, 'empty']);
  return {
    ...common,
    type: 'repeat',
    ...given,
    ...(empty && { empty }),
    content: children(inner.apart(), raw.content, [...path, 'content']),
  };
};
