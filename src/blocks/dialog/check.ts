import { type BlockCheck, blocks } from '../../../codegen/check/screen/block.ts';
import { text } from '../../../codegen/check/screen/text.ts';

export const dialog: BlockCheck = (room, raw, path, common) => {
  room.screen.dialogs.add(common.id);
  return {
    ...common,
    type: 'dialog',
    title: text(room, raw.title, [...path, 'title']),
    content: blocks(room.apart(), raw.content, [...path, 'content']),
  };
};
