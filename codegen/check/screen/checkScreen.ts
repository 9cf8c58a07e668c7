import type { Screen } from '../../../src/blocks/screen.ts';
import { answersData } from '../../../src/lang/descriptors/contract.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { JsonFile, Path } from '../../files/jsonFile.ts';
import { asWritten, list, mapRecord, record, word } from '../../files/raw.ts';
import type { ScreenJson } from '../../generated/descriptors.ts';
import type { MunicipalityContext, ScreenSignature } from '../municipalityContext.ts';
import { blocks } from './block.ts';
import { inRanges, paramOf, sourceOf, statesOf, withStates } from './declarations.ts';
import { documentOf } from './document.ts';
import { heldByRules } from './filterRules.ts';
import { refuseCircles } from './graph.ts';
import { checkIdleKeys } from './idle.ts';
import { actionCircles, checkUnused } from './leftovers.ts';
import { Scope, unknownType } from './scope.ts';
import { ScreenContext } from './screenContext.ts';
import { optional, recordOf, shapeOf, typeOfShape } from './shapes.ts';
import { hiddenInTitle, startSteps } from './start.ts';
import { steps } from './steps.ts';
import { optionalText, text } from './text.ts';
import { unfinishedOf } from './unfinished.ts';

/**
 * Types one screen and gives its normal form. Every mistake goes to `municipality.report`; the result may be run only
 * when there was no error.
 */
export function checkScreen(
  municipality: MunicipalityContext,
  file: JsonFile,
  signature: ScreenSignature,
): { screen: Screen; context: ScreenContext } {
  const raw = asWritten<ScreenJson>(file.value);
  const context = new ScreenContext(municipality, file, signature.name, signature.access);
  const { contract } = municipality;
  const globals = new Scope(
    context,
    new Map<string, Type>([
      ['config', contract.roots.config],
      ['user', optional(contract.roots.user, signature.access === 'public')],
      ['subject', optional(contract.roots.subject, signature.access !== 'full')],
      ['subjects', { kind: 'list', of: contract.roots.subject }],
      ['today', { kind: 'date' }],
      ['now', { kind: 'datetime' }],
      ['lang', { kind: 'word', words: municipality.locales.languages }],
      [
        'params',
        recordOf('params', Object.fromEntries([...signature.params].map(([name, { type }]) => [name, type])), {
          file,
          path: ['params'],
        }),
      ],
      ...(isComposed(raw.content) ? [['parts', { kind: 'list', of: { kind: 'text' } }] as const] : []),
    ]),
  );
  for (const [name, { in: place }] of signature.params)
    if (place === 'query') context.queries.set(name, `parameter "${name}"`);
  for (const kind of ['state', 'source', 'action'] as const)
    context.noteOwnSymbol(kind, [{ state: 'state', source: 'data', action: 'actions' }[kind]], true);
  context.noteSymbol({ kind: 'param', path: ['params'], keys: true, names: () => [], written: signature.written });
  const graph = new Map<string, { reads: readonly string[]; path: Path }>();
  context.graph = graph;

  // Answers are typed by the contract alone, so states and computed values may read them in any order.
  const dataTypes = mapRecord(raw.data, (item): Type => {
    const operation = contract.operations.get(word(record(item).operation));
    return operation && answersData(operation.answer) ? contract.typeOf(operation.answer) : unknownType;
  });
  const withData = globals.with({ data: recordOf('data', dataTypes, { file, path: ['data'] }) });
  for (const [name, item] of Object.entries(record(raw.data))) {
    context.sources.add(name);
    if (record(item).every !== undefined) context.polled.add(name);
  }
  for (const [name, item] of Object.entries(record(raw.state))) {
    context.states.set(name, {
      shape: shapeOf(record(item)),
      type: optional(typeOfShape(contract, record(item)), true),
    });
    context.queries.set(word(record(item).query), `state "${name}"`);
  }
  for (const [name, item] of Object.entries(record(raw.actions))) {
    context.actions.set(name, { args: mapRecord(record(item).args, (shape) => typeOfShape(contract, record(shape))) });
  }

  // A state may be nothing when what it begins with may be; that may hang on other states, so it is asked twice in silence.
  context.silently(() => {
    for (let round = 0; round < 2; round += 1) statesOf(withStates(withData, raw).scope, raw, graph);
  });
  const { scope, calc, reads } = withStates(withData, raw);
  for (const name of Object.keys(calc))
    graph.set(`calc.${name}`, { reads: reads.get(name) ?? [], path: ['calc', name] });
  const state = statesOf(scope, raw, graph);
  context.resets = new Map(Object.entries(state).map(([name, { resetOn }]) => [name, resetOn]));

  const data = mapRecord(raw.data, (item, name) => {
    const apart = scope.apart();
    const compiled = sourceOf(apart, record(item), name);
    graph.set(`data.${name}`, { reads: [...apart.reads], path: ['data', name] });
    return compiled;
  });
  refuseCircles(context, graph);
  askedTwice(context, data);

  const guard = list(raw.guard).map((item, index) => {
    const one = record(item);
    const at = ['guard', index];
    return {
      must: scope.expression(one.must, [...at, 'must'], { what: 'must', kinds: ['flag'] }).tree,
      else: steps(scope, one.else, [...at, 'else']),
    };
  });
  const actions = mapRecord(raw.actions, (item, name) => {
    const inner = scope.with({
      arg: recordOf('arg', context.actions.get(name)?.args ?? {}, { file, path: ['actions', name, 'args'] }),
    });
    const shapes = mapRecord(record(item).args, (shape) => shapeOf(record(shape)));
    const compiled = steps(inner, record(item).do, ['actions', name, 'do']);
    context.actionSteps.set(name, compiled);
    return { args: shapes, do: compiled };
  });
  const start = steps(scope, raw.start, ['start']);
  startSteps(context, raw);
  const content = blocks(scope.apart(), raw.content, ['content']);
  const documents = mapRecord(raw.documents, (item, operation) =>
    documentOf(scope, record(item), operation, raw, ['documents', operation]),
  );
  const title = text(scope, raw.title, ['title']);
  const summary = optionalText(scope, raw.summary, ['summary']);
  const unfinished = unfinishedOf(scope, raw.unfinished);
  hiddenInTitle(context, raw, title, calc);
  context.end();
  actionCircles(context, actions);
  checkUnused(context, raw);

  const screen: Screen = {
    name: signature.name,
    path: signature.path,
    access: signature.access,
    title,
    ...(summary && { summary }),
    ...unfinished,
    params: mapRecord(raw.params, (item, name) => paramOf(globals, record(item), ['params', name])),
    guard,
    ...(start.length > 0 && { start }),
    state: { ...inRanges(context, state), ...context.ownStates },
    data,
    calc,
    actions,
    content,
    calls: Object.fromEntries(context.calls),
    ...(Object.keys(documents).length && { documents }),
  };
  if (!context.failed) checkIdleKeys(context);
  return { screen: { ...screen, data: heldByRules(context, screen, graph) }, context };
}

/** Warns of a source that calls the same operation with the same arguments as another one (`source.twice`). */
function askedTwice(context: ScreenContext, data: Screen['data']): void {
  const seen = new Map<string, string>();
  for (const [name, { operation, args, when }] of Object.entries(data)) {
    const call = JSON.stringify([operation, Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)), when]);
    const other = seen.get(call);
    const message = `data.${name} calls the same as data.${other}: read data.${other} instead, and the office is called once.`;
    if (other !== undefined) context.problem('source.twice', ['data', name], message, { key: true, warning: true });
    else seen.set(call, name);
  }
}

/** Is a block `parts` among these, at any depth? */
function isComposed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (value as { type?: unknown }).type === 'parts' || Object.values(value).some(isComposed);
}
