import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcesOf } from '../artefact/sources.ts';

/** What was published once. */
export interface Version {
  nr: number;
  /** ISO time in UTC. */
  at: string;
  /** Who published it: the name of the system's user. */
  by: string;
  /** What is new, in the words of who published it. */
  note?: string;
  /** The commit of its files, where the studio is hosted. */
  commit?: string;
}

/** The link that an office follows: OKIENKO_CONFIG names it. */
export const currentLink = (place: string): string => join(place, 'current');
export const versionFolder = (place: string, nr: number): string => join(place, 'versions', String(nr), FOLDER);

const FOLDER = 'municipality';
const ABOUT = 'version.json';

/** The oldest first. */
export function versionsIn(place: string): Version[] {
  const folder = join(place, 'versions');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map((name): Version => JSON.parse(readFileSync(join(folder, name, ABOUT), 'utf8')))
    .toSorted((a, b) => a.nr - b.nr);
}

/** @returns the number of the version that is served; undefined when nothing was published */
export function currentOf(place: string): number | undefined {
  try {
    return Number(readlinkSync(currentLink(place)).split('/').at(-2));
  } catch {
    return undefined;
  }
}

/** A version of this number is there already. */
export class VersionTaken extends Error {}
/** The files were saved while they were checked and copied. */
export class FilesChanged extends Error {}

/**
 * Keeps a copy of a municipality. It is written aside and renamed, so a kill leaves no half of a version.
 *
 * @param isUnchanged asked when the files are copied: whether they are those that were checked
 * @throws VersionTaken when somebody else has added one of this number meanwhile
 * @throws FilesChanged
 */
export function addVersion(place: string, folder: string, version: Version, isUnchanged = () => true): void {
  const path = dirname(versionFolder(place, version.nr));
  const aside = join(dirname(path), `.${version.nr}-${process.pid}`);
  try {
    for (const { name, kind } of sourcesOf(folder, place)) {
      if (kind !== 'file') continue;
      const copy = join(aside, FOLDER, name);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, readFileSync(join(folder, name)));
    }
    writeFileSync(join(aside, ABOUT), `${JSON.stringify(version, null, 2)}\n`);
    if (!isUnchanged()) throw new FilesChanged();
    renameSync(aside, path);
  } catch (failure) {
    throw existsSync(path) && !(failure instanceof FilesChanged) ? new VersionTaken() : failure;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Has offices serve a version: one rename, so an office sees the former one or this one. */
export function makeCurrent(place: string, nr: number): void {
  const aside = join(place, `.current-${process.pid}`);
  rmSync(aside, { force: true });
  // Relative, so that the folder can be copied to another machine.
  symlinkSync(`versions/${nr}/${FOLDER}`, aside);
  renameSync(aside, currentLink(place));
}
