import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../portal/ui/Button.tsx';
import { useTakenOver } from '../../portal/ui/useTakenOver.ts';
import type { Binding } from '../binding.ts';

/** How many items are drawn at once: thousands would freeze a phone. */
const STEP = 50;

/** The first items of a long list, and how many wait behind them. A page that came with its data has them all, for readers without scripts. */
export function useFirst<T>(items: readonly T[]): { first: readonly T[]; waiting: number; showMore: () => void } {
  const taken = useTakenOver();
  const [count, setCount] = useState(taken ? STEP : Math.max(STEP, items.length));
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
