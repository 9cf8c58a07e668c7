import type { Block } from '../../../src/blocks/block.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { JsonFile } from '../../files/jsonFile.ts';
import { listed } from '../../files/listed.ts';
import { asWritten, mapRecord, own, record, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { FragmentJson } from '../../generated/descriptors.ts';
import type { BlockCheck, CompileBlocks } from './blockCheck.ts';
import type { Scope } from './scope.ts';
import { recordOf, typeOfShape } from './shapes.ts';

/**
 * A fragment's blocks in the place of the include, in a plain section when that has a condition or a title of its own.
 * Parameters are replaced by the values of the include, so that the portal does not need fragments; ids are prefixed with the
 * id of the include.
 */
export const include: BlockCheck<'include'> = (scope, raw, path, common, children) => {
  const { screen } = scope;
  const { fragments, contract } = screen.municipality;
  const name = word(raw.fragment);
  const fragment = fragments.get(name);
  screen.noteSymbol({
    kind: 'fragment',
    path: [...path, 'fragment'],
    names: () => fragments.keys(),
    written: (one) => listed(fragments.get(one)).map((file) => ({ file, path: [] })),
  });
  if (!fragment) {
    scope.problem(
      'fragment.unknown',
      [...path, 'fragment'],
      `There is no fragment "${name}".${guess(name, [...fragments.keys()])}`,
    );
    return undefined;
  }
  if (screen.including.includes(name)) {
    scope.problem(
      'graph.circle',
      [...path, 'fragment'],
      `Circular dependency: ${[...screen.including, name].join(' -> ')}.`,
    );
    return undefined;
  }
  const written = asWritten<FragmentJson>(fragment.value);
  const types = mapRecord(written.params, (shape) => typeOfShape(contract, record(shape)));
  screen.noteSymbol({
    kind: 'param',
    path: [...path, 'with'],
    keys: true,
    names: () => Object.keys(types),
    written: (param) => [{ file: fragment, path: ['params', param] }],
    type: (param) => own(types, param),
  });
  for (const [param, type] of Object.entries(types)) {
    if (!Object.hasOwn(record(raw.with), param) && !type.optional)
      scope.problem('argument.missing', path, `The fragment "${name}" needs "${param}".`);
  }
  const given = mapRecord(raw.with, (item, param): Tree => {
    const at = [...path, 'with', param];
    const type = own(types, param);
    if (!type)
      scope.problem(
        'argument.unknown',
        at,
        `The fragment "${name}" has no parameter "${param}".${guess(param, Object.keys(types))}`,
        { key: true },
      );
    return scope.apart().expression(item, at, {
      what: `The parameter ${param}`,
      ...(type && { type, there: !type.optional, owner: `the fragment "${name}"` }),
    }).tree;
  });
  const content = blocksOfFragment(scope, { name, file: fragment, types }, given, common.id, children);
  const framed = common.visible !== undefined || common.title || common.help;
  return framed ? { ...common, type: 'section', as: 'plain', open: false, content } : content;
};

/**
 * Compiles the blocks of a fragment in the place where they are shown.
 *
 * @param types of its parameters, and `given` their values there
 * @param id prefix of the ids of its blocks
 */
export function blocksOfFragment(
  scope: Scope,
  { name, file, types }: { name: string; file: JsonFile; types: Readonly<Record<string, Type>> },
  given: Readonly<Record<string, Tree>>,
  id: string,
  children: CompileBlocks,
): Block[] {
  const { screen } = scope;
  screen.included.add(name);
  screen.municipality.includedFragments.add(name);
  const inner = scope.with({ params: recordOf('params', types, { file, path: ['params'] }) }).apart();
  const { content } = asWritten<FragmentJson>(file.value);
  return screen.inside({ file, name, prefix: `${id}_`, given, scope: scope.names }, () =>
    children(inner, content, ['content']),
  );
}
