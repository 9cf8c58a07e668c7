import type { Block, BlockType } from '../../../src/blocks/block.ts';
import type { CommonKeys } from '../../../src/lang/descriptors/blockParts.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Raw, Unchecked } from '../../files/raw.ts';
import type { BlockJsonByType, BlocksJson } from '../../generated/descriptors.ts';
import type { Scope } from './scope.ts';

/** Compiles a list of blocks. */
export type CompileBlocks = (scope: Scope, value: Unchecked<BlocksJson>, path: Path) => Block[];

type JsonType = keyof BlockJsonByType;
/** An include and parts stand for the blocks of fragments; every other type is a block of the normal form. */
type Compiled<Type extends JsonType> = Type extends 'include' | 'parts'
  ? Block | readonly Block[]
  : Extract<Block, { type: Type }>;

/**
 * Compiles the keys of one block type.
 *
 * @param inner knows that `visible` is true
 * @param children compiles the blocks inside of this one: a check of one type imports no check of all types
 */
export type BlockCheck<Type extends JsonType> = (
  inner: Scope,
  raw: Raw<BlockJsonByType[Type]>,
  path: Path,
  common: CommonKeys,
  children: CompileBlocks,
) => Compiled<Type> | undefined;

/** One check for each schema in schemas/descriptors/blocks and for each type of the normal form: both name the same types. */
export type BlockChecks = { readonly [Type in BlockType | Exclude<JsonType, 'include' | 'parts'>]: BlockCheck<Type> };
