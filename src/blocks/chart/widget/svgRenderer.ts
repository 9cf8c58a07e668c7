import { SVGRenderer } from 'echarts/renderers';

type Registers = Parameters<typeof SVGRenderer>[0];
type Painter = Parameters<Registers['registerPainter']>[1];

/** The SVG renderer of ECharts, which empties elements by removing nodes: markup for that is refused by Trusted Types. */
export const svgRenderer = (registers: Registers): void =>
  SVGRenderer({
    ...registers,
    registerPainter: (type, painter) => registers.registerPainter(type, emptiedByNode(painter)),
  });

const emptiedByNode = (Painter: Painter): Painter =>
  class extends Painter {
    /** Called only before `dispose`, which empties everything. */
    override clear(): void {}

    override dispose(): void {
      this.root?.replaceChildren();
      // Nothing is left for the library to empty.
      this.root = undefined;
      super.dispose();
    }
  };
