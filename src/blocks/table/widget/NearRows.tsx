import { memo, type Ref } from 'react';
import { orderByLetters } from '../collate.ts';
import { orderTextsBy } from '../order.ts';
import { widthOf } from './line.ts';
import { type RowsProps, SomeRows } from './SomeRows.tsx';
import { CHUNK, useNearWindow } from './useNearWindow.ts';

orderTextsBy(orderByLetters);

/** Very many rows: those near the window are in the document, and an empty space is as high as the others. */
export default function NearRows(props: RowsProps) {
  const { count } = props.view;
  const { start, first, last, above, below } = useNearWindow(count);
  const width = widthOf(props.block);
  return (
    <>
      <Space ref={start} height={above} width={width} />
      {numbers(first, last).map((chunk) => (
        <Chunk key={chunk} {...props} chunk={chunk} />
      ))}
      <Space height={below} width={width} />
    </>
  );
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

const Chunk = memo(function Chunk({ chunk, ...props }: RowsProps & { chunk: number }) {
  const from = chunk * CHUNK;
  return (
    <tbody data-chunk={chunk}>
      <SomeRows {...props} from={from} to={from + CHUNK} numbered />
    </tbody>
  );
});

function Space({ ref, height, width }: { ref?: Ref<HTMLTableSectionElement>; height: number; width: number }) {
  return (
    <tbody ref={ref} className="ok-table__space" aria-hidden="true">
      <tr>
        <td colSpan={width} style={{ height }} />
      </tr>
    </tbody>
  );
}
