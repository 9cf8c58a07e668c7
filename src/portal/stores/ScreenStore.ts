import { makeAutoObservable, observable, runInAction, when } from 'mobx';
import type { Block } from '../../blocks/block.ts';
import { allBlocks } from '../../blocks/containers.ts';
import type { FormBlock } from '../../blocks/form/block.ts';
import type { Screen } from '../../blocks/screen.ts';
import type { Calc } from '../../lang/descriptors/calc.ts';
import type { Arg, Step } from '../../lang/descriptors/steps.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import { ApiError } from '../../lang/errors/ApiError.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { Locals } from './FormEnvironment.ts';
import type { FormStore } from './FormStore.ts';
import { failureProblem, isShownByShell, type SourceFailure, sourceFailure } from './failureText.ts';
import { BusyKeys } from './screen/BusyKeys.ts';
import { callArgs } from './screen/callArgs.ts';
import { readsOfTree } from './screen/Evaluator.ts';
import { firstReads } from './screen/eager.ts';
import { formEnvironment, type MakeForm } from './screen/forms.ts';
import { Graph } from './screen/Graph.ts';
import type { Route } from './screen/ParamsStore.ts';
import type { Phase } from './screen/phase.ts';
import type { ScreenHost } from './screen/ScreenHost.ts';
import type { SourceStore } from './screen/SourceStore.ts';
import { startReactions } from './screen/screenReactions.ts';
import type { Status } from './screen/status.ts';
import { runSteps } from './screen/steps.ts';

/**
 * One running screen, as its descriptor defines it: parameters, states, sources, computed values, forms and actions. It
 * knows nothing about rendering; reads inside an observer are tracked.
 */
export class ScreenStore {
  readonly descriptor: Screen;
  readonly host: ScreenHost;
  readonly graph: Graph;
  disposed = false;
  /** Its first steps have ended. */
  private begun: boolean;
  /** Its first steps lead to another place: it is no longer drawn. */
  private redirected = false;
  private readonly busyKeys = new BusyKeys();
  private readonly dialogs = observable.set<string>();
  /** By block and, inside a row, by row: `form/`, `form/2`. */
  readonly forms = new Map<string, FormStore>();
  /** Increases when all forms are discarded, so that they are made anew. Making one happens while drawing and is no change. */
  private formsRound = 0;
  private readonly makeForm: MakeForm | undefined;
  private stopReactions: (() => void) | null = null;

  constructor(descriptor: Screen, host: ScreenHost, route: Route, makeForm?: MakeForm) {
    this.descriptor = descriptor;
    this.host = host;
    this.makeForm = makeForm;
    this.begun = !descriptor.start;
    this.graph = new Graph(descriptor, host, route);
    makeAutoObservable<ScreenStore, 'busyKeys' | 'dialogs' | 'makeForm' | 'stopReactions'>(this, {
      descriptor: false,
      host: false,
      graph: false,
      busyKeys: false,
      dialogs: false,
      forms: false,
      makeForm: false,
      stopReactions: false,
      value: false,
      locals: false,
      text: false,
      status: false,
      statusOfTree: false,
      state: false,
      source: false,
      form: false,
      holdsLeave: false,
      busy: false,
      isOpen: false,
      failureOf: false,
      reportsFailure: false,
      refreshing: false,
      waits: false,
    });
  }

  /** Starts requests, guards and redirects. */
  start(): void {
    this.stopReactions ??= startReactions(this);
  }

  /** Runs the first steps once the guards allow it; called once, by `openScreen`. */
  async begin(): Promise<void> {
    const { start } = this.descriptor;
    if (!start) return;
    await when(() => this.disposed || this.phase === 'starting');
    if (this.disposed) return;
    await this.run(start);
    runInAction(() => {
      this.begun = !this.redirected;
    });
  }

  redirect(): void {
    this.redirected = true;
  }

  /** The screen is closed: it no longer affects the page. */
  dispose(): void {
    this.disposed = true;
    this.stopReactions?.();
    this.graph.dispose();
    for (const form of this.forms.values()) form.dispose();
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
    return this.begun ? 'open' : 'starting';
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

  statusOfTree(tree: Tree): Status {
    return this.graph.scope.statusOfTree(tree);
  }

  /**
   * Is anything still loading that this block shows at first, or that its condition reads? Unrequested data count as loading.
   *
   * @param whole its closed sections count too
   */
  waits(block: Block, whole = false): boolean {
    const reads = firstReads([block], (visible) => this.value(visible) === true, whole);
    return reads.some((read) => this.graph.statusOf(read) === 'pending');
  }

  /** Is a newer response being loaded for any of these? */
  refreshing(reads: readonly string[]): boolean {
    return this.graph.sourcesOf(reads).some((source) => source.refreshing);
  }

  /** The message in place of data that failed to load. */
  failureOf(reads: readonly string[]): SourceFailure | undefined {
    const error = this.graph.sourcesOf(reads).find((source) => source.status === 'failed' && source.error)?.error;
    if (error) return sourceFailure(error, this.host.word);
    return this.status(reads) === 'failed'
      ? { message: this.host.word('wspolne.uslugaNiedostepna'), nrSprawy: '' }
      : undefined;
  }

  /** Did this block's condition fail to load, and is this the first block to report that failure? Each failure is shown once. */
  reportsFailure({ visible, id }: Block): boolean {
    if (this.statusOfTree(visible ?? true) !== 'failed') return false;
    const why = this.failureOf(readsOfTree(visible))?.nrSprawy;
    const { content } = this.descriptor;
    const above = content.slice(
      0,
      Math.max(
        0,
        content.findIndex((block) => block.id === id),
      ),
    );
    return !above.some((block) => {
      const reads = readsOfTree(block.visible);
      const shown = block.visible === undefined || this.value(block.visible) === true;
      return this.failureOf(shown ? [...reads, ...block.reads] : reads)?.nrSprawy === why;
    });
  }

  /** The time of the oldest cached response on the screen, if any. */
  get cachedAt(): number | null {
    return this.graph.cachedAt;
  }

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

  /** The message for a guard that cannot be decided. */
  get guardFailure(): { message: string; nrSprawy: string } | undefined {
    return this.failureOf(this.guardReads);
  }

  retryGuard(): void {
    this.retry(this.guardReads);
  }

  private get guardReads(): readonly string[] {
    return this.descriptor.guard.flatMap(({ must }) => readsOfTree(must));
  }

  // ---- States, sources, dialogs -------------------------------------------------------------------------------------

  state(name: string): unknown {
    return this.graph.states.value(name);
  }

  set(values: Readonly<Record<string, unknown>>): void {
    this.graph.states.set(values);
  }

  /** Called when the address has changed by itself, as with the back button. */
  readAddress(search: string): void {
    this.graph.states.read(search);
  }

  source(name: string): SourceStore | undefined {
    return this.graph.source(name);
  }

  openDialog(id: string): void {
    this.dialogs.add(id);
  }

  /** Discards the input in the dialog: it opens in its first state. */
  closeDialog(id: string): void {
    if (!this.dialogs.delete(id)) return;
    const dialog = allBlocks(this.descriptor.content).filter((block) => block.id === id);
    for (const block of allBlocks(dialog)) if (block.type === 'form') this.clear(block.id);
  }

  isOpen(dialog: string): boolean {
    return this.dialogs.has(dialog);
  }

  /** Clears a form, or resets a state to its first value. */
  clear(what: string): void {
    if (what in this.descriptor.state) this.graph.states.reset([what]);
    for (const form of this.forms.values()) if (form.block.id === what) form.clear();
  }

  /** Another subject was chosen: no data of the former one stay. */
  empty(): void {
    this.dialogs.clear();
    for (const form of this.forms.values()) form.dispose();
    this.forms.clear();
    this.formsRound += 1;
    this.graph.empty();
  }

  // ---- Actions ------------------------------------------------------------------------------------------------------

  /** @param key the busy key. @returns false when a step did not succeed; the resident has been informed by then */
  async run(steps: readonly Step[], locals: Locals = {}, key?: string): Promise<boolean> {
    if (key !== undefined && this.busy(key)) return false;
    try {
      return await this.busyKeys.during(key, () => runSteps(this, steps, locals));
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
    return this.busyKeys.has(key);
  }

  /** The value of an expression, once it is known. */
  async known(tree: Tree, locals: Locals): Promise<unknown> {
    await when(() => this.disposed || this.statusOfTree(tree) !== 'pending');
    if (this.disposed) throw new ApiError({ kind: 'aborted' });
    return this.value(tree, locals);
  }

  /** Arguments by name; null and undefined are left out. */
  args(args: Readonly<Record<string, Arg>>, locals: Locals): Promise<Record<string, unknown>> {
    return callArgs(this, args, locals);
  }

  /** @throws ApiError */
  call(operation: string, args: Readonly<Record<string, unknown>>, idempotencyKey?: string): Promise<unknown> {
    const call = this.descriptor.calls[operation];
    if (!call) return Promise.reject(new ApiError({ kind: 'contract', opis: `"${operation}" is not among the calls` }));
    const nothing = Object.fromEntries((call.nullable ?? []).map((name) => [name, null]));
    return this.host.api.call(call, { ...nothing, ...args }, { idempotencyKey, answers: this.host.answers });
  }

  // ---- Forms --------------------------------------------------------------------------------------------------------

  /** The store of a form, made when the form is first drawn. */
  form(block: FormBlock, outer: Locals = {}): FormStore {
    const key = `${block.id}/${String(outer.index ?? '')}`;
    void this.formsRound;
    const known = this.forms.get(key);
    if (known) return known;
    if (!this.makeForm) throw new Error(`the code of forms was not loaded for "${block.id}"`);
    const form = this.makeForm(block, formEnvironment(this), outer);
    this.forms.set(key, form);
    return form;
  }

  /** Leaving now would lose input. */
  get holdsLeave(): boolean {
    return [...this.forms.values()].some((form) => form.holdsLeave);
  }

  /** The resident leaves anyway: the input is discarded. */
  forgetForms(): void {
    for (const form of this.forms.values()) form.forget();
  }
}
