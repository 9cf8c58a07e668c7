import type { ReactNode } from 'react';
import type { OfferedKind } from '../../../studio/blockKinds.ts';

/* Small drawings of how the portal draws each kind, in the portal's own colours: 96 wide, 56 high. */

type Paint = 'text' | 'muted' | 'line' | 'primary' | 'onPrimary' | 'soft' | 'surface' | 'info';

interface BarProps {
  x: number;
  y: number;
  w: number;
  h?: number;
  of?: Paint;
}

/** A line of words, seen from afar. */
const Bar = ({ x, y, w, h = 3, of = 'muted' }: BarProps) => (
  <rect className={`picture__${of}`} x={x} y={y} width={w} height={h} rx={Math.min(h, 3) / 2} />
);

/** A border around something. */
const Box = ({ x, y, w, h, of = 'box' }: Omit<BarProps, 'of'> & { h: number; of?: 'box' | 'field' | 'note' }) => (
  <rect className={`picture__${of}`} x={x} y={y} width={w} height={h} rx={3} />
);

/** A button, filled or with a border alone. */
const Button = ({ x, y, w, quiet = false }: BarProps & { quiet?: boolean }) => (
  <>
    <rect className={quiet ? 'picture__quiet' : 'picture__primary'} x={x} y={y} width={w} height={11} rx={3} />
    <Bar x={x + 6} y={y + 4} w={w - 12} of={quiet ? 'primary' : 'onPrimary'} />
  </>
);

const Field = ({ x, y, w }: BarProps) => (
  <>
    <Bar x={x} y={y} w={w * 0.45} of="text" />
    <Box x={x} y={y + 5} w={w} h={10} of="field" />
  </>
);

const Arrow = ({ x, y }: { x: number; y: number }) => <path className="picture__stroke" d={`M${x} ${y}l3 3 3-3`} />;

const lines = (x: number, y: number, widths: readonly number[], step = 7) =>
  widths.map((w, at) => ({ w, top: y + at * step })).map(({ w, top }) => <Bar key={top} x={x} y={top} w={w} />);

const Card = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => (
  <>
    <Box x={x} y={y} w={w} h={h} />
    <Bar x={x + 5} y={y + 6} w={w * 0.55} h={4} of="text" />
    {lines(x + 5, y + 15, [w - 10, w * 0.6])}
  </>
);

const Photo = ({ x }: { x: number }) => (
  <>
    <rect className="picture__soft" x={x} y={8} width={36} height={28} rx={3} />
    <circle className="picture__primary" cx={x + 27} cy={16} r={3} />
    <path className="picture__muted" d={`M${x} 36l11-14 8 9 5-5 12 10z`} />
    <Bar x={x} y={41} w={28} />
  </>
);

const PICTURES: Readonly<Record<OfferedKind, ReactNode>> = {
  heading: (
    <>
      <Bar x={10} y={12} w={56} h={8} of="text" />
      {lines(10, 29, [76, 70, 44])}
    </>
  ),
  text: lines(10, 14, [76, 72, 76, 48], 8),
  notice: (
    <>
      <Box x={8} y={13} w={80} h={30} of="note" />
      <rect className="picture__info" x={8} y={13} width={4} height={30} />
      <circle className="picture__info" cx={21} cy={28} r={4.5} />
      {lines(31, 21, [48, 50, 30], 6)}
    </>
  ),
  html: (
    <>
      <Bar x={10} y={9} w={40} h={5} of="text" />
      {lines(10, 19, [76, 60])}
      <Bar x={10} y={33} w={24} of="primary" />
      {[41, 48].map((y) => (
        <g key={y}>
          <circle className="picture__text" cx={13} cy={y + 1.5} r={1.5} />
          <Bar x={18} y={y} w={52} />
        </g>
      ))}
    </>
  ),
  pictures: (
    <>
      <Photo x={9} />
      <Photo x={51} />
    </>
  ),
  qr: (
    <>
      {[
        [30, 10],
        [52, 10],
        [30, 32],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect className="picture__text" x={x} y={y} width={14} height={14} />
          <rect className="picture__surface" x={x! + 3} y={y! + 3} width={8} height={8} />
          <rect className="picture__text" x={x! + 5} y={y! + 5} width={4} height={4} />
        </g>
      ))}
      <path
        className="picture__text"
        d="M46 12h4v4h-4zM46 20h4v4h-4zM52 28h4v4h-4zM60 27h6v3h-6zM47 33h3v5h-3zM53 38h5v3h-5zM61 35h5v5h-5zM48 42h4v4h-4zM58 43h8v3h-8zM32 26h6v3h-6zM41 27h5v3h-5z"
      />
    </>
  ),
  frame: (
    <>
      <Box x={12} y={7} w={72} h={42} />
      <rect className="picture__soft" x={12.5} y={7.5} width={71} height={9} rx={3} />
      {[17, 22, 27].map((x) => (
        <circle key={x} className="picture__muted" cx={x} cy={12} r={1.5} />
      ))}
      {lines(20, 24, [40, 56, 30], 8)}
    </>
  ),
  facts: [10, 20, 30, 40].map((y, at) => (
    <g key={y}>
      <Bar x={10} y={y} w={[26, 20, 30, 24][at]!} />
      <Bar x={48} y={y} w={[38, 24, 30, 34][at]!} of="text" />
      <path className="picture__rule" d={`M10 ${y + 6.5}h76`} />
    </g>
  )),
  metric: (
    <>
      <Box x={16} y={7} w={64} h={42} />
      <Bar x={23} y={14} w={34} />
      <text className="picture__number" x={23} y={35}>
        1 284
      </text>
      <Bar x={23} y={41} w={26} of="line" />
    </>
  ),
  table: (
    <>
      <Box x={8} y={8} w={80} h={40} />
      <rect className="picture__soft" x={8.5} y={8.5} width={79} height={9.5} rx={3} />
      {[13, 40, 66].map((x) => (
        <g key={x}>
          <Bar x={x} y={12} w={16} of="text" />
          {lines(x, 22, x === 66 ? [16, 13, 16] : [20, 16, 18], 9)}
        </g>
      ))}
      <path className="picture__rule" d="M8 28h80M8 37h80" />
    </>
  ),
  cards: (
    <>
      <Card x={8} y={12} w={38} h={32} />
      <Card x={50} y={12} w={38} h={32} />
    </>
  ),
  chart: (
    <>
      {[
        [16, 34],
        [32, 22],
        [48, 28],
        [64, 14],
      ].map(([x, h]) => (
        <rect key={x} className="picture__primary" x={x} y={46 - h!} width={10} height={h} />
      ))}
      <path className="picture__axis" d="M10 8v38h76" />
    </>
  ),
  timeline: (
    <>
      <path className="picture__axis" d="M18 12v34" />
      {[12, 28, 44].map((y, at) => (
        <g key={y}>
          <circle className={at === 2 ? 'picture__open' : 'picture__primary'} cx={18} cy={y} r={4} />
          <Bar x={28} y={y - 4} w={20} />
          <Bar x={28} y={y + 2} w={[50, 40, 46][at]!} of="text" />
        </g>
      ))}
    </>
  ),
  repeat: [8, 32].map((y) => (
    <g key={y}>
      <Bar x={10} y={y} w={34} h={4} of="text" />
      <Bar x={10} y={y + 8} w={24} />
      <Bar x={46} y={y + 8} w={40} />
      <Bar x={10} y={y + 14} w={20} />
      <Bar x={46} y={y + 14} w={30} />
    </g>
  )),
  legend: [10, 24, 38].map((y, at) => (
    <g key={y}>
      <rect className={at === 1 ? 'picture__primary' : 'picture__quiet'} x={12} y={y} width={12} height={9} rx={2} />
      <Bar x={30} y={y + 3} w={[44, 52, 38][at]!} />
    </g>
  )),
  actions: (
    <>
      <Button x={10} y={22} w={40} />
      <Button x={55} y={22} w={31} quiet />
    </>
  ),
  select: (
    <>
      <Field x={14} y={16} w={68} />
      <Arrow x={71} y={24.5} />
    </>
  ),
  filters: (
    <>
      <Field x={10} y={10} w={36} />
      <Field x={50} y={10} w={36} />
      <rect className="picture__chip" x={10} y={34} width={34} height={10} rx={5} />
      <Bar x={16} y={37.5} w={16} of="primary" />
      <path className="picture__stroke" d="M36 37l4 4m0-4l-4 4" />
    </>
  ),
  form: (
    <>
      <Field x={10} y={5} w={76} />
      <Field x={10} y={23} w={76} />
      <Button x={10} y={42} w={32} />
    </>
  ),
  wizard: (
    <>
      <path className="picture__axis" d="M22 11h52" />
      {[22, 48, 74].map((x, at) => (
        <circle key={x} className={at === 0 ? 'picture__primary' : 'picture__open'} cx={x} cy={11} r={5} />
      ))}
      <Field x={10} y={21} w={76} />
      <Button x={54} y={41} w={32} />
    </>
  ),
  dialog: (
    <>
      {lines(6, 8, [84, 80, 84, 76, 84, 70], 8)}
      <rect className="picture__scrim" x={0} y={0} width={96} height={56} />
      <Box x={20} y={10} w={56} h={36} />
      <Bar x={26} y={16} w={30} h={4} of="text" />
      <Bar x={26} y={25} w={42} />
      <Button x={44} y={31} w={27} />
    </>
  ),
  section: (
    <>
      <Box x={10} y={8} w={76} h={40} />
      <Bar x={16} y={14} w={40} h={5} of="text" />
      <Arrow x={73} y={15} />
      <path className="picture__rule" d="M10 24h76" />
      {lines(16, 30, [62, 44], 8)}
    </>
  ),
  tabs: (
    <>
      <Bar x={14} y={12} w={22} of="primary" />
      <Bar x={46} y={12} w={22} />
      <path className="picture__rule" d="M8 20h80" />
      <rect className="picture__primary" x={10} y={18} width={30} height={3} />
      {lines(12, 28, [72, 66, 40], 8)}
    </>
  ),
  grid: (
    <>
      <Card x={8} y={8} w={38} h={40} />
      <Card x={50} y={8} w={38} h={40} />
    </>
  ),
};

/** How the portal draws a kind of block. The name beside it says it to those who do not see it. */
export const Picture = ({ kind }: { kind: OfferedKind }) => (
  <svg className="picture" viewBox="0 0 96 56" aria-hidden="true" focusable="false">
    {PICTURES[kind]}
  </svg>
);
