import { compareStructural, computed, type IComputedValue, makeAutoObservable, observable, reaction } from 'mobx';
import type { State } from '../../../lang/descriptors/declarations.ts';
import type { Evaluator } from './Evaluator.ts';
import { paramText, parseParam } from './paramValues.ts';
import type { Status } from './status.ts';

/**
 * The choices of the resident on one screen. A state without a choice has its `initial` value, and follows it; states with a
 * query name are stored in the address.
 */
export class StatesStore {
  /** Only chosen values: null is a choice too ("nothing"). */
  readonly chosen = observable.map<string, unknown>({}, { deep: false });
  readonly #states: Readonly<Record<string, State>>;
  readonly #scope: Evaluator;
  readonly #initials = new Map<string, IComputedValue<unknown>>();
  readonly #stops: (() => void)[] = [];

  constructor(states: Readonly<Record<string, State>>, scope: Evaluator, search: string) {
    this.#states = states;
    this.#scope = scope;
    for (const [name, { initial }] of Object.entries(states)) {
      if (initial !== undefined)
        this.#initials.set(
          name,
          computed(() => scope.value(initial)),
        );
    }
    makeAutoObservable(this, {
      chosen: false,
      value: false,
      status: false,
      write: false,
      dispose: false,
    });
    this.read(search);
  }

  value(name: string): unknown {
    if (this.chosen.has(name)) return this.chosen.get(name);
    const value = this.#initials.get(name)?.get();
    return value ?? (this.#states[name]?.shape.type === 'array' ? nothingChosen : null);
  }

  status(name: string): Status {
    const initial = this.#states[name]?.initial;
    return this.chosen.has(name) || initial === undefined ? 'ready' : this.#scope.statusOfTree(initial);
  }

  /** Sets all values at once, and resets what follows them: a call never sees one without the other. */
  set(values: Readonly<Record<string, unknown>>): void {
    const changed = Object.keys(values).filter((name) => !compareStructural(this.value(name), values[name] ?? null));
    for (const [name, value] of Object.entries(values)) this.chosen.set(name, value ?? null);
    this.reset(
      Object.keys(this.#states).filter((name) => this.#states[name]!.resetOn.some((other) => changed.includes(other))),
    );
  }

  /** Resets to `initial`. */
  reset(names: Iterable<string> = Object.keys(this.#states)): void {
    for (const name of names) this.chosen.delete(name);
  }

  /** Called when the address has changed by itself, as with the back button: a state that it does not name is not chosen. */
  read(search: string): void {
    const query = new URLSearchParams(search);
    for (const [name, state] of Object.entries(this.#states)) {
      if (state.query === undefined) continue;
      const text = query.get(state.query);
      const value = text === null ? undefined : text === '' ? null : parseParam(text, state.shape);
      if (value === undefined) this.chosen.delete(name);
      else if (!compareStructural(value, this.value(name))) this.chosen.set(name, value);
    }
  }

  /** The query values of the chosen states. */
  get query(): string {
    return this.write('');
  }

  /** The query of the address with the chosen values; other names stay. @param chosen now, and not stored yet */
  write(search: string, chosen: Readonly<Record<string, unknown>> = {}): string {
    const query = new URLSearchParams(search);
    for (const [name, state] of Object.entries(this.#states)) {
      if (state.query === undefined) continue;
      const isNew = name in chosen;
      const value = isNew ? chosen[name] : this.chosen.get(name);
      if (!(isNew || this.chosen.has(name)) || (value === null && state.initial === undefined))
        query.delete(state.query);
      else query.set(state.query, value === null ? '' : paramText(value));
    }
    return query.size > 0 ? `?${query}` : '';
  }

  /** Starts `resetOn`. Only a different value resets; a new response with the same value does not. */
  start(): void {
    for (const [name, { resetOn }] of Object.entries(this.#states)) {
      if (resetOn.length === 0) continue;
      const watched = () => resetOn.map((other) => this.value(other));
      this.#stops.push(reaction(watched, () => this.reset([name]), { equals: compareStructural }));
    }
  }

  dispose(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }
}

/** One empty list for all, so that it compares as equal. */
const nothingChosen: readonly unknown[] = Object.freeze([]);
