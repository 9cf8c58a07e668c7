import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serialize } from 'node:v8';
import { DATA_FILES } from '../artefact/data/files.ts';
import { toolkitDigest } from '../artefact/digest.ts';
import { loadArtefact } from '../artefact/load.ts';
import type { Municipality } from '../artefact/municipality.ts';
import { ARTEFACT, type Artefact, PARTS, sumOf } from '../artefact/store.ts';

/** Age after which artefacts of other sources and files of killed compilers are removed, because no process reads them any more, ms. */
const REMOVED_AFTER_MS = 3_600_000;

/** The folders of the municipality's own files, and the warnings of the check. */
type About = Pick<Artefact, 'folders' | 'warnings'>;

/**
 * Publishes an artefact for offices: it is written aside and renamed, so that it is never seen incomplete.
 *
 * @param path from `artefactPath`
 */
export function publishArtefact(path: string, municipality: Municipality, about: About): void {
  const aside = `${path}.${randomBytes(4).toString('hex')}.part`;
  writeArtefact(aside, municipality, about);
  try {
    renameSync(aside, path);
  } catch {
    // Another compiler has published the same artefact, or a crash of the machine has left an incomplete one.
    if (!loadArtefact(path)) {
      rmSync(path, { recursive: true, force: true });
      renameSync(aside, path);
    }
    rmSync(aside, { recursive: true, force: true });
  }
  removeOld(path);
}

/** Writes the files that browsers load; older ones stay, because open pages may load them. @returns their number */
export function writeStaticFiles(path: string, { manifest, files }: Municipality): number {
  mkdirSync(path, { recursive: true });
  for (const [name, { body }] of files) writeFileSync(join(path, name), body);
  writeFileSync(join(path, PARTS.manifest), JSON.stringify(manifest));
  return files.size + 1;
}

/**
 * Writes an artefact into a folder. It contains data that residents must not see, such as the rows of tables.
 *
 * @param about.folders absent: the pages' files are copied, so that the artefact needs no folder beside it
 * @returns how many files
 */
export function writeArtefact(path: string, municipality: Municipality, about: About): number {
  rmSync(join(path, ARTEFACT), { force: true });
  const parts = partsOf(municipality);
  const hashed = [...municipality.files].map(([name, { body }]): [string, Buffer] => [name, Buffer.from(body)]);
  const all = [...hashed, ...parts];
  for (const [name, bytes] of all) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), bytes);
  }
  const own = about.folders ? [] : [...municipality.content.files.values()];
  for (const { file } of own) cpSync(join(municipality.folderOf(file), file), join(path, file));
  if (!about.folders && namesFiles(municipality)) {
    const folder = join(municipality.folderOf(DATA_FILES), DATA_FILES);
    if (existsSync(folder)) cpSync(folder, join(path, DATA_FILES), { recursive: true });
  }
  const written: Artefact = {
    ...about,
    toolkit: toolkitDigest(),
    files: Object.fromEntries([...municipality.files].map(([name, { type }]) => [name, type])),
    parts: parts.map(([name]) => name),
    sum: sumOf(all.map(([, bytes]) => bytes)),
  };
  writeFileSync(join(path, ARTEFACT), JSON.stringify(written));
  return all.length + own.length + 1;
}

/** Do rows name files that the office gives? */
const namesFiles = ({ data }: Municipality): boolean => [...(data?.operations.values() ?? [])].some(({ file }) => file);

function partsOf({ manifest, screens, texts, contract, own, office, data, content }: Municipality): [string, Buffer][] {
  const json = (name: string, value: unknown): [string, Buffer] => [name, Buffer.from(JSON.stringify(value))];
  const { pages, folders, files } = content;
  return [
    json(PARTS.manifest, manifest),
    json(PARTS.screens, screens),
    json(PARTS.texts, texts),
    json(PARTS.operations, [...contract.operations]),
    json(PARTS.openapi, contract.openapi()),
    json(PARTS.facts, office),
    json(PARTS.content, { pages: [...pages], folders: [...folders], files: [...files] }),
    ...(own
      ? [
          json(PARTS.ownIds, own.ids),
          [PARTS.requests, Buffer.from(own.requests)] as [string, Buffer],
          [PARTS.serialisers, Buffer.from(own.serialisers)] as [string, Buffer],
        ]
      : []),
    ...(data ? [[PARTS.data, serialize(data)] as [string, Buffer]] : []),
  ];
}

function removeOld(path: string): void {
  const store = dirname(path);
  for (const name of readdirSync(store)) {
    const other = join(store, name);
    const since = statSync(other, { throwIfNoEntry: false })?.mtimeMs;
    if (other !== path && since !== undefined && since < Date.now() - REMOVED_AFTER_MS)
      rmSync(other, { recursive: true, force: true });
  }
}
