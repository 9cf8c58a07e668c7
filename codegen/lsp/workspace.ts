import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Problem } from '../../src/lang/errors/problem.ts';
import { changedFiles } from '../files/changedFiles.ts';
import { type Files, filesOnDisk } from '../files/files.ts';
import { parseJsonFile } from '../files/jsonFile.ts';
import { alone, layered, OVERLAY_CONFIG } from '../overlay/layers.ts';
import { type Where, whereIs } from '../overlay/where.ts';
import { type References, references } from './references.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'var', 'test-results']);
/** Depth of the search for municipalities: `examples/brzezno`. */
const DEPTH = 3;

/** The municipalities in an editor's folders, with unsaved changes. */
export class Workspace {
  readonly folders: readonly string[];
  readonly #roots: readonly string[];
  readonly #shipped: string | undefined;
  readonly #typed = new Map<string, string>();
  /** The last valid text of a file, used while it is not JSON, so that half a word causes no other problems. */
  readonly #whole = new Map<string, string>();
  readonly #known = new Map<string, References>();

  /**
   * @param roots absolute paths
   * @param shipped the base of overlays, if it is not the municipality of this toolkit
   */
  constructor(roots: readonly string[], shipped?: string) {
    this.#roots = roots;
    this.#shipped = shipped;
    this.folders = [...new Set(roots.flatMap((root) => municipalitiesIn(root, DEPTH)))];
  }

  /** Sets the text of an open file; `undefined`: the file is closed. */
  set(path: string, text: string | undefined): void {
    if (this.#typed.get(path) === text) return;
    const whole = text === undefined || !path.endsWith('.json') || isJson(text);
    const before = this.text(path);
    if (text === undefined) this.#typed.delete(path);
    else this.#typed.set(path, text);
    if (whole) this.#whole.delete(path);
    else if (!this.#whole.has(path) && before !== undefined && isJson(before)) this.#whole.set(path, before);
    this.forget();
  }

  /** The folder of the municipality; for an overlay that of its base. */
  rootOf(folder: string): string {
    return whereIs(folder, this.#shipped).root;
  }

  /** Files have changed on the disk. */
  forget(): void {
    this.#known.clear();
  }

  text(path: string): string | undefined {
    return this.#typed.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  }

  /** Is the path inside a folder of the editor? */
  contains(path: string): boolean {
    return this.#roots.some((root) => !relative(root, path).startsWith('..'));
  }

  /** The municipalities that contain a file, its own first: an overlay contains its base. */
  of(path: string): string[] {
    const own = this.folders.filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
    if (own === undefined) return this.folders.filter((folder) => path.startsWith(`${this.rootOf(folder)}/`));
    return [own, ...this.folders.filter((folder) => folder !== own && this.rootOf(folder) === own)];
  }

  /** All names in a municipality, with unsaved changes, read as far as possible. */
  references(folder: string): References {
    const known = this.#known.get(folder);
    if (known) return known;
    const fresh = references(this.#where(folder, this.#typed), folder);
    this.#known.set(folder, fresh);
    return fresh;
  }

  /** The same, with another text for one file. */
  imagine<T>(path: string, text: string, ask: () => T): T {
    const typed = this.#typed.get(path);
    const known = new Map(this.#known);
    this.#typed.set(path, text);
    this.#known.clear();
    try {
      return ask();
    } finally {
      if (typed === undefined) this.#typed.delete(path);
      else this.#typed.set(path, typed);
      this.#known.clear();
      for (const [folder, one] of known) this.#known.set(folder, one);
    }
  }

  /** The problems of the check, with absolute paths; a file that is not JSON has only that problem. */
  problems(folder: string): Problem[] {
    const broken = [...this.#typed].filter(([path, text]) => path.endsWith('.json') && !isJson(text));
    const found =
      broken.length === 0
        ? this.references(folder)
        : references(this.#where(folder, new Map([...this.#typed, ...this.#whole])), folder);
    const names = new Set(broken.map(([path]) => path));
    const own = [folder, this.rootOf(folder)];
    return [
      ...found.checked.problems
        .map((problem) => ({ ...problem, file: pathIn(folder, found, problem.file) }))
        .filter(({ file }) => !names.has(file)),
      ...broken
        .filter(([path]) => own.some((one) => path.startsWith(`${one}/`)) && this.of(path)[0] === folder)
        .flatMap(([path, text]) => parseJsonFile(text, path).problems),
    ];
  }

  /** The folders of a municipality, with unsaved changes. */
  where(folder: string): Where {
    return this.#where(folder, this.#typed);
  }

  #where(folder: string, typed: ReadonlyMap<string, string>): Where & { readApi: (path: string) => string } {
    const where = whereIs(folder, this.#shipped);
    const readApi = (path: string): string => typed.get(path) ?? readFileSync(path, 'utf8');
    if (!existsSync(join(folder, OVERLAY_CONFIG)))
      return { ...where, readApi, layers: alone(withTyped(folder, typed), folder) };
    const above = withTyped(folder, typed);
    const layers = layered(withTyped(where.root, typed), above, (name) => join(folder, name));
    const folderOf = (name: string): string => (above.kind(name) ? folder : where.root);
    return { ...where, readApi, layers: { ...layers, folderOf } };
  }
}

/** The path of a file as a problem names it. */
function pathIn(folder: string, { symbols }: References, name: string): string {
  const path = symbols.pathOf(name);
  return existsSync(path) ? path : join(folder, name);
}

/** The files of a folder, with unsaved changes. */
function withTyped(root: string, typed: ReadonlyMap<string, string>): Files {
  const open = [...typed].filter(([path]) => path.startsWith(`${root}/`));
  return changedFiles(filesOnDisk(root), new Map(open.map(([path, text]) => [path.slice(root.length + 1), text])));
}

/** Folders with an overlay, or with a municipality of their own. */
function municipalitiesIn(folder: string, depth: number): string[] {
  if (!existsSync(folder)) return [];
  const has = (name: string): boolean => existsSync(join(folder, name));
  const own = has(OVERLAY_CONFIG) || (has('services.config.json') && has('schemas/descriptors')) ? [folder] : [];
  if (depth === 0) return own;
  const inner = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !SKIPPED.has(entry.name))
    .flatMap((entry) => municipalitiesIn(join(folder, entry.name), depth - 1));
  // An editor may have opened a folder inside of one.
  const above = depth === DEPTH && own.length + inner.length === 0 ? aboveOf(folder) : [];
  return [...own, ...inner, ...above];
}

function aboveOf(folder: string): string[] {
  const parent = dirname(folder);
  if (parent === folder) return [];
  const found = municipalitiesIn(parent, 0);
  return found.length ? found : aboveOf(parent);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
