import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Challenge, RowsBinding } from '../../blocks/binding.ts';
import type { FormKeys } from '../../blocks/form/block.ts';
import { formKey } from '../../blocks/form/formKey.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import { newIdempotencyKey } from '../api/fetchApi.ts';
import type { Change } from './ConfirmStore.ts';
import { CallAttempt, type CallPlace, concludeCall, type PlacedProblem } from './callOutcome.ts';
import type { FieldKinds } from './FieldStore.ts';
import type { FormEnvironment, Locals } from './FormEnvironment.ts';
import { FormFields } from './FormFields.ts';
import { type FormProblem, sayProblem } from './formProblem.ts';
import type { FormValidators } from './formSchema.ts';
import { getters } from './getters.ts';
import { insideLabel } from './insideLabel.ts';

/**
 * One form of a screen: its summary of problems, its submit and the response. `FormFields` has the input.
 *
 * A submit checks the fields, asks for confirmation, sends, and applies the outcome that the screen defines.
 */
export class FormStore {
  readonly block: FormKeys;
  /** The input of each field, as typed. Each is tracked separately. */
  readonly values: Readonly<Record<string, unknown>>;
  /** `form`, `edit` and the form's own `calc`, for every expression of the block. */
  readonly locals: Locals;
  busy = false;
  /** Increases with each refused submit. */
  refused = 0;
  /** The form shows input that was stored before the end of the session. */
  restored = false;
  /** Its draft at the office, which a submit names; while all is `kept` there, leaving loses nothing. */
  draft: { id?: string; kept: boolean } | undefined = undefined;
  private notes: readonly FormProblem[] = [];
  /** Names its input in the form memory. */
  readonly #key: string;
  readonly #fields: FormFields;
  readonly #environment: FormEnvironment;
  readonly #scope: (more?: Locals) => Locals;
  readonly #attempt = new CallAttempt();
  /** Captchas that are being solved. */
  readonly #pending = new Set<Promise<void>>();
  readonly #stopStoring: () => void;

  /**
   * @param outer the names of the repetition around the form (`row`, `item` …)
   * @param kinds how fields are made whose code is loaded when it is used
   * @throws Error when the validators were compiled from another schema
   */
  constructor(
    block: FormKeys,
    validators: FormValidators,
    environment: FormEnvironment,
    outer: Locals = {},
    kinds: FieldKinds = {},
  ) {
    this.block = block;
    this.#key = formKey(block.id, outer);
    this.#environment = environment;
    this.#fields = new FormFields(block, validators, environment, () => this.locals, kinds);
    const { names } = this.#fields;
    this.values = getters(names, (name) => this.#fields.get(name)?.typed);
    const form = getters(names, (name) => this.#fields.value(name));
    const edit = getters(['changed', 'busy', 'valid'], (name) => this[name]);
    this.#scope = (more) => environment.locals(block.calc, { ...outer, form, edit, ...more });
    this.locals = this.#scope();
    makeAutoObservable<this, 'notes'>(
      this,
      { block: false, values: false, locals: false, notes: observableRef },
      { autoBind: true },
    );
    this.#stopStoring = block.keep ? this.#storeInput() : () => {};
  }

  // ---- Read by the widget -------------------------------------------------------------------------------------------

  visible(field: string): boolean {
    return this.#fields.get(field)?.visible ?? false;
  }

  required(field: string): boolean {
    return this.#fields.get(field)?.required ?? false;
  }

  problem(name: string): string | undefined {
    const problem = this.#fields.problem(name);
    return problem && this.#say(problem);
  }

  /** The values inside a field that have a problem, with their labels. */
  inside(field: string): readonly { name: string; label: string }[] {
    const store = this.#fields.get(field);
    const say = (text: Text, locals: Locals = this.locals) => this.#environment.text(text, locals);
    const label = (name: string) => store!.labelOf?.(name, say) ?? insideLabel(store!.field, name, say);
    return [...(store?.inside.keys() ?? [])].map((name) => ({ name, label: label(name) }));
  }

  /** The rows of a list of records. */
  rows(field: string): RowsBinding | undefined {
    return this.#fields.get(field)?.list;
  }

  /** The part of a control's id that names it: a row has a name of its own, which stays when the row moves. */
  idOf(name: string): string {
    return this.#fields.get(name.split('.')[0] ?? '')?.idOf?.(name) ?? name;
  }

  /** The fields, to store their input and to restore it. */
  get input(): FormFields {
    return this.#fields;
  }

  /** Are these fields filled in without a problem, whether it is shown or not? */
  isFine(names: readonly string[]): boolean {
    return this.#fields.isFine(names);
  }

  remaining(field: string): number | undefined {
    return this.#fields.get(field)?.remaining;
  }

  get summary(): readonly string[] {
    return this.notes.map((note) => this.#say(note));
  }

  get changed(): boolean {
    return this.#fields.changed;
  }

  get valid(): boolean {
    return this.#fields.valid;
  }

  get enabled(): boolean {
    return this.block.enabled === undefined || this.#environment.evaluate(this.block.enabled, this.locals) === true;
  }

  /** Leaving the screen now would lose input: the resident is asked first. */
  get holdsLeave(): boolean {
    return this.block.leaveGuard && this.changed && !this.draft?.kept;
  }

  // ---- Called by the widget -----------------------------------------------------------------------------------------

  set(field: string, value: unknown): void {
    // A submit in progress cannot be edited; a captcha solution is for the next one, files are waited for.
    if (this.busy && !['captcha', 'files'].includes(this.#fields.get(field)?.field.as ?? '')) return;
    if (this.#fields.set(field, value)) this.notes = [];
  }

  leave(field: string): void {
    this.#fields.get(field)?.leave();
  }

  /** A challenge for a captcha field. @throws ApiError */
  async challenge(name: string): Promise<Challenge> {
    const { challenge } = this.#fields.get(name)?.field ?? {};
    if (!challenge) throw new Error(`The field ${name} has no challenge.`);
    return (await this.#environment.call(challenge.operation, challenge.args, newIdempotencyKey())) as Challenge;
  }

  /** A submit is sent only after this work, the solution of a captcha. */
  waitFor(work: Promise<void>): void {
    this.#pending.add(work);
    void work.finally(() => this.#pending.delete(work));
  }

  /** Resets the form to its first values. */
  clear(): void {
    this.#fields.reset();
    this.notes = [];
    this.restored = false;
  }

  /** The screen is left, and the input is discarded. */
  forget(): void {
    this.#stopStoring();
    this.#environment.memory?.write(this.#key, undefined);
  }

  /** The screen is left; the input stays in the memory. */
  dispose(): void {
    this.#stopStoring();
  }

  /** Shows the problems of these fields, or of all. @returns whether there are none */
  check(names?: readonly string[]): boolean {
    this.notes = [];
    const isValid = this.#fields.check(names);
    if (!isValid) this.refused += 1;
    return isValid;
  }

  async submit(): Promise<void> {
    if (this.busy || !this.enabled) return;
    this.busy = true;
    try {
      if (this.#pending.size > 0) await Promise.all(this.#pending);
      if (this.check() && (await this.#isConfirmed())) await this.#send();
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  // ---- Sending ------------------------------------------------------------------------------------------------------

  /** Asks the resident each question whose condition is true. */
  async #isConfirmed(): Promise<boolean> {
    for (const { when, title, text, yes, no, irreversible, changes } of this.block.confirm) {
      if (when !== undefined && this.#environment.evaluate(when, this.locals) !== true) continue;
      const say = (words: typeof title) => this.#environment.text(words, this.locals);
      const answers = { ...(yes && { yes: say(yes) }), ...(no && { no: say(no) }), irreversible };
      const listed = changes && { changes: this.#changes(say) };
      if (!(await this.#environment.ask({ title: say(title), text: say(text), ...answers, ...listed }))) return false;
    }
    return true;
  }

  #changes(say: (words: Text) => string): Change[] {
    return this.#fields.all
      .filter(({ changed }) => changed)
      .map(({ field, change }) => ({ label: say(field.label), ...(change && { values: change }) }));
  }

  async #send(): Promise<void> {
    const { operation } = this.block;
    if (operation === undefined) return this.#runSteps();
    const send: FormEnvironment['call'] = (id, args, key) => this.#environment.call(id, args, key, this.draft?.id);
    const request = () => this.#args(operation);
    const result = await this.#attempt.send(operation, request, (args, key) => send(operation, args, key));
    runInAction(() => this.#fields.resetCaptcha());
    await concludeCall(result, this.block, this.#place);
  }

  /** A form without a call: its steps report their own failures. */
  async #runSteps(): Promise<void> {
    runInAction(() => this.#settle());
    await this.#environment.run(this.block.then, this.locals);
  }

  /** The arguments of `send`, and the other fields whose names are arguments of the operation. */
  async #args(operation: string): Promise<Record<string, unknown>> {
    const { send } = this.block;
    const own = this.#environment.takes(operation).filter((name) => this.#fields.get(name) && !(name in send));
    return { ...this.#fields.request(own), ...(await this.#environment.args(send, this.locals)) };
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
        isVisible: (name) => this.#fields.shown(name) !== undefined,
        refuse: (problems) => runInAction(() => this.#refuse(problems)),
        settle: () => runInAction(() => this.#settle()),
      },
    };
  }

  /** Shows each problem at its field or at the value inside it, or in the summary when that is not shown. */
  #refuse(problems: readonly PlacedProblem[]): void {
    this.notes = [];
    for (const { field: name, problem } of problems) {
      const field = this.#fields.shown(name);
      if (name !== undefined && field) field.refuse(name, problem);
      else this.notes = [...this.notes, problem];
    }
    this.refused += 1;
  }

  /** The input was sent. */
  #settle(): void {
    this.#fields.markSent();
    this.restored = false;
    this.draft = undefined;
  }

  #say(problem: FormProblem): string {
    return sayProblem(problem, this.#environment, this.locals);
  }

  /** Restores the input from the form memory, then stores each change in it. @returns how to stop storing */
  #storeInput(): () => void {
    const { memory } = this.#environment;
    this.restored = this.#fields.restore(memory?.read(this.#key) ?? {});
    return reaction(
      () => this.#fields.storable,
      (input) => this.#environment.memory?.write(this.#key, input),
      { equals: compareStructural },
    );
  }
}
