import type { Param, Source, State } from '../../../src/lang/descriptors/declarations.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, mapRecord, mapValues, type Raw, record, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { ParamJson, ScreenJson, SourceJson, StateJson } from '../../generated/descriptors.ts';
import { queryOf } from '../config/query.ts';
import { args } from './arguments.ts';
import { withScreenCalc } from './calc.ts';
import { operationOf } from './operation.ts';
import { pollOf } from './poll.ts';
import { type Scope, unknownType } from './scope.ts';
import type { ScreenContext } from './screenContext.ts';
import { optional, recordOf, shapeOf } from './shapes.ts';
import { screenTarget, target } from './target.ts';
import { shared, text } from './text.ts';

/** States and computed values read each other: a state's type is its shape, nothing when it begins as nothing. */
export function withStates(scope: Scope, raw: Raw<ScreenJson>) {
  const { screen } = scope;
  const types = mapRecord(raw.state, (item, name) =>
    optional(
      screen.states.get(name)?.type ?? unknownType,
      record(item).initial === undefined || screen.maybeNothing.has(name),
    ),
  );
  const withState = scope.with({ state: recordOf('state', types, { file: screen.own, path: ['state'] }) });
  return withScreenCalc(withState, raw.calc, ['calc']);
}

export function statesOf(
  scope: Scope,
  raw: Raw<ScreenJson>,
  graph: Map<string, { reads: readonly string[]; path: Path }>,
): Record<string, State> {
  return mapRecord(raw.state, (item, name) => {
    const apart = scope.apart();
    const compiled = stateOf(apart, record(item), name, ['state', name], raw);
    graph.set(`state.${name}`, { reads: [...apart.reads], path: ['state', name] });
    return compiled;
  });
}

function stateOf(scope: Scope, raw: Raw<StateJson>, name: string, path: Path, screen: Raw<ScreenJson>): State {
  const type = scope.screen.states.get(name)?.type ?? unknownType;
  const initial =
    raw.initial === undefined
      ? undefined
      : scope.expression(raw.initial, [...path, 'initial'], { what: `The state ${name}`, type });
  if (initial && (initial.type.optional || initial.type.kind === 'nothing')) scope.screen.maybeNothing.add(name);
  const names = Object.keys(record(screen.state));
  for (const [index, other] of list(raw.resetOn).entries()) {
    scope.screen.noteOwnSymbol('state', [...path, 'resetOn', index]);
    if (!names.includes(word(other))) {
      scope.problem(
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
    scope.problem('state.query', [...path, 'query'], `The parameter "${query}" has this name in the address already.`);
  if (twin)
    scope.problem(
      'state.query',
      [...path, 'query'],
      `The state "${twin[0]}" has the name "${query}" in the address too.`,
    );
  return {
    shape: scope.screen.states.get(name)?.shape ?? {},
    ...(initial && { initial: initial.tree }),
    ...(query && { query }),
    resetOn: list(raw.resetOn).map((other) => word(other)),
  };
}

export function sourceOf(scope: Scope, raw: Raw<SourceJson>, name: string): Source {
  const path: Path = ['data', name];
  const id = word(raw.operation);
  const when = scope.condition(raw.when, [...path, 'when'], 'when');
  const inner = scope.with({}, when?.ifTrue);
  const operation = operationOf(scope.screen, id, [...path, 'operation'], 'data', inner.facts);
  const compiled = operation ? args(inner, operation, raw.args, [...path, 'args'], path, false) : {};
  if (operation?.writes)
    scope.problem(
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
        go: { screen: scope.screen.municipality.servicesScreen, params: {} },
        notify: shared(scope, 'wspolne.uslugaNiedostepna'),
      },
    }),
    ...(essential.go !== undefined && {
      essential: {
        go: target(inner, essential.go, [...path, 'essential', 'go']),
        notify: text(inner, essential.notify, [...path, 'essential', 'notify']),
      },
    }),
    ...failedOf(inner, raw, name, path),
    ...pollOf(scope, raw, name, path),
  };
}

/** Its words when it fails: they cannot read what has failed, and of an essential source nobody would see them. */
function failedOf(scope: Scope, raw: Raw<SourceJson>, name: string, path: Path): Pick<Source, 'failed'> {
  if (raw.failed === undefined) return {};
  const at = [...path, 'failed'];
  if (raw.essential !== undefined && raw.essential !== false)
    scope.problem(
      'source.failed',
      at,
      `Nobody would see these words: when data.${name} fails, its "essential" leads to another page.`,
      { key: true },
    );
  // They are shown when it has failed: they are no edge of the graph.
  const apart = scope.apart();
  const failed = text(apart, raw.failed, at);
  if ([...apart.reads].includes(`data.${name}`))
    scope.problem('source.failed', at, `These words are shown when data.${name} has failed, so they cannot read it.`);
  return { failed };
}

export function paramOf(scope: Scope, raw: Raw<ParamJson>, path: Path): Param {
  const missing = record(raw.missing);
  const place = word(raw.in, 'memory');
  if (raw.hide === true && place !== 'query')
    scope.problem(
      'param.hide',
      [...path, 'hide'],
      `Only a query parameter can be hidden, but this is \`in\`: ${place}.`,
    );
  const { hosts } = scope.screen.municipality;
  const after = raw.after === undefined ? undefined : word(raw.after);
  if (after !== undefined)
    scope.screen.noteSymbol({ kind: 'host', path: [...path, 'after'], names: () => hosts, written: () => [] });
  if (after !== undefined && !hosts.includes(after))
    scope.problem(
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
      default: scope.expression(raw.default, [...path, 'default'], { what: 'The parameter' }).tree,
    }),
    ...(raw.missing !== undefined && {
      missing: { ...screenTarget(scope, missing, [...path, 'missing']), ...queryOf(missing.with) },
    }),
  };
}

/** The states within the ranges that their uses have; the screen may give another maximum. */
export const inRanges = ({ ranges }: ScreenContext, states: Readonly<Record<string, State>>) =>
  mapValues(states, (state, name): State => {
    const range = ranges.get(name);
    if (!range) return state;
    const { minimum = range.minimum, maximum = range.maximum } = state.shape;
    return {
      ...state,
      shape: { ...state.shape, type: range.type, minimum: Math.max(minimum, range.minimum), maximum },
    };
  });
