import './chart.css';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Empty } from '../../parts/Empty.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { usePlace } from '../../parts/level.tsx';
import type { ChartBlock } from '../block.ts';
import { extremesOf, type Point } from '../points.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { type ChartContent, contentOf } from './content.ts';
import { DataTable } from './DataTable.tsx';
import { Slices } from './Slices.tsx';

const Open = lazy(() => import('../../parts/Open.tsx'));

/** A picture of numbers, with the same content for those who cannot see it: a sentence, and a table unless the screen has one. */
export default function ChartWidget({ block, binding }: { block: ChartBlock; binding: Binding }) {
  return (
    <Frame
      block={block}
      binding={binding}
      name={block.caption}
      skeleton={<Skeleton height={block.height / 16 + 6} />}
      held={() => binding.word('wspolne.widzety.wstrzymane')}
    >
      {() => <ReadyChart block={block} binding={binding} />}
    </Frame>
  );
}

const ReadyChart = observer(function ReadyChart({ block, binding }: { block: ChartBlock; binding: Binding }) {
  const { title } = usePlace();
  const content = contentOf(block, binding);
  const { kind, points, series, write } = content;
  const caption = binding.text(block.caption);
  // The picture is for the pointer: the keyboard and screen readers have a button at each name.
  const name = ({ category, row }: Point): ReactNode =>
    block.do && row !== undefined ? (
      <Suspense fallback={category}>
        <Open className="ok-chart__open" steps={block.do} {...{ binding, locals: { row }, busyKey: category }}>
          {category}
        </Open>
      </Suspense>
    ) : (
      category
    );
  // The parts of a circle in black and yellow look alike, so only their list is shown.
  const drawn = !(kind === 'pie' && binding.contrast);
  if (points.length === 0)
    return <Empty name={caption === title ? undefined : caption} text={binding.word('wspolne.brakDanych')} />;
  return (
    <figure className="ok-chart">
      <figcaption className={caption === title ? 'ok-hidden' : 'ok-chart__caption'}>{caption}</figcaption>
      <div className="ok-chart__box">
        <div className={kind === 'pie' && drawn ? 'ok-chart__beside' : undefined}>
          {drawn && <ChartPicture content={content} />}
          {kind === 'pie' && (
            <Slices
              points={points}
              name={name}
              write={write}
              percent={(share) => binding.format(share, 'percent')}
              colored={drawn}
            />
          )}
        </div>
      </div>
      {kind === 'pie' && content.partial && (
        <p className="ok-chart__note">{binding.word('wspolne.widzety.udzialyPokazanych', { ile: points.length })}</p>
      )}
      <p className="ok-hidden">{summaryOf(binding, content)}</p>
      {/* Each number is shown once as text: in the table below, in the list of slices, or here. */}
      {!block.tabled && kind !== 'pie' && (
        <details className="ok-chart__data">
          <summary>{binding.word('wspolne.widzety.daneWykresu')}</summary>
          <DataTable
            binding={binding}
            caption={caption}
            category={binding.text(block.category.label)}
            series={series}
            points={points}
            name={name}
            write={write}
          />
        </details>
      )}
    </figure>
  );
});

/** One sentence a series: how many, the largest, and the smallest unless smaller ones are left out. */
function summaryOf(binding: Binding, { points, partial, series, write }: ChartContent): string {
  const key = partial ? 'wspolne.widzety.podsumowanieNajwiekszych' : 'wspolne.widzety.podsumowanieWykresu';
  return series
    .map((name, place) => {
      const extremes = extremesOf(points, place);
      if (!extremes) return '';
      const { largest, smallest } = extremes;
      return binding.word(key, {
        seria: name,
        najwiecej: namesOf(binding, largest),
        najwiecejIle: write(largest[0]!.numbers[place]!, place),
        najmniej: namesOf(binding, smallest),
        najmniejIle: write(smallest[0]!.numbers[place]!, place),
        count: points.length,
      });
    })
    .join(' ')
    .trim();
}

/** Of several with the same number the first is named, and the others are counted. */
function namesOf(binding: Binding, points: readonly Point[]): string {
  const nazwa = points[0]!.category;
  return points.length === 1 ? nazwa : binding.word('wspolne.widzety.iJeszcze', { nazwa, ile: points.length - 1 });
}
