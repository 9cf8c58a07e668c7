/** The structure tree of a tagged PDF: what pdfkit's types leave out is said here once. */
export type Tag = PDFKit.PDFStructureElement;

export interface TagOptions {
  /** Of a TH: what it heads. */
  scope?: 'Column' | 'Row';
  /** Of a TD: over how many columns it goes. */
  columns?: number;
  /** Of a Figure: the picture in words, and where it stands. */
  alt?: string;
  box?: readonly [left: number, top: number, right: number, bottom: number];
}

/** A new element under `parent`; what is then added to it is drawn at once. */
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

/** The element that holds all others. */
export function rootTag(doc: PDFKit.PDFDocument): Tag {
  const element = doc.struct('Document');
  doc.addStructure(element);
  return element;
}

/** Marks what `draw` draws as decoration, which a screen reader passes over. Not inside the drawing of an element. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void, type?: 'Pagination'): void {
  doc.markContent('Artifact', type ? { type } : {});
  draw();
  doc.endMarkedContent();
}

function dictionary(element: Tag): Record<string, unknown> {
  return (element as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data;
}
