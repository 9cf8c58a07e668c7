import { changesBetween } from '../../publish/changes.ts';
import { textOnDisk } from '../bytes.ts';
import type { FileTexts } from './conflict.ts';

/** A municipality's own files in a folder, those that the check and the office read. */
export const textsIn = (folder: string): FileTexts =>
  new Map(changesBetween(undefined, folder, '').map(({ name }) => [name, textOnDisk(folder, name) ?? '']));
