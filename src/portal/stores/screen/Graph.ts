import { computed, type IComputedValue } from 'mobx';
import type { Screen } from '../../../blocks/screen.ts';
import type { Arg } from '../../../lang/descriptors/steps.ts';
import { oldest } from '../ConnectionStore.ts';
import { addressOf } from './callArgs.ts';
import { define, Evaluator, readsOfArg, readsOfCalc, readsOfTree } from './Evaluator.ts';
import { ParamsStore, type Route } from './ParamsStore.ts';
import type { ScreenHost } from './ScreenHost.ts';
import { type FetchOptions, type Request, SourceStore } from './SourceStore.ts';
import { StatesStore } from './StatesStore.ts';
import type { Status } from './status.ts';

/**
 * Everything that the expressions of one screen can read, with its status. A source is called when it is first
 * read, so a source that nothing shows is never called.
 */
export class Graph {
  readonly scope: Evaluator;
  readonly params: ParamsStore;
  readonly states: StatesStore;
  readonly #sources = new Map<string, SourceStore>();
  readonly #calcs = new Map<string, { value: IComputedValue<unknown>; status: IComputedValue<Status> }>();
  readonly #descriptor: Screen;
  readonly #host: ScreenHost;

  constructor(descriptor: Screen, host: ScreenHost, route: Route) {
    this.#descriptor = descriptor;
    this.#host = host;
    this.scope = new Evaluator(this.#roots(), (read) => this.statusOf(read));
    this.params = new ParamsStore(descriptor.params, this.scope, route);
    this.states = new StatesStore(descriptor.state, this.scope, route.search);
    for (const [name, calc] of Object.entries(descriptor.calc)) {
      const reads = readsOfCalc(calc);
      this.#calcs.set(name, {
        value: computed(() => this.scope.calc(calc)),
        status: computed(() => this.scope.status(reads)),
      });
    }
    for (const [name, source] of Object.entries(descriptor.data)) {
      const sourceHost = {
        request: () => this.#request(name),
        fetch: (args: Readonly<Record<string, unknown>>, options: FetchOptions) =>
          host.api.call(descriptor.calls[source.operation]!, args, { ...options, answers: host.answers }),
      };
      this.#sources.set(name, new SourceStore(sourceHost));
    }
  }

  source(name: string): SourceStore | undefined {
    return this.#sources.get(name);
  }

  statusOf(read: string): Status {
    const [root, name = ''] = read.split('.');
    switch (root) {
      case 'data':
        return this.#asked(name)?.status ?? 'ready';
      case 'calc':
        return this.#calcs.get(name)?.status.get() ?? 'ready';
      case 'state':
        return this.states.status(name);
      case 'params':
        return this.params.status(name);
      case 'subject':
      case 'user':
      case 'config':
        return this.#host[root].status;
      default:
        return 'ready';
    }
  }

  /** The sources behind these names, through computed values, states and arguments. */
  sourcesOf(reads: readonly string[]): SourceStore[] {
    const names = new Set<string>();
    this.#collect(reads, names);
    return [...names]
      .filter((name) => name.startsWith('data.'))
      .flatMap((name) => this.#sources.get(name.slice(5)) ?? []);
  }

  /** The names behind these that failed: `data.lata`, `subject`. */
  failedOf(reads: readonly string[]): string[] {
    const names = new Set<string>();
    this.#collect(reads, names);
    return [...names].filter((name) =>
      name.startsWith('data.')
        ? this.#sources.get(name.slice(5))?.status === 'failed'
        : isRoot(name) && this.#host[name].status === 'failed',
    );
  }

  retry(reads: readonly string[]): void {
    for (const name of this.failedOf(reads)) {
      if (isRoot(name)) this.#host[name].retry();
      else void this.#sources.get(name.slice(5))?.reload();
    }
  }

  /** The time of the oldest cached response. */
  get cachedAt(): number | null {
    return oldest(Array.from(this.#sources.values(), ({ cachedAt }) => cachedAt));
  }

  get missed(): boolean {
    return [...this.#sources.values()].some((source) => source.missed);
  }

  /** Requests everything that is missing: there may be a connection again. */
  async reconnect(): Promise<void> {
    const missed = [...this.#sources.values()].filter((source) => source.missed);
    await Promise.all(missed.map((source) => source.reload()));
  }

  empty(): void {
    this.states.reset();
    for (const source of this.#sources.values()) source.empty();
  }

  dispose(): void {
    this.states.dispose();
    for (const source of this.#sources.values()) source.dispose();
  }

  #asked(name: string): SourceStore | undefined {
    const source = this.#sources.get(name);
    source?.start();
    return source;
  }

  #collect(reads: readonly string[], names: Set<string>): void {
    const { calc, state, data, calls } = this.#descriptor;
    for (const read of reads) {
      if (names.has(read)) continue;
      names.add(read);
      const [root, name = ''] = read.split('.');
      if (root === 'calc' && calc[name]) this.#collect(readsOfCalc(calc[name]), names);
      if (root === 'state' && state[name]) this.#collect(readsOfTree(state[name].initial), names);
      if (root === 'data' && data[name]) {
        const { operation, when, args } = data[name];
        const about = calls[operation]?.subject ? ['subject'] : [];
        this.#collect([...about, ...readsOfTree(when), ...Object.values(args).flatMap(readsOfArg)], names);
      }
    }
  }

  /** The request a source would send now: its arguments, or why there are none yet. */
  #request(name: string): Request {
    const host = this.#host;
    const descriptor = this.#descriptor;
    const { operation, args, needs, when } = descriptor.data[name]!;
    const held = this.scope.status([...readsOfTree(when), ...Object.values(args).flatMap(readsOfArg)]);
    if (held !== 'ready') return { status: held };
    if (when !== undefined && this.scope.value(when) !== true) return { status: 'held' };
    const aboutSubject = descriptor.calls[operation]?.subject === true;
    if (aboutSubject && host.subject.status !== 'ready') return { status: host.subject.status };
    const known: Record<string, unknown> = {};
    for (const [arg, how] of Object.entries(args)) known[arg] = this.#arg(how) ?? undefined;
    if (needs.some((need) => known[need] === undefined)) return { status: 'held' };
    // Responses contain texts in the language of the request.
    return { status: 'ready', args: known, language: host.language };
  }

  #arg(arg: Arg): unknown {
    const value = (tree: Parameters<Evaluator['value']>[0]) => this.scope.value(tree);
    if ('value' in arg) return value(arg.value);
    return 'text' in arg ? this.#host.text(arg.text, value) : addressOf(this.#host, arg, value);
  }

  /** The roots of expressions as getters: reading one tracks only that one. */
  #roots(): Record<string, unknown> {
    const host = this.#host;
    const descriptor = this.#descriptor;
    const roots: Record<string, unknown> = {};
    const members = (names: object, read: (name: string) => unknown) => {
      const object = {};
      for (const name of Object.keys(names)) define(object, name, () => read(name));
      return object;
    };
    roots.params = members(descriptor.params, (name) => this.params.value(name));
    roots.state = members(descriptor.state, (name) => this.states.value(name));
    roots.data = members(descriptor.data, (name) => this.#asked(name)?.answer ?? null);
    roots.failed = members(descriptor.data, (name) => this.#asked(name)?.status === 'failed');
    roots.gaveUp = members(descriptor.data, (name) => this.#asked(name)?.gaveUp);
    roots.calc = members(descriptor.calc, (name) => this.#calcs.get(name)?.value.get() ?? null);
    for (const root of ['subject', 'user', 'config'] as const) define(roots, root, () => host[root].value);
    define(roots, 'subjects', () => host.subjects);
    define(roots, 'today', () => host.today());
    define(roots, 'now', () => new Date(host.now()).toISOString());
    define(roots, 'lang', () => host.language);
    return roots;
  }
}

const isRoot = (name: string): name is 'subject' | 'user' | 'config' => ['subject', 'user', 'config'].includes(name);
