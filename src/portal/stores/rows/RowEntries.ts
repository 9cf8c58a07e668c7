import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import type { FormField, Rows } from '../../../blocks/form/block.ts';
import type { JsonSchema } from '../../../lang/descriptors/jsonSchema.ts';
import type { FormFieldHost } from '../FieldStore.ts';
import type { Given, ListedRow, RowHost } from './RowHost.ts';
import { RowStore } from './RowStore.ts';

/** Rows as the form memory has them. */
export type Stored = readonly { given?: Given; typed: Given }[];

/** The list, as its entries see it. */
interface List {
  /** The fewest rows. */
  least(): number;
  /** The rows are about to be edited, and were edited. */
  begin(): void;
  edited(): void;
}

/**
 * The rows that a list has now. Until somebody edits it, its rows are the first ones, which may be loaded late; rows in
 * step with a list follow it, and keep what was typed for an entry that is taken out.
 */
export class RowEntries {
  private own: readonly RowStore[] | undefined = undefined;
  private taken: { row: RowStore; at: number } | undefined = undefined;
  readonly #field: FormField;
  readonly #rows: Rows;
  readonly #host: FormFieldHost;
  readonly #list: List;
  readonly #rowHost: RowHost;
  /** Rows of entries, by their key: also of those that are not chosen now. */
  readonly #byKey = new Map<string, RowStore>();
  #first: { given: readonly Given[]; rows: readonly RowStore[] } | undefined;
  #made = 0;

  constructor(field: FormField, rows: Rows, schema: JsonSchema, host: FormFieldHost, list: List) {
    this.#field = field;
    this.#rows = rows;
    this.#host = host;
    this.#list = list;
    this.#rowHost = this.#hostOfRows(schema.items ?? {});
    makeAutoObservable<this, 'own' | 'taken'>(this, { own: observableRef, taken: observableRef }, { autoBind: true });
  }

  get rows(): readonly RowStore[] {
    return this.follows ? this.rowsInStep : (this.own ?? this.firstRows);
  }

  /** The rows are those of another list, and nobody adds to them. */
  get follows(): boolean {
    return this.#rows.sync !== undefined;
  }

  /** The rows are the resident's from now on, or have been. */
  get areOwn(): boolean {
    return this.own !== undefined;
  }

  get removed(): RowStore | undefined {
    return this.taken?.row;
  }

  mayMove(row: ListedRow, by: -1 | 1): boolean {
    const to = row.index + by;
    return this.#rows.order && !this.follows && to >= 0 && to < this.rows.length;
  }

  // ---- Edited -------------------------------------------------------------------------------------------------------

  begin(): void {
    this.own ??= this.rows;
  }

  add(): RowStore {
    const row = this.#make(undefined);
    this.own = [...this.rows, row];
    return row;
  }

  remove(row: RowStore): void {
    const at = this.rows.indexOf(row);
    this.own = this.rows.filter((one) => one !== row);
    this.taken = row.isFilled ? { row, at } : undefined;
  }

  putBack(): void {
    if (!this.taken) return;
    const { row, at } = this.taken;
    this.own = [...this.rows.slice(0, at), row, ...this.rows.slice(at)];
    this.taken = undefined;
  }

  move(row: RowStore, by: -1 | 1): void {
    const rows = [...this.rows];
    const at = rows.indexOf(row);
    rows.splice(at, 1);
    rows.splice(at + by, 0, row);
    this.own = rows;
  }

  get storable(): Stored {
    return this.rows.map(({ given, storable }) => ({ ...(given && { given }), typed: storable }));
  }

  restore(stored: Stored): void {
    const rows = stored.map(({ given, typed }) => {
      const row = this.#make(given);
      row.restore(typed);
      return row;
    });
    if (this.follows) for (const row of rows) this.#byKey.set(this.#keyOf(row.given), row);
    else this.own = rows;
  }

  reset(): void {
    this.own = undefined;
    this.taken = undefined;
    this.#first = undefined;
    this.#byKey.clear();
  }

  // ---- Not edited ---------------------------------------------------------------------------------------------------

  /** The rows that the form begins with: those given, and empty ones up to the fewest. */
  private get firstRows(): readonly RowStore[] {
    const { field, initial } = this.#field;
    const given = recordsOf(initial === undefined ? this.#host.prefill(field) : this.#host.evaluate(initial));
    const missing = Math.max(0, Math.min(this.#list.least(), 100) - given.length);
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
      const name = this.#keyOf(given);
      const row = this.#byKey.get(name) ?? this.#make(given);
      this.#byKey.set(name, row);
      return row;
    });
    return [...new Set(rows)];
  }

  #keyOf(given: Given | undefined): string {
    return JSON.stringify(given?.[this.#rows.key ?? ''] ?? null);
  }

  #make(given: Given | undefined): RowStore {
    this.#made += 1;
    return new RowStore(`w${this.#made}`, given, this.#rowHost);
  }

  #hostOfRows(schema: JsonSchema): RowHost {
    const host = this.#host;
    return {
      ...host,
      get language() {
        return host.language;
      },
      rows: this.#rows,
      field: this.#field,
      schema,
      indexOf: (row) => this.rows.indexOf(row as RowStore),
      begin: () => this.#list.begin(),
      edited: () => this.#list.edited(),
      mayRemove: (row) => !this.follows && !row.isLocked && this.rows.length > this.#list.least(),
      mayMove: (row, by) => this.mayMove(row, by),
    };
  }
}

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordsOf = (value: unknown): readonly Given[] => (Array.isArray(value) ? value.filter(isRecord) : []);
