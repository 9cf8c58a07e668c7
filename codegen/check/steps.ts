import type {
  Arg,
  CallOutcomes,
  ErrorOutcome,
  Outcome,
  Step,
  Target,
  Text,
  Tone,
} from '../../src/descriptors/compiled.ts';
import type { Operation } from '../../src/descriptors/contract.ts';
import { describe } from '../../src/expressions/check.ts';
import type { Tree } from '../../src/expressions/tree.ts';
import type { Type } from '../../src/expressions/types.ts';
import type { Path } from './jsonFile.ts';
import { list, mapRecord, own, record, word } from './raw.ts';
import { type Room, unknownType } from './room.ts';
import { guess } from './shape.ts';
import { optionalText, text } from './text.ts';

/** Compiles a list of steps. What they read does not decide the state of their block. */
export function steps(room: Room, value: unknown, path: Path): Step[] {
  const apart = room.apart();
  return list(value).flatMap((item, index) => {
    const compiled = step(apart, record(item), [...path, index]);
    return compiled ? [compiled] : [];
  });
}

function step(room: Room, raw: Record<string, unknown>, path: Path): Step | undefined {
  const { screen } = room;
  if ('call' in raw) return callStep(room, raw, path, 'call');
  if ('download' in raw) return callStep(room, raw, path, 'download');
  if ('set' in raw) {
    return {
      do: 'set',
      values: mapRecord(raw.set, (item, name): Tree => {
        const at = [...path, 'set', name];
        const known = screen.known('state', name, screen.states.keys(), at, 'a state');
        const type = known ? screen.states.get(name)?.type : undefined;
        return room.expression(item, at, { what: `The state ${name}`, ...(type && { type }) }).tree;
      }),
    };
  }
  if ('reload' in raw) {
    const source = word(raw.reload);
    screen.known('source', source, screen.sources, [...path, 'reload'], 'a source');
    return { do: 'reload', source };
  }
  if ('clear' in raw) {
    const named = word(raw.clear);
    const what = screen.states.has(named) ? named : screen.idPrefix + named;
    screen.atEnd(() => {
      const known = [...screen.forms.keys(), ...screen.states.keys()];
      screen.known('clear', what, known, [...path, 'clear'], 'a form or state');
    });
    return { do: 'clear', what };
  }
  if ('go' in raw) return { do: 'go', to: target(room, raw.go, [...path, 'go']) };
  if ('leave' in raw || 'post' in raw) return hostStep(room, raw, path);
  if ('notify' in raw)
    return { do: 'notify', text: text(room, raw.notify, [...path, 'notify']), tone: toneOf(raw, 'success') };
  if ('confirm' in raw) return { do: 'confirm', ...question(room, record(raw.confirm), [...path, 'confirm']) };
  if ('open' in raw || 'close' in raw) {
    const verb = 'open' in raw ? 'open' : 'close';
    const dialog = screen.idPrefix + word(raw[verb]);
    screen.atEnd(() => {
      screen.known('dialog', dialog, screen.dialogs, [...path, verb], 'a dialog');
    });
    return { do: verb, dialog };
  }
  if ('choose' in raw) {
    let inner = room;
    const lines = list(raw.choose).map((line, index) => {
      const own = record(line);
      const at = [...path, 'choose', index];
      const when = inner.condition(own.when, [...at, 'when'], 'a line’s condition');
      const compiled = steps(when ? inner.with({}, when.ifTrue) : inner, own.do, [...at, 'do']);
      if (when) inner = inner.with({}, when.ifFalse);
      return { ...(when && { when: when.tree }), do: compiled };
    });
    return { do: 'choose', lines };
  }
  if ('run' in raw) return runStep(room, raw, path);
  if ('signIn' in raw)
    return {
      do: 'signIn',
      result: room.expression(raw.signIn, [...path, 'signIn'], { what: 'the answer of a login', kinds: ['record'] })
        .tree,
    };
  if ('signOut' in raw) return { do: 'signOut' };
  return undefined;
}

function callStep(room: Room, raw: Record<string, unknown>, path: Path, verb: 'call' | 'download'): Step | undefined {
  const id = word(raw[verb]);
  const operation = room.screen.operation(id, [...path, verb], verb === 'call' ? 'data' : 'document');
  if (!operation) {
    outcomes(room, raw, path, undefined);
    return undefined;
  }
  const compiled = args(room, operation, raw.args, [...path, 'args'], path, true);
  const name = optionalText(room, raw.name, [...path, 'name']);
  const ends = outcomes(room, raw, path, operation);
  return verb === 'call'
    ? { do: 'call', operation: id, args: compiled, ...ends }
    : { do: 'download', operation: id, args: compiled, ...(name && { name }), ...ends };
}

/**
 * Types the arguments of a call against the contract.
 *
 * @param strict a required argument that may be nothing is a mistake; otherwise the call is held back for it
 */
export function args(
  room: Room,
  operation: Operation,
  value: unknown,
  path: Path,
  owner: Path,
  strict: boolean,
): Record<string, Arg> {
  const { contract } = room.screen.municipality;
  const given = record(value);
  for (const [name, argument] of Object.entries(operation.args)) {
    if (argument.required && !Object.hasOwn(given, name)) {
      room.problem('argument.missing', owner, `"${operation.id}" needs the argument "${name}".`, {
        help: argument.schema.description ? [`${name}: ${argument.schema.description}`] : [],
      });
    }
  }
  return mapRecord(given, (item, name): Arg => {
    const at = [...path, name];
    const argument = own(operation.args, name);
    if (!argument) {
      const known = Object.keys(operation.args);
      room.problem(
        'argument.unknown',
        at,
        `"${operation.id}" has no argument "${name}".${guess(
          name,
          known.filter((one) => !Object.hasOwn(given, one)),
        )}`,
        {
          key: true,
          help: [
            known.length
              ? `Arguments: ${known.join(', ')} (${operation.source})`
              : `It has none (${operation.source}).`,
          ],
        },
      );
    }
    const address = record(item).url;
    const type = argument && contract.typeOf(argument.schema);
    if (address !== undefined) {
      if (type && type.kind !== 'text' && type.kind !== 'unknown')
        room.problem('expression.type', at, `The argument ${name} is ${describe(type)}, and this is an address.`);
      return { url: addressTarget(room, address, [...at, 'url']) };
    }
    const { tree } = room.expression(item, at, {
      what: `The argument ${name}`,
      ...(type && { type }),
      there: strict && argument?.required === true,
    });
    return { value: tree };
  });
}

export function outcomes(
  room: Room,
  raw: Record<string, unknown>,
  path: Path,
  operation: Operation | undefined,
  form?: readonly string[],
): CallOutcomes {
  const { contract } = room.screen.municipality;
  const result: Type = operation && operation.answer !== 'document' ? contract.typeOf(operation.answer) : unknownType;
  const answered = room.with({ result });
  const failed = room.with({ error: errorType(operation) });
  const success = answered.condition(raw.success, [...path, 'success'], 'success');
  const errors = mapRecord(raw.errors, (item, kod): ErrorOutcome => {
    const at = [...path, 'errors', kod];
    if (operation && !Object.hasOwn(operation.errors, kod) && !/^[45]\d\d$/.test(kod)) {
      room.problem(
        'error.unknown',
        at,
        `"${operation.id}" does not answer the code ${kod}.${guess(kod, Object.keys(operation.errors))}`,
        {
          key: true,
          help: [`Codes: ${Object.keys(operation.errors).join(', ') || 'none'} (${operation.source})`],
        },
      );
    }
    return errorOutcome(failed, record(item), at, form);
  });
  const declared = Object.keys(operation?.errors ?? {}).filter((kod) => !Object.hasOwn(errors, kod));
  const otherwise =
    raw.otherwise === undefined
      ? undefined
      : outcome(failed.with({ result: { ...result, optional: true } as Type }), record(raw.otherwise), [
          ...path,
          'otherwise',
        ]);
  if (declared.length && !otherwise) {
    room.problem(
      'error.unmapped',
      path,
      `"${operation?.id}" can answer ${declared.join(', ')}, and no line says what follows.`,
      {
        warning: true,
        help: ['Give each a line in "errors", or say in "otherwise" what all of them show.'],
      },
    );
  }
  return {
    ...(success && { success: success.tree }),
    // After the condition held, what it asked for is surely there.
    then: steps(success ? answered.with({}, success.ifTrue) : answered, raw.then, [...path, 'then']),
    errors,
    ...(otherwise && { otherwise }),
  };
}

function errorOutcome(
  room: Room,
  raw: Record<string, unknown>,
  path: Path,
  form: readonly string[] | undefined,
): ErrorOutcome {
  if (!('field' in raw)) return outcome(room, raw, path);
  const field = word(raw.field);
  if (!form) room.problem('error.field', [...path, 'field'], 'Only the outcomes of a form can land on a field.');
  else if (!form.includes(field)) {
    room.problem('error.field', [...path, 'field'], `"${field}" is not a field of this form.${guess(field, form)}`, {
      help: [`Fields: ${form.join(', ')}`],
    });
  }
  const say = optionalText(room, raw.say, [...path, 'say']);
  return { field, ...(say && { say }) };
}

function outcome(room: Room, raw: Record<string, unknown>, path: Path): Outcome {
  if ('show' in raw) return { show: text(room, raw.show, [...path, 'show']) };
  if ('notify' in raw) return { notify: text(room, raw.notify, [...path, 'notify']), tone: toneOf(raw, 'danger') };
  return { do: steps(room, raw.do, [...path, 'do']) };
}

function toneOf(raw: Record<string, unknown>, otherwise: Tone): Tone {
  return word(raw.tone, otherwise) as Tone;
}

export function question(
  room: Room,
  raw: Record<string, unknown>,
  path: Path,
): { when?: Tree; title: Text; text: Text; yes?: Text; no?: Text } {
  const when = room.condition(raw.when, [...path, 'when'], 'the question’s condition');
  const inner = when ? room.with({}, when.ifTrue) : room;
  const yes = optionalText(inner, raw.yes, [...path, 'yes']);
  const no = optionalText(inner, raw.no, [...path, 'no']);
  return {
    ...(when && { when: when.tree }),
    title: text(inner, raw.title, [...path, 'title']),
    text: text(inner, raw.text, [...path, 'text']),
    ...(yes && { yes }),
    ...(no && { no }),
  };
}

export function target(room: Room, value: unknown, path: Path): Target {
  const raw = record(value);
  if ('back' in raw) return { back: true };
  if ('wanted' in raw) return { wanted: true };
  if ('service' in raw) {
    const service = room.expression(raw.service, [...path, 'service'], {
      what: 'the number of a service',
      kinds: ['number'],
      there: true,
    });
    const known = typeof raw.service === 'number' ? room.screen.municipality.services.get(raw.service) : undefined;
    if (typeof raw.service === 'number' && !known) {
      room.problem(
        'service.unknown',
        [...path, 'service'],
        `There is no service ${raw.service} in services.config.json.`,
      );
    }
    if (known) return { service: service.tree, params: screenParams(room, known.screen, raw.params, path) };
    const params = mapRecord(
      raw.params,
      (item, name) => room.expression(item, [...path, 'params', name], { what: `The parameter ${name}` }).tree,
    );
    return { service: service.tree, params };
  }
  return screenTarget(room, raw, path);
}

export function screenTarget(
  room: Room,
  raw: Record<string, unknown>,
  path: Path,
): Extract<Target, { screen: string }> {
  const name = word(raw.screen);
  const { screens } = room.screen.municipality;
  const found = screens.get(name);
  if (!found) {
    room.problem(
      'screen.unknown',
      [...path, 'screen'],
      `There is no screen "${name}".${guess(name, [...screens.keys()])}`,
      {
        help: ['A screen needs a file under screens/ and an address in services.config.json.'],
      },
    );
  }
  room.screen.municipality.led.add(name);
  return { screen: name, params: screenParams(room, name, raw.params, path) };
}

/** What is handed to a screen, against what it takes. */
function screenParams(room: Room, name: string, given: unknown, path: Path): Record<string, Tree> {
  const found = room.screen.municipality.screens.get(name);
  for (const [param, { required }] of found?.params ?? []) {
    if (required && !Object.hasOwn(record(given), param)) {
      room.problem('param.missing', path, `The screen "${name}" needs the parameter "${param}".`);
    }
  }
  return mapRecord(given, (item, param): Tree => {
    const at = [...path, 'params', param];
    const known = found?.params.get(param);
    if (found && !known) {
      room.problem(
        'param.unknown',
        at,
        `The screen "${name}" has no parameter "${param}".${guess(param, [...found.params.keys()])}`,
        { key: true },
      );
    }
    return room.expression(item, at, {
      what: `The parameter ${param}`,
      ...(known && { type: known.type, there: known.required }),
    }).tree;
  });
}

/** An address to come back to: what only the portal's memory holds is not in it. */
export function addressTarget(room: Room, value: unknown, path: Path): Extract<Target, { screen: string }> {
  const raw = record(value);
  const found = room.screen.municipality.screens.get(word(raw.screen));
  for (const param of Object.keys(record(raw.params))) {
    if (found?.params.get(param)?.in === 'memory')
      room.problem(
        'param.memory',
        [...path, 'params', param],
        `"${param}" is handed over in memory, so an address can't hold it: give it \`in\`: query in screens/${found.name}.json.`,
        { key: true },
      );
  }
  return screenTarget(room, raw, path);
}

function hostStep(room: Room, raw: Record<string, unknown>, path: Path): Step {
  const verb = 'leave' in raw ? 'leave' : 'post';
  const host = word(raw[verb]);
  const { hosts } = room.screen.municipality;
  if (!hosts.includes(host)) {
    room.problem(
      'host.unknown',
      [...path, verb],
      `"${host}" is not a host of services.config.json.${guess(host, hosts)}`,
    );
  }
  if (verb === 'leave')
    return {
      do: 'leave',
      host,
      path: room.expression(raw.path ?? "''", [...path, 'path'], {
        what: 'the path',
        kinds: ['text', 'number'],
        there: true,
      }).tree,
    };
  return {
    do: 'post',
    host,
    fields: mapRecord(
      raw.fields,
      (item, name) => room.expression(item, [...path, 'fields', name], { what: `The field ${name}`, there: true }).tree,
    ),
  };
}

function runStep(room: Room, raw: Record<string, unknown>, path: Path): Step {
  const action = word(raw.run);
  const { screen } = room;
  const found = screen.known('action', action, screen.actions.keys(), [...path, 'run'], 'an action')
    ? screen.actions.get(action)
    : undefined;
  screen.used.add(`actions.${action}`);
  for (const name of Object.keys(found?.args ?? {})) {
    if (!Object.hasOwn(record(raw.args), name))
      room.problem('argument.missing', path, `The action "${action}" needs the argument "${name}".`);
  }
  const given = mapRecord(raw.args, (item, name): Tree => {
    const type = own(found?.args, name);
    if (found && !type) {
      room.problem(
        'argument.unknown',
        [...path, 'args', name],
        `The action "${action}" has no argument "${name}".${guess(name, Object.keys(found.args))}`,
        { key: true },
      );
    }
    return room.expression(item, [...path, 'args', name], {
      what: `The argument ${name}`,
      ...(type && { type, there: true }),
    }).tree;
  });
  return { do: 'run', action, args: given };
}

/** What `error` holds: nothing when the call answered; its code is one the operation declares, or one of HTTP. */
function errorType(operation: Operation | undefined): Type {
  const texts: Type = { kind: 'text' };
  return {
    kind: 'record',
    name: 'Blad',
    source: operation?.source ?? 'schemas/api/common.json',
    optional: true,
    fields: () => ({ kod: texts, opis: texts, nrSprawy: texts }),
  };
}
