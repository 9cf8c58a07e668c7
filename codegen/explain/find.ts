import type { JsonFile, Path } from '../files/jsonFile.ts';
import { guess, guessOrAll } from '../files/shape.ts';
import { plain, type Traced, trace } from '../files/traced.ts';
import { blocksOf, step } from '../overlay/address.ts';

/** A part of a file. */
export interface Found {
  file: JsonFile;
  path: Path;
  value: unknown;
  /** The include of the fragment that contains it. */
  through?: Found;
}

/** Why an address has no target. */
export interface Missing {
  why: string;
}

/** Keys that name an item of a list; the first one present counts, for a service both. */
const NAMES = ['id', 'uslugaId', 'slug', 'field', 'bind', 'value'] as const;

interface How {
  /** The first name may be that of a block anywhere in the file. */
  blocks: boolean;
  fragment?(name: string): JsonFile | undefined;
}

/** Finds a part by its address: names with / between; a name may itself have one (`screens/naleznosci/lista/path`). */
export function findIn(file: JsonFile, address: string, how: How): Found | Missing {
  const root = trace(file);
  let rest = address;
  let at = root;
  let path: Path = [];
  let reached = '';
  if (how.blocks) {
    const blocks = blocksOf(root, []);
    const [first = ''] = address.split('/');
    const way = blocks.get(first);
    if (way) {
      [at, path, rest, reached] = [step(root, way), way, address.slice(first.length + 1), first];
    } else if (!root.entries?.has(first)) {
      const near = guess(first, [...blocks.keys(), ...root.entries!.keys()]);
      return { why: `There is no block "${first}" here.${near || guessOrAll(first, [...blocks.keys()])}` };
    }
  }
  while (rest !== '') {
    const fragment = how.fragment?.(String(at.entries?.get('fragment')?.value ?? ''));
    const known = namesIn(at, reached === '' && !how.blocks);
    const name = [...known.keys()]
      .filter((one) => rest === one || rest.startsWith(`${one}/`))
      .sort((a, b) => b.length - a.length)[0];
    if (name === undefined && fragment) {
      const inside = findIn(fragment, rest, how);
      if ('why' in inside) return inside;
      const include = { file, path, value: plain(at) };
      return { ...inside, through: inside.through ?? include };
    }
    if (name === undefined) {
      const [wanted = ''] = rest.split('/');
      const names = [...known.keys()];
      const where = reached ? `"${reached}" has no "${wanted}".` : `There is no "${wanted}".`;
      const near = names.length > 0 && names.length <= 40 ? ` There are: ${names.join(', ')}.` : '';
      return { why: `${where}${guess(wanted, names)}${near}` };
    }
    const way = known.get(name)!;
    [at, path] = [step(at, way), [...path, ...way]];
    rest = rest.slice(name.length + 1);
    reached = reached ? `${reached}/${name}` : name;
  }
  return { file, path, value: plain(at) };
}

/** The possible next parts of an address, with their paths. From the root also the services, which are in groups. */
function namesIn(at: Traced, isRoot: boolean): Map<string, Path> {
  const names = new Map<string, Path>([...(at.entries?.keys() ?? [])].map((key) => [key, [key]]));
  for (const [index, item] of (at.items ?? []).entries())
    for (const key of NAMES) {
      const name = item.entries?.get(key)?.value;
      if (typeof name === 'string' || typeof name === 'number')
        if (!names.has(`${name}`)) names.set(`${name}`, [index]);
    }
  for (const [name, way] of fieldsOfSteps(at)) if (!names.has(name)) names.set(name, way);
  if (isRoot) for (const [name, way] of servicesIn(at)) names.set(`services/${name}`, way);
  return names;
}

/** The fields of a form in steps, as those of a form: `fields/osoby`, whatever step asks for them. */
function fieldsOfSteps(at: Traced): [string, Path][] {
  return (at.entries?.get('steps')?.items ?? []).flatMap((step, one) =>
    (step.entries?.get('fields')?.items ?? []).flatMap((field, other): [string, Path][] => {
      const name = field.entries?.get('field')?.value;
      return typeof name === 'string' ? [[`fields/${name}`, ['steps', one, 'fields', other]]] : [];
    }),
  );
}

function servicesIn(root: Traced): [string, Path][] {
  return (root.entries?.get('groups')?.items ?? []).flatMap((group, one) =>
    (group.entries?.get('services')?.items ?? []).flatMap((service, other): [string, Path][] => {
      const way: Path = ['groups', one, 'services', other];
      return ['uslugaId', 'slug'].map((key) => [String(service.entries?.get(key)?.value), way]);
    }),
  );
}
