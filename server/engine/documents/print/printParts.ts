import type { Part } from '../paper.ts';
import type { Frame, Sheet } from './sheet.ts';
import type { Tag } from './tags.ts';

/** Prints parts one under another. The printer of a part that holds parts receives it as an argument. */
export type PrintParts = (sheet: Sheet, parent: Tag, parts: readonly Part[], frame: Frame) => void;
