import { type BlockCheck, blocks } from '../../../codegen/check/screen/block.ts';
import { text } from '../../../codegen/check/screen/text.ts';

export const dialog: BlockCheck = (scope, raw, path, common) => {
  scope.screen.dialogs.add(common.id);
  return {
    ...common,
    type: 'dialog',
    title: text(scope, raw.title, [...path, 'title']),
    content: blocks(scope.apart(), raw.content, [...path, 'content']),
  };
};
