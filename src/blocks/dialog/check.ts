import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { text } from '../../../codegen/check/screen/text.ts';

export const dialog: BlockCheck<'dialog'> = (scope, raw, path, common, children) => {
  scope.screen.dialogs.add(common.id);
  return {
    ...common,
    type: 'dialog',
    title: text(scope, raw.title, [...path, 'title']),
    content: children(scope.apart(), raw.content, [...path, 'content']),
  };
};
