import type { BlockCheck } from '../../../codegen/check/screen/blockCheck.ts';
import { options } from '../../../codegen/check/screen/options.ts';
import { unknownType } from '../../../codegen/check/screen/scope.ts';
import { optionalText, text } from '../../../codegen/check/screen/text.ts';
import { word } from '../../../codegen/files/raw.ts';

export const select: BlockCheck<'select'> = (scope, raw, path, common) => {
  const bind = word(raw.bind);
  scope.screen.noteOwnSymbol('state', [...path, 'bind']);
  const known = scope.screen.known('state', bind, scope.screen.states.keys(), [...path, 'bind'], 'a state');
  const type = (known && scope.screen.states.get(bind)?.type) || unknownType;
  scope.screen.used.add(`state.${bind}`);
  scope.reads.add(`state.${bind}`);
  const as = word(raw.as, 'list');
  if ((as === 'checks') !== (type.kind === 'list') && type.kind !== 'unknown') {
    scope.problem(
      'select.as',
      [...path, 'as'],
      as === 'checks' ? 'Checks need a list state.' : 'A list state needs `as`: checks.',
    );
  }
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
