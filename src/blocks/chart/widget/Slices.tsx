import type { ReactNode } from 'react';
import { divide } from '../../../lang/values/decimal.ts';
import type { Point } from '../points.ts';
import { SLICES } from './look.ts';

/** The meaning of each colour of a circle, with its figure and its share of the whole circle. */
export function Slices(props: {
  points: readonly Point[];
  name: (point: Point) => ReactNode;
  write: (number: number | null, place: number) => string;
  percent: (share: number | null) => string;
  /** The circle is there, and its colours mean something. */
  colored: boolean;
}) {
  const { points, name, write, percent, colored } = props;
  const whole = points.reduce((sum, { numbers }) => sum + (numbers[0] ?? 0), 0);
  return (
    <ul className={colored ? 'ok-slices' : 'ok-slices ok-slices--plain'}>
      {points.map((point, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name, and a line keeps nothing
        <li key={place}>
          {colored && (
            <svg className="ok-slices__color" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" height="1" fill={SLICES[place % SLICES.length]} />
            </svg>
          )}
          <span className="ok-slices__name">{name(point)}</span>
          <span className="ok-amount">{write(point.numbers[0] ?? null, 0) || '–'}</span>
          <span className="ok-slices__share">{percent(share(point.numbers[0] ?? null, whole))}</span>
        </li>
      ))}
    </ul>
  );
}

function share(number: number | null, whole: number): number | null {
  if (number === null || whole === 0) return null;
  return divide(number, whole) ?? null;
}
