import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../portal/ui/Button.tsx';
import type { Binding } from '../binding.ts';

/** How many items are drawn at once: thousands would freeze a phone. */
const STEP = 50;

/** The first items of a long list, and how many wait behind them. */
export function useFirst<T>(items: readonly T[]): { first: readonly T[]; waiting: number; showMore: () => void } {
  const [count, setCount] = useState(STEP);
  return {
    first: items.slice(0, count),
    waiting: Math.max(0, items.length - count),
    showMore: () => setCount(count + STEP),
  };
}

/** Draws the next items of a long list; shows nothing when all are drawn. */
export const ShowMore = observer(function ShowMore(props: { binding: Binding; waiting: number; showMore: () => void }) {
  const { binding, waiting, showMore } = props;
  if (waiting === 0) return null;
  return (
    <Button kind="quiet" icon="down" onClick={showMore}>
      {binding.word('wspolne.widzety.pokazNastepne', { ile: waiting })}
    </Button>
  );
});
