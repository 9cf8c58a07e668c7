/** The structure tree of a tagged PDF, with the options that pdfkit's types lack. */
export type Tag = PDFKit.PDFStructureElement;

export interface TagOptions {
  /** Of a TH: the cells it is the header of. */
  scope?: 'Column' | 'Row';
  /** Of a TD: the number of columns it spans. */
  columns?: number;
  /** Of a Figure: its alternative text, and its bounding box. */
  alt?: string;
  box?: readonly [left: number, top: number, right: number, bottom: number];
}

/** Adds a new element under `parent`; content added to it is drawn at once. */
export function tag(doc: PDFKit.PDFDocument, parent: Tag, type: string, options: TagOptions = {}): Tag {
  const { scope, alt, box } = options;
  const element = doc.struct(type, {
    ...(scope && { scope }),
    ...(alt && { alt }),
    ...(box && { bbox: box }),
  } as object);
  if (options.columns) dictionary(element).A = { O: 'Table', ColSpan: options.columns };
  parent.add(element);
  return element;
}

/** The element that contains all others. */
export function rootTag(doc: PDFKit.PDFDocument): Tag {
  const element = doc.struct('Document');
  doc.addStructure(element);
  return element;
}

/** Marks what `draw` draws as decoration, which a screen reader skips. Not inside the drawing of an element. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void, type?: 'Pagination'): void {
  doc.markContent('Artifact', type ? { type } : {});
  draw();
  doc.endMarkedContent();
}

function dictionary(element: Tag): Record<string, unknown> {
  return (element as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data;
}
