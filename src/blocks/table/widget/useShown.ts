import { computed } from 'mobx';
import { useMemo } from 'react';
import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import { withShownColumns } from '../shown.ts';

/** The table with the columns that are shown now, another object only when they change. Call it inside an observer. */
export const useShown = (block: BlockOf<'table'>, binding: Binding): BlockOf<'table'> =>
  useMemo(() => computed(() => withShownColumns(block, binding)), [block, binding]).get();
