import { type BlockCheck, blocks } from '../../../codegen/check/screen/block.ts';
import { itemsOf } from '../../../codegen/check/screen/items.ts';
import { optionalText } from '../../../codegen/check/screen/text.ts';

export const repeat: BlockCheck = (room, raw, path, common) => {
  const { inner, ...given } = itemsOf(room, raw, path);
  const empty = optionalText(room, raw.empty, [...path, 'empty']);
  return {
    ...common,
    type: 'repeat',
    ...given,
    ...(empty && { empty }),
    content: blocks(inner.apart(), raw.content, [...path, 'content']),
  };
};
