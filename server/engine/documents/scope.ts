import type { Calc } from '../../../src/lang/descriptors/calc.ts';
import { calcValue } from '../../../src/lang/descriptors/calc.ts';
import type { Source } from '../../../src/lang/descriptors/declarations.ts';
import { readsOfTrees, treesOfArg, treesOfCalc } from '../../../src/lang/descriptors/reads.ts';
import type { Arg } from '../../../src/lang/descriptors/steps.ts';
import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import '../../../src/lang/expressions/rareFunctions.ts';
import type { Scope, Tree } from '../../../src/lang/expressions/tree.ts';
import { DocumentError } from './errors.ts';
import { lazyRecord } from './lazy.ts';
import type { DocumentRequest } from './request.ts';

/** Renders an argument that is a text; its values are read from the scope. */
export type WriteText = (text: Extract<Arg, { text: unknown }>['text'], scope: Scope) => string;

/** The input of a scope. */
export interface ScopeRequest extends Omit<DocumentRequest, 'document' | 'texts' | 'issuer' | 'services'> {
  document: Pick<DocumentRequest['document'], 'params' | 'state'>;
}

/**
 * The screen's scope for one document, without a browser: params and states from the document's expressions, computed
 * values when they are read, and only the data that the document needs.
 */
export class DocumentScope {
  readonly scope: Scope;
  readonly #request: ScopeRequest;
  readonly #writeText: WriteText;
  readonly #data: Record<string, unknown> = {};
  readonly #fetched = new Map<string, Promise<void>>();

  constructor(request: ScopeRequest, writeText: WriteText) {
    const { screen, document } = request;
    this.#request = request;
    this.#writeText = writeText;
    const lazily = (trees: Readonly<Record<string, Tree | undefined>>) =>
      lazyRecord(Object.fromEntries(Object.entries(trees).map(([name, tree]) => [name, () => this.#value(tree)])));
    this.scope = {
      params: lazily({ ...pick(screen.params, 'default'), ...document.params }),
      state: lazily({ ...pick(screen.state, 'initial'), ...document.state }),
      data: this.#data,
      calc: lazyRecord(calcs(screen.calc, () => this.scope)),
      subject: request.subject,
      user: request.user,
      config: request.config,
      today: request.today,
      now: request.now ?? new Date().toISOString(),
      lang: request.language,
      arg: request.args,
    };
  }

  /**
   * Fetches the data behind these names, each source once, in parallel where none waits for another. A source that is
   * not called (its `when` is false, or a required argument is missing) stays null.
   *
   * @throws DocumentError `document.source-failed`, `document.circle`
   */
  async load(reads: readonly string[]): Promise<void> {
    this.#refuseCircles(reads);
    await Promise.all(this.#sourcesBehind(reads).map((name) => this.#source(name)));
  }

  #value(tree: Tree | undefined): unknown {
    return tree === undefined ? null : evaluate(tree, this.scope);
  }

  #source(name: string): Promise<void> {
    const known = this.#fetched.get(name) ?? this.#fetch(name, this.#request.screen.data[name]!);
    this.#fetched.set(name, known);
    return known;
  }

  async #fetch(name: string, source: Source): Promise<void> {
    await Promise.all(this.#sourcesBehind(this.#readsOf(`data.${name}`)).map((behind) => this.#source(behind)));
    if (source.when !== undefined && this.#value(source.when) !== true) return;
    const args = this.#args(source);
    if (source.needs.some((needed) => args[needed] === undefined)) return;
    try {
      this.#data[name] = await this.#request.call(source.operation, args);
    } catch (cause) {
      throw new DocumentError(
        'document.source-failed',
        `The data "${name}" (${source.operation}) of the document did not come.`,
        cause,
      );
    }
  }

  /** The arguments without those that are null. */
  #args(source: Source): Record<string, unknown> {
    const args: Record<string, unknown> = {};
    for (const [name, arg] of Object.entries(source.args)) {
      const value = this.#argument(arg);
      if (value !== null && value !== undefined) args[name] = value;
    }
    return args;
  }

  #argument(arg: Arg): unknown {
    if ('value' in arg) return this.#value(arg.value);
    return 'text' in arg ? this.#writeText(arg.text, this.scope) : undefined;
  }

  /** The sources that these names need first: through states, params and computed values, but not through a source. */
  #sourcesBehind(reads: readonly string[]): string[] {
    const sources = new Set<string>();
    const seen = new Set<string>();
    const follow = (read: string) => {
      const node = nodeOf(read);
      if (seen.has(node)) return;
      seen.add(node);
      const [root, name = ''] = node.split('.');
      if (root === 'data') {
        if (Object.hasOwn(this.#request.screen.data, name)) sources.add(name);
      } else {
        this.#readsOf(node).forEach(follow);
      }
    };
    reads.forEach(follow);
    return [...sources];
  }

  /** The names that a source, state, param or computed value reads directly. */
  #readsOf(node: string): string[] {
    const { screen, document } = this.#request;
    const [root, name = ''] = node.split('.');
    switch (root) {
      case 'data': {
        const source = own(screen.data, name);
        return source ? readsOfTrees([...Object.values(source.args).flatMap(treesOfArg), source.when]) : [];
      }
      case 'state':
        return readsOfTrees([own(document.state, name) ?? own(screen.state, name)?.initial]);
      case 'params':
        return readsOfTrees([own(document.params, name) ?? own(screen.params, name)?.default]);
      case 'calc': {
        const calc = own(screen.calc, name);
        return calc ? readsOfTrees(treesOfCalc(calc)) : [];
      }
      default:
        return [];
    }
  }

  /** The check of a municipality refuses circles too; here they would wait forever. */
  #refuseCircles(reads: readonly string[]): void {
    const finished = new Set<string>();
    const visit = (read: string, path: readonly string[]) => {
      const node = nodeOf(read);
      if (finished.has(node)) return;
      if (path.includes(node)) {
        throw new DocumentError('document.circle', `These wait for each other: ${[...path, node].join(' -> ')}.`);
      }
      for (const next of this.#readsOf(node)) visit(next, [...path, node]);
      finished.add(node);
    };
    for (const read of reads) visit(read, []);
  }
}

/** Computed values for `lazyRecord`; `scope` is called when one is read. */
export function calcs(calc: Readonly<Record<string, Calc>>, scope: () => Scope): Record<string, () => unknown> {
  const value = (tree: Tree) => evaluate(tree, scope());
  return Object.fromEntries(Object.entries(calc).map(([name, one]) => [name, () => calcValue(one, value)]));
}

/** The node of `data.raty.ratyZbiorcze` is `data.raty`. */
const nodeOf = (read: string) => read.split('.', 2).join('.');

const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const pick = <K extends string>(record: Readonly<Record<string, { [key in K]?: Tree }>>, key: K) =>
  Object.fromEntries(Object.entries(record).map(([name, item]) => [name, item[key]]));
