import { makeAutoObservable } from 'mobx';
import type { FormKeys } from '../../blocks/form/block.ts';
import { isNullable } from '../../lang/descriptors/jsonSchema.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { FieldKinds, FieldStore, FormFieldHost } from './FieldStore.ts';
import type { FormEnvironment, Locals } from './FormEnvironment.ts';
import { FormFieldStore } from './FormFieldStore.ts';
import { type FormProblem, sayProblem } from './formProblem.ts';
import { asRequest } from './formRequest.ts';
import { type CompiledValidator, type FormValidators, mainValidator, schemaProblems } from './formSchema.ts';
import { resetDependents } from './resetDependents.ts';

/** The fields of one form: their input, and the problems that the request schema finds in it. */
export class FormFields {
  readonly names: readonly string[];
  readonly all: readonly FieldStore[];
  readonly #block: FormKeys;
  readonly #environment: FormEnvironment;
  readonly #locals: () => Locals;
  readonly #validate: CompiledValidator;
  readonly #byName = new Map<string, FieldStore>();

  /**
   * @param locals the names for the fields' expressions; it is called later than the constructor, since they read the fields
   * @param kinds how fields are made whose code is loaded when it is used
   * @throws Error when the validators were compiled from another schema
   */
  constructor(
    block: FormKeys,
    validators: FormValidators,
    environment: FormEnvironment,
    locals: () => Locals,
    kinds: FieldKinds = {},
  ) {
    this.#block = block;
    this.#environment = environment;
    this.#locals = locals;
    this.#validate = mainValidator(validators, block.schema);
    const host = this.#host();
    for (const field of block.fields) {
      const schema = block.schema.properties?.[field.field];
      const make = kinds[field.as];
      this.#byName.set(field.field, make ? make(field, schema, host) : new FormFieldStore(field, schema, host));
    }
    this.names = [...this.#byName.keys()];
    this.all = [...this.#byName.values()];
    // Functions that only read are no actions.
    const plain = {
      names: false,
      all: false,
      get: false,
      shown: false,
      problem: false,
      value: false,
      request: false,
      isFine: false,
    } as const;
    makeAutoObservable(this, plain);
  }

  get(name: string): FieldStore | undefined {
    return this.#byName.get(name);
  }

  /** The visible field of this name, or with a value of this name inside: `osoby.0.imie`. */
  shown(name = ''): FieldStore | undefined {
    const field = this.#around(name);
    return field?.shows(name) ? field : undefined;
  }

  /** The field of this name, or with a value of this name inside. */
  #around(name: string): FieldStore | undefined {
    return this.get(name.split('.')[0] ?? '');
  }

  /** The problem displayed at a field, or at a value inside one. */
  problem(name: string): FormProblem | undefined {
    return this.get(name)?.problem ?? this.#around(name)?.inside.get(name);
  }

  value(name: string): unknown {
    return this.get(name)?.value;
  }

  /** The values of fields as the office expects them, without those it need not receive. */
  request(names: Iterable<string>): Record<string, unknown> {
    return asRequest(this.#block.schema, names, (name) => this.value(name));
  }

  get changed(): boolean {
    return this.all.some((field) => field.changed);
  }

  get valid(): boolean {
    return this.all.every((field) => field.found === undefined);
  }

  isFine(names: readonly string[]): boolean {
    return names.every((name) => {
      const field = this.#around(name);
      return field?.isFineAt?.(name) ?? field?.isFine ?? true;
    });
  }

  /** Shows the problems of these fields, or of all. @returns whether there are none */
  check(names?: readonly string[]): boolean {
    if (!names) return this.all.map((field) => field.check()).every(Boolean);
    const check = (name: string) => {
      const field = this.#around(name);
      return field?.checkAt?.(name) ?? field?.check() ?? true;
    };
    return names.map(check).every(Boolean);
  }

  /**
   * Sets the input of a field, and resets the fields that depend on it.
   *
   * @returns whether fields depend on it and it has changed: then all problems are cleared, since the form starts again
   */
  set(name: string, input: unknown): boolean {
    const field = this.get(name);
    const before = field?.typed;
    field?.set(input);
    if (field?.typed === before) return false;
    resetDependents(this.#byName, name);
    const startsAgain = this.#block.fields.some(({ resetOn }) => resetOn.includes(name));
    if (startsAgain) for (const other of this.all) other.clearProblem();
    return startsAgain;
  }

  /** Nothing is sent, and no step passed, while the field is held: it is refused with this text. */
  hold(name: string, text: Text | undefined): void {
    this.get(name)?.hold?.(text && { text });
  }

  reset(): void {
    for (const field of this.all) field.reset();
  }

  /** A captcha solution is valid for one call, whatever its result. */
  resetCaptcha(): void {
    for (const field of this.all) if (field.field.as === 'captcha') field.reset();
  }

  /** Marks the input as sent: later changes are compared with it. */
  markSent(): void {
    for (const field of this.all) field.markSent();
  }

  // ---- The form memory ----------------------------------------------------------------------------------------------

  /** The input to store, by field; undefined when there is none. Secrets are never stored. */
  get storable(): Record<string, unknown> | undefined {
    if (!this.changed) return undefined;
    const touched = this.all.filter((field) => field.touched && !field.secret);
    return touched.length > 0 ? Object.fromEntries(touched.map((one) => [one.field.field, one.storable])) : undefined;
  }

  /** @param input as `storable` gave it. @returns whether a field took some of it */
  restore(input: Readonly<Record<string, unknown>>): boolean {
    const fields = Object.keys(input).flatMap((name) => this.get(name) ?? []);
    const restored = fields.filter(({ secret }) => !secret);
    for (const field of restored) field.set(input[field.field.field]);
    return restored.length > 0;
  }

  // ---- What a field needs from the others ---------------------------------------------------------------------------

  #host(): FormFieldHost {
    const environment = this.#environment;
    const { required, properties } = this.#block.schema;
    return {
      evaluate: (tree, locals) => environment.evaluate(tree, locals ?? this.#locals()),
      locals: this.#locals,
      say: (problem) => sayProblem(problem, environment, this.#locals()),
      edited: (name) => resetDependents(this.#byName, name),
      prefill: (name) => this.prefill?.[name],
      schemaProblem: (name) => this.schemaProblems.get(name),
      inside: (name) => new Map([...this.schemaProblems].filter(([path]) => path.startsWith(`${name}.`))),
      demanded: (name) => required?.includes(name) === true && !isNullable(properties?.[name]),
      get language() {
        return environment.language;
      },
    };
  }

  /** The response that the form is prefilled from, once it is loaded. */
  private get prefill(): Readonly<Record<string, unknown>> | undefined {
    const { from } = this.#block;
    const answer = from === undefined ? undefined : this.#environment.evaluate(from, this.#locals());
    return answer && typeof answer === 'object' ? (answer as Readonly<Record<string, unknown>>) : undefined;
  }

  private get schemaProblems(): ReadonlyMap<string, FormProblem> {
    const nested = this.#block.fields.filter(({ as }) => as === 'nested' || as === 'rows').map(({ field }) => field);
    return schemaProblems(this.#validate, this.request(this.names), nested);
  }
}
