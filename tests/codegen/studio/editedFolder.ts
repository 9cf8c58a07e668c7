import { changedFiles } from '../../../codegen/files/changedFiles.ts';
import { filesOnDisk } from '../../../codegen/files/files.ts';
import type { JsonFile } from '../../../codegen/files/jsonFile.ts';
import { Schemas } from '../../../codegen/files/schemas.ts';
import { alone, layered } from '../../../codegen/overlay/layers.ts';
import { Opener } from '../../../codegen/overlay/open.ts';
import { changeOf } from '../../../codegen/studio/changes.ts';
import type { SmallEdit } from '../../../codegen/studio/edit.ts';
import type { Edited, OwnChange } from '../../../codegen/studio/edited.ts';

const ROOT = new URL('../../..', import.meta.url).pathname.replace(/\/$/, '');
const schemas = new Schemas(`${ROOT}/schemas`);

/** A municipality whose own files are only in memory. */
export class EditedFolder {
  readonly texts: Map<string, string | undefined>;
  readonly #overlay: string | undefined;

  /**
   * @param texts of its own files that differ from the disk
   * @param overlay the folder of an overlay; absent: the shipped municipality
   */
  constructor(texts: Readonly<Record<string, string>> = {}, overlay?: string) {
    this.texts = new Map(Object.entries(texts));
    this.#overlay = overlay;
  }

  get edited(): Edited {
    const disk = filesOnDisk(ROOT);
    if (this.#overlay === undefined)
      return { folder: ROOT, root: ROOT, schemas, layers: alone(changedFiles(disk, this.texts), ROOT) };
    const above = changedFiles(filesOnDisk(`${ROOT}/${this.#overlay}`), this.texts);
    const layers = layered(disk, above, (name) => `nakladka/${name}`);
    return { folder: `${ROOT}/${this.#overlay}`, root: ROOT, schemas, layers };
  }

  /** A merged file, as the check reads it, and the mistakes in it. */
  merged(name: string): { file: JsonFile; mistakes: string[] } {
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
