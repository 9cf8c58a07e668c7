import { Fragment } from 'react';
import { childrenOf } from '../../containers.ts';
import type { LineProps } from './line.ts';

/**
 * What an opened row shows: a child table, or blocks. They see `row`; a child table's own rows become `row` in their
 * turn, with this one as `parent`.
 */
export function Details({ block, binding, locals }: Pick<LineProps, 'block' | 'binding' | 'locals'>) {
  return childrenOf(block).map((child) => <Fragment key={child.id}>{binding.draw(child, locals)}</Fragment>);
}
