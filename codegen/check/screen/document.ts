import type { Block } from '../../../src/blocks/block.ts';
import { allBlocks } from '../../../src/blocks/containers.ts';
import { traitsOf } from '../../../src/blocks/index.ts';
import type { Document } from '../../../src/blocks/screen.ts';
import type { Path } from '../../files/jsonFile.ts';
import { listed } from '../../files/listed.ts';
import { list, mapRecord, mapValues, type Raw, record } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { DocumentJson, ScreenJson } from '../../generated/descriptors.ts';
import { block } from './block.ts';
import { operationOf } from './operation.ts';
import type { Scope } from './scope.ts';
import { optional } from './shapes.ts';
import { optionalText, text } from './text.ts';

/** A PDF drawn from this screen: the operation's arguments give its parameters and states, its blocks are named. */
export function documentOf(
  scope: Scope,
  raw: Raw<DocumentJson>,
  id: string,
  screen: Raw<ScreenJson>,
  path: Path,
): Document {
  const { screen: context } = scope;
  const operation = operationOf(context, id, path, 'document');
  const types = mapValues(operation?.args ?? {}, ({ schema, required }) => {
    const type = context.municipality.contract.typeOf(schema);
    return required ? type : optional(type, true);
  });
  const params = context.municipality.screens.get(context.name)?.params;
  const { places, operations } = context.municipality.contract;
  const written = (name: string) => listed(places.argument(id, name));
  const arg = scope.with({ arg: { kind: 'record', name: 'arg', fields: () => types, written } });
  context.noteSymbol({
    kind: 'operation',
    path: ['documents'],
    keys: true,
    names: () => operations.keys(),
    written: (name) => listed(places.operation(name)),
  });
  context.noteOwnSymbol('state', [...path, 'state'], true);
  context.noteSymbol({
    kind: 'param',
    path: [...path, 'params'],
    keys: true,
    names: () => params?.keys() ?? [],
    written: (name) => [{ file: context.own, path: ['params', name] }],
  });
  for (const name of params?.keys() ?? []) {
    const own = record(record(screen.params)[name]);
    const needed = own.in === 'path' || own.missing !== undefined;
    if (needed && own.default === undefined && !Object.hasOwn(record(raw.params), name))
      context.problem(
        'param.missing',
        path,
        `The document must give the parameter "${name}" in "params": it has no address to read it from.`,
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
    const at = [...path, 'content', index];
    const printed = (found: readonly Block[]): Block[] => {
      for (const type of unprintable(found))
        context.problem('document.block', at, `A block of type "${type}" cannot be printed in a document.`);
      return [...found];
    };
    if (typeof item === 'string') context.noteBlock(at, () => context.blocks.keys());
    if (typeof item !== 'string') return printed(block(arg.apart(), record(item), at));
    const found = context.blocks.get(item);
    if (found) return printed([found]);
    context.problem(
      'block.unknown',
      [...path, 'content', index],
      `"${item}" is not a block of this screen.${guess(item, [...context.blocks.keys()])}`,
    );
    return [];
  });
  const name = optionalText(arg, raw.name, [...path, 'name']);
  return {
    title: optionalText(arg, raw.title, [...path, 'title']) ?? text(arg, screen.title, ['title']),
    params: assigned('params'),
    state: assigned('state'),
    ...(name && { name }),
    landscape: raw.landscape === true,
    content,
  };
}

/** Types that only a browser can draw, wherever they are inside. */
const unprintable = (content: readonly Block[]): string[] =>
  allBlocks(content)
    .filter((block) => traitsOf(block).paper === 'refused')
    .map(({ type }) => type);
