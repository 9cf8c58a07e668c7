const WIDTH = 120;
const HEIGHT = 32;
/** Room for the stroke at the beginning, and for the dot. */
const START = 1;
const EDGE = 4;

/** Numbers as a small line, the present one a dot. It stretches to its place; the stroke keeps its width. */
export function Line({ numbers, label }: { numbers: readonly number[]; label: string }) {
  const points = placesOf(numbers);
  const [x, y] = points.at(-1)!;
  return (
    <svg className="ok-metric__picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={x} cy={y} r="3" />
    </svg>
  );
}

/** Left to right at equal distances, the least number at the bottom; equal numbers lie in the middle. */
export function placesOf(numbers: readonly number[]): (readonly [number, number])[] {
  const least = numbers.reduce((a, b) => (b < a ? b : a));
  const most = numbers.reduce((a, b) => (b > a ? b : a));
  const across = (WIDTH - START - EDGE) / (numbers.length - 1);
  const down = (number: number) => (most === least ? 0.5 : (most - number) / (most - least));
  return numbers.map((number, index) => [
    tenth(START + index * across),
    tenth(EDGE + down(number) * (HEIGHT - 2 * EDGE)),
  ]);
}

const tenth = (number: number) => Math.round(number * 10) / 10;
