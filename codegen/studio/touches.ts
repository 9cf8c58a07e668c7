import { join } from 'node:path';
import type { CheckCache } from '../check/checkCache.ts';
import type { CheckedMunicipality } from '../check/checkMunicipality.ts';
import { type JsonFile, type Path, pointerOf } from '../files/jsonFile.ts';
import { type References, references, type Use } from '../lsp/references.ts';
import type { Where } from '../overlay/where.ts';
import type { Touch } from './api.ts';
import type { PartEdit } from './applied.ts';
import { isThere, pathTo } from './place.ts';
import { Titles } from './titles.ts';
import { isObject, type Loose, nameOf, valueAt } from './value.ts';

/** Results of a check without a listener that an index can use: they name nothing. */
export const isNameless = (name: string): boolean =>
  name === 'contract' || name === 'schemas' || name.startsWith('json ');

/** Does the edit take something away, or rename it, that may be named elsewhere? Everything else needs no index. */
export function takesNames(file: JsonFile, edit: PartEdit): boolean {
  if (edit.kind === 'add' || edit.kind === 'move') return false;
  // A part that another change of the same step adds is named nowhere yet.
  if (!isThere(file, edit.at)) return false;
  if (edit.kind === 'remove') return true;
  const part = valueAt(file.value as Loose, pathTo(file, edit.at));
  const old = valueAt(part, [edit.key]);
  return (typeof old === 'object' && old !== null) || (isObject(part) && nameOf(part) === String(old));
}

/** The screens that show one of the texts. */
export const screensWith = ({ parts }: Pick<CheckedMunicipality, 'parts'>, keys: readonly string[]): string[] =>
  [...parts].flatMap(([screen, { textKeys }]) => (keys.some((key) => textKeys.has(key)) ? [screen] : [])).sort();

/** What else uses a part of a municipality, by the symbol index of the language server. */
export class Touches {
  readonly #folder: string;
  /** Everything that is named, with its uses. */
  readonly found: References;
  readonly #titles: Titles;

  /**
   * @param where with the absolute folder as the name of an overlay's files
   * @param cache of earlier indexes of this folder: only what has changed since is read again
   */
  constructor(folder: string, where: Where, cache: CheckCache) {
    this.#folder = folder;
    this.found = references({ ...where, cache }, folder);
    this.#titles = new Titles(where.layers);
  }

  /** @param config the merged configuration */
  of(file: JsonFile, edit: PartEdit, config: Loose): Touch[] {
    const touches = new Map<string, Touch>();
    for (const use of this.#usedWith(file, edit)) {
      const touch = this.#touchOf(use, config);
      if (touch) touches.set(`${touch.kind} ${touch.name}`, touch);
    }
    return [...touches.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Uses elsewhere of what is named in the part, and texts that nothing else would show. */
  #usedWith(file: JsonFile, edit: PartEdit): Use[] {
    const path = pathTo(file, edit.at);
    const inside = this.#insideOf(file, edit.kind === 'remove' ? path : [...path, 'key' in edit ? edit.key : '']);
    const named = this.found.uses.filter((use) => inside(use));
    const defined = new Set(named.filter(({ role }) => role === 'definition').map(({ of }) => of));
    const elsewhere = this.found.uses.filter((use) => defined.has(use.of) && !inside(use));
    const texts = new Set(named.filter(({ kind }) => kind === 'text').map(({ of }) => of));
    for (const use of this.found.uses) if (use.role === 'use' && !inside(use)) texts.delete(use.of);
    return [...elsewhere, ...this.found.uses.filter(({ of, role }) => role === 'definition' && texts.has(of))];
  }

  #insideOf(file: JsonFile, path: Path): (use: Use) => boolean {
    const { file: written = file.name, pointer = pointerOf(path) } = file.place(path);
    // The check names the files of an overlay from the working directory, the index by their whole path.
    const whole = written === file.name ? this.found.symbols.pathOf(written) : join(process.cwd(), written);
    return (use) => use.file === whole && (use.pointer === pointer || use.pointer.startsWith(`${pointer}/`));
  }

  #touchOf({ file, pointer, kind, name }: Use, config: Loose): Touch | undefined {
    const short = this.#nameOf(file);
    const [, screen, ending = ''] = /^screens\/(.+?)(\.scenario|\.edit)?\.json$/.exec(short) ?? [];
    if (screen !== undefined) return { kind: KINDS[ending]!, name: screen };
    if (kind === 'text') return { kind: 'text', name, ...this.#titled(name) };
    const service = /^\/groups\/\d+\/services\/\d+/.exec(pointer)?.[0].split('/').slice(1);
    const value = service && valueAt(config, service);
    const number = nameOf(value);
    return number === undefined ? undefined : { kind: 'service', name: number, title: this.#titles.of(value, 'pl') };
  }

  #titled(key: string): { title?: string } {
    const title = this.#titles.text(key, 'pl') ?? this.#titles.text(`${key}_other`, 'pl');
    return title === undefined ? {} : { title };
  }

  /** From the folder of the overlay, or of its base. */
  #nameOf(file: string): string {
    for (const folder of [this.#folder, this.found.symbols.pathOf('.')])
      if (file.startsWith(`${folder}/`)) return file.slice(folder.length + 1);
    return file;
  }
}

const KINDS: Readonly<Record<string, Touch['kind']>> = { '': 'screen', '.scenario': 'scenario', '.edit': 'overlay' };
