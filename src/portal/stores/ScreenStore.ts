import { makeAutoObservable, observable, runInAction, when } from 'mobx';
import type { Block } from '../../blocks/block.ts';
import { allBlocks } from '../../blocks/containers.ts';
import type { Screen } from '../../blocks/screen.ts';
import type { Calc } from '../../lang/descriptors/calc.ts';
import type { Arg, Step } from '../../lang/descriptors/steps.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import { ApiError } from '../../lang/errors/ApiError.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Locals } from './FormEnvironment.ts';
import { failureProblem, isShownByShell } from './failureText.ts';
import { BusyKeys } from './screen/BusyKeys.ts';
import { callArgs } from './screen/callArgs.ts';
import { firstReads } from './screen/eager.ts';
import { formEnvironment, type MakeForm } from './screen/forms.ts';
import { Graph } from './screen/Graph.ts';
import type { Route } from './screen/ParamsStore.ts';
import type { Phase } from './screen/phase.ts';
import { ScreenForms } from './screen/ScreenForms.ts';
import type { ScreenHost } from './screen/ScreenHost.ts';
import type { SourceStore } from './screen/SourceStore.ts';
import { startReactions } from './screen/screenReactions.ts';
import type { Status } from './screen/status.ts';
import { runSteps } from './screen/steps.ts';

/**
 * One running screen, as its descriptor defines it: parameters, states, sources, computed values, forms and actions. It
 * imports no React; what an observer reads from it is tracked.
 */
export class ScreenStore {
  readonly descriptor: Screen;
  readonly host: ScreenHost;
  readonly graph: Graph;
  readonly forms: ScreenForms;
  disposed = false;
  /** The first steps have ended. */
  private started: boolean;
  /** The first steps lead to another page: the screen is no longer drawn. */
  private redirected = false;
  readonly #busyKeys = new BusyKeys();
  /** The ids of open dialogs. */
  readonly #dialogs = observable.set<string>();
  /** The ids of sections that the resident has open. */
  readonly #unfolded = observable.set<string>();
  #stopReactions: (() => void) | null = null;

  constructor(descriptor: Screen, host: ScreenHost, route: Route, makeForm?: MakeForm) {
    this.descriptor = descriptor;
    this.host = host;
    this.started = !descriptor.start;
    this.graph = new Graph(descriptor, host, route);
    this.forms = new ScreenForms(formEnvironment(this), makeForm);
    makeAutoObservable(this, {
      descriptor: false,
      host: false,
      graph: false,
      forms: false,
      value: false,
      locals: false,
      text: false,
      status: false,
      statusOfTree: false,
      state: false,
      source: false,
      busy: false,
      isOpen: false,
      isUnfolded: false,
      refreshing: false,
      waits: false,
    });
  }

  /** Starts requests, guards and redirects. */
  start(): void {
    this.#stopReactions ??= startReactions(this);
  }

  /** Runs the first steps once the guards allow it; called once, by `openScreen`. */
  async begin(): Promise<void> {
    const { start } = this.descriptor;
    if (!start) return;
    await when(() => this.disposed || this.phase === 'starting');
    if (this.disposed) return;
    await this.run(start);
    runInAction(() => {
      this.started = !this.redirected;
    });
  }

  /** Called by a first step that leads to another page. */
  redirect(): void {
    this.redirected = true;
  }

  /** The screen is closed: it no longer affects the page. */
  dispose(): void {
    this.disposed = true;
    this.#stopReactions?.();
    this.graph.dispose();
    this.forms.dispose();
  }

  // ---- Rendering ----------------------------------------------------------------------------------------------------

  get phase(): Phase {
    if (this.graph.params.missing !== undefined) return 'refused';
    for (const { must } of this.descriptor.guard) {
      const status = this.statusOfTree(must);
      if (status === 'failed') return 'failed';
      if (status !== 'ready') return 'deciding';
      if (this.value(must) !== true) return 'refused';
    }
    return this.started ? 'open' : 'starting';
  }

  /** Null when a source it reads is not known. */
  value(tree: Tree, locals?: Locals): unknown {
    return this.graph.scope.value(tree, locals);
  }

  /** `locals` with a block's own `calc` beside the screen's, as getters. */
  locals(calc: Readonly<Record<string, Calc>>, locals: Locals): Locals {
    return this.graph.scope.locals(calc, locals);
  }

  text(text: Text, locals?: Locals): string {
    return this.host.text(text, (tree) => this.value(tree, locals));
  }

  status(reads: readonly string[]): Status {
    return this.graph.scope.status(reads);
  }

  statusOfTree(tree: Tree, locals?: Locals): Status {
    return this.graph.scope.statusOfTree(tree, locals);
  }

  /**
   * Is anything still loading that this block shows at first, or that its condition reads? Unrequested data count as loading.
   *
   * @param withClosed closed sections of the block count too
   */
  waits(block: Block, withClosed = false): boolean {
    const reads = firstReads(
      [block],
      (visible) => this.value(visible) === true,
      () => withClosed,
    );
    return reads.some((read) => this.graph.statusOf(read) === 'pending');
  }

  /** Is a newer response being loaded for any of these? */
  refreshing(reads: readonly string[]): boolean {
    return this.graph.sourcesOf(reads).some((source) => source.refreshing);
  }

  /** The time of the oldest cached response on the screen, if any. */
  get cachedAt(): number | null {
    return this.graph.cachedAt;
  }

  /** A request is missing since there was no connection. */
  get missed(): boolean {
    return this.graph.missed;
  }

  /** Requests what is missing: there may be a connection again. The input stays. */
  reconnect(): Promise<void> {
    return this.graph.reconnect();
  }

  /** Requests again what failed. */
  retry(reads: readonly string[]): void {
    this.graph.retry(reads);
  }

  // ---- States, sources, dialogs -------------------------------------------------------------------------------------

  state(name: string): unknown {
    return this.graph.states.value(name);
  }

  set(values: Readonly<Record<string, unknown>>): void {
    this.graph.states.set(values);
  }

  /** Sets states by the address, in a new entry of the history: the browser's back button takes it back. */
  enter(values: Readonly<Record<string, unknown>>): void {
    this.host.pushSearch((search) => this.graph.states.write(search, values));
  }

  /** Called when the browser has changed the address, for example with the back button. */
  readAddress(search: string): void {
    this.graph.states.read(search);
  }

  source(name: string): SourceStore | undefined {
    return this.graph.source(name);
  }

  openDialog(id: string): void {
    this.#dialogs.add(id);
  }

  /** Discards the input in the dialog: it opens in its first state. */
  closeDialog(id: string): void {
    if (!this.#dialogs.delete(id)) return;
    const dialog = allBlocks(this.descriptor.content).filter((block) => block.id === id);
    for (const block of allBlocks(dialog)) this.#clearBlock(block.id);
  }

  isOpen(dialog: string): boolean {
    return this.#dialogs.has(dialog);
  }

  unfold(section: string, open: boolean): void {
    if (open) this.#unfolded.add(section);
    else this.#unfolded.delete(section);
  }

  isUnfolded(section: string): boolean {
    return this.#unfolded.has(section);
  }

  /** Clears a form, or resets a state to its first value. */
  clear(what: string): void {
    if (what in this.descriptor.state) this.graph.states.reset([what]);
    this.#clearBlock(what);
  }

  /** A block may have states of its own: `step:wniosek`. */
  #clearBlock(what: string): void {
    const names = Object.keys(this.descriptor.state);
    this.graph.states.reset(names.filter((name) => name.endsWith(`:${what}`)));
    this.forms.clear(what);
  }

  /** Discards all data and input, since another subject was chosen. */
  empty(): void {
    this.#dialogs.clear();
    this.forms.discard();
    this.graph.empty();
  }

  // ---- Actions ------------------------------------------------------------------------------------------------------

  /** @param key the busy key. @returns false when a step did not succeed; the resident has been informed by then */
  async run(steps: readonly Step[], locals: Locals = {}, key?: string): Promise<boolean> {
    if (key !== undefined && this.busy(key)) return false;
    try {
      return await this.#busyKeys.during(key, () => runSteps(this, steps, locals));
    } catch (cause) {
      if (isShownByShell(cause)) return false;
      const error = new ApiError({ kind: 'contract', cause });
      console.error(`okienko: an action of "${this.descriptor.name}" failed, ${error.nrSprawy}:`, cause);
      const { word, values } = failureProblem(error);
      this.host.notify(this.host.word(word, values), 'danger');
      return false;
    }
  }

  busy(key: string): boolean {
    return this.#busyKeys.has(key);
  }

  /** The value of an expression, once it is known. */
  async known(tree: Tree, locals: Locals): Promise<unknown> {
    await when(() => this.disposed || this.statusOfTree(tree, locals) !== 'pending');
    if (this.disposed) throw new ApiError({ kind: 'aborted' });
    return this.value(tree, locals);
  }

  /** Arguments by name; null and undefined are left out. */
  args(args: Readonly<Record<string, Arg>>, locals: Locals): Promise<Record<string, unknown>> {
    return callArgs(this, args, locals);
  }

  /** @param draft the one that the call sends @throws ApiError */
  call(
    operation: string,
    args: Readonly<Record<string, unknown>>,
    idempotencyKey?: string,
    draft?: string,
  ): Promise<unknown> {
    const call = this.descriptor.calls[operation];
    if (!call) return Promise.reject(new ApiError({ kind: 'contract', opis: `"${operation}" is not among the calls` }));
    const nothing = Object.fromEntries((call.nullable ?? []).map((name) => [name, null]));
    return this.host.api.call(call, { ...nothing, ...args }, { idempotencyKey, answers: this.host.answers, draft });
  }
}
