import { type Access, answersData, type Operation } from '../../src/lang/descriptors/contract.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import type { Type } from '../../src/lang/expressions/types.ts';
import type { OperationPlan, RefusalsPlan } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import { listed } from '../files/listed.ts';
import { list, type Raw, record, word } from '../files/raw.ts';
import { guess, guessOrAll } from '../files/shape.ts';
import type { DataOperationJson } from '../generated/descriptors.ts';
import type { FillContext } from './fillContext.ts';
import { membersIn } from './membersIn.ts';
import type { DataWorld } from './world.ts';

type Names = Map<string, Type>;
type Source = RefusalsPlan['data'][number];

/** The conditions under which an operation is refused, and what they read (`data.refuse`). */
export function planRefusals(context: FillContext, raw: Raw<DataOperationJson>, path: Path): RefusalsPlan | undefined {
  const { world, operation } = context;
  const names = rootsOf(world, operation);
  const data = Object.entries(record(raw.data)).flatMap(([name, item]) => {
    const at = [...path, 'data', name];
    const source = planSource(context, name, record(item), names, at);
    return source ? [source] : [];
  });
  const answers = new Map(data.map(({ name, answer }) => [name, answer]));
  const scope: Names = new Map([
    ...names,
    ['data', { kind: 'record', name: 'data', fields: () => Object.fromEntries(answers) }],
  ]);
  const trees: Tree[] = data.flatMap(({ source }) => Object.values(source.args));
  const rules = list(raw.refuse).flatMap((item, index): RefusalsPlan['rules'][number][] => {
    const at = [...path, 'refuse', index];
    const { when, code, text, field } = record(item);
    const tree = world.expression(when, scope, [...at, 'when'], { kinds: ['flag'] });
    checkReason(world, operation, { code: word(code), text: word(text), field }, at);
    if (tree === undefined) return [];
    trees.push(tree);
    if (!Array.isArray(tree))
      world.reportAt(
        'data.refuse',
        [...at, 'when'],
        `This refuses ${tree ? 'every call' : 'no call'}: write a condition over the arguments or "data".`,
      );
    return [{ when: tree, code: word(code), text: word(text), ...(field !== undefined && { field: word(field) }) }];
  });
  for (const name of argumentsIn(trees)) context.used.args.add(name);
  // An expression with a mistake may be meant to read any of them.
  if (rules.length === list(raw.refuse).length)
    checkRead(
      world,
      data.map(({ name }) => name),
      trees,
      path,
    );
  return raw.refuse === undefined ? undefined : { data: data.map(({ source }) => source), rules };
}

/** What an expression about a call may read. */
function rootsOf({ contract }: DataWorld, { id, args, subject }: Operation): Names {
  const types = Object.fromEntries(
    Object.entries(args).map(([name, { schema, required }]): [string, Type] => {
      const type = contract.typeOf(schema);
      return [name, required || type.kind === 'list' || type.kind === 'nothing' ? type : { ...type, optional: true }];
    }),
  );
  const written = (name: string) => listed(contract.places.argument(id, name));
  return new Map<string, Type>([
    ['arg', { kind: 'record', name: 'arg', fields: () => types, written }],
    ...(subject ? [['subject', contract.roots.subject] as const] : []),
    ['today', { kind: 'date' }],
    ['now', { kind: 'datetime' }],
    ['lang', { kind: 'text' }],
  ]);
}

const RANK: Readonly<Record<Access, number>> = { public: 0, restricted: 1, full: 2 };

/** A response that the conditions read. */
function planSource(
  { world, operation }: FillContext,
  name: string,
  raw: Raw<NonNullable<DataOperationJson['data']>[string]>,
  names: Names,
  path: Path,
): { name: string; answer: Type; source: Source } | undefined {
  const { contract, reportAt } = world;
  const at = [...path, 'operation'];
  const id = word(raw.operation);
  const called = contract.operations.get(id);
  if (!called) {
    reportAt('data.refuse', at, `The contract has no operation "${id}".${guess(id, [...contract.operations.keys()])}`);
    return undefined;
  }
  const why = notCallable(operation, called);
  if (why || !answersData(called.answer)) {
    reportAt('data.refuse', at, `${operation.id} cannot read ${id}: ${why ?? 'it answers with a document or a file'}.`);
    return undefined;
  }
  const args: Record<string, Tree> = {};
  for (const [argument, value] of Object.entries(record(raw.args))) {
    const here = [...path, 'args', argument];
    const known = Object.hasOwn(called.args, argument) ? called.args[argument] : undefined;
    if (!known) {
      reportAt(
        'data.argument',
        here,
        `${id} has no argument "${argument}".${guessOrAll(argument, Object.keys(called.args))}`,
        { key: true },
      );
      continue;
    }
    const type = contract.typeOf(known.schema);
    if (type.kind === 'list')
      reportAt('data.refuse', here, `"${argument}" of ${id} is a list, which cannot be given here.`);
    const tree = world.expression(value, names, here, { type, needed: known.required });
    if (tree !== undefined) args[argument] = tree;
  }
  for (const [argument, { required }] of Object.entries(called.args))
    if (required && !Object.hasOwn(record(raw.args), argument))
      reportAt('data.refuse', path, `${id} needs the argument "${argument}": give it in "args".`, { key: true });
  return { name, answer: contract.typeOf(called.answer), source: { name, operation: id, args } };
}

/** Why an operation may not be called for another one. */
function notCallable(operation: Operation, called: Operation): string | undefined {
  if (called.writes) return 'it writes';
  if (RANK[called.access] > RANK[operation.access]) return `it needs ${called.access} access`;
  if (called.subject && !operation.subject) return 'it is about a subject (x-subject)';
  return undefined;
}

/** The code, text and field of a refusal. */
export function checkReason(
  world: DataWorld,
  operation: Operation,
  { code, text, field }: { code: string; text: string; field: unknown },
  path: Path,
): void {
  const { id, errors, args } = operation;
  if (!Object.hasOwn(errors, code))
    world.reportAt(
      'data.refuse',
      [...path, 'code'],
      `${id} has no error "${code}" in its x-errors.${guessOrAll(code, Object.keys(errors))}`,
    );
  world.text(text, [...path, 'text']);
  const [placeholder] = world.placeholders(text);
  if (placeholder !== undefined)
    world.reportAt(
      'data.refuse',
      [...path, 'text'],
      `Nothing fills {{${placeholder}}} of "${text}": use a text without placeholders.`,
    );
  if (field !== undefined && !Object.hasOwn(args, word(field)))
    world.reportAt(
      'data.argument',
      [...path, 'field'],
      `${id} has no argument "${word(field)}".${guessOrAll(word(field), Object.keys(args))}`,
    );
}

/** Operations that read each other would call each other without end (`data.refuse`). */
export function checkCircles(world: DataWorld, plans: ReadonlyMap<string, OperationPlan>): void {
  const readBy = (id: string): readonly Source[] => plans.get(id)?.refuse?.data ?? [];
  const wayBack = (from: string, to: string, seen: Set<string>): readonly string[] | undefined => {
    if (from === to) return [to];
    if (seen.has(from)) return undefined;
    seen.add(from);
    for (const { operation } of readBy(from)) {
      const way = wayBack(operation, to, seen);
      if (way) return [from, ...way];
    }
    return undefined;
  };
  for (const id of plans.keys())
    for (const { name, operation } of readBy(id)) {
      const way = wayBack(operation, id, new Set());
      if (!way) continue;
      const message = `Operations call each other in a circle: ${[id, ...way].join(' -> ')}.`;
      world.reportAt('data.refuse', ['operations', id, 'data', name, 'operation'], message);
    }
}

/** A response that no condition reads would be asked for nothing (`data.unused`). */
function checkRead(world: DataWorld, names: readonly string[], trees: readonly Tree[], path: Path): void {
  const read = new Set(trees.flatMap((tree) => membersIn(tree, 'data')));
  for (const name of names)
    if (!read.has(name))
      world.reportAt('data.unused', [...path, 'data', name], `No condition in "refuse" reads data.${name}.`, {
        key: true,
        warning: true,
      });
}

const argumentsIn = (trees: readonly Tree[]): string[] => trees.flatMap((tree) => membersIn(tree, 'arg'));
