import { lazy, Suspense, useDeferredValue } from 'react';
import { type RowsProps, SomeRows } from './SomeRows.tsx';

/** Of a larger page so many rows are drawn at once, and the others in slices: in between the page reacts to touch. */
const AT_ONCE = 50;

const NearRows = lazy(() => import('./NearRows.tsx'));

/** The rows of the page. Of very many, the first are there until the code that follows the window is loaded. */
export function Rows(props: RowsProps) {
  const { count, near } = props.view;
  const others = useDeferredValue(near ? 0 : Math.max(count - AT_ONCE, 0));
  const rows = (
    <tbody>
      <SomeRows {...props} from={0} to={AT_ONCE + others} numbered={near} />
    </tbody>
  );
  if (!near) return rows;
  return (
    <Suspense fallback={rows}>
      <NearRows {...props} />
    </Suspense>
  );
}
