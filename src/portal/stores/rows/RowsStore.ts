import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import type { RowBinding, RowsBinding } from '../../../blocks/binding.ts';
import type { FormField, Rows } from '../../../blocks/form/block.ts';
import { brokenRule, demandOf, MOST_ROWS, numberOf } from '../../../blocks/form/fieldRules.ts';
import { isNullable, type JsonSchema } from '../../../lang/descriptors/jsonSchema.ts';
import type { Text } from '../../../lang/descriptors/text.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import type { FieldKinds, FieldStore, FormFieldHost } from '../FieldStore.ts';
import type { Locals } from '../FormEnvironment.ts';
import type { FormProblem } from '../formProblem.ts';
import { RowEntries, type Stored } from './RowEntries.ts';
import type { RowStore } from './RowStore.ts';
import { rulesToAsk } from './rulesToAsk.ts';

/** A list of records that is edited in rows, as a field of its form: its value, its bounds, its problems. */
export class RowsStore implements FieldStore, RowsBinding {
  readonly field: FormField;
  readonly secret = false;
  readonly remaining = undefined;
  readonly change = undefined;
  touched = false;
  /** The problem of the list is shown, since a submit was refused. */
  shown = false;
  private refusal: FormProblem | undefined = undefined;
  /** What the office has, or had at first. */
  private base: unknown = undefined;
  readonly #rows: Rows;
  readonly #host: FormFieldHost;
  readonly #evaluate = (tree: Tree): unknown => this.#host.evaluate(tree);
  readonly #schema: JsonSchema;
  readonly #entries: RowEntries;

  constructor(field: FormField, schema: JsonSchema | undefined, host: FormFieldHost) {
    if (!field.rows) throw new Error(`The field ${field.field} has no rows.`);
    this.field = field;
    this.#rows = field.rows;
    this.#host = host;
    this.#schema = schema ?? {};
    this.#entries = new RowEntries(field, field.rows, this.#schema, host, {
      least: () => this.least,
      begin: () => this.#begin(),
      edited: () => this.#edited(),
    });
    makeAutoObservable<this, 'refusal' | 'base'>(
      this,
      {
        field: false,
        secret: false,
        remaining: false,
        change: false,
        list: false,
        shows: false,
        isFineAt: false,
        labelOf: false,
        idOf: false,
        refusal: observableRef,
        base: observableRef,
      },
      { autoBind: true },
    );
  }

  get list(): RowsBinding {
    return this;
  }

  get rows(): readonly RowStore[] {
    return this.#entries.rows;
  }

  get typed(): unknown {
    return this.rows;
  }

  /** Each row as the office expects it; a hidden list has no value. */
  get value(): unknown {
    if (!this.visible) return null;
    const mayBeEmpty = !isNullable(this.#schema) && !this.#schema.minItems;
    return this.rows.length > 0 || mayBeEmpty ? this.rows.map((row) => row.request) : null;
  }

  get visible(): boolean {
    return this.field.visible === undefined || this.#host.evaluate(this.field.visible) === true;
  }

  get required(): boolean {
    return demandOf(this.field, this.#evaluate) !== undefined || this.least > 0;
  }

  get changed(): boolean {
    if (this.rows.some((row) => row.changed)) return true;
    return this.#entries.areOwn && !compareStructural(this.value, this.base);
  }

  get begun(): boolean {
    return this.touched || this.shown || this.refusal !== undefined;
  }

  // ---- Problems -----------------------------------------------------------------------------------------------------

  get problem(): FormProblem | undefined {
    if (!this.visible) return undefined;
    return this.refusal ?? (this.shown ? this.foundHere : undefined) ?? (this.touched ? this.foundLive : undefined);
  }

  get inside(): ReadonlyMap<string, FormProblem> {
    const found = new Map<string, FormProblem>();
    if (!this.visible) return found;
    for (const [index, row] of this.rows.entries())
      for (const [path, problem] of row.problems())
        found.set([this.field.field, index, path].filter((part) => part !== '').join('.'), problem);
    return found;
  }

  get found(): FormProblem | undefined {
    if (!this.visible) return undefined;
    for (const row of this.rows) if (row.found) return row.found;
    return this.foundHere;
  }

  get isFine(): boolean {
    return this.found === undefined && this.refusal === undefined && this.inside.size === 0;
  }

  isFineAt(name: string): boolean {
    const { row, path } = this.#inside(name);
    if (row || !this.visible) return row?.isFineAt(path) !== false;
    return this.foundHere === undefined && this.refusal === undefined && this.rows.every((one) => one.isFineHere);
  }

  checkAt(name: string): boolean {
    const { row, path } = this.#inside(name);
    return row ? row.checkAt(path) : this.#check((one) => one.checkHere());
  }

  /** The number of rows, then the rules over all of them. */
  private get foundHere(): FormProblem | undefined {
    // No place would show it: the office refuses what is too few or too many.
    if (this.#rows.inSteps) return undefined;
    const { field, least, most } = this;
    const count = this.rows.length;
    const demand = count === 0 ? demandOf(field, this.#evaluate) : undefined;
    if (demand) return { text: demand };
    if (count < least) return { word: 'bledy.zaMaloPozycji', values: { count: least } };
    if (count > most) return { word: 'bledy.zaDuzoPozycji', values: { count: most } };
    const inOrder = !this.rows.some((row) => row.found);
    return (inOrder ? this.#host.schemaProblem(field.field) : undefined) ?? this.#broken(rulesToAsk(field, this.rows));
  }

  private get foundLive(): FormProblem | undefined {
    return this.#broken(rulesToAsk(this.field, this.rows).filter((rule) => rule.live));
  }

  /** As other rules, they ask for what is there. */
  #broken(rules: FormField['rules']): FormProblem | undefined {
    if (this.rows.length === 0) return undefined;
    const rule = brokenRule(rules, this.#evaluate);
    return rule && { text: rule.say };
  }

  private get least(): number {
    return Math.max(numberOf(this.field.min, this.#evaluate) ?? 0, this.#schema.minItems ?? 0);
  }

  private get most(): number {
    return Math.min(numberOf(this.field.max, this.#evaluate) ?? MOST_ROWS, this.#schema.maxItems ?? MOST_ROWS);
  }

  // ---- Rows ---------------------------------------------------------------------------------------------------------

  get mayAdd(): boolean {
    return !this.#entries.follows && this.#rows.add !== false && this.rows.length < this.most;
  }

  get removed(): RowStore | undefined {
    return this.mayAdd ? this.#entries.removed : undefined;
  }

  add(): RowStore {
    return this.#edit(() => this.#entries.add());
  }

  remove(row: RowBinding): void {
    const found = this.rows.find(({ id }) => id === row.id);
    if (found?.mayRemove) this.#edit(() => this.#entries.remove(found));
  }

  putBack(): void {
    if (this.#entries.removed) this.#edit(() => this.#entries.putBack());
  }

  move(row: RowBinding, by: -1 | 1): void {
    const found = this.rows.find(({ id }) => id === row.id);
    if (found && this.#entries.mayMove(found, by)) this.#edit(() => this.#entries.move(found, by));
  }

  #edit<Result>(change: () => Result): Result {
    this.#begin();
    const result = change();
    this.#edited();
    return result;
  }

  /** From now on the rows are the resident's. */
  #begin(): void {
    if (this.#entries.areOwn || this.#entries.follows) return;
    this.base = this.value;
    this.#entries.begin();
  }

  #edited(): void {
    this.touched = true;
    this.refusal = undefined;
    this.#host.edited(this.field.field);
  }

  // ---- As a field of the form ---------------------------------------------------------------------------------------

  get storable(): Stored {
    return this.#entries.storable;
  }

  /** @param input as `storable` gave it */
  set(input: unknown): void {
    this.#begin();
    this.#entries.restore((Array.isArray(input) ? input : []) as Stored);
    this.touched = true;
  }

  /** A list is not left: its fields are. */
  leave(): void {}

  check(): boolean {
    return this.#check((row) => row.check());
  }

  #check(checkRow: (row: RowStore) => boolean): boolean {
    this.refusal = undefined;
    if (!this.visible) return true;
    const valid = this.rows.map(checkRow).every(Boolean);
    this.shown = true;
    return valid && this.foundHere === undefined;
  }

  reset(): void {
    this.#entries.reset();
    this.touched = false;
    this.clearProblem();
  }

  clearProblem(): void {
    this.shown = false;
    this.refusal = undefined;
    for (const row of this.rows) row.clearProblem();
  }

  markSent(): void {
    for (const row of this.rows) row.markSent();
    if (this.#entries.areOwn) this.base = this.value;
  }

  /** Of rows that are steps, only fields are drawn. */
  shows(name: string): boolean {
    const { row, path } = this.#inside(name);
    if (!this.visible || (path === '' && this.#rows.inSteps)) return false;
    return row ? row.shows(path) : name === this.field.field;
  }

  refuse(name: string, problem: FormProblem): void {
    const { row, path } = this.#inside(name);
    if (row) row.refuse(path, problem);
    else this.refusal = problem;
  }

  labelOf(name: string, say: (text: Text, locals?: Locals) => string): string {
    const { row, path } = this.#inside(name);
    const list = say(this.field.label);
    if (!row) return list;
    const { title } = this.#rows;
    const called = title ? say(title, row.locals) : `${list} ${row.index + 1}`;
    return path === '' ? called : `${called}, ${row.labelOf(path, say)}`;
  }

  idOf(name: string): string {
    const { row, path } = this.#inside(name);
    return row ? [this.field.field, row.id, path].filter(Boolean).join('.') : name;
  }

  #inside(name: string): { row?: RowStore; path: string } {
    const [, number, ...path] = name.split('.');
    const row = number !== undefined && /^\d+$/.test(number) ? this.rows[Number(number)] : undefined;
    return { ...(row && { row }), path: path.join('.') };
  }
}

/** For a form with lists of records. */
export const fieldKinds: FieldKinds = { rows: (field, schema, host) => new RowsStore(field, schema, host) };
