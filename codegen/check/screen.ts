import type { Document, Param, Screen, Source, State } from '../../src/descriptors/compiled.ts';
import type { Type } from '../../src/expressions/types.ts';
import { args } from './arguments.ts';
import { block, blocks } from './blocks.ts';
import { refuseCircles } from './graph.ts';
import { idleKeys } from './idle.ts';
import type { JsonFile, Path } from './jsonFile.ts';
import type { MunicipalityContext, ScreenSignature } from './municipalityContext.ts';
import { list, mapRecord, type Raw, record, word } from './raw.ts';
import { Room, unknownType } from './room.ts';
import { ScreenContext } from './screenContext.ts';
import { guess } from './shape.ts';
import { steps } from './steps.ts';
import { target } from './target.ts';
import { optionalText, shared, text } from './text.ts';
import { optional, recordOf, shapeOf, typeOfShape } from './types.ts';

/**
 * Types one screen and gives its normal form. Every mistake goes to `municipality.report`; the result may be run only
 * when there was no error.
 */
export function checkScreen(
  municipality: MunicipalityContext,
  file: JsonFile,
  signature: ScreenSignature,
): { screen: Screen; context: ScreenContext } {
  const raw = record(file.value);
  const context = new ScreenContext(municipality, file, signature.name, signature.access);
  const { contract } = municipality;
  const globals = new Room(
    context,
    new Map<string, Type>([
      ['config', contract.roots.config],
      ['user', optional(contract.roots.user, signature.access === 'public')],
      ['subject', optional(contract.roots.subject, signature.access !== 'full')],
      ['today', { kind: 'date' }],
      ['now', { kind: 'datetime' }],
      ['lang', { kind: 'word', words: municipality.locales.languages }],
      ['params', recordOf('params', Object.fromEntries([...signature.params].map(([name, { type }]) => [name, type])))],
    ]),
  );
  const graph = new Map<string, { reads: readonly string[]; path: Path }>();

  // Answers are typed by the contract alone, so states and computed values may read them in any order.
  const dataTypes = mapRecord(raw.data, (item): Type => {
    const operation = contract.operations.get(word(record(item).operation));
    return operation && operation.answer !== 'document' ? contract.typeOf(operation.answer) : unknownType;
  });
  const withData = globals.with({ data: recordOf('data', dataTypes) });
  for (const name of Object.keys(dataTypes)) context.sources.add(name);
  for (const [name, item] of Object.entries(record(raw.state))) {
    context.states.set(name, {
      shape: shapeOf(record(item)),
      type: optional(typeOfShape(contract, record(item)), true),
    });
  }
  for (const [name, item] of Object.entries(record(raw.actions))) {
    context.actions.set(name, { args: mapRecord(record(item).args, (shape) => typeOfShape(contract, record(shape))) });
  }

  // A state may be nothing when what it begins with may be; that may hang on other states, so it is asked twice in silence.
  context.silently(() => {
    for (let round = 0; round < 2; round += 1) statesOf(withStates(withData, raw).room, raw, graph);
  });
  const { room, calc, reads } = withStates(withData, raw);
  for (const name of Object.keys(calc))
    graph.set(`calc.${name}`, { reads: reads.get(name) ?? [], path: ['calc', name] });
  const state = statesOf(room, raw, graph);

  const data = mapRecord(raw.data, (item, name) => {
    const apart = room.apart();
    const compiled = sourceOf(apart, record(item), ['data', name]);
    graph.set(`data.${name}`, { reads: [...apart.reads], path: ['data', name] });
    return compiled;
  });
  refuseCircles(context, graph);

  const guard = list(raw.guard).map((item, index) => {
    const one = record(item);
    const at = ['guard', index];
    return {
      must: room.expression(one.must, [...at, 'must'], { what: 'must', kinds: ['flag'] }).tree,
      else: steps(room, one.else, [...at, 'else']),
    };
  });
  const actions = mapRecord(raw.actions, (item, name) => {
    const inner = room.with({ arg: recordOf('arg', context.actions.get(name)?.args ?? {}) });
    const shapes = mapRecord(record(item).args, (shape) => shapeOf(record(shape)));
    return { args: shapes, do: steps(inner, record(item).do, ['actions', name, 'do']) };
  });
  const content = blocks(room.apart(), raw.content, ['content']);
  const documents = mapRecord(raw.documents, (item, operation) =>
    documentOf(room, record(item), operation, raw, ['documents', operation]),
  );
  context.end();
  actionCircles(context, actions);
  unused(context, raw);

  const screen: Screen = {
    name: signature.name,
    path: signature.path,
    access: signature.access,
    title: text(room, raw.title, ['title']),
    params: mapRecord(raw.params, (item, name) => paramOf(globals, record(item), ['params', name])),
    guard,
    state,
    data,
    calc,
    actions,
    content,
    calls: Object.fromEntries(context.calls),
    ...(Object.keys(documents).length && { documents }),
  };
  if (!context.failed) idleKeys(context);
  return { screen, context };
}

/** States and computed values read each other: a state's type is its shape, nothing when it begins as nothing. */
function withStates(room: Room, raw: Raw) {
  const { screen } = room;
  const types = mapRecord(raw.state, (item, name) =>
    optional(
      screen.states.get(name)?.type ?? unknownType,
      record(item).initial === undefined || screen.maybeNothing.has(name),
    ),
  );
  return room.with({ state: recordOf('state', types) }).withScreenCalc(raw.calc, ['calc']);
}

function statesOf(
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

function sourceOf(room: Room, raw: Raw, path: Path): Source {
  const id = word(raw.operation);
  const operation = room.screen.operation(id, [...path, 'operation'], 'data');
  const when = room.condition(raw.when, [...path, 'when'], 'when');
  const inner = room.with({}, when?.ifTrue);
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
  };
}

function paramOf(room: Room, raw: Raw, path: Path): Param {
  const missing = raw.missing === undefined ? undefined : word(record(raw.missing).screen);
  const { screens } = room.screen.municipality;
  room.screen.municipality.led.add(missing ?? '');
  for (const [needed, { required }] of screens.get(missing ?? '')?.params ?? []) {
    if (required)
      room.problem(
        'param.missing',
        [...path, 'missing', 'screen'],
        `The screen "${missing}" needs the parameter "${needed}", so nobody can be sent there without it.`,
      );
  }
  if (missing && !screens.has(missing)) {
    room.problem(
      'screen.unknown',
      [...path, 'missing', 'screen'],
      `There is no screen "${missing}".${guess(missing, [...screens.keys()])}`,
    );
  }
  return {
    in: word(raw.in, 'memory') as Param['in'],
    shape: shapeOf(raw),
    ...(raw.default !== undefined && {
      default: room.expression(raw.default, [...path, 'default'], { what: 'The parameter' }).tree,
    }),
    ...(missing && { missing: { screen: missing } }),
  };
}

function documentOf(room: Room, raw: Raw, id: string, screen: Raw, path: Path): Document {
  const { screen: context } = room;
  const operation = context.operation(id, path, 'document');
  const types = mapRecord(operation?.args ?? {}, (argument) => {
    const { schema, required } = argument as { schema: Record<string, unknown>; required: boolean };
    const type = context.municipality.contract.typeOf(schema);
    return required ? type : optional(type, true);
  });
  const arg = room.with({ arg: recordOf('arg', types) });
  const params = context.municipality.screens.get(context.name)?.params;
  for (const name of params?.keys() ?? []) {
    const own = record(record(screen.params)[name]);
    const needed = own.in === 'path' || own.missing !== undefined;
    if (needed && own.default === undefined && !Object.hasOwn(record(raw.params), name))
      context.problem(
        'param.missing',
        path,
        `The document must say in "params" what "${name}" is: on paper there is no address.`,
        { key: true },
      );
  }
  const assigned = (key: 'params' | 'state') =>
    mapRecord(raw[key], (item, name) => {
      const at = [...path, key, name];
      const known = Object.keys(record(screen[key]));
      if (!known.includes(name))
        context.problem(
          `${key === 'state' ? 'state' : 'param'}.unknown`,
          at,
          `"${name}" is not in "${key}" of this screen.${guess(name, known)}`,
          { key: true },
        );
      context.used.add(`${key}.${name}`);
      const type = key === 'state' ? context.states.get(name)?.type : params?.get(name)?.type;
      return arg
        .apart()
        .expression(item, at, { what: `The ${key === 'state' ? 'state' : 'parameter'} ${name}`, ...(type && { type }) })
        .tree;
    });
  const content = list(raw.content).flatMap((item, index) => {
    if (typeof item !== 'string') return [...block(arg.apart(), record(item), [...path, 'content', index])];
    const found = context.blocks.get(item);
    if (found) return [found];
    context.problem(
      'block.unknown',
      [...path, 'content', index],
      `"${item}" is not a block of this screen.${guess(item, [...context.blocks.keys()])}`,
    );
    return [];
  });
  return {
    title: optionalText(arg, raw.title, [...path, 'title']) ?? text(arg, screen.title, ['title']),
    params: assigned('params'),
    state: assigned('state'),
    name: optionalText(arg, raw.name, [...path, 'name']) ?? text(arg, screen.title, ['title']),
    landscape: raw.landscape === true,
    content,
  };
}

function actionCircles(context: ScreenContext, actions: Screen['actions']): void {
  const graph = new Map(
    Object.entries(actions).map(([name, action]) => {
      const runs = [...JSON.stringify(action.do).matchAll(/"do":"run","action":"([^"]+)"/g)].map(
        (match) => `actions.${match[1]}`,
      );
      return [`actions.${name}`, { reads: runs, path: ['actions', name] as Path }];
    }),
  );
  refuseCircles(context, graph);
}

/** What nothing reads is a mistake of the author or a leftover. */
function unused(context: ScreenContext, raw: Raw): void {
  for (const kind of ['state', 'data', 'calc', 'actions', 'params'] as const) {
    for (const name of Object.keys(record(raw[kind]))) {
      if (context.used.has(`${kind}.${name}`)) continue;
      const essential = kind === 'data' && record(record(raw.data)[name]).essential;
      if (essential) continue;
      context.problem('unused', [kind, name], `Nothing in this screen uses ${kind}.${name}.`, {
        key: true,
        warning: true,
      });
    }
  }
}
