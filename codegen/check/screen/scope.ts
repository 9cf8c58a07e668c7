import type { Calc } from '../../../src/lang/descriptors/calc.ts';
import { assignable, describe, type Facts, mergeFacts, noFacts } from '../../../src/lang/expressions/check.ts';
import type { Checked } from '../../../src/lang/expressions/checked.ts';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import { readsOf } from '../../../src/lang/expressions/deps.ts';
import { literalFits, writesRecord } from '../../../src/lang/expressions/literals.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Type, Written } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, own, type Raw, record, type Unchecked, word } from '../../files/raw.ts';
import type { CalcJson, ExpressionJson } from '../../generated/descriptors.ts';
import { kindName } from './kindName.ts';
import { replaceParams, replaceRoot } from './replaceParams.ts';
import type { ScreenContext } from './screenContext.ts';
import { verdictOf } from './verdict.ts';

/** What a key expects of its expression. */
export interface Want {
  /** For the message: "the visibility", "the argument rok". */
  what: string;
  kinds?: readonly Type['kind'][];
  type?: Type;
  /** It must not be null. */
  there?: boolean;
  /** Who wants it, if its shape there could allow null: "the action \"zapisz\"". */
  owner?: string;
  /** It may be left out, so that a plain `true` says nothing. */
  optional?: true;
}

export interface Compiled {
  tree: Tree;
  type: Type;
  reads: readonly string[];
  ifTrue: Facts;
  ifFalse: Facts;
}

/** Keys in which a plain `true` decides nothing, and a plain `false` switches off what is beside it. */
const LITERAL = ['visible', 'must'];

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
  readonly #localCalcs: ReadonlyMap<string, readonly string[]>;

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
    this.#localCalcs = localCalcs;
  }

  /** The same place with more names and more known facts. */
  with(names: Readonly<Record<string, Type>>, facts: Facts = noFacts): Scope {
    // A copy: two tables over rows of one type have two rows.
    const bound = Object.entries(names).map(([name, type]): [string, Type] => [name, { ...type }]);
    const scope = new Map([...this.names, ...bound]);
    return new Scope(this.screen, scope, mergeFacts(this.facts, facts), this.reads, this.#localCalcs);
  }

  /** The same place, counting its reads apart: for children and steps. */
  apart(): Scope {
    return new Scope(this.screen, this.names, this.facts, new Set(), this.#localCalcs);
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
      this.#expect(type, path, want);
      this.#literal(value, path, want);
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
      this.#expect(compiled.type, path, want, parts.at(-1));
      if (Array.isArray(compiled.tree)) this.#constant(compiled.tree, path, want);
      else this.#literal(compiled.tree, path, want);
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

  /** Named values of a block: each sees the ones it reads, whatever their order; a read of one counts as its own reads. */
  withCalc(value: Unchecked<CalcJson>, path: Path): { scope: Scope; calc: Record<string, Calc> } {
    const outer = this.names.get('calc');
    const outerFields = outer?.kind === 'record' ? outer.fields() : {};
    for (const name of Object.keys(record(value))) {
      if (Object.hasOwn(outerFields, name)) {
        this.problem(
          'name.hidden',
          [...path, name],
          `"${name}" hides calc.${name} of the screen. Choose another name.`,
          { key: true },
        );
      }
    }
    const { file } = this.screen;
    const written = (name: string) =>
      Object.hasOwn(record(value), name)
        ? [{ file, path: [...path, name] }]
        : (outer?.kind === 'record' && outer.written?.(name)) || [];
    this.#noteCalc(value, path, written);
    const named = this.#named(record(value), path, outerFields, true, written);
    return { scope: this.#withNamed(named.scope, named.reads), calc: named.calc };
  }

  /** Named values of the screen: nodes of its graph, where circles are found. */
  withScreenCalc(
    value: Unchecked<CalcJson>,
    path: Path,
  ): { scope: Scope; calc: Record<string, Calc>; reads: ReadonlyMap<string, readonly string[]> } {
    const written = (name: string) => [{ file: this.screen.own, path: ['calc', name] }];
    this.#noteCalc(value, path, written);
    const named = this.#named(record(value), path, {}, false, written);
    return { scope: this.#withNamed(named.scope, new Map()), calc: named.calc, reads: named.reads };
  }

  #withNamed(scope: ReadonlyMap<string, Type>, locals: ReadonlyMap<string, readonly string[]>): Scope {
    return new Scope(this.screen, scope, this.facts, this.reads, new Map([...this.#localCalcs, ...locals]));
  }

  #noteCalc(value: Unchecked<CalcJson>, path: Path, written: (name: string) => readonly Written[]): void {
    if (value !== undefined) this.screen.noteSymbol({ kind: 'calc', path, keys: true, names: () => [], written });
  }

  #named(
    raw: Raw<CalcJson>,
    path: Path,
    outer: Readonly<Record<string, Type>>,
    local: boolean,
    written: (name: string) => readonly Written[],
  ) {
    const names = Object.keys(raw);
    const types = new Map<string, Type>();
    const calc: Record<string, Calc> = {};
    const reads = new Map<string, readonly string[]>();
    const running: string[] = [];
    const fields = (): Record<string, Type> => {
      const all: Record<string, Type> = { ...outer };
      for (const name of names) Object.defineProperty(all, name, { get: () => typeOf(name), enumerable: true });
      return all;
    };
    const scope = new Map<string, Type>([...this.names, ['calc', { kind: 'record', name: 'calc', fields, written }]]);
    const typeOf = (name: string): Type => {
      const known = types.get(name);
      if (known) return known;
      if (running.includes(name)) {
        const circle = [...running.slice(running.indexOf(name)), name].map((part) => `calc.${part}`);
        if (local)
          this.problem('graph.circle', [...path, name], `Circular dependency: ${circle.join(' -> ')}.`, {
            key: true,
          });
        types.set(name, unknownType);
        return unknownType;
      }
      running.push(name);
      const apart = new Scope(this.screen, scope, this.facts, new Set(), new Map([...this.#localCalcs, ...reads]));
      const compiled = apart.calcLine(raw[name], [...path, name]);
      running.pop();
      if (!types.has(name)) types.set(name, compiled.type);
      calc[name] = compiled.calc;
      reads.set(name, [...apart.reads]);
      return compiled.type;
    };
    for (const name of names) typeOf(name);
    return { scope, calc, reads };
  }

  /** One named value: an expression, or a match table whose result is a word. */
  calcLine(value: Unchecked<CalcJson[string]>, path: Path): { calc: Calc; type: Type } {
    if (typeof value !== 'object' || value === null) {
      const { tree, type } = this.expression(value, path, { what: 'a named value' });
      return { calc: { value: tree }, type };
    }
    const lines = list(record(value).match);
    const match = lines.map((line, index) => {
      const raw = record(line);
      const at = [...path, 'match', index];
      const when = this.condition(raw.when, [...at, 'when'], 'a line’s condition');
      this.lastLine(when?.tree, index, lines.length, at);
      return { ...(when && { when: when.tree }), is: word(raw.is) };
    });
    return { calc: { match }, type: { kind: 'word', words: [...new Set(match.map((line) => line.is))] } };
  }

  /** Only the last line of a match table is without a condition. */
  lastLine(when: Tree | undefined, index: number, count: number, path: Path): void {
    if (index === count - 1 && when !== undefined) {
      this.problem('match.end', path, 'The last line must always apply: leave its "when" out.');
    } else if (index < count - 1 && (when === undefined || when === true)) {
      this.problem(
        'match.early',
        path,
        'Only the last line may be without "when": the lines after this one are never reached.',
      );
    }
  }

  /** A condition that is the same for every value is a mistake, or a leftover. */
  #constant(tree: Tree, path: Path, { kinds }: Want): void {
    if (kinds?.length !== 1 || kinds[0] !== 'flag') return;
    const verdict = verdictOf(tree);
    if (verdict)
      this.problem(`condition.${verdict}`, path, `This condition is ${verdict} true, whatever the values are.`, {
        warning: true,
      });
  }

  #literal(value: Tree, path: Path, want: Want): void {
    const key = String(path.at(-1));
    const decides = key === 'when' ? value === false || want.optional : LITERAL.includes(key);
    if (decides) this.#constant(value, path, want);
  }

  #expect(type: Type, path: Path, want: Want, whole?: Checked): void {
    if (type.kind === 'unknown') return;
    const kinds = want.kinds;
    const kind = type.kind === 'word' && kinds?.includes('text') ? 'text' : type.kind;
    if (kinds && kind !== 'nothing' && !kinds.includes(kind)) {
      this.problem(
        'expression.kind',
        path,
        `${sentence(want.what)} must be ${kinds.map(kindName).join(' or ')}, but this is ${describe(type)}.`,
      );
      return;
    }
    if (want.type && whole && writesRecord(whole)) {
      literalFits(whole, want.type, ({ code, message, help }, { from, to }) =>
        this.screen.problemIn(code, path, from, to, message, help),
      );
      return;
    }
    if (
      want.type &&
      !assignable({ ...type, optional: false } as Type, { ...want.type, optional: false } as Type) &&
      type.kind !== 'nothing'
    ) {
      this.problem(
        'expression.type',
        path,
        `${sentence(want.what)} is ${describe(want.type)}, but this is ${describe(type)}.`,
        want.owner ? { help: [`Declared by ${want.owner}`] } : {},
      );
      return;
    }
    if (want.there && (type.optional || type.kind === 'nothing')) {
      const is = type.kind === 'nothing' ? 'is' : 'may be';
      this.problem('expression.nothing', path, `${sentence(want.what)} needs a value, but this ${is} null.`, {
        help: [
          ...(type.kind === 'nothing'
            ? []
            : ['Test it first with present(…), or give another value with orElse(…, …).']),
          ...(want.owner
            ? [
                `${sentence(want.owner)} takes null if its shape has "type": ["string", "null"], or another type beside "null".`,
              ]
            : []),
        ],
      });
    }
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
    const local = root === 'calc' ? this.#localCalcs.get(name) : undefined;
    if (local) for (const inner of local) this.reads.add(inner);
    else this.reads.add(read);
    this.screen.used.add(sourceOfRead(read));
  }
}

/** `failed.raty` asks about `data.raty`, without its response. */
const sourceOfRead = (read: string): string => read.replace(/^(failed|gaveUp)\./, 'data.');

function sentence(what: string): string {
  return what.charAt(0).toUpperCase() + what.slice(1);
}
