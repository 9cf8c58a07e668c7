import { join } from 'node:path';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { type Files, filesOnDisk } from '../../../codegen/files/files.ts';
import { type JsonFile, parseJsonFile } from '../../../codegen/files/jsonFile.ts';
import { Schemas } from '../../../codegen/files/schemas.ts';
import { withPending } from '../../../codegen/new/pending.ts';
import { alone, layered } from '../../../codegen/overlay/layers.ts';
import type { Problem } from '../../../src/lang/errors/problem.ts';

export const root = join(import.meta.dirname, '../../..');

/** Name of a file -> its new text; undefined removes the file. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** A municipality in memory, of which changed copies are checked. */
export interface Municipality {
  name: string;
  /** Names of its own files: of an overlay only those of the overlay. */
  names: readonly string[];
  /** An overlay has no copy of what it does not change. */
  isOverlay: boolean;
  text(name: string): string;
  json(name: string): JsonFile;
  /** As problems name it. */
  shown(name: string): string;
  check(changes: Changes): Problem[];
}

/** Folders and files that integrators write. */
const WRITTEN = ['screens', 'locales', 'content', 'data', 'schemas/api'];
const SINGLE = ['services.config.json', 'overlay.config.json', 'data.config.json', 'logo.svg'];

export const shipped = (): Municipality => municipality('', (files) => alone(files, root));

export function brzezno(): Municipality {
  const below = inMemory(filesOnDisk(root));
  return municipality('examples/brzezno', (above) => layered(below, above, (name) => `examples/brzezno/${name}`));
}

function municipality(folder: string, layersOf: (files: Files) => ReturnType<typeof alone>): Municipality {
  const files = inMemory(filesOnDisk(join(root, folder)));
  let unchanged: CheckCache | undefined;
  const shown = (name: string): string => (folder ? `${folder}/${name}` : name);
  const api = folder ? [join(root, folder, 'schemas/api')] : [];
  const parsed = new Map<string, JsonFile>();
  const text = (name: string): string => files.read(name) ?? '';
  const checked = (changes: Changes, cache: CheckCache): Problem[] => {
    const readApi = (path: string): string => {
      const name = path.slice(join(root, folder, '/').length);
      return changes.get(name) ?? (path.startsWith(join(root, folder)) ? text(name) : filesText(path));
    };
    return checkLayers({ root, api, readApi, cache }, layersOf(changed(files, changes))).problems;
  };
  return {
    name: folder || 'shipped',
    names: [...WRITTEN.flatMap((one) => files.all(one)), ...SINGLE.filter((name) => files.kind(name))],
    isOverlay: folder !== '',
    text,
    json(name) {
      const known = parsed.get(name) ?? parseJsonFile(text(name), shown(name)).file;
      parsed.set(name, known);
      return known;
    },
    shown,
    check(changes) {
      if (!unchanged) {
        unchanged = new CheckCache();
        checked(new Map(), unchanged);
      }
      // It differs from the unchanged municipality only, not from the copy before.
      return checked(changes, unchanged.copy());
    },
  };
}

const onDisk = inMemory(filesOnDisk(root));
const filesText = (path: string): string => onDisk.read(path.slice(join(root, '/').length)) ?? '{}';

/** The files, each read once. */
function inMemory(files: Files): Files {
  const once = <T>(read: (name: string) => T): ((name: string) => T) => {
    const known = new Map<string, T>();
    return (name) => {
      if (!known.has(name)) known.set(name, read(name));
      return known.get(name) as T;
    };
  };
  return { read: once(files.read), list: once(files.list), all: once(files.all), kind: once(files.kind) };
}

function changed(files: Files, changes: Changes): Files {
  const written = new Map([...changes].filter((one): one is [string, string] => one[1] !== undefined));
  const more = withPending(files, written);
  const gone = (name: string): boolean => changes.has(name) && changes.get(name) === undefined;
  return {
    read: (name) => (gone(name) ? undefined : more.read(name)),
    list: (folder) => more.list(folder).filter((name) => !gone(name)),
    all: (folder) => more.all(folder).filter((name) => !gone(name)),
    kind: (name) => (gone(name) ? undefined : more.kind(name)),
  };
}

const ofMunicipality = new Schemas(join(root, 'schemas'));
const ofContract = new Schemas(join(root, 'codegen/contract'));

/** The schema of a file that integrators write; texts, CSV files and pages have none. */
export function schemaOf(name: string): { schemas: Schemas; file: string } | undefined {
  const [, file] = SCHEMAS.find(([pattern]) => pattern.test(name)) ?? [];
  return file === undefined ? undefined : { schemas: file.includes('/') ? ofMunicipality : ofContract, file };
}

const SCHEMAS: readonly [RegExp, string][] = [
  [/^schemas\/api\/.*\.json$/, 'contract.schema.json'],
  [/^screens\/.*\.scenario\.json$/, 'descriptors/scenario.schema.json'],
  [/^screens\/.*\.edit\.json$/, 'descriptors/edit.schema.json'],
  [/^screens\/fragments\/.*\.json$/, 'descriptors/fragment.schema.json'],
  [/^screens\/.*\.json$/, 'descriptors/screen.schema.json'],
  [/^services\.config\.json$/, 'config/services.schema.json'],
  [/^overlay\.config\.json$/, 'config/overlay.schema.json'],
  [/^data\.config\.json$/, 'config/data.schema.json'],
  [/^content\/catalogue\.json$/, 'config/content.schema.json'],
  [/^content\/catalogue\.edit\.json$/, 'config/content-edit.schema.json'],
];
