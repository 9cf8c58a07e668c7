import { changedFiles } from '../../../codegen/files/changedFiles.ts';
import { type Files, filesOnDisk } from '../../../codegen/files/files.ts';
import type { JsonFile } from '../../../codegen/files/jsonFile.ts';
import { Schemas } from '../../../codegen/files/schemas.ts';
import { alone, layered } from '../../../codegen/overlay/layers.ts';
import { Opener } from '../../../codegen/overlay/open.ts';
import { changeOf } from '../../../codegen/studio/changes.ts';
import type { SmallEdit } from '../../../codegen/studio/edit.ts';
import type { Edited, OwnChange } from '../../../codegen/studio/edited.ts';

const ROOT = new URL('../../..', import.meta.url).pathname.replace(/\/$/, '');
const schemas = new Schemas(`${ROOT}/schemas`);

/** Files that do not change while tests run: each is read once. */
function readOnce(files: Files): Files {
  const texts = new Map<string, string | undefined>();
  const read = (name: string): string | undefined => {
    if (!texts.has(name)) texts.set(name, files.read(name));
    return texts.get(name);
  };
  return { ...files, read };
}
const folders = new Map<string, Files>();
function onDisk(folder: string): Files {
  const files = folders.get(folder) ?? readOnce(filesOnDisk(folder));
  folders.set(folder, files);
  return files;
}

interface Merged {
  file: JsonFile;
  mistakes: string[];
}
/** What files merge to, by their texts: edits in another order often leave the same ones. */
const merges = new Map<string, Merged>();
const MOST_MERGES = 500;

/** A municipality whose own files are only in memory. */
export class EditedFolder {
  readonly texts: Map<string, string | undefined>;
  /** Its files are those in memory at any time. */
  readonly edited: Edited;

  /**
   * @param texts of its own files that differ from the disk
   * @param overlay the folder of an overlay; absent: the shipped municipality
   */
  constructor(
    texts: Readonly<Record<string, string>> | ReadonlyMap<string, string | undefined> = {},
    overlay?: string,
  ) {
    this.texts = new Map(texts instanceof Map ? texts : Object.entries(texts));
    const folder = overlay === undefined ? ROOT : `${ROOT}/${overlay}`;
    const own = changedFiles(onDisk(folder), this.texts);
    const layers = overlay === undefined ? alone(own, ROOT) : layered(onDisk(ROOT), own, (name) => `nakladka/${name}`);
    this.edited = { folder, root: ROOT, schemas, layers };
  }

  /** A merged file, as the check reads it, and the mistakes in it. */
  merged(name: string): Merged {
    const key = JSON.stringify([name, this.edited.folder, ...this.texts]);
    const known = merges.get(key) ?? this.#merge(name);
    if (merges.size >= MOST_MERGES) merges.clear();
    merges.set(key, known);
    return known;
  }

  #merge(name: string): Merged {
    const mistakes: string[] = [];
    const opener = new Opener(this.edited.layers, schemas, ({ code, message }) => mistakes.push(`${code} ${message}`));
    const services = opener.services();
    if (name === 'services.config.json') return { file: services, mistakes };
    return { file: opener.screen(name.slice('screens/'.length, -'.json'.length)), mistakes };
  }

  make(edit: SmallEdit): OwnChange {
    const change = changeOf(this.edited, edit);
    this.texts.set(change.file, change.after);
    return change;
  }
}
