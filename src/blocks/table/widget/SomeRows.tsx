import type { Binding } from '../../binding.ts';
import type { BlockOf } from '../../block.ts';
import type { Key } from '../../parts/keyOf.ts';
import { Row } from './Row.tsx';
import type { View } from './useView.ts';

export interface RowsProps {
  block: BlockOf<'table'>;
  binding: Binding;
  view: View;
  chosen: ReadonlySet<Key>;
}

/**
 * The rows of the page from one position to another.
 *
 * @param numbered with their places, where not all are in the document
 */
export function SomeRows(props: RowsProps & { from: number; to: number; numbered?: boolean }) {
  const { block, binding, view, chosen, from, to, numbered } = props;
  return view
    .linesOf(from, to)
    .map(({ id, key, locals }, at) => (
      <Row
        key={id}
        block={block}
        binding={binding}
        labels={view.all.labels}
        locals={locals}
        lineKey={key}
        place={numbered ? from + at + 1 : undefined}
        chosen={chosen.has(key)}
        open={view.isOpen(key)}
        onToggle={view.toggle}
      />
    ));
}
