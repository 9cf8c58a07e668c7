/** A title in a sentence of the studio: `Column *Due date* removed`. */
export const TITLE = /\*([^*]+)\*/;

/** Without the marks, as it is spoken and where nothing can be emphasised. */
export const plain = (sentence: string): string => sentence.replaceAll(new RegExp(TITLE, 'g'), '$1');
