import { makeAutoObservable } from 'mobx';
import type { RowBinding } from '../../../blocks/binding.ts';
import type { FormField } from '../../../blocks/form/block.ts';
import { brokenRule } from '../../../blocks/form/fieldRules.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import type { Locals } from '../FormEnvironment.ts';
import { FormFieldStore } from '../FormFieldStore.ts';
import type { FormProblem } from '../formProblem.ts';
import { asRequest } from '../formRequest.ts';
import { getters } from '../getters.ts';
import { insideLabel } from '../insideLabel.ts';
import { resetDependents } from '../resetDependents.ts';
import { type Given, type ListedRow, localsOfRow, type RowHost, rowFieldHost } from './RowHost.ts';

/** One row of a list: the input of its fields, and the rules over all of them. */
export class RowStore implements RowBinding, ListedRow {
  readonly id: string;
  readonly given: Given | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  readonly locals: Locals;
  /** The problem of the whole row is shown, since a submit was refused. */
  shown = false;
  private refusal: FormProblem | undefined = undefined;
  readonly #fields: ReadonlyMap<string, FormFieldStore>;
  readonly #names: readonly string[];
  readonly #host: RowHost;

  constructor(id: string, given: Given | undefined, host: RowHost) {
    this.id = id;
    this.given = given;
    this.#host = host;
    const { fields, key, sync } = host.rows;
    const own = rowFieldHost(this, host);
    this.#fields = new Map(
      fields.map((field) => {
        const begun = given?.[field.field] ?? undefined;
        const { initial: _initial, ...filled } = field;
        return [
          field.field,
          new FormFieldStore(begun === undefined ? field : filled, host.schema.properties?.[field.field], own),
        ];
      }),
    );
    this.#names = Object.keys(host.schema.properties ?? {}).filter(
      (name) => this.#fields.has(name) || key !== undefined || sync !== undefined,
    );
    this.values = getters([...this.#fields.keys()], (name) => this.#fields.get(name)?.typed);
    const item = getters(this.#names, (name) => this.value(name));
    this.locals = localsOfRow(host.locals(), item, this);
    makeAutoObservable<this>(
      this,
      {
        id: false,
        given: false,
        values: false,
        locals: false,
        value: false,
        visible: false,
        required: false,
        problem: false,
        inside: false,
        remaining: false,
        locked: false,
        problems: false,
        isFineAt: false,
        shows: false,
        labelOf: false,
      },
      { autoBind: true },
    );
  }

  get index(): number {
    return this.#host.indexOf(this);
  }

  /** Its entry, where it has one; otherwise its number. */
  get name(): string {
    const { sync, key = '' } = this.#host.rows;
    return String((sync === undefined ? undefined : this.given?.[key]) ?? this.index + 1);
  }

  /** Of a field, or of a property that the row brought along. */
  value(name: string): unknown {
    const field = this.#fields.get(name);
    return field ? field.value : (this.given?.[name] ?? null);
  }

  /** The row as the office expects it. */
  get request(): Record<string, unknown> {
    return asRequest(this.#host.schema, this.#names, (name) => this.value(name));
  }

  get changed(): boolean {
    return [...this.#fields.values()].some((field) => field.changed);
  }

  get touched(): boolean {
    return [...this.#fields.values()].some((field) => field.touched);
  }

  /** Something would be lost with it. */
  get isFilled(): boolean {
    return this.given !== undefined || this.changed;
  }

  // ---- Read by the widget -------------------------------------------------------------------------------------------

  visible(name: string): boolean {
    return this.#fields.get(name)?.visible ?? false;
  }

  required(name: string): boolean {
    return this.#fields.get(name)?.required ?? false;
  }

  remaining(name: string): number | undefined {
    return this.#fields.get(name)?.remaining;
  }

  locked(name: string): boolean {
    if (this.isLocked) return true;
    const locked = this.#fields.get(name)?.field.locked;
    return locked !== undefined && this.#holdsGiven(locked);
  }

  /** The whole row is neither changed nor removed. */
  get isLocked(): boolean {
    const { locked } = this.#host.rows;
    return locked !== undefined && this.#holdsGiven(locked);
  }

  get mayRemove(): boolean {
    return this.#host.mayRemove(this);
  }

  get mayMoveUp(): boolean {
    return this.#host.mayMove(this, -1);
  }

  get mayMoveDown(): boolean {
    return this.#host.mayMove(this, 1);
  }

  problem(name: string): string | undefined {
    const problem = this.problems().get(name);
    return problem && this.#host.say(problem);
  }

  get complaint(): string | undefined {
    return this.problem('');
  }

  inside(name: string): readonly { name: string; label: string }[] {
    const field = this.#fields.get(name);
    const say = (text: FormField['label']) => this.#host.say({ text, locals: this.locals });
    return [...(field?.inside.keys() ?? [])].map((path) => ({
      name: path,
      label: insideLabel(field!.field, path, say),
    }));
  }

  /** The displayed problems: '' is that of the row, the others are by the path inside it. */
  problems(): ReadonlyMap<string, FormProblem> {
    const found = new Map<string, FormProblem>();
    const broken = this.refusal ? { at: '', problem: this.refusal } : this.#displayedRule();
    if (broken?.at === '') found.set('', this.#inRow(broken.problem));
    for (const [name, field] of this.#fields) {
      const problem = field.problem ?? (broken?.at === name ? broken.problem : undefined);
      if (problem) found.set(name, this.#inRow(problem));
      for (const [path, inner] of field.inside) found.set(path, this.#inRow(inner));
    }
    return found;
  }

  /** The first problem, displayed or not. */
  get found(): FormProblem | undefined {
    for (const field of this.#fields.values()) if (field.found) return this.#inRow(field.found);
    return this.broken && this.#inRow(this.broken.problem);
  }

  labelOf(path: string, say: (text: FormField['label'], locals?: Locals) => string): string {
    const [name = ''] = path.split('.');
    const field = this.#fields.get(name)?.field;
    return field ? insideLabel(field, path, (text) => say(text, this.locals)) : path;
  }

  // ---- Called by the widget and the list ----------------------------------------------------------------------------

  set(name: string, input: unknown): void {
    const field = this.#fields.get(name);
    if (!field || this.locked(name)) return;
    this.#host.begin();
    const before = field.typed;
    field.set(input);
    this.refusal = undefined;
    if (field.typed === before) return;
    resetDependents(this.#fields, name);
    this.#host.edited();
  }

  leave(name: string): void {
    this.#fields.get(name)?.leave();
    if (this.broken?.at === name) this.shown = true;
  }

  check(): boolean {
    this.refusal = undefined;
    this.shown = true;
    const valid = [...this.#fields.values()].map((field) => field.check()).every(Boolean);
    return valid && this.broken === undefined;
  }

  // ---- Asked in parts: by the list, and by the steps of a wizard ----------------------------------------------------

  /** A step's field is filled in, and no rule over the row has its problem there. */
  isFineAt(name: string): boolean {
    return this.#fields.get(name)?.isFine !== false && this.broken?.at !== name;
  }

  /** The same of what the list asks of the row. */
  get isFineHere(): boolean {
    return this.refusal === undefined && this.#here.every((name) => this.isFineAt(name));
  }

  checkAt(name: string): boolean {
    const valid = this.#fields.get(name)?.check() ?? true;
    if (this.broken?.at === name) this.shown = true;
    return valid && this.broken?.at !== name;
  }

  checkHere(): boolean {
    this.refusal = undefined;
    return this.#here.map((name) => this.checkAt(name)).every(Boolean);
  }

  get #here(): string[] {
    const own = [...this.#fields].filter(([, { field }]) => field.step === undefined).map(([name]) => name);
    return [...own, ''];
  }

  clearProblem(): void {
    this.shown = false;
    this.refusal = undefined;
    for (const field of this.#fields.values()) field.clearProblem();
  }

  markSent(): void {
    for (const field of this.#fields.values()) field.markSent();
  }

  /** @param path inside the row; '' is the row */
  shows(path: string): boolean {
    return path === '' || this.#fields.get(path.split('.')[0] ?? '')?.shows(path) === true;
  }

  refuse(path: string, problem: FormProblem): void {
    if (path === '') this.refusal = problem;
    else this.#fields.get(path.split('.')[0] ?? '')?.refuse(path, problem);
  }

  /** The input without secrets, by field. */
  get storable(): Given {
    const open = [...this.#fields].filter(([, field]) => !field.secret && field.touched);
    return Object.fromEntries(open.map(([name, field]) => [name, field.storable]));
  }

  restore(input: Given): void {
    for (const [name, value] of Object.entries(input)) this.#fields.get(name)?.set(value);
  }

  // ---- Rules --------------------------------------------------------------------------------------------------------

  /** The rule over the row that its values break; asked when each field is in order. */
  get broken(): { at: string; problem: FormProblem; live: boolean } | undefined {
    const { rules } = this.#host.rows;
    if (rules.length === 0 || [...this.#fields.values()].some((field) => field.found)) return undefined;
    const rule = brokenRule(rules, (tree) => this.#host.evaluate(tree, this.locals)) as
      | (typeof rules)[number]
      | undefined;
    if (!rule) return undefined;
    const { say: text, field: at = '', live } = rule;
    return { at: this.visible(at) ? at : '', problem: { text, locals: this.locals }, live };
  }

  #displayedRule() {
    const { broken } = this;
    return broken && (this.shown || (broken.live && this.touched)) ? broken : undefined;
  }

  #inRow(problem: FormProblem): FormProblem {
    return 'text' in problem ? { locals: this.locals, ...problem } : problem;
  }

  #holdsGiven(condition: Tree): boolean {
    if (!this.given) return false;
    return this.#host.evaluate(condition, { ...this.#host.locals(), item: this.given, index: this.index }) === true;
  }
}
