import type { BlockCheck } from '../../../codegen/check/screen/block.ts';
import { bounds } from '../../../codegen/check/screen/bounds.ts';
import { uniqueIds } from '../../../codegen/check/screen/ids.ts';
import { options } from '../../../codegen/check/screen/options.ts';
import { type Room, unknownType } from '../../../codegen/check/screen/scope.ts';
import { text } from '../../../codegen/check/screen/text.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, word } from '../../../codegen/files/raw.ts';
import type { FilterField, FiltersBlock, Rule } from '../../lang/descriptors/compiled.ts';
import type { Type } from '../../lang/expressions/types.ts';

export const filters: BlockCheck = (room, raw, path, common) => {
  uniqueIds(room, raw.fields, [...path, 'fields'], (one) => word(one.bind));
  return {
    ...common,
    type: 'filters',
    as: word(raw.as, 'panel') as FiltersBlock['as'],
    fields: list(raw.fields).map((item, index) => field(room, record(item), [...path, 'fields', index])),
  };
};

function field(room: Room, raw: Raw, path: Path): FilterField {
  const bind = word(raw.bind);
  room.screen.heardOwn('state', [...path, 'bind']);
  const known = room.screen.known('state', bind, room.screen.states.keys(), [...path, 'bind'], 'a state');
  const type = (known && room.screen.states.get(bind)?.type) || unknownType;
  room.screen.used.add(`state.${bind}`);
  room.reads.add(`state.${bind}`);
  const as = (word(raw.as) || drawnAs(type)) as FilterField['as'];
  if (['list', 'radio', 'checks'].includes(as) && raw.options === undefined) {
    room.problem('options.missing', path, `A filter drawn as ${as} needs "options".`);
  }
  return {
    bind,
    label: text(room, raw.label, [...path, 'label']),
    as,
    ...(raw.options !== undefined && { options: options(room, raw.options, [...path, 'options'], type) }),
    ...bounds(room, raw, path, as),
    rules: rules(room, raw.rules, [...path, 'rules']),
  };
}

/** Rules of a filter or of a form's field. */
export function rules(room: Room, value: unknown, path: Path): Rule[] {
  return list(value).map((item, index) => {
    const raw = record(item);
    const at = [...path, index];
    const when = room.condition(raw.when, [...at, 'when'], 'the rule’s condition');
    const inner = room.with({}, when?.ifTrue);
    return {
      ...(when && { when: when.tree }),
      must: inner.expression(raw.must, [...at, 'must'], { what: 'must', kinds: ['flag'] }).tree,
      say: text(inner, raw.say, [...at, 'say']),
      live: raw.live === true,
    };
  });
}

function drawnAs(type: Type): FilterField['as'] {
  if (type.kind === 'date' || type.kind === 'money' || type.kind === 'number') return type.kind;
  return type.kind === 'word' ? 'list' : type.kind === 'list' ? 'checks' : 'text';
}
