export interface LineRule {
  /** Most lines of a source file. */
  most: number;
  folders: string[];
  /** Folders inside whose files nobody writes. */
  generated: string[];
}

/** Files with more lines than a reader takes in: each holds a second idea, which belongs to a file of its own. */
export function longFiles(files: ReadonlyMap<string, string>, { most, generated }: LineRule): string[] {
  return [...files]
    .filter(([file]) => !generated.some((folder) => file.startsWith(`${folder}/`)))
    .map(([file, text]) => ({ file, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > most)
    .map(
      ({ file, lines }) => `${file} has ${lines} lines, and ${most} are the most: move its second idea to another file`,
    );
}
