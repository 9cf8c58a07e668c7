import { type JsonFile, type Path, parseJsonFile } from '../files/jsonFile.ts';
import { Schemas } from '../files/schemas.ts';
import { guess } from '../files/shape.ts';
import { alone, DATA_CONFIG, editOf, type Layers, OVERLAY_CONFIG } from '../overlay/layers.ts';
import { Opener } from '../overlay/open.ts';
import type { Where } from '../overlay/where.ts';
import { definitionsBehind, findDefinition } from './definitions.ts';
import type { Explained, Located } from './explained.ts';
import { type Found, findIn, type Missing } from './find.ts';
import { explainText } from './text.ts';

/**
 * Which file and line an effective value comes from.
 *
 * @param address `naleznosci/lista#raty/columns/stan`, `services/22/name`, `municipality/name`, `content/pages/rodo`,
 *   `definitions/zalegla`, `data/tables/wnioski/process`, a file, or a text key
 */
export function explain(
  { root, layers }: Pick<Where, 'root' | 'layers'>,
  address: string,
): readonly Explained[] | Missing {
  const schemas = new Schemas(`${root}/schemas`);
  const now = sourceOf(layers, schemas);
  const below = layers.above ? sourceOf(alone(layers.below), schemas) : undefined;
  const kind = layers.files.kind(address);
  if (kind === 'file' && !address.includes('#')) return [explainFile(layers, address)];
  if (!/[/#]/.test(address) && address.includes('.')) return explainText(layers, now.languages(), address);
  const found = findAddress(now, address);
  const was = below && findAddress(below, address);
  if ('why' in found) {
    if (!was || 'why' in was) return found;
    const by = takenBy(layers, address, was);
    return [{ address, parts: [], ...(by && { by: located(by) }), below: located(was) }];
  }
  const mine = located(found);
  const behind = definitionsBehind(now.definitions(), found.value);
  const definitions = [...behind].map(([name, one]) => ({ address: `definitions/${name}`, located: located(one) }));
  const old = was && !('why' in was) ? located(was) : undefined;
  const moved = movedBy(layers, address);
  return [
    {
      address,
      now: mine,
      parts: elsewhere(found, mine.file),
      ...(definitions.length > 0 && { definitions }),
      ...(moved && { moved: located(moved) }),
      ...(found.through && { through: located(found.through) }),
      ...(old && !same(old, mine) && { below: old }),
    },
  ];
}

/** The files of one layer, or of all layers together. */
interface Source {
  services: JsonFile;
  catalogue: JsonFile | undefined;
  screens: readonly string[];
  screen(name: string): JsonFile;
  fragment(name: string): JsonFile | undefined;
  /** The files of screens/definitions/. */
  definitions(): readonly JsonFile[];
  /** data.config.json, of the overlay where there is one. */
  data: JsonFile | undefined;
  languages(): readonly string[];
}

function sourceOf(layers: Layers, schemas: Schemas): Source {
  const opener = new Opener(layers, schemas, () => {});
  const services = opener.services();
  const screens = layers.files
    .list('screens')
    .filter((name) => !name.endsWith('.scenario.json'))
    .map((name) => name.slice('screens/'.length, -'.json'.length));
  return {
    services,
    catalogue: opener.catalogue,
    screens,
    screen: (name) => opener.screen(name),
    fragment: (name) => (screens.includes(`fragments/${name}`) ? opener.fragment(`fragments/${name}`) : undefined),
    definitions: () =>
      screens.filter((name) => name.startsWith('definitions/')).map((name) => opener.definitions(name)),
    data: dataOf(layers),
    languages: () => (services.value as { languages?: string[] }).languages ?? ['pl'],
  };
}

/** The data of an overlay replace those of its base as a whole. */
function dataOf({ above, below, nameAbove }: Layers): JsonFile | undefined {
  const text = (above ?? below).read(DATA_CONFIG);
  return text === undefined ? undefined : parseJsonFile(text, above ? nameAbove(DATA_CONFIG) : DATA_CONFIG).file;
}

function findAddress(at: Source, address: string): Found | Missing {
  const [screen = '', inside] = address.split('#', 2);
  if (inside !== undefined) {
    if (!at.screens.includes(screen)) return { why: `There is no screen "${screen}".${guess(screen, at.screens)}` };
    const file = fileOf(at, screen);
    return findIn(file, inside, { blocks: true, fragment: at.fragment });
  }
  if (address.startsWith('content/') && at.catalogue)
    return findIn(at.catalogue, address.slice('content/'.length), { blocks: false });
  if (address.startsWith('definitions/')) return findDefinition(at.definitions(), address.slice('definitions/'.length));
  if (address.startsWith('data/') && at.data) return findIn(at.data, address.slice('data/'.length), { blocks: false });
  const short = address.replace(/^theme(?=\/|$)/, 'municipality/theme');
  const found = findIn(at.services, short, { blocks: false });
  if ('why' in found && at.screens.includes(address))
    return { why: `${found.why} Name a part of the screen, for example "${address}#title".` };
  return found;
}

const fileOf = (at: Source, screen: string): JsonFile =>
  screen.startsWith('fragments/') ? at.fragment(screen.slice('fragments/'.length))! : at.screen(screen);

/** The line of an overlay that removes a part of services.config.json or of a screen. */
function takenBy({ above, nameAbove }: Layers, address: string, was: Found): Found | undefined {
  const open = (name: string): JsonFile => parseJsonFile(above?.read(name) ?? '{}', nameAbove(name)).file;
  const [screen = '', inside] = address.split('#', 2);
  if (inside !== undefined) {
    return editThat('remove', open(editOf(`screens/${screen}.json`)), inside);
  }
  const file = open(OVERLAY_CONFIG);
  const [kind = '', ...names] = address.split('/');
  const { uslugaId } = was.value as { uslugaId?: number };
  const found = findIn(file, [kind, ...(uslugaId === undefined ? names : [uslugaId])].join('/'), { blocks: false });
  return 'why' in found ? undefined : found;
}

/** The line of an overlay that moves a part of a screen, or what the part is in. */
function movedBy({ above, nameAbove }: Layers, address: string): Found | undefined {
  const [screen = '', inside] = address.split('#', 2);
  const name = editOf(`screens/${screen}.json`);
  const text = inside === undefined ? undefined : above?.read(name);
  return text === undefined ? undefined : editThat('move', parseJsonFile(text, nameAbove(name)).file, inside!);
}

/** The first edit of this kind whose target is at an address or around it. */
function editThat(kind: 'move' | 'remove', file: JsonFile, address: string): Found | undefined {
  const { edits = [] } = file.value as { edits?: Record<string, unknown>[] };
  const index = edits.findIndex((edit) => edit[kind] && `${address}/`.startsWith(`${edit.at}/`));
  return index < 0 ? undefined : { file, path: ['edits', index], value: edits[index] };
}

/** A whole file: only its layer can be named. */
function explainFile({ above, below, nameAbove }: Layers, name: string): Explained {
  const start = (file: string): Located => ({ value: undefined, file, line: 1, column: 1 });
  const own = above?.kind(name) === 'file';
  return {
    address: name,
    now: start(own ? nameAbove(name) : name),
    parts: [],
    ...(own && below.kind(name) === 'file' && { below: start(name) }),
  };
}

export function located({ file, path, value }: Pick<Found, 'file' | 'path' | 'value'>): Located {
  const { line, column, file: written = file.name } = file.place(path);
  return { value, file: written, line, column };
}

const MOST_PARTS = 12;

/** The parts of an object or list that another file gives than the one it begins in. */
function elsewhere({ file, path, value }: Found, written: string): { address: string; located: Located }[] {
  const found: { address: string; located: Located }[] = [];
  const walk = (inner: unknown, at: Path, names: string): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, item] of Object.entries(inner)) {
      const here = [...at, Array.isArray(inner) ? Number(key) : key];
      const place = located({ file, path: here, value: item });
      const name = names ? `${names}/${nameOf(item, key)}` : nameOf(item, key);
      if (place.file === written) walk(item, here, name);
      else if (found.length < MOST_PARTS) found.push({ address: name, located: place });
    }
  };
  walk(value, path, '');
  return found;
}

function nameOf(item: unknown, key: string): string {
  const { id, field } = (item ?? {}) as { id?: unknown; field?: unknown };
  return typeof id === 'string' ? id : typeof field === 'string' ? field : key;
}

const same = (a: Located, b: Located): boolean => a.file === b.file && a.line === b.line && a.column === b.column;
