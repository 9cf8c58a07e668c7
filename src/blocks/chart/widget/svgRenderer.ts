import { SVGRenderer } from 'echarts/renderers';

type Registers = Parameters<typeof SVGRenderer>[0];
type Painter = Parameters<Registers['registerPainter']>[1];

/** The renderer of echarts without its only use of markup, which Trusted Types refuse: it empties elements by writing markup. */
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
