import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import { text } from '../../../codegen/check/screen/text.ts';
import { list, record, word } from '../../../codegen/files/raw.ts';

export const tabs: BlockCheck<'tabs'> = (scope, raw, path, common, children) => {
  uniqueIds(scope, raw.tabs, [...path, 'tabs'], (tab) => word(tab.id));
  return {
    ...common,
    type: 'tabs',
    tabs: list(raw.tabs).map((item, index) => {
      const tab = record(item);
      const at = [...path, 'tabs', index];
      return {
        id: word(tab.id),
        label: text(scope, tab.label, [...at, 'label']),
        content: children(scope.apart(), tab.content, [...at, 'content']),
      };
    }),
  };
};
