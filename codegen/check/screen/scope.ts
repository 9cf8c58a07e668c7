import { type Facts, mergeFacts, noFacts } from '../../../src/lang/expressions/check.ts';
import type { Checked } from '../../../src/lang/expressions/checked.ts';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import { readsOf } from '../../../src/lang/expressions/deps.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import { own, type Unchecked } from '../../files/raw.ts';
import type { ExpressionJson } from '../../generated/descriptors.ts';
import { replaceParams, replaceRoot } from './replaceParams.ts';
import type { ScreenContext } from './screenContext.ts';
import { expectType, expectUseful, type Want } from './want.ts';

export interface Compiled {
  tree: Tree;
  type: Type;
  reads: readonly string[];
  ifTrue: Facts;
  ifFalse: Facts;
}

export const unknownType: Type = { kind: 'unknown', optional: true };

/** Roots whose reads decide whether a block waits, fails or is drawn. */
const outerRoots = /^(params|state|data|failed|gaveUp|calc|config|user|subject)(\.|$)/;

/** A place in a screen: its names with their types, and the known facts. */
export class Scope {
  readonly screen: ScreenContext;
  readonly names: ReadonlyMap<string, Type>;
  readonly facts: Facts;
  /** The reads of this block, which decide its state. */
  readonly reads: Set<string>;
  /** The reads of local calcs, which replace a read of the calc. */
  readonly localCalcs: ReadonlyMap<string, readonly string[]>;

  constructor(
    screen: ScreenContext,
    scope: ReadonlyMap<string, Type>,
    facts: Facts = noFacts,
    reads: Set<string> = new Set(),
    localCalcs: ReadonlyMap<string, readonly string[]> = new Map(),
  ) {
    this.screen = screen;
    this.names = scope;
    this.facts = facts;
    this.reads = reads;
    this.localCalcs = localCalcs;
  }

  /** The same place with more names and more known facts. */
  with(names: Readonly<Record<string, Type>>, facts: Facts = noFacts): Scope {
    // A copy: two tables over rows of one type have two rows.
    const bound = Object.entries(names).map(([name, type]): [string, Type] => [name, { ...type }]);
    const scope = new Map([...this.names, ...bound]);
    return new Scope(this.screen, scope, mergeFacts(this.facts, facts), this.reads, this.localCalcs);
  }

  /** The same place, counting its reads apart: for children and steps. */
  apart(): Scope {
    return new Scope(this.screen, this.names, this.facts, new Set(), this.localCalcs);
  }

  problem(
    code: string,
    path: Path,
    message: string,
    options: { help?: readonly string[]; key?: boolean; warning?: boolean } = {},
  ): void {
    this.screen.problem(code, path, message, options);
  }

  /** Compiles the value at `path`; for `undefined` it returns undefined without a problem. */
  expression(value: Unchecked<ExpressionJson>, path: Path, want: Want): Compiled {
    if (typeof value === 'boolean' || typeof value === 'number') {
      const type: Type = { kind: typeof value === 'boolean' ? 'flag' : 'number' };
      expectType(this.screen, type, path, want);
      expectUseful(this.screen, value, path, want);
      return { tree: value, type, reads: [], ifTrue: noFacts, ifFalse: noFacts };
    }
    if (typeof value !== 'string')
      return { tree: null, type: unknownType, reads: [], ifTrue: noFacts, ifFalse: noFacts };
    const parts: Checked[] = [];
    const { names, facts } = this;
    const compiled = compileExpression(value, names, {
      facts,
      definitions: this.screen.definitions,
      seen: (part) => parts.push(part),
    });
    this.screen.visit(path);
    this.screen.noteExpression({
      path,
      source: value,
      scope: names,
      facts,
      parts,
      definitions: this.screen.municipality.definitions,
    });
    for (const problem of compiled.problems) {
      const help = this.#passed(problem.code, value.slice(problem.from, problem.to)) ?? problem.help;
      this.screen.problemIn(problem.code, path, problem.from, problem.to, problem.message, help);
    }
    if (compiled.problems.length === 0) {
      expectType(this.screen, compiled.type, path, want, parts.at(-1));
      expectUseful(this.screen, compiled.tree, path, want);
    } else for (const [name] of value.matchAll(/\b(?:data|state|calc|params)\.\w+/g)) this.screen.used.add(name);
    const { given, askedWords } = this.screen;
    const whole = compiled.reads.includes('parts') ? replaceRoot(compiled.tree, 'parts', askedWords) : compiled.tree;
    const tree = given ? replaceParams(whole, given) : whole;
    const reads = given ? readsOf(tree) : compiled.reads;
    if (given) this.#sameMeaning(compiled.reads, given, path);
    for (const read of reads) this.#note(read);
    this.#askedOfPolling(reads, path);
    if (Array.isArray(tree)) this.screen.places.set(tree, { file: this.screen.file, path });
    return {
      tree,
      type: compiled.type,
      reads,
      ifTrue: compiled.facts.ifTrue,
      ifFalse: compiled.facts.ifFalse,
    };
  }

  /** What the one who passes an argument or parameter could do, so that testing it for null makes sense. */
  #passed(code: string, tested: string): readonly string[] | undefined {
    const root = this.screen.given ? /^(arg|params)\.\w+$/ : /^arg\.\w+$/;
    const [, name] = tested.split('.');
    if (code !== 'null.useless' || !root.test(tested)) return undefined;
    return [
      `If null may be passed here, say so in the shape of "${name}": "type": ["string", "null"], or another type beside "null".`,
    ];
  }

  /** A condition; absent, `undefined`. */
  condition(value: Unchecked<ExpressionJson>, path: Path, what: string): Compiled | undefined {
    return value === undefined ? undefined : this.expression(value, path, { what, kinds: ['flag'], optional: true });
  }

  /** A value of the include must mean the same here as there: a row of the screen is not a row of the fragment's table. */
  #sameMeaning(reads: readonly string[], given: Readonly<Record<string, Tree>>, path: Path): void {
    for (const read of reads.filter((one) => one.startsWith('params.'))) {
      const roots = readsOf(own(given, read.slice('params.'.length)) ?? null).filter((root) => !root.includes('.'));
      for (const root of roots) {
        if (this.names.get(root) === this.screen.givenScope.get(root)) continue;
        const message = `${read} is given as \`${root}\` of the screen, but here \`${root}\` is another one. Pass the whole list to the fragment instead.`;
        this.problem('name.hidden', path, message);
      }
    }
  }

  #askedOfPolling(reads: readonly string[], path: Path): void {
    const name = reads.find((read) => read.startsWith('gaveUp.'))?.slice('gaveUp.'.length);
    if (name === undefined || this.screen.polled.has(name)) return;
    const message = `data.${name} is not polled, so gaveUp(data.${name}) is never true. Polling needs "every", "until" and "for".`;
    this.problem('source.poll', path, message);
  }

  #note(read: string): void {
    if (!outerRoots.test(read)) return;
    const [root, name = ''] = read.split('.');
    const local = root === 'calc' ? this.localCalcs.get(name) : undefined;
    if (local) for (const inner of local) this.reads.add(inner);
    else this.reads.add(read);
    this.screen.used.add(sourceOfRead(read));
  }
}

/** `failed.raty` asks about `data.raty`, without its response. */
const sourceOfRead = (read: string): string => read.replace(/^(failed|gaveUp)\./, 'data.');
