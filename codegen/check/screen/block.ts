import type { Block } from '../../../src/blocks/block.ts';
import { checks } from '../../../src/blocks/checks.ts';
import type { CommonKeys } from '../../../src/lang/descriptors/blockParts.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, own, type Raw, record, type Unchecked, word } from '../../files/raw.ts';
import type { BlockJson, BlocksJson } from '../../generated/descriptors.ts';
import { anchorOf } from './anchor.ts';
import type { CompileBlocks } from './blockCheck.ts';
import { include } from './include.ts';
import { parts } from './parts.ts';
import type { Scope } from './scope.ts';
import { markTabledCharts } from './tabledCharts.ts';
import { optionalText } from './text.ts';

/** The blocks of fragments replace `include` and `parts`, so the normal form has neither. */
const checksByName: Readonly<Record<string, CheckOfAny>> = { ...checks, include, parts };

/** `type` selects the check of the rest, which the compiler cannot follow. */
type CheckOfAny = (
  inner: Scope,
  raw: never,
  path: Path,
  common: CommonKeys,
  children: CompileBlocks,
) => Block | readonly Block[] | undefined;

export function blocks(scope: Scope, value: Unchecked<BlocksJson>, path: Path): Block[] {
  return markTabledCharts(list(value).flatMap((item, index) => block(scope, record(item), [...path, index])));
}

export function block(scope: Scope, raw: Raw<BlockJson>, path: Path): readonly Block[] {
  const check = own(checksByName, word(raw.type));
  if (!check) return [];
  const { screen } = scope;
  const id = screen.idPrefix + word(raw.id);
  if (screen.blocks.has(id))
    scope.problem('id.twice', [...path, 'id'], `Another block of this screen has the id "${id}" already.`);
  else screen.blockPlaces.set(id, { file: screen.file, path: [...path, 'id'] });
  screen.noteId('block', [...path, 'id']);
  const visible = scope.apart().condition(raw.visible, [...path, 'visible'], 'visible');
  const inner = scope.with({}, visible?.ifTrue).apart();
  const title = optionalText(inner, raw.title, [...path, 'title']);
  const help = optionalText(inner, raw.help, [...path, 'help']);
  const common: CommonKeys = {
    id,
    ...(visible && { visible: visible.tree }),
    ...(title && { title }),
    ...(help && { help }),
    ...anchorOf(scope, raw, path),
    // Filled while the block's own keys are compiled; frozen below.
    reads: [],
  };
  const compiled = check(inner, raw as never, path, common, blocks);
  if (!compiled) return [];
  const all = (Array.isArray(compiled) ? compiled : [compiled]) as Block[];
  const reads = [...inner.reads].sort();
  const finished = all.map((one) => (one.id === id && one.reads.length === 0 ? { ...one, reads } : one));
  for (const one of finished) screen.blocks.set(one.id, one);
  return finished;
}
