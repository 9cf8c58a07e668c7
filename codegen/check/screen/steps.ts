import type { Step } from '../../../src/lang/descriptors/steps.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, mapRecord, own, type Raw, record, scalar, type Unchecked, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { StepJson, StepsJson } from '../../generated/descriptors.ts';
import { args } from './arguments.ts';
import { meantBy } from './meant.ts';
import { onceOnly } from './onceOnly.ts';
import { operationOf } from './operation.ts';
import { outcomes, toneOf } from './outcomes.ts';
import { question } from './question.ts';
import type { Scope } from './scope.ts';
import { target } from './target.ts';
import { optionalText, text } from './text.ts';

/** Compiles a list of steps. What they read does not decide the state of their block. */
export function steps(scope: Scope, value: Unchecked<StepsJson>, path: Path): Step[] {
  const apart = scope.apart();
  const compiled = list(value).flatMap((item, index) => {
    const raw = record(item);
    const verb = VERBS.find((name) => raw[name] !== undefined);
    const step = verb && verbs[verb](apart, raw, [...path, index]);
    return step ? [step] : [];
  });
  onceOnly(scope, compiled, path);
  return compiled;
}

type Verb = (scope: Scope, raw: Raw<StepJson>, path: Path) => Step | undefined;

/** One line for each verb, the key of its step. */
const verbs: Readonly<Record<Step['do'], Verb>> = {
  call: (scope, raw, path) => callStep(scope, raw, path, 'call'),
  download: (scope, raw, path) => callStep(scope, raw, path, 'download'),
  save: saveStep,
  set: setStep,
  reload: reloadStep,
  clear: clearStep,
  actFor: (scope, raw, path) => ({
    do: 'actFor',
    subject: scope.expression(raw.actFor, [...path, 'actFor'], { what: 'The subject', kinds: ['text'] }).tree,
  }),
  go: (scope, raw, path) => ({ do: 'go', to: target(scope, raw.go, [...path, 'go']) }),
  leave: hostStep,
  post: hostStep,
  notify: (scope, raw, path) => ({
    do: 'notify',
    text: text(scope, raw.notify, [...path, 'notify']),
    tone: toneOf(raw, 'success'),
  }),
  confirm: (scope, raw, path) => ({ do: 'confirm', ...question(scope, record(raw.confirm), [...path, 'confirm']) }),
  open: (scope, raw, path) => dialogStep(scope, raw, path, 'open'),
  close: (scope, raw, path) => dialogStep(scope, raw, path, 'close'),
  choose: chooseStep,
  run: runStep,
  signIn: (scope, raw, path) => ({
    do: 'signIn',
    result: scope.expression(raw.signIn, [...path, 'signIn'], { what: 'the answer of a login', kinds: ['record'] })
      .tree,
  }),
  signOut: () => ({ do: 'signOut' }),
};

const VERBS = Object.keys(verbs) as Step['do'][];

function callStep(scope: Scope, raw: Raw<StepJson>, path: Path, verb: 'call' | 'download'): Step | undefined {
  const id = word(raw[verb]);
  const operation = operationOf(scope.screen, id, [...path, verb], verb === 'call' ? 'data' : 'download', scope.facts);
  if (operation?.bytes) {
    const message = `"${id}" sends a part of a file: a field with files calls it.`;
    scope.problem('operation.kind', [...path, verb], message);
  }
  if (!operation) {
    outcomes(scope, raw, path, undefined, steps);
    return undefined;
  }
  const compiled = args(scope, operation, raw.args, [...path, 'args'], path, true);
  const name = optionalText(scope, raw.name, [...path, 'name']);
  const ends = outcomes(scope, raw, path, operation, steps);
  return verb === 'call'
    ? { do: 'call', operation: id, args: compiled, ...ends }
    : { do: 'download', operation: id, args: compiled, ...(name && { name }), ...ends };
}

/** A file must come with an answer, because no other value is a file. */
function saveStep(scope: Scope, raw: Raw<StepJson>, path: Path): Step {
  const want = { what: 'what is saved', kinds: ['file' as const], there: true };
  const { tree, type } = scope.expression(raw.save, [...path, 'save'], want);
  const pdf = type.kind === 'file' && type.media === 'application/pdf';
  return { do: 'save', file: tree, name: text(scope, raw.name, [...path, 'name']), pdf };
}

function setStep(scope: Scope, raw: Raw<StepJson>, path: Path): Step {
  const { screen } = scope;
  screen.noteOwnSymbol('state', [...path, 'set'], true);
  const values = mapRecord(raw.set, (item, name): Tree => {
    const at = [...path, 'set', name];
    const known = screen.known('state', name, screen.states.keys(), at, 'a state');
    const type = known ? screen.states.get(name)?.type : undefined;
    return scope.expression(item, at, { what: `The state ${name}`, ...(type && { type }) }).tree;
  });
  return { do: 'set', values };
}

function reloadStep({ screen }: Scope, raw: Raw<StepJson>, path: Path): Step {
  const source = word(raw.reload);
  screen.noteOwnSymbol('source', [...path, 'reload']);
  screen.known('source', source, screen.sources, [...path, 'reload'], 'a source');
  return { do: 'reload', source };
}

/** A form may come after the button that clears it, so its name is looked up at the end. */
function clearStep({ screen }: Scope, raw: Raw<StepJson>, path: Path): Step {
  const named = word(raw.clear);
  const what = screen.states.has(named) ? named : screen.idPrefix + named;
  screen.atEnd(() => {
    const known = [...screen.forms.keys(), ...screen.states.keys()];
    if (screen.states.has(what)) screen.noteOwnSymbol('state', [...path, 'clear']);
    else screen.noteBlock([...path, 'clear'], () => known);
    screen.known('clear', what, known, [...path, 'clear'], 'a form or state');
  });
  return { do: 'clear', what };
}

function dialogStep({ screen }: Scope, raw: Raw<StepJson>, path: Path, verb: 'open' | 'close'): Step {
  const dialog = screen.idPrefix + word(raw[verb]);
  if (verb === 'open') screen.openedDialogs.add(dialog);
  screen.atEnd(() => {
    screen.noteBlock([...path, verb], () => screen.dialogs);
    screen.known('dialog', dialog, screen.dialogs, [...path, verb], 'a dialog');
  });
  return { do: verb, dialog };
}

/** Lines below a false condition know that it is false. */
function chooseStep(scope: Scope, raw: Raw<StepJson>, path: Path): Step {
  let inner = scope;
  const lines = list(raw.choose).map((item, index) => {
    const line = record(item);
    const at = [...path, 'choose', index];
    const when = inner.condition(line.when, [...at, 'when'], 'a line’s condition');
    const compiled = steps(when ? inner.with({}, when.ifTrue) : inner, line.do, [...at, 'do']);
    if (when) inner = inner.with({}, when.ifFalse);
    return { ...(when && { when: when.tree }), do: compiled };
  });
  return { do: 'choose', lines };
}

function hostStep(scope: Scope, raw: Raw<StepJson>, path: Path): Step {
  const verb = raw.leave !== undefined ? 'leave' : 'post';
  const host = word(raw[verb]);
  const { hosts, postHosts } = scope.screen.municipality;
  scope.screen.noteSymbol({ kind: 'host', path: [...path, verb], names: () => hosts, written: () => [] });
  if (!hosts.includes(host)) {
    scope.problem(
      'host.unknown',
      [...path, verb],
      `"${host}" is not a host of services.config.json.${guess(host, hosts)}`,
    );
  } else if (verb === 'post' && !postHosts.includes(host)) {
    scope.problem('host.post', [...path, verb], `Forms may not be sent to "${host}".`, {
      help: [`In services.config.json: "${host}": { "address": "https://…", "post": true }`],
    });
  }
  const where = scope.expression(raw.path ?? "''", [...path, 'path'], {
    what: 'the path',
    kinds: ['text', 'number'],
    there: true,
  }).tree;
  if (verb === 'leave') return { do: 'leave', host, path: where };
  return {
    do: 'post',
    host,
    path: where,
    fields: mapRecord(
      raw.fields,
      (item, name) =>
        scope.expression(item, [...path, 'fields', name], { what: `The field ${name}`, there: true }).tree,
    ),
  };
}

function runStep(scope: Scope, raw: Raw<StepJson>, path: Path): Step {
  const action = word(raw.run);
  const { screen } = scope;
  screen.noteOwnSymbol('action', [...path, 'run']);
  const found = screen.known('action', action, screen.actions.keys(), [...path, 'run'], 'an action')
    ? screen.actions.get(action)
    : undefined;
  screen.used.add(`actions.${action}`);
  screen.noteSymbol({
    kind: 'param',
    path: [...path, 'args'],
    keys: true,
    names: () => Object.keys(found?.args ?? {}),
    written: (name) => [{ file: screen.own, path: ['actions', action, 'args', name] }],
    type: (name) => own(found?.args, name),
  });
  const meant = meantBy(Object.keys(record(raw.args)), Object.keys(found?.args ?? {}));
  for (const [name, type] of Object.entries(found?.args ?? {})) {
    if (!Object.hasOwn(record(raw.args), name) && !type.optional && !meant.has(name))
      scope.problem('argument.missing', path, `The action "${action}" needs the argument "${name}".`);
  }
  const given = mapRecord(raw.args, (item, name): Tree => {
    const type = own(found?.args, name);
    if (found && !type) {
      scope.problem(
        'argument.unknown',
        [...path, 'args', name],
        `The action "${action}" has no argument "${name}".${guess(name, Object.keys(found.args))}`,
        { key: true },
      );
    }
    return scope.expression(scalar(item), [...path, 'args', name], {
      what: `The argument ${name}`,
      ...(type && { type, there: !type.optional, owner: `the action "${action}"` }),
    }).tree;
  });
  return { do: 'run', action, args: given };
}
