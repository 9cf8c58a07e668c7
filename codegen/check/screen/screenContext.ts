import type { Block, BlockOf } from '../../../src/blocks/block.ts';
import type { Access, Call } from '../../../src/lang/descriptors/contract.ts';
import type { State } from '../../../src/lang/descriptors/declarations.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import type { Step } from '../../../src/lang/descriptors/steps.ts';
import type { Definitions } from '../../../src/lang/expressions/definitions.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Type, Written } from '../../../src/lang/expressions/types.ts';
import { type JsonFile, type Path, placeKey, pointerOf } from '../../files/jsonFile.ts';
import { guess } from '../../files/shape.ts';
import type { ExpressionPlace, NamePlace } from '../../files/symbolListener.ts';
import { askedWords } from '../config/parts.ts';
import type { MunicipalityContext } from '../municipalityContext.ts';

/** A fragment in the place of its include. */
export interface Fragment {
  file: JsonFile;
  name: string;
  /** Before the ids of its blocks. */
  prefix: string;
  given: Readonly<Record<string, Tree>>;
  /** The names that held where it is included. */
  scope: ReadonlyMap<string, Type>;
}

/** State that the checks of one screen share: its file, what it declares, and what was used of that. */
export class ScreenContext {
  readonly municipality: MunicipalityContext;
  /** The current file: the screen's own, or a fragment's. */
  file: JsonFile;
  readonly own: JsonFile;
  readonly name: string;
  readonly access: Access;
  readonly calls = new Map<string, Call>();
  readonly textKeys = new Set<string>();
  /** `data.raty`, `state.typ`, `calc.suma`, `actions.zaplac`, `params.rok`: what something reads or runs. */
  readonly used = new Set<string>();
  /** Where compiled expressions, and what follows on error codes, are written. */
  readonly places = new Map<object, { file: JsonFile; path: Path }>();
  /** Expressions and text keys that were checked, by file and pointer. */
  readonly visited = new Set<string>();
  readonly states = new Map<string, { shape: JsonSchema; type: Type }>();
  readonly sources = new Set<string>();
  /** What sources, states and computed values read. */
  graph: ReadonlyMap<string, { reads: readonly string[] }> = new Map();
  /** State -> the states whose change resets it. */
  resets: ReadonlyMap<string, readonly string[]> = new Map();
  /** Those that are polled. */
  readonly polled = new Set<string>();
  readonly actions = new Map<string, { args: Readonly<Record<string, Type>> }>();
  /** The compiled steps of each, before the blocks are checked. */
  readonly actionSteps = new Map<string, readonly Step[]>();
  readonly forms = new Map<string, JsonSchema>();
  readonly dialogs = new Set<string>();
  /** Those that a step opens. */
  readonly openedDialogs = new Set<string>();
  readonly anchors = new Set<string>();
  readonly tables = new Map<string, BlockOf<'table'>>();
  /** Names in the address, and whose they are. */
  readonly queries = new Map<string, string>();
  /** States that blocks have of their own: the order and the page of a table, the step of a wizard. */
  readonly ownStates: Record<string, State> = {};
  /** The range of a state by its use; an address with another value is read as one without it. */
  readonly ranges = new Map<string, Required<Pick<JsonSchema, 'type' | 'minimum' | 'maximum'>>>();
  /** Every compiled block by its id, at any depth. */
  readonly blocks = new Map<string, Block>();
  /** Where the id of each is written. */
  readonly blockPlaces = new Map<string, Written>();
  /** States that begin as nothing, or may. */
  readonly maybeNothing = new Set<string>();
  /** Checks that wait until all blocks are read. */
  readonly #later: (() => void)[] = [];
  /** Something is wrong with the screen itself. */
  failed = false;
  #silent = false;
  /** Before the ids of an include's blocks. */
  idPrefix = '';
  /** Fragments that were included. */
  readonly included = new Set<string>();
  /** Those being included: a circle is refused. */
  including: readonly string[] = [];
  /** The values that the include passes for the fragment's parameters. */
  given: Readonly<Record<string, Tree>> | undefined;
  /** What its expressions can call. */
  readonly definitions: Definitions;
  /** The list `parts`. */
  readonly askedWords: Tree;
  /** The names that what is given means. */
  givenScope: ReadonlyMap<string, Type> = new Map();

  constructor(municipality: MunicipalityContext, file: JsonFile, name: string, access: Access) {
    this.municipality = municipality;
    this.file = file;
    this.own = file;
    this.name = name;
    this.access = access;
    const { definitions, usedDefinitions } = municipality;
    this.definitions = {
      keys: () => definitions.keys(),
      get: (called) => {
        const found = definitions.get(called);
        if (found) usedDefinitions.add(called);
        return found;
      },
    };
    this.askedWords = askedWords(municipality.parts.get(name), municipality.fragments);
  }

  /** Types something first to learn from it; its problems are reported when it is typed again. */
  silently(learn: () => void): void {
    this.#silent = true;
    learn();
    this.#silent = false;
  }

  /** Compiles a part of a fragment's file: its problems are reported there. */
  inside<T>(fragment: Fragment, compile: () => T): T {
    const { file, idPrefix, including, given, givenScope } = this;
    this.file = fragment.file;
    this.idPrefix = fragment.prefix;
    this.including = [...including, fragment.name];
    this.given = fragment.given;
    this.givenScope = fragment.scope;
    try {
      return compile();
    } finally {
      Object.assign(this, { file, idPrefix, including, given, givenScope });
    }
  }

  /** Runs a check after all blocks are read; its problems are reported in the current file. */
  atEnd(check: () => void): void {
    if (this.#silent) return;
    const { file } = this;
    this.#later.push(() => this.in(file, check));
  }

  end(): void {
    for (const check of this.#later) check();
  }

  /** Runs a check whose problems are reported in this file. */
  in(file: JsonFile, check: () => void): void {
    const before = this.file;
    this.file = file;
    check();
    this.file = before;
  }

  /** Passes a name of the current file to the listener. */
  noteSymbol(place: Omit<NamePlace, 'file'>): void {
    if (!this.#silent) this.municipality.listener?.name({ file: this.file, ...place });
  }

  noteExpression(place: Omit<ExpressionPlace, 'file'>): void {
    if (!this.#silent) this.municipality.listener?.expression({ file: this.file, ...place });
  }

  /** Notes a name of a state, source or action of this screen. */
  noteOwnSymbol(kind: 'state' | 'source' | 'action', path: Path, keys?: true): void {
    const under = { state: 'state', source: 'data', action: 'actions' }[kind];
    this.noteSymbol({
      kind,
      path,
      ...(keys && { keys }),
      names: () => ({ state: this.states, source: this.sources, action: this.actions })[kind].keys(),
      written: (name) => [{ file: this.own, path: [under, name] }],
      type: (name) => (kind === 'state' ? this.states.get(name)?.type : undefined),
    });
  }

  /** Notes an id at the place that defines it. */
  noteId(kind: 'block' | 'part', path: Path): void {
    const { file } = this;
    this.noteSymbol({ kind, path, names: () => [], written: () => [{ file, path }] });
  }

  /** Notes a reference to a block. Inside a fragment it is written without the prefix of the include. */
  noteBlock(path: Path, names: () => Iterable<string>): void {
    const prefix = this.idPrefix;
    this.noteSymbol({
      kind: 'block',
      path,
      names: () => [...names()].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)),
      written: (name) => {
        const place = this.blockPlaces.get(prefix + name);
        return place ? [place] : [];
      },
    });
  }

  /** An expression or a text key was checked. */
  visit(path: Path): void {
    this.visited.add(placeKey(this.file, path));
  }

  problem(
    code: string,
    path: Path,
    message: string,
    options: { help?: readonly string[]; key?: boolean; warning?: boolean } = {},
  ): void {
    if (this.#silent) return;
    this.failed ||= !options.warning;
    this.municipality.report({
      code,
      severity: options.warning ? 'warning' : 'error',
      file: this.file.name,
      pointer: pointerOf(path),
      ...(options.key ? this.file.keyPlace(path) : this.file.place(path)),
      message,
      ...(options.help && { help: options.help }),
    });
  }

  /** A mistake inside the text of an expression. */
  problemIn(code: string, path: Path, from: number, to: number, message: string, help?: readonly string[]): void {
    if (this.#silent) return;
    this.failed = true;
    this.municipality.report({
      code,
      severity: 'error',
      file: this.file.name,
      pointer: pointerOf(path),
      ...this.file.placeIn(path, from, to),
      message,
      ...(help && { help }),
    });
  }

  /** One name of a closed set, or a problem with the nearest. */
  known(kind: string, name: string, names: Iterable<string>, path: Path, what: string): boolean {
    const all = [...names];
    if (all.includes(name)) return true;
    this.problem(`${kind}.unknown`, path, `"${name}" is not ${what} of this screen.${guess(name, all)}`, {
      help: [all.length ? `Known: ${all.join(', ')}` : 'There are none.'],
    });
    return false;
  }
}
