import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { text } from '../../../codegen/check/screen/text.ts';

export const dialog: BlockCheck<'dialog'> = (scope, raw, path, common, children) => {
  const { screen } = scope;
  screen.dialogs.add(common.id);
  screen.atEnd(() => {
    if (!screen.openedDialogs.has(common.id))
      screen.problem('dialog.unopened', path, 'No step opens this dialog.', { warning: true });
  });
  return {
    ...common,
    type: 'dialog',
    title: text(scope, raw.title, [...path, 'title']),
    content: children(scope.apart(), raw.content, [...path, 'content']),
  };
};
