import { FILE_TYPES } from '../contentTypes.ts';

/** The folder of the files that rows name, from the root of the municipality. It is never served as a whole. */
export const DATA_FILES = 'data/files';

export const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** What is wrong with the name of a file in a cell. @returns undefined for a plain path below the folder, of a known type */
export function wrongFileName(name: string): string | undefined {
  const isPlain = name.split('/').every((part) => /^[^\p{C}\\:]+$/u.test(part) && !part.startsWith('.'));
  if (!isPlain || name !== name.trim())
    return `This is not the name of a file below ${DATA_FILES}/. Write, for example, 2026/decyzja-17.pdf.`;
  if (Object.hasOwn(FILE_TYPES, endingOf(name))) return undefined;
  return `Only files of these types are given: ${Object.keys(FILE_TYPES).join(', ')}.`;
}
