import type { Param, Source, State } from '../../../src/lang/descriptors/compiled.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, mapRecord, type Raw, record, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import { queryOf } from '../config/givenParams.ts';
import { args } from './arguments.ts';
import { pollOf } from './poll.ts';
import { type Room, unknownType } from './scope.ts';
import { optional, recordOf, shapeOf } from './shapes.ts';
import { screenTarget, target } from './target.ts';
import { shared, text } from './text.ts';

/** States and computed values read each other: a state's type is its shape, nothing when it begins as nothing. */
export function withStates(room: Room, raw: Raw) {
  const { screen } = room;
  const types = mapRecord(raw.state, (item, name) =>
    optional(
      screen.states.get(name)?.type ?? unknownType,
      record(item).initial === undefined || screen.maybeNothing.has(name),
    ),
  );
  return room
    .with({ state: recordOf('state', types, { file: screen.own, path: ['state'] }) })
    .withScreenCalc(raw.calc, ['calc']);
}

export function statesOf(
  room: Room,
  raw: Raw,
  graph: Map<string, { reads: readonly string[]; path: Path }>,
): Record<string, State> {
  return mapRecord(raw.state, (item, name) => {
    const apart = room.apart();
    const compiled = stateOf(apart, record(item), name, ['state', name], raw);
    graph.set(`state.${name}`, { reads: [...apart.reads], path: ['state', name] });
    return compiled;
  });
}

function stateOf(room: Room, raw: Raw, name: string, path: Path, screen: Raw): State {
  const type = room.screen.states.get(name)?.type ?? unknownType;
  const initial =
    raw.initial === undefined
      ? undefined
      : room.expression(raw.initial, [...path, 'initial'], { what: `The state ${name}`, type });
  if (initial && (initial.type.optional || initial.type.kind === 'nothing')) room.screen.maybeNothing.add(name);
  const names = Object.keys(record(screen.state));
  for (const [index, other] of list(raw.resetOn).entries()) {
    room.screen.heardOwn('state', [...path, 'resetOn', index]);
    if (!names.includes(word(other))) {
      room.problem(
        'state.unknown',
        [...path, 'resetOn', index],
        `"${word(other)}" is not a state of this screen.${guess(word(other), names)}`,
      );
    }
  }
  const query = raw.query === undefined ? undefined : word(raw.query);
  const twin = Object.entries(record(screen.state)).find(
    ([other, item]) => other !== name && query && record(item).query === query,
  );
  if (query && record(record(screen.params)[query]).in === 'query')
    room.problem('state.query', [...path, 'query'], `The parameter "${query}" has this name in the address already.`);
  if (twin)
    room.problem(
      'state.query',
      [...path, 'query'],
      `The state "${twin[0]}" has the name "${query}" in the address too.`,
    );
  return {
    shape: room.screen.states.get(name)?.shape ?? {},
    ...(initial && { initial: initial.tree }),
    ...(query && { query }),
    resetOn: list(raw.resetOn).map((other) => word(other)),
  };
}

export function sourceOf(room: Room, raw: Raw, name: string): Source {
  const path: Path = ['data', name];
  const id = word(raw.operation);
  const when = room.condition(raw.when, [...path, 'when'], 'when');
  const inner = room.with({}, when?.ifTrue);
  const operation = room.screen.operation(id, [...path, 'operation'], 'data', inner.facts);
  const compiled = operation ? args(inner, operation, raw.args, [...path, 'args'], path, false) : {};
  if (operation?.writes)
    room.problem(
      'operation.writes',
      [...path, 'operation'],
      `"${id}" changes something: it can be called by a button or form, not read as a source.`,
    );
  const essential = record(raw.essential);
  return {
    operation: id,
    args: compiled,
    needs: Object.entries(operation?.args ?? {}).flatMap(([name, argument]) => (argument.required ? [name] : [])),
    ...(when && { when: when.tree }),
    ...(raw.essential === true && {
      essential: {
        go: { screen: room.screen.municipality.servicesScreen, params: {} },
        notify: shared(room, 'wspolne.uslugaNiedostepna'),
      },
    }),
    ...('go' in essential && {
      essential: {
        go: target(inner, essential.go, [...path, 'essential', 'go']),
        notify: text(inner, essential.notify, [...path, 'essential', 'notify']),
      },
    }),
    ...pollOf(room, raw, name, path),
  };
}

export function paramOf(room: Room, raw: Raw, path: Path): Param {
  const missing = record(raw.missing);
  const place = word(raw.in, 'memory') as Param['in'];
  if (raw.hide === true && place !== 'query')
    room.problem(
      'param.hide',
      [...path, 'hide'],
      `Only what stands in the query can be hidden, and this is \`in\`: ${place}.`,
    );
  const { hosts } = room.screen.municipality;
  const after = raw.after === undefined ? undefined : word(raw.after);
  if (after !== undefined)
    room.screen.heard({ kind: 'host', path: [...path, 'after'], names: () => hosts, written: () => [] });
  if (after !== undefined && !hosts.includes(after))
    room.problem(
      'host.unknown',
      [...path, 'after'],
      `"${after}" is not a host of services.config.json.${guess(after, hosts)}`,
    );
  return {
    in: place,
    shape: shapeOf(raw),
    ...(raw.hide === true && { hide: true }),
    ...(after !== undefined && { after }),
    ...(raw.default !== undefined && {
      default: room.expression(raw.default, [...path, 'default'], { what: 'The parameter' }).tree,
    }),
    ...(raw.missing !== undefined && {
      missing: { ...screenTarget(room, missing, [...path, 'missing']), ...queryOf(missing.with) },
    }),
  };
}
