import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import type { RowBinding, RowsBinding } from '../../../blocks/binding.ts';
import type { FormField, Rows } from '../../../blocks/form/block.ts';
import { brokenRule, MOST_ROWS } from '../../../blocks/form/fieldRules.ts';
import { isNullable, type JsonSchema } from '../../../lang/descriptors/jsonSchema.ts';
import type { Text } from '../../../lang/descriptors/text.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import type { FieldKinds, FieldStore, FormFieldHost } from '../FieldStore.ts';
import type { Locals } from '../FormEnvironment.ts';
import type { FormProblem } from '../formProblem.ts';
import { type Given, type RowHost, RowStore } from './RowStore.ts';

/** Rows as the form memory has them. */
type Stored = readonly { given?: Given; typed: Given }[];

/**
 * A list of records that is edited in rows. Until somebody edits it, its rows are the first ones, which may be loaded late;
 * rows in step with a list follow it, and keep what was typed for an entry that is taken out.
 */
export class RowsStore implements FieldStore, RowsBinding {
  readonly field: FormField;
  readonly secret = false;
  readonly remaining = undefined;
  readonly change = undefined;
  touched = false;
  /** The problem of the list is shown, since a submit was refused. */
  shown = false;
  private own: readonly RowStore[] | undefined = undefined;
  private refusal: FormProblem | undefined = undefined;
  private taken: { row: RowStore; at: number } | undefined = undefined;
  /** What the office has, or had at first. */
  private base: unknown = undefined;
  readonly #rows: Rows;
  readonly #host: FormFieldHost;
  readonly #schema: JsonSchema;
  readonly #rowHost: RowHost;
  /** Rows of entries, by their key: also of those that are not chosen now. */
  readonly #byKey = new Map<string, RowStore>();
  #first: { given: readonly Given[]; rows: readonly RowStore[] } | undefined;
  #made = 0;

  constructor(field: FormField, schema: JsonSchema | undefined, host: FormFieldHost) {
    if (!field.rows) throw new Error(`The field ${field.field} has no rows.`);
    this.field = field;
    this.#rows = field.rows;
    this.#host = host;
    this.#schema = schema ?? {};
    this.#rowHost = this.#hostOfRows();
    makeAutoObservable<this, 'own' | 'refusal' | 'taken' | 'base'>(
      this,
      {
        field: false,
        secret: false,
        remaining: false,
        change: false,
        list: false,
        shows: false,
        labelOf: false,
        idOf: false,
        own: observableRef,
        refusal: observableRef,
        taken: observableRef,
        base: observableRef,
      },
      { autoBind: true },
    );
  }

  get list(): RowsBinding {
    return this;
  }

  get rows(): readonly RowStore[] {
    return this.#rows.sync === undefined ? (this.own ?? this.firstRows) : this.rowsInStep;
  }

  get typed(): unknown {
    return this.rows;
  }

  /** Each row as the office expects it; a hidden list has no value. */
  get value(): unknown {
    if (!this.visible) return null;
    const rows = this.rows.map((row) => row.request);
    const mayBeEmpty = !isNullable(this.#schema) && !this.#schema.minItems;
    return rows.length > 0 || mayBeEmpty ? rows : null;
  }

  get visible(): boolean {
    return this.field.visible === undefined || this.#host.evaluate(this.field.visible) === true;
  }

  get required(): boolean {
    return this.field.required !== undefined || this.least > 0;
  }

  get changed(): boolean {
    if (this.rows.some((row) => row.changed)) return true;
    return this.own !== undefined && !compareStructural(this.value, this.base);
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

  /** The number of rows, then the rules over all of them, once each is in order. */
  private get foundHere(): FormProblem | undefined {
    const { field, least, most } = this;
    const count = this.rows.length;
    if (count === 0 && field.required !== undefined) return { text: field.required };
    if (count < least) return { word: 'bledy.zaMaloPozycji', values: { count: least } };
    if (count > most) return { word: 'bledy.zaDuzoPozycji', values: { count: most } };
    if (this.rows.some((row) => row.found)) return undefined;
    return this.#host.schemaProblem(field.field) ?? this.#broken(field.rules);
  }

  private get foundLive(): FormProblem | undefined {
    const live = this.field.rules.filter((rule) => rule.live);
    return live.length === 0 || this.rows.some((row) => row.found) ? undefined : this.#broken(live);
  }

  /** As other rules, they ask for what is there. */
  #broken(rules: FormField['rules']): FormProblem | undefined {
    if (this.rows.length === 0) return undefined;
    const rule = brokenRule(rules, (tree) => this.#host.evaluate(tree));
    return rule && { text: rule.say };
  }

  private get least(): number {
    return Math.max(this.#number(this.field.min) ?? 0, this.#schema.minItems ?? 0);
  }

  private get most(): number {
    return Math.min(this.#number(this.field.max) ?? MOST_ROWS, this.#schema.maxItems ?? MOST_ROWS);
  }

  #number(tree: Tree | undefined): number | undefined {
    const number = tree === undefined ? undefined : this.#host.evaluate(tree);
    return typeof number === 'number' ? number : undefined;
  }

  // ---- Rows ---------------------------------------------------------------------------------------------------------

  get mayAdd(): boolean {
    if (this.#rows.sync !== undefined || this.#rows.add === false) return false;
    return this.rows.length < this.most;
  }

  get removed(): RowStore | undefined {
    return this.mayAdd ? this.taken?.row : undefined;
  }

  add(): RowStore {
    const row = this.#make(undefined);
    this.#change([...this.rows, row]);
    return row;
  }

  remove(row: RowBinding): void {
    const at = this.rows.findIndex(({ id }) => id === row.id);
    const found = this.rows[at];
    if (!found?.mayRemove) return;
    this.#change(this.rows.filter((one) => one !== found));
    this.taken = found.isFilled ? { row: found, at } : undefined;
  }

  putBack(): void {
    if (!this.taken) return;
    const { row, at } = this.taken;
    this.#change([...this.rows.slice(0, at), row, ...this.rows.slice(at)]);
    this.taken = undefined;
  }

  move(row: RowBinding, by: -1 | 1): void {
    const rows = [...this.rows];
    const at = rows.findIndex(({ id }) => id === row.id);
    const [moved] = rows.splice(at, 1);
    if (!moved || !this.#rowHost.mayMove(moved, by)) return;
    rows.splice(at + by, 0, moved);
    this.#change(rows);
  }

  /** From now on the rows are the resident's. */
  #change(rows: readonly RowStore[]): void {
    this.#begin();
    this.own = rows;
    this.#edited();
  }

  #begin(): void {
    if (this.own !== undefined || this.#rows.sync !== undefined) return;
    this.base = this.value;
    this.own = this.rows;
  }

  #edited(): void {
    this.touched = true;
    this.refusal = undefined;
    this.#host.edited(this.field.field);
  }

  /** The rows that the form begins with: those given, and empty ones up to the fewest. */
  private get firstRows(): readonly RowStore[] {
    const given = recordsOf(
      this.field.initial === undefined ? this.#host.prefill(this.field.field) : this.#host.evaluate(this.field.initial),
    );
    const missing = Math.max(0, Math.min(this.least, 100) - given.length);
    // A response that repeats itself leaves the rows, and what they show, alone.
    if (
      !this.#first ||
      this.#first.rows.length !== given.length + missing ||
      !compareStructural(this.#first.given, given)
    ) {
      const empty = Array.from({ length: missing }, () => this.#make(undefined));
      this.#first = { given, rows: [...given.map((one) => this.#make(one)), ...empty] };
    }
    return this.#first.rows;
  }

  private get rowsInStep(): readonly RowStore[] {
    const { sync, key = '' } = this.#rows;
    const entries = sync === undefined ? [] : this.#host.evaluate(sync);
    const rows = (Array.isArray(entries) ? entries : []).map((entry): RowStore => {
      const given = isRecord(entry) ? entry : { [key]: entry };
      const name = JSON.stringify(given[key] ?? null);
      const row = this.#byKey.get(name) ?? this.#make(given);
      this.#byKey.set(name, row);
      return row;
    });
    return [...new Set(rows)];
  }

  #make(given: Given | undefined): RowStore {
    this.#made += 1;
    return new RowStore(`w${this.#made}`, given, this.#rowHost);
  }

  #hostOfRows(): RowHost {
    const host = this.#host;
    return {
      ...host,
      get language() {
        return host.language;
      },
      evaluate: host.evaluate,
      rows: this.#rows,
      field: this.field,
      schema: this.#schema.items ?? {},
      indexOf: (row) => this.rows.indexOf(row),
      begin: () => this.#begin(),
      edited: () => this.#edited(),
      mayRemove: (row) => this.#rows.sync === undefined && !row.isLocked && this.rows.length > this.least,
      mayMove: (row, by) => {
        const to = this.rows.indexOf(row) + by;
        return this.#rows.order && this.#rows.sync === undefined && to >= 0 && to < this.rows.length;
      },
    };
  }

  // ---- As a field of the form ---------------------------------------------------------------------------------------

  get storable(): Stored {
    return this.rows.map(({ given, storable }) => ({ ...(given && { given }), typed: storable }));
  }

  /** @param input as `storable` gave it */
  set(input: unknown): void {
    const stored = (Array.isArray(input) ? input : []) as Stored;
    if (this.#rows.sync === undefined) this.#begin();
    const rows = stored.map(({ given, typed }) => {
      const row = this.#make(given);
      row.restore(typed);
      return row;
    });
    const { key = '', sync } = this.#rows;
    if (sync === undefined) this.own = rows;
    else for (const row of rows) this.#byKey.set(JSON.stringify(row.given?.[key] ?? null), row);
    this.touched = true;
  }

  /** A list is not left: its fields are. */
  leave(): void {}

  check(): boolean {
    this.refusal = undefined;
    if (!this.visible) return true;
    const valid = this.rows.map((row) => row.check()).every(Boolean);
    this.shown = true;
    return valid && this.foundHere === undefined;
  }

  reset(): void {
    this.own = undefined;
    this.taken = undefined;
    this.touched = false;
    this.#first = undefined;
    this.#byKey.clear();
    this.clearProblem();
  }

  clearProblem(): void {
    this.shown = false;
    this.refusal = undefined;
    for (const row of this.rows) row.clearProblem();
  }

  markSent(): void {
    for (const row of this.rows) row.markSent();
    if (this.own !== undefined) this.base = this.value;
  }

  shows(name: string): boolean {
    const { row, path } = this.#inside(name);
    return this.visible && (name === this.field.field || row?.shows(path) === true);
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
    return row ? [this.field.field, row.id, path].filter((part) => part !== '').join('.') : name;
  }

  #inside(name: string): { row?: RowStore; path: string } {
    const [, number, ...path] = name.split('.');
    const row = number !== undefined && /^\d+$/.test(number) ? this.rows[Number(number)] : undefined;
    return { ...(row && { row }), path: path.join('.') };
  }
}

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordsOf = (value: unknown): readonly Given[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** For a form with lists of records. */
export const fieldKinds: FieldKinds = { rows: (field, schema, host) => new RowsStore(field, schema, host) };
