import type { EChartsType } from 'echarts/core';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { echarts } from './echarts.ts';
import { LETTER } from './layOut.ts';
import { readLook } from './look.ts';
import { optionOf, type PictureProps } from './option.ts';

/** Where the pointer is, pixels from the upper left corner of the picture. */
export interface PointerPlace {
  x: number;
  y: number;
}

interface Props {
  picture: PictureProps;
  /** For which it is laid out: it grows and shrinks with its box, as a drawing of the office does. */
  width: number;
  pointer?: PointerPlace;
}

/** The live drawing: SVG, in the colours of the page and the size of its box, and again when those change. */
export default function Picture({ picture, width, pointer }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(null);
  const [box, setBox] = useState(width);
  const dress = useSyncExternalStore(followDress, dressOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `dress` stands for what readLook reads from the page
  const option = useMemo(() => optionOf(picture, readLook((LETTER * box) / width)), [picture, width, box, dress]);
  useLayoutEffect(() => {
    const element = ref.current!;
    const live = echarts.init(element, null, { renderer: 'svg' });
    chart.current = live;
    setBox(element.clientWidth);
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== live.getWidth() || element.clientHeight !== live.getHeight()) live.resize();
      setBox(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      live.dispose();
    };
  }, []);
  useLayoutEffect(() => chart.current?.setOption(option, { notMerge: true }), [option]);
  useLayoutEffect(() => {
    const live = chart.current;
    const { press, points } = picture;
    if (!live || !press) return;
    return followClicks(live, picture, (place) => points[place] && press(points[place]));
  }, [picture]);
  // The first touch shows its figures too.
  useLayoutEffect(() => {
    if (pointer) chart.current?.dispatchAction({ type: 'showTip', ...pointer });
  }, [pointer]);
  return <div ref={ref} className="ok-chart__live" />;
}

/** What of the page decides the look of the picture. */
const dressOf = (): string => {
  const { contrast, font } = document.documentElement.dataset;
  return `${contrast} ${font}`;
};

function followDress(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-contrast', 'data-font'] });
  return () => observer.disconnect();
}

/** Clicks on the parts of a circle, or anywhere in the band of a category: a small bar is hard to hit. */
function followClicks(live: EChartsType, { kind, shape }: PictureProps, press: (place: number) => void): () => void {
  if (kind === 'pie') {
    const onPart = ({ dataIndex }: { dataIndex: number }) => press(dataIndex);
    live.on('click', onPart as never);
    return () => live.isDisposed() || live.off('click', onPart);
  }
  const surface = live.getZr();
  const onBand = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) => {
    const at = [offsetX, offsetY];
    if (live.containPixel('grid', at)) press(live.convertFromPixel('grid', at)[shape === 'standing' ? 0 : 1]!);
  };
  surface.on('click', onBand);
  return () => live.isDisposed() || surface.off('click', onBand);
}
