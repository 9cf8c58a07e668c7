import { relative } from 'node:path';
import { type Files, filesOnDisk } from '../files/files.ts';

export { OVERLAY_CONFIG } from '../artefact/digest.ts';

const EDIT = '.edit.json';
/** Where the office's own data are bound to operations. */
export const DATA_CONFIG = 'data.config.json';
/** The pages and files of a municipality. */
export const CATALOGUE = 'content/catalogue.json';
/** What an overlay changes of the pages and files below it. */
export const CATALOGUE_EDIT = `content/catalogue${EDIT}`;

/** A municipality and, where there is one, the overlay over it. */
export interface Layers {
  /** Files by name: that of the overlay if it has one. */
  files: Files;
  below: Files;
  above?: Files;
  /** The name of a file of the overlay in problems. */
  nameAbove(name: string): string;
  /** The folder of a file on the disk. */
  folderOf(name: string): string;
}

export const alone = (files: Files, root = ''): Layers => ({
  files,
  below: files,
  nameAbove: (name) => name,
  folderOf: () => root,
});

/** @param folder of the overlay, as problems shall name it: from where the command runs */
export function layersOnDisk(root: string, overlay: string, folder: string): Layers {
  const below = filesOnDisk(root);
  const above = filesOnDisk(overlay);
  const folderOf = (name: string): string => (above.kind(name) ? overlay : root);
  return { ...layered(below, above, (name) => `${folder}/${name}`), folderOf };
}

export function layered(below: Files, above: Files, nameAbove: (name: string) => string): Layers {
  const both = (names: (files: Files) => string[]): string[] =>
    [...new Set([...names(below), ...names(above)])].filter((name) => !name.endsWith(EDIT)).sort();
  const files: Files = {
    read: (name) => above.read(name) ?? below.read(name),
    list: (folder) => both((of) => of.list(folder)),
    all: (folder) => both((of) => of.all(folder)),
    kind: (name) => above.kind(name) ?? below.kind(name),
  };
  return { files, below, above, nameAbove, folderOf: () => '' };
}

/** `screens/podatki/wymiar.json` -> `screens/podatki/wymiar.edit.json`. */
export const editOf = (name: string): string => name.replace(/\.json$/, EDIT);
/** The screens that an overlay edits, by the file they change. */
export const editedIn = (above: Files): string[] =>
  above
    .list('screens')
    .filter((name) => name.endsWith(EDIT))
    .map((name) => name.replace(EDIT, '.json'));

/** The folder of an overlay in problems: relative to the working directory, or absolute if it is outside. */
export function shownFolder(folder: string): string {
  const near = relative(process.cwd(), folder);
  return near.startsWith('..') ? folder : near || '.';
}

/** The name of a file in problems: that of the overlay if it has one. */
export const shownName = ({ above, nameAbove }: Layers, name: string): string =>
  above?.kind(name) === undefined ? name : nameAbove(name);
