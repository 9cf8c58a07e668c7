import type { ReactNode } from 'react';
import type { Binding } from '../../binding.ts';
import { ShowMore, useFirst } from '../../parts/ShowMore.tsx';
import type { Point } from '../points.ts';

/** The numbers of a chart as a table. */
export function DataTable(props: {
  binding: Binding;
  caption: string;
  category: string;
  series: readonly string[];
  points: readonly Point[];
  name: (point: Point) => ReactNode;
  write: (number: number | null, place: number) => string;
}) {
  const { binding, caption, category, series, points, name, write } = props;
  const { first, ...more } = useFirst(points);
  return (
    <>
      <table className="ok-chart__table">
        <caption className="ok-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{category}</th>
            {series.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((point, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name, and a line keeps nothing
            <tr key={line}>
              <th scope="row">{name(point)}</th>
              {point.numbers.map((number, place) => (
                <td key={series[place]} className="ok-amount">
                  {write(number, place) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ShowMore binding={binding} {...more} />
    </>
  );
}
