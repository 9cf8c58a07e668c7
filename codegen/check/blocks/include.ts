import type { Block } from '../../../src/descriptors/compiled.ts';
import type { Tree } from '../../../src/expressions/tree.ts';
import { type BlockCheck, blocks } from '../blocks.ts';
import { mapRecord, record, word } from '../raw.ts';
import { guess } from '../shape.ts';
import { typeOfShape } from '../types.ts';

/**
 * A fragment's blocks in the place of the include. Its parameters are replaced by what the include gives, so that the
 * portal knows nothing of fragments; its ids stand under the id of the include.
 */
export const include: BlockCheck = (room, raw, path, common) => {
  const { screen } = room;
  const { fragments, contract } = screen.municipality;
  const name = word(raw.fragment);
  const fragment = fragments.get(name);
  if (!fragment) {
    room.problem(
      'fragment.unknown',
      [...path, 'fragment'],
      `There is no fragment "${name}".${guess(name, [...fragments.keys()])}`,
    );
    return undefined;
  }
  if (screen.including.includes(name)) {
    room.problem(
      'graph.circle',
      [...path, 'fragment'],
      `This goes in a circle: ${[...screen.including, name].join(' -> ')}.`,
    );
    return undefined;
  }
  const shapes = record(record(fragment.value).params);
  const types = mapRecord(shapes, (shape) => typeOfShape(contract, record(shape)));
  for (const param of Object.keys(types)) {
    if (!(param in record(raw.with)))
      room.problem('argument.missing', path, `The fragment "${name}" needs "${param}".`);
  }
  const given = mapRecord(raw.with, (item, param): Tree => {
    const at = [...path, 'with', param];
    const type = types[param];
    if (!type)
      room.problem(
        'argument.unknown',
        at,
        `The fragment "${name}" has no parameter "${param}".${guess(param, Object.keys(types))}`,
        { key: true },
      );
    return room.expression(item, at, { what: `The parameter ${param}`, ...(type && { type, there: true }) }).tree;
  });
  const inner = room.with({ params: { kind: 'record', name: 'params', fields: () => types } });
  const compiled = screen.inside(fragment, name, `${common.id}_`, () =>
    blocks(inner, record(fragment.value).content, ['content']),
  );
  const reads = [...room.reads];
  return compiled.map((block) => withReads(replaceParams(block, given) as Block, reads));
};

function withReads(block: Block, reads: readonly string[]): Block {
  const own = block.reads.filter((read) => !read.startsWith('params.'));
  const readsParams = own.length !== block.reads.length;
  return { ...block, reads: readsParams ? [...new Set([...own, ...reads])].sort() : own };
}

/** Each `params.x` of the fragment becomes the expression that the include gave. */
function replaceParams(value: unknown, given: Readonly<Record<string, Tree>>): unknown {
  if (Array.isArray(value)) {
    if (value.length === 3 && value[0] === '.' && isParams(value[1]) && typeof value[2] === 'string')
      return given[value[2]] ?? null;
    return value.map((item) => replaceParams(item, given));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceParams(item, given)]));
}

function isParams(tree: unknown): boolean {
  return Array.isArray(tree) && tree[0] === '$' && tree[1] === 'params';
}
