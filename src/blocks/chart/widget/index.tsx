import './chart.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Empty } from '../../parts/Empty.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { usePlace } from '../../parts/level.tsx';
import { useNarrow } from '../../parts/useNarrow.ts';
import type { ChartBlock } from '../block.ts';
import { extremesOf, type Point } from '../points.ts';
import { pointsOf } from '../view.ts';
import { DataTable } from './DataTable.tsx';
import { LazyPicture } from './LazyPicture.tsx';
import { Slices } from './Slices.tsx';
import { heightOf, shapeOf } from './shape.ts';

const NARROW_REM = 40;
/** So few that a day before a bar would leave nothing of the bar. */
const TIGHT_REM = 14;

/** A picture of numbers, with a sentence and a table of the same content for those who cannot see it. */
export default observer(function ChartWidget({ block, binding }: { block: ChartBlock; binding: Binding }) {
  return (
    <Frame
      block={block}
      binding={binding}
      name={binding.text(block.caption)}
      skeleton={<Skeleton height={block.height / 16 + 6} />}
      held={binding.word('wspolne.widzety.wstrzymane')}
    >
      {() => <ReadyChart block={block} binding={binding} />}
    </Frame>
  );
});

const ReadyChart = observer(function ReadyChart({ block, binding }: { block: ChartBlock; binding: Binding }) {
  const [ref, narrow] = useNarrow<HTMLElement>(NARROW_REM);
  const [inside, tight] = useNarrow(TIGHT_REM);
  const { title } = usePlace();
  const points = pointsOf(block, binding);
  const caption = binding.text(block.caption);
  const shape = shapeOf(block.kind, points, narrow, tight);
  const write = (number: number | null, place: number) => formatted(block, binding, number, place);
  const series = block.values.map(({ label }) => binding.text(label));
  // The parts of a circle in black and yellow look alike, so only their list is shown.
  const drawn = !(block.kind === 'pie' && binding.contrast);
  if (points.length === 0)
    return <Empty name={caption === title ? undefined : caption} text={binding.word('wspolne.brakDanych')} />;
  return (
    <figure ref={ref} className="ok-chart">
      <figcaption className={caption === title ? 'ok-hidden' : 'ok-chart__caption'}>{caption}</figcaption>
      <div ref={inside} className={circleClass(block.kind, narrow || !drawn)}>
        {drawn && (
          <LazyPicture
            height={heightOf(block.height, points.length, series.length, shape, narrow)}
            picture={{ kind: block.kind, shape, narrow, points, series, write }}
          />
        )}
        {block.kind === 'pie' && (
          <Slices points={points} write={write} percent={(share) => binding.format(share, 'percent')} colored={drawn} />
        )}
      </div>
      <p className="ok-chart__summary">{summaryOf(block, binding, points)}</p>
      <details className="ok-chart__data">
        <summary>{binding.word('wspolne.widzety.daneWykresu')}</summary>
        <DataTable
          binding={binding}
          caption={caption}
          category={binding.text(block.category.label)}
          series={series}
          points={points}
          write={write}
        />
      </details>
    </figure>
  );
});

const circleClass = (kind: ChartBlock['kind'], narrow: boolean): string | undefined =>
  kind !== 'pie' ? undefined : narrow ? 'ok-chart__circle ok-chart__circle--narrow' : 'ok-chart__circle';

function formatted({ values }: ChartBlock, binding: Binding, number: number | null, place: number): string {
  const { format, unit } = values[place]!;
  return binding.format(number, format, unit);
}

/** One sentence a series: the largest, the smallest, how many. */
function summaryOf(block: ChartBlock, binding: Binding, points: readonly Point[]): string {
  return block.values
    .map(({ label }, place) => {
      const extremes = extremesOf(points, place);
      if (!extremes) return '';
      const { largest, smallest } = extremes;
      return binding.word('wspolne.widzety.podsumowanieWykresu', {
        seria: binding.text(label),
        najwiecej: largest.category,
        najwiecejIle: formatted(block, binding, largest.numbers[place]!, place),
        najmniej: smallest.category,
        najmniejIle: formatted(block, binding, smallest.numbers[place]!, place),
        count: points.length,
      });
    })
    .join(' ')
    .trim();
}
