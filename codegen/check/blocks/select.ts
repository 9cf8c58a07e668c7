import type { SelectBlock } from '../../../src/descriptors/compiled.ts';
import type { BlockCheck } from '../blocks.ts';
import { options } from '../options.ts';
import { word } from '../raw.ts';
import { unknownType } from '../room.ts';
import { optionalText, text } from '../text.ts';

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
