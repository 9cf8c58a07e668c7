import { definitionCalls } from '../files/definitionCalls.ts';
import type { Files } from '../files/files.ts';
import { type JsonFile, type Path, parseJsonFile } from '../files/jsonFile.ts';
import { anyRecord, asWritten, list, type Raw, record, word } from '../files/raw.ts';
import type { EditEditJson, EditJson, ServicesJson } from '../generated/descriptors.ts';
import { DATA_CONFIG, editedIn, editOf, OVERLAY_CONFIG } from '../overlay/layers.ts';
import type { Base } from './base.ts';

/** One change of an overlay, and the value below that it depends on. */
export interface Claim {
  /** A file of the overlay. */
  file: JsonFile;
  path: Path;
  /** The address of the value below, as `okienko explain` takes it. */
  address: string;
  /** Reads the value from a base; undefined: nothing. */
  below(base: Base): unknown;
  /** The new value of the overlay; absent: it removes, or inserts beside. */
  gives?: unknown;
}

type IsDefined = (definition: string) => boolean;

/** Keys of a change that give a position, not a value. */
const WHERE = new Set(['before', 'after', 'in', '$schema']);
const SERVICES = 'services.config.json';
const CATALOGUE = 'content/catalogue.json';
const CATALOGUE_EDIT = 'content/catalogue.edit.json';

/**
 * Every change of an overlay.
 *
 * @param nameOf the name of a file of the overlay in problems
 * @param isDefined has a base a definition of this name?
 */
export function claimsOf(above: Files, nameOf: (name: string) => string, isDefined: IsDefined): Claim[] {
  const open = (name: string): JsonFile => parseJsonFile(above.read(name) ?? '{}', nameOf(name)).file;
  const jsons = (folder: string): string[] => above.list(folder).filter((name) => !name.endsWith('.edit.json'));
  return [
    ...ofConfig(open(OVERLAY_CONFIG)),
    ...editedIn(above).flatMap((screen) => ofScreen(open(editOf(screen)), screen)),
    ...jsons('locales').flatMap((name) => ofTexts(open(name), name)),
    ...ofCatalogue(open(CATALOGUE_EDIT)),
    ...[...jsons('screens'), ...(above.read(DATA_CONFIG) === undefined ? [] : [DATA_CONFIG])].map((name) =>
      whole(open(name), (base) => base.at(name, [])),
    ),
    ...ofDefinitions([...jsons('screens'), ...editedIn(above).map(editOf)].map(open), isDefined),
    ...[...above.all('content/pages'), ...above.all('content/files')].map((name) =>
      // Not JSON: only a change of the whole file can be reported.
      whole(parseJsonFile('{}', nameOf(name)).file, (base) => base.files.read(name)),
    ),
  ];
}

function ofConfig(file: JsonFile): Claim[] {
  return leaves(file.value).map(({ path, value }) => {
    const [namespace, id, ...keys] = path;
    const claim = { file, path, address: path.join('/') };
    if (namespace !== 'services') return { ...claim, below: (base) => base.at(SERVICES, path), gives: value };
    if (keys[0] === 'off')
      return { ...claim, address: `services/${id}`, below: (base) => serviceIn(base, id)?.service };
    if (keys[0] === 'group') return { ...claim, below: (base) => serviceIn(base, id)?.group, gives: value };
    return { ...claim, below: (base) => keys.reduce(at, serviceIn(base, id)?.service), gives: value };
  });
}

function ofScreen(file: JsonFile, screen: string): Claim[] {
  const { edits, $schema: _schema, ...rest } = asWritten<EditJson>(file.value);
  const name = screen.slice('screens/'.length, -'.json'.length);
  const own = Object.entries(rest).flatMap(([key, value]): Claim[] => {
    const changes = BY_NAME.has(key) ? Object.keys(anyRecord(value)).map((one) => [key, one]) : [[key]];
    return changes.map((path) => ({
      file,
      path,
      address: `${name}#${path.join('/')}`,
      below: (base) => base.at(screen, path),
      gives: path.reduce(at, rest as unknown),
    }));
  });
  return [...own, ...list(edits).flatMap((edit, index) => ofEdit(file, screen, name, record(edit), index))];
}

const BY_NAME = new Set(['params', 'state', 'data', 'calc', 'actions', 'documents']);

function ofEdit(file: JsonFile, screen: string, name: string, edit: Raw<EditEditJson>, index: number): Claim[] {
  const target = word(edit.at);
  const address = `${name}#${target}`;
  const path = ['edits', index];
  if (edit.change)
    return Object.entries(record(edit.change)).map(([key, gives]) => ({
      file,
      path: [...path, 'change', key],
      address: `${address}/${key}`,
      below: (base) => at(base.atAddress(screen, target), key),
      gives,
    }));
  const below = (base: Base): unknown => base.atAddress(screen, target);
  // A move depends on the list that its target is in below; what is in the target comes along.
  if (edit.move) return [{ file, path: [...path, 'move'], address, below: (base) => base.listOf(screen, target) }];
  // An insertion depends on the keys of its neighbour, not on the blocks inside it.
  if (edit.remove !== true) return [{ file, path, address, below: (base) => face(below(base)) }];
  return [{ file, path, address, below }];
}

/** An overlay that calls a definition of the base shows something else when the base defines it differently. */
function ofDefinitions(files: readonly JsonFile[], isDefined: IsDefined): Claim[] {
  const own = new Set(files.flatMap((file) => Object.keys(anyRecord(anyRecord(file.value).define))));
  return files.flatMap((file) =>
    definitionCalls(file.value, (name) => !own.has(name) && isDefined(name)).map(({ name, path }) => ({
      file,
      path: path.map(String),
      address: `definitions/${name}`,
      below: (base: Base) => base.definition(name),
    })),
  );
}

const ofTexts = (file: JsonFile, name: string): Claim[] =>
  leaves(file.value).map(({ path, value }) => ({
    file,
    path,
    address: [name.split('/').at(-1)!.replace('.json', ''), ...path].join('.'),
    below: (base) => base.at(name, path),
    gives: value,
  }));

const ofCatalogue = (file: JsonFile): Claim[] =>
  leaves(file.value).map(({ path, value }) => ({
    file,
    path,
    address: path.join('/'),
    below: (base) => base.at(CATALOGUE, path),
    gives: value,
  }));

/** A file that replaces the file of the same name below. */
const whole = (file: JsonFile, below: Claim['below']): Claim => ({ file, path: [], address: file.name, below });

function serviceIn(base: Base, id = ''): { group: unknown; service: unknown } | undefined {
  const { groups } = asWritten<ServicesJson>(base.at(SERVICES, []));
  for (const item of list(groups)) {
    const { id: group } = record(item);
    const service = base.at(SERVICES, ['groups', String(group), 'services', id]);
    if (service) return { group, service };
  }
  return undefined;
}

const at = (value: unknown, key: string): unknown => anyRecord(value)[key];

const face = (value: unknown): unknown =>
  Object.fromEntries(Object.entries(anyRecord(value)).filter(([, one]) => typeof one !== 'object'));

/** Every text, number, flag, null and list in an object, however deep. */
function leaves(value: unknown, path: readonly string[] = []): { path: readonly string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => (WHERE.has(key) ? [] : leaves(inner, [...path, key])));
}
