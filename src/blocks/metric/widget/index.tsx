import './metric.css';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import type { MetricBlock } from '../block.ts';
import { lineOf, lineText, metricView, type TrendView } from '../view.ts';
import { Line } from './Line.tsx';

const Open = lazy(() => import('../../parts/Open.tsx'));

/** A number, large, with its label above, and how it changed below. */
export default function MetricWidget({ block, binding }: { block: MetricBlock; binding: Binding }) {
  return (
    <Frame
      block={block}
      binding={binding}
      name={block.label}
      skeleton={<Skeleton height={8} />}
      held={() => binding.word('wspolne.widzety.wstrzymane')}
    >
      {() => <Metric block={block} binding={binding} />}
    </Frame>
  );
}

const Metric = observer(function Metric({ block, binding }: { block: MetricBlock; binding: Binding }) {
  const { label, shown, empty, trend, note } = metricView(block, binding);
  const numbers = block.trend && lineOf(block.trend, binding);
  return (
    <dl className={block.do ? 'ok-metric ok-metric--leads' : 'ok-metric'}>
      <dt>
        {block.do ? (
          <Suspense fallback={label}>
            <Open className="ok-metric__open" steps={block.do} binding={binding} locals={{}} busyKey="do">
              {label}
            </Open>
          </Suspense>
        ) : (
          label
        )}
      </dt>
      <dd className={empty ? 'ok-metric__none' : 'ok-metric__value'}>{breakable(shown)}</dd>
      {trend && <Difference trend={trend} />}
      {block.trend && numbers && numbers.length > 0 && (
        <dd className="ok-metric__line">
          <Line numbers={numbers} label={lineText(numbers, block.trend, block.value, binding)} />
        </dd>
      )}
      {note && <dd className="ok-metric__note">{note}</dd>}
    </dl>
  );
});

/** In the largest letters on a phone a large amount needs two lines; elsewhere CSS keeps it in one. */
const breakable = (shown: string): string => shown.replaceAll('\u00a0', ' ');

const SIGNS = { up: 'M6 2l5 8H1z', down: 'M6 10l5-8H1z', same: 'M1 5h10v2H1z' } as const;

/** The direction is a sign and words, the verdict a colour and a word. */
function Difference({ trend: { direction, verdict, text, word } }: { trend: TrendView }) {
  return (
    <dd className={verdict ? `ok-metric__trend ok-metric__trend--${verdict}` : 'ok-metric__trend'}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={SIGNS[direction]} />
      </svg>
      <span>
        {text}
        {word && (
          <>
            {'\u00a0– '}
            <strong>{word}</strong>
          </>
        )}
      </span>
    </dd>
  );
}
