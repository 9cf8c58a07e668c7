/*
 * Readers for the files of an integrator. The shape check has reported what breaks the schema, and the file is read all
 * the same. So each key is known by name and each value may be anything:
 * `Raw<TableBlockJson>` has the keys of a table and no other, and the readers below give a value of the right kind, or an
 * empty one.
 */

declare const json: unique symbol;

/** An object or a list: a T by the schema. Only the readers look inside. */
interface Composite<T> {
  readonly [json]: T;
}

type Plain = number | boolean | null | undefined;
type Readable<T> = Composite<T> | string | Plain;
/** The words of an enum; for any other type any text. */
type WordOf<T> = [Extract<T, string>] extends [never] ? string : Extract<T, string>;
type ObjectOf<T> = Exclude<T, string | Plain | readonly unknown[]>;
type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type ItemOf<T> = Extract<T, readonly unknown[]>[number];

/** A value that should be a T and may be anything. */
export type Unchecked<T> = Composite<Exclude<T, string | Plain>> | WordOf<T> | Plain;

/** An object that should be a T: it has no other keys than those, may lack each, and each value is unchecked. */
export type Raw<T> = { readonly [K in KeyOf<ObjectOf<T>>]?: Unchecked<ValueOf<ObjectOf<T>, K>> };

/** An object with any keys. */
export type AnyRaw = Readonly<Record<string, unknown>>;

/** The type of an object or a list by the schema; of a union of them, their union. */
type Inside<V> = V extends Composite<infer T> ? T : never;

export function record<T>(value: Readable<T>): Raw<T>;
export function record<V extends Readable<unknown>>(value: V): Raw<Inside<V>>;
export function record(value: unknown): AnyRaw {
  return anyRecord(value);
}

export function list<T>(value: Readable<T>): readonly Unchecked<ItemOf<T>>[];
export function list<V extends Readable<unknown>>(value: V): readonly Unchecked<ItemOf<Inside<V>>>[];
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function word<W extends string>(value: W | Composite<unknown> | Plain): W | '';
export function word<W extends string, O extends string>(value: W | Composite<unknown> | Plain, otherwise: O): W | O;
export function word(value: unknown, otherwise?: string): string;
export function word(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}

/** Not a number, where the file has none. */
export function number(value: unknown, otherwise = Number.NaN): number {
  return typeof value === 'number' ? value : otherwise;
}

export function mapRecord<T, R>(
  value: Readable<T>,
  each: (item: Unchecked<ValueOf<ObjectOf<T>, string>>, key: string) => R,
): Record<string, R> {
  return mapValues(anyRecord(value), (item, key) => each(item as never, key));
}

/** An object of a type that this program made. */
export function mapValues<T, R>(
  object: Readonly<Record<string, T>>,
  each: (item: T, key: string) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(object).map(([key, item]) => [key, each(item, key)]));
}

/** JSON that no schema of descriptors or configuration describes: a value of the contract, a message of a page. */
export function anyRecord(value: unknown): AnyRaw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as AnyRaw) : {};
}

/** A text, number or flag; undefined for an object or a list. */
export function scalar<T>(value: Unchecked<T>): WordOf<T> | Plain {
  return typeof value === 'object' ? undefined : value;
}

/** An own key of the object: `constructor` and `__proto__` are ordinary names. */
export function own<T>(object: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A value that may be of several types, when all but one are ruled out. */
export function narrowed<T>(value: unknown): Unchecked<T> {
  return value as Unchecked<T>;
}

/** An object of a file that should be a T, where the types do not say so: the file itself, one of several kinds. */
export function asWritten<T>(value: unknown): Raw<T> {
  return anyRecord(value) as Raw<T>;
}
