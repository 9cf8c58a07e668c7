import type { Block } from '../../../src/blocks/block.ts';
import type { CommonKeys } from '../../../src/lang/descriptors/blockParts.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Raw } from '../../files/raw.ts';
import type { Scope } from './scope.ts';

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
