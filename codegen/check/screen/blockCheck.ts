import type { Block } from '../../../src/blocks/block.ts';
import type { Text } from '../../../src/lang/descriptors/text.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Raw } from '../../files/raw.ts';
import type { Scope } from './scope.ts';

/** The compiled keys that blocks of every type have. */
export interface CommonKeys {
  id: string;
  visible?: Tree;
  title?: Text;
  help?: Text;
  anchor?: string;
  reads: readonly string[];
}

/** Compiles a list of blocks. */
export type CompileBlocks = (scope: Scope, value: unknown, path: Path) => Block[];

/**
 * Compiles the keys of one block type; an include gives several blocks.
 *
 * @param inner knows that `visible` is true
 * @param children compiles the blocks inside of this one: a check of one type imports no check of all types
 */
export type BlockCheck = (
  inner: Scope,
  raw: Raw,
  path: Path,
  common: CommonKeys,
  children: CompileBlocks,
) => Block | readonly Block[] | undefined;
