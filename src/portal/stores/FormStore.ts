import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Challenge } from '../../blocks/binding.ts';
import type { FormBlock } from '../../blocks/form/block.ts';
import { isNullable } from '../../lang/descriptors/jsonSchema.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import { newIdempotencyKey } from '../api/fetchApi.ts';
import type { Change } from './ConfirmStore.ts';
import { CallAttempt, type CallPlace, concludeCall, type PlacedProblem } from './callOutcome.ts';
import type { FormEnvironment, Locals } from './FormEnvironment.ts';
import { FormFieldStore } from './FormFieldStore.ts';
import { type FormProblem, sayProblem } from './formProblem.ts';
import { asRequest } from './formRequest.ts';
import { type CompiledValidator, type FormValidators, mainValidator, schemaProblems } from './formSchema.ts';
import { insideLabel } from './insideLabel.ts';

/**
 * One form of a screen: its input, its problems, its submit and the response.
 *
 * A submit checks the fields, asks the questions, sends, and applies the outcome that the screen defines.
 */
export class FormStore {
  readonly block: FormBlock;
  /** The text of each input; reading one is tracked separately. */
  readonly values: Readonly<Record<string, unknown>>;
  /** `form`, `edit` and the form's own `calc`, for every expression of the block. */
  readonly locals: Locals;
  busy = false;
  /** Increases with each refused submit. */
  refused = 0;
  /** Input from before the end of the session was restored. */
  restored = false;
  private notes: readonly FormProblem[] = [];
  readonly #fields = new Map<string, FormFieldStore>();
  readonly #environment: FormEnvironment;
  readonly #validate: CompiledValidator;
  readonly #scope: (more?: Locals) => Locals;
  readonly #attempt = new CallAttempt();
  /** The captcha work in progress. */
  readonly #work = new Set<Promise<void>>();
  readonly #stopKeeping: () => void;

  /**
   * @param outer names at the place of the form (`row`, `item` …)
   * @throws Error when the validators were compiled from another schema
   */
  constructor(block: FormBlock, validators: FormValidators, environment: FormEnvironment, outer: Locals = {}) {
    this.block = block;
    this.#environment = environment;
    this.#validate = mainValidator(validators, block.schema);
    for (const field of block.fields) {
      const schema = block.schema.properties?.[field.field];
      this.#fields.set(field.field, new FormFieldStore(field, schema, this.#host()));
    }
    const names = [...this.#fields.keys()];
    this.values = getters(names, (name) => this.#fields.get(name)?.typed);
    const form = getters(names, (name) => this.#value(name));
    const edit = getters(['changed', 'busy', 'valid'], (name) => this[name]);
    this.#scope = (more) => environment.locals(block.calc, { ...outer, form, edit, ...more });
    this.locals = this.#scope();
    makeAutoObservable<this, 'notes'>(
      this,
      { block: false, values: false, locals: false, notes: observableRef },
      { autoBind: true },
    );
    if (block.keep) this.#restore();
    this.#stopKeeping = block.keep ? this.#keep() : () => {};
  }

  // ---- Read by the widget -------------------------------------------------------------------------------------------

  visible(field: string): boolean {
    return this.#fields.get(field)?.visible ?? false;
  }

  required(field: string): boolean {
    return this.#fields.get(field)?.required ?? false;
  }

  problem(name: string): string | undefined {
    const [outer = ''] = name.split('.');
    const problem = this.#fields.get(name)?.problem ?? this.#fields.get(outer)?.inside.get(name);
    return problem && this.#say(problem);
  }

  inside(field: string): readonly { name: string; label: string }[] {
    const store = this.#fields.get(field);
    const say = (text: Text) => this.#environment.text(text, this.locals);
    return [...(store?.inside.keys() ?? [])].map((name) => ({ name, label: insideLabel(store!.field, name, say) }));
  }

  /** The input without secrets. */
  kept(field: string): unknown {
    return this.#fields.get(field)?.kept;
  }

  remaining(field: string): number | undefined {
    return this.#fields.get(field)?.remaining;
  }

  get summary(): readonly string[] {
    return this.notes.map((note) => this.#say(note));
  }

  get changed(): boolean {
    return [...this.#fields.values()].some((field) => field.changed);
  }

  get valid(): boolean {
    return [...this.#fields.values()].every((field) => field.found === undefined);
  }

  get enabled(): boolean {
    return this.block.enabled === undefined || this.#environment.evaluate(this.block.enabled, this.locals) === true;
  }

  /** Leaving the screen now would lose input: the resident is asked first. */
  get holdsLeave(): boolean {
    return this.block.leaveGuard && this.changed;
  }

  // ---- Called by the widget -----------------------------------------------------------------------------------------

  set(field: string, value: unknown): void {
    const store = this.#fields.get(field);
    // A submit in progress cannot be edited; a captcha solution is for the next one.
    if (!store || (this.busy && store.field.as !== 'captcha')) return;
    const before = store.typed;
    store.set(value);
    if (store.typed === before) return;
    this.#resetAfter(field);
    // When a choice resets other fields, the form starts again without the old problems.
    if (this.block.fields.some(({ resetOn }) => resetOn.includes(field))) this.#forgive();
  }

  leave(field: string): void {
    this.#fields.get(field)?.leave();
  }

  /** A challenge for a captcha field. @throws ApiError */
  async challenge(name: string): Promise<Challenge> {
    const { challenge } = this.#fields.get(name)?.field ?? {};
    if (!challenge) throw new Error(`The field ${name} has no challenge.`);
    const { operation, args } = challenge;
    return (await this.#environment.call(operation, args, newIdempotencyKey())) as Challenge;
  }

  /** A submit while a captcha works is sent when the captcha is done. */
  waitFor(work: Promise<void>): void {
    this.#work.add(work);
    void work.finally(() => this.#work.delete(work));
  }

  /** Resets the form to its first values. */
  clear(): void {
    for (const field of this.#fields.values()) field.reset();
    this.notes = [];
    this.restored = false;
  }

  /** The screen is left, and the input is discarded. */
  forget(): void {
    this.#stopKeeping();
    this.#environment.memory?.write(this.block.id, undefined);
  }

  /** The screen is left; the input stays in the memory. */
  dispose(): void {
    this.#stopKeeping();
  }

  async submit(): Promise<void> {
    if (this.busy || !this.enabled) return;
    this.busy = true;
    try {
      if (this.#work.size > 0) await Promise.all(this.#work);
      if (runInAction(() => this.#check()) && (await this.#agreed())) await this.#send();
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  // ---- Sending ------------------------------------------------------------------------------------------------------

  #check(): boolean {
    this.notes = [];
    const fine = [...this.#fields.values()].map((field) => field.check()).every(Boolean);
    if (!fine) this.refused += 1;
    return fine;
  }

  async #agreed(): Promise<boolean> {
    for (const { when, title, text, yes, no, changes } of this.block.confirm) {
      if (when !== undefined && this.#environment.evaluate(when, this.locals) !== true) continue;
      const say = (words: typeof title) => this.#environment.text(words, this.locals);
      const answers = { ...(yes && { yes: say(yes) }), ...(no && { no: say(no) }) };
      const listed = changes && { changes: this.#changes(say) };
      if (!(await this.#environment.ask({ title: say(title), text: say(text), ...answers, ...listed }))) return false;
    }
    return true;
  }

  #changes(say: (words: Text) => string): Change[] {
    return [...this.#fields.values()]
      .filter(({ changed }) => changed)
      .map(({ field, change }) => ({ label: say(field.label), ...(change && { values: change }) }));
  }

  async #send(): Promise<void> {
    const { block } = this;
    if (block.operation === undefined) return this.#go();
    const { operation } = block;
    const environment = this.#environment;
    const request = () => this.#args(operation);
    const result = await this.#attempt.send(operation, request, (args, key) => environment.call(operation, args, key));
    runInAction(() => this.#spend());
    await concludeCall(result, block, this.#place);
  }

  /** A form without a call: its steps report their own failures. */
  async #go(): Promise<void> {
    runInAction(() => this.#settle());
    await this.#environment.run(this.block.then, this.locals);
  }

  /** A captcha solution is valid for one call, whatever the result. */
  #spend(): void {
    for (const field of this.#fields.values()) if (field.field.as === 'captcha') field.reset();
  }

  /** The arguments of `send`, and the other fields whose names are arguments of the operation. */
  async #args(operation: string): Promise<Record<string, unknown>> {
    const { schema, send } = this.block;
    const own = this.#environment.takes(operation).filter((name) => this.#fields.has(name) && !(name in send));
    const fields = asRequest(schema, own, (name) => this.#value(name));
    return { ...fields, ...(await this.#environment.args(send, this.locals)) };
  }

  get #place(): CallPlace {
    const environment = this.#environment;
    return {
      scope: (names) => this.#scope({ result: null, ...names }),
      evaluate: (tree, scope) => environment.evaluate(tree, scope),
      text: (text, scope) => environment.text(text, scope),
      word: (key, values) => environment.word(key, values),
      run: (steps, scope) => environment.run(steps, scope),
      notify: (text, tone) => environment.notify(text, tone),
      form: {
        isVisible: (name) => this.#fieldWith(name) !== undefined,
        refuse: (problems) => runInAction(() => this.#refuse(problems)),
        settle: () => runInAction(() => this.#settle()),
      },
    };
  }

  /** Shows each problem at its field or at the value inside it, or in the summary when that is not shown. */
  #refuse(problems: readonly PlacedProblem[]): void {
    this.notes = [];
    for (const { field: name, problem } of problems) {
      const field = this.#fieldWith(name);
      if (name !== undefined && field) field.refuse(name, problem);
      else this.notes = [...this.notes, problem];
    }
    this.refused += 1;
  }

  /** The shown field of this name, or with a value of this name inside: `osoby.0.imie`. */
  #fieldWith(name = ''): FormFieldStore | undefined {
    const field = this.#fields.get(name.split('.')[0] ?? '');
    return field?.draws(name) ? field : undefined;
  }

  #settle(): void {
    for (const field of this.#fields.values()) field.settle();
    this.restored = false;
  }

  // ---- The fields ---------------------------------------------------------------------------------------------------

  #host() {
    const environment = this.#environment;
    return {
      evaluate: (tree: Parameters<FormEnvironment['evaluate']>[0]) => environment.evaluate(tree, this.locals),
      prefill: (name: string) => this.prefill?.[name],
      schemaProblem: (name: string) => this.bySchema.get(name),
      inside: (name: string) => new Map([...this.bySchema].filter(([path]) => path.startsWith(`${name}.`))),
      demanded: (name: string) =>
        this.block.schema.required?.includes(name) === true && !isNullable(this.block.schema.properties?.[name]),
      get language() {
        return environment.language;
      },
    };
  }

  private get prefill(): Readonly<Record<string, unknown>> | undefined {
    const { from } = this.block;
    const answer = from === undefined ? undefined : this.#environment.evaluate(from, this.locals);
    return answer && typeof answer === 'object' ? (answer as Readonly<Record<string, unknown>>) : undefined;
  }

  private get bySchema(): ReadonlyMap<string, FormProblem> {
    const data = asRequest(this.block.schema, this.#fields.keys(), (name) => this.#value(name));
    const nested = this.block.fields.filter(({ as }) => as === 'nested').map(({ field }) => field);
    return schemaProblems(this.#validate, data, nested);
  }

  #value(name: string): unknown {
    return this.#fields.get(name)?.value;
  }

  #resetAfter(changed: string): void {
    for (const [name, field] of this.#fields) {
      if (name === changed || !field.field.resetOn.includes(changed) || !field.begun) continue;
      field.reset();
      this.#resetAfter(name);
    }
  }

  #forgive(): void {
    for (const field of this.#fields.values()) field.forgive();
    this.notes = [];
  }

  #say(problem: FormProblem): string {
    return sayProblem(problem, this.#environment, this.locals);
  }

  #restore(): void {
    const typed = this.#environment.memory?.read(this.block.id) ?? {};
    for (const [name, value] of Object.entries(typed)) {
      const field = this.#fields.get(name);
      if (!field || field.secret) continue;
      field.set(value);
      this.restored = true;
    }
  }

  #keep(): () => void {
    const worthKeeping = () => {
      if (!this.changed) return undefined;
      const touched = [...this.#fields].filter(([, field]) => field.touched && !field.secret);
      return touched.length > 0 ? Object.fromEntries(touched.map(([name, field]) => [name, field.kept])) : undefined;
    };
    const write = (values: Record<string, unknown> | undefined) =>
      this.#environment.memory?.write(this.block.id, values);
    return reaction(worthKeeping, write, { equals: compareStructural });
  }
}

/** An object with one getter for each name, so that each is tracked separately. */
function getters<Name extends string>(names: readonly Name[], read: (name: Name) => unknown): Record<Name, unknown> {
  const object = {} as Record<Name, unknown>;
  for (const name of names) Object.defineProperty(object, name, { enumerable: true, get: () => read(name) });
  return object;
}
