import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import type { FormProblem } from './formProblem.ts';
import { schemaValue, withoutSecrets } from './schemaValue.ts';

export interface SchemaValuesHost {
  /** The first value of a property. */
  prefill(name: string): unknown;
  /** By path inside the properties: `osoby_0_imie`. */
  problems(): ReadonlyMap<string, FormProblem>;
}

/** The values of a form's schema that have no field: rjsf edits them as a whole. */
export class SchemaValuesStore {
  readonly names: readonly string[];
  /** Problems are shown after the first refused submit. */
  checked = false;
  private edited: Readonly<Record<string, unknown>> | undefined;
  /** The values sent last: later changes are compared with them. */
  private sent: Readonly<Record<string, unknown>> | undefined;
  private readonly schema: JsonSchema;
  private readonly host: SchemaValuesHost;

  constructor(names: readonly string[], schema: JsonSchema, host: SchemaValuesHost) {
    this.names = names;
    this.schema = schema;
    this.host = host;
    makeAutoObservable<SchemaValuesStore, 'edited' | 'sent' | 'schema' | 'host' | 'read'>(this, {
      names: false,
      value: false,
      schema: false,
      host: false,
      read: false,
      edited: observableRef,
      sent: observableRef,
    });
  }

  get values(): Readonly<Record<string, unknown>> {
    return this.edited ?? this.first;
  }

  get changed(): boolean {
    const before = this.sent ?? this.first;
    const isSame = (name: string) => compareStructural(this.read(this.values, name), this.read(before, name));
    return !this.names.every(isSame);
  }

  /** The value as the request contains it. */
  value(name: string): unknown {
    return this.read(this.values, name, this.schema.required?.includes(name));
  }

  set(values: Readonly<Record<string, unknown>>): void {
    this.edited = Object.fromEntries(this.names.map((name) => [name, values[name]]));
  }

  /** The edited values without secrets, for the form's memory; undefined: nothing was edited. */
  get typed(): Readonly<Record<string, unknown>> | undefined {
    if (!this.edited) return undefined;
    return withoutSecrets({ properties: this.schema.properties }, this.edited) as Readonly<Record<string, unknown>>;
  }

  /** The form was sent: its values are the ones that later changes are compared with. */
  settle(): void {
    this.sent = this.values;
    this.checked = false;
  }

  reset(): void {
    this.edited = undefined;
    this.sent = undefined;
    this.checked = false;
  }

  /** @returns whether the values are valid */
  check(): boolean {
    this.checked = true;
    return this.valid;
  }

  get valid(): boolean {
    return this.places.length === 0;
  }

  problem(name: string): FormProblem | undefined {
    return this.checked && this.places.includes(name) ? this.host.problems().get(name) : undefined;
  }

  get shown(): readonly { name: string; label: string }[] {
    return this.checked ? this.places.map((name) => ({ name, label: labelOf(this.schema, name.split('_')) })) : [];
  }

  private get first(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(this.names.map((name) => [name, this.host.prefill(name)]));
  }

  private read(values: Readonly<Record<string, unknown>>, name: string, required = false): unknown {
    return schemaValue(this.schema.properties?.[name] ?? {}, values[name], required);
  }

  private get places(): readonly string[] {
    return [...this.host.problems().keys()].filter((place) => this.names.includes(place.split('_')[0] ?? ''));
  }
}

/** The titles along the path: `Osoby 1, Imię`. */
function labelOf(root: JsonSchema, path: readonly string[]): string {
  let schema: JsonSchema | undefined = root;
  const labels: string[] = [];
  for (const part of path) {
    if (schema?.items) {
      labels.push(`${labels.pop()} ${Number(part) + 1}`);
      schema = schema.items;
    } else {
      schema = schema?.properties?.[part];
      labels.push(schema?.title ?? part);
    }
  }
  return labels.join(', ');
}
