import type { BlockCheck } from '../../../codegen/check/screen/block.ts';
import { options } from '../../../codegen/check/screen/options.ts';
import { unknownType } from '../../../codegen/check/screen/scope.ts';
import { optionalText, text } from '../../../codegen/check/screen/text.ts';
import { word } from '../../../codegen/files/raw.ts';
import type { SelectBlock } from '../../lang/descriptors/compiled.ts';

export const select: BlockCheck = (room, raw, path, common) => {
  const bind = word(raw.bind);
  room.screen.heardOwn('state', [...path, 'bind']);
  const known = room.screen.known('state', bind, room.screen.states.keys(), [...path, 'bind'], 'a state');
  const type = (known && room.screen.states.get(bind)?.type) || unknownType;
  room.screen.used.add(`state.${bind}`);
  room.reads.add(`state.${bind}`);
  const as = word(raw.as, 'list') as SelectBlock['as'];
  if ((as === 'checks') !== (type.kind === 'list') && type.kind !== 'unknown') {
    room.problem(
      'select.as',
      [...path, 'as'],
      as === 'checks' ? 'Checks need a list state.' : 'A list state needs `as`: checks.',
    );
  }
  const none = optionalText(room, raw.none, [...path, 'none']);
  return {
    ...common,
    type: 'select',
    bind,
    label: text(room, raw.label, [...path, 'label']),
    options: options(room, raw.options, [...path, 'options'], type),
    ...(raw.selected !== undefined && {
      selected: room.expression(raw.selected, [...path, 'selected'], { what: 'selected', type }).tree,
    }),
    ...(none && { none }),
    as,
  };
};
