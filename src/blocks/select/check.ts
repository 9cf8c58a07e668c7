import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { boundState, checkChecks } from '../../../codegen/check/screen/boundState.ts';
import { options } from '../../../codegen/check/screen/options.ts';
import { optionalText, text } from '../../../codegen/check/screen/text.ts';
import { word } from '../../../codegen/files/raw.ts';

export const select: BlockCheck<'select'> = (scope, raw, path, common) => {
  const { bind, type } = boundState(scope, raw.bind, [...path, 'bind']);
  const as = word(raw.as, 'list');
  checkChecks(scope, as, type, [...path, 'as']);
  const none = optionalText(scope, raw.none, [...path, 'none']);
  return {
    ...common,
    type: 'select',
    bind,
    label: text(scope, raw.label, [...path, 'label']),
    options: options(scope, raw.options, [...path, 'options'], type),
    ...(raw.selected !== undefined && {
      selected: scope.expression(raw.selected, [...path, 'selected'], { what: 'selected', type }).tree,
    }),
    ...(none && { none }),
    as,
  };
};
