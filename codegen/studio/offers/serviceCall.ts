import { answersData, type Operation } from '../../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { CheckedMunicipality } from '../../check/checkMunicipality.ts';
import { generic, type Words } from '../../new/words.ts';
import type { LooseObject } from '../value.ts';
import { argumentField, type ContractField, fieldsOf, isId } from './contractField.ts';

type Contract = CheckedMunicipality['contract'];

/** How a screen calls an operation, with what it needs for that. */
export interface Call {
  operation: Operation;
  /** Keys of the screen: states or parameters, and the sources. */
  head: LooseObject;
  /** Blocks in which a resident says what is asked for. */
  asks: readonly LooseObject[];
  /** Blocks below what it shows. */
  ends?: readonly LooseObject[];
  /** Their labels are texts as those of other fields. */
  fields: readonly ContractField[];
  texts: Readonly<Record<string, Words>>;
}

/** A list whose rows lead to a page of one entry. */
export interface Link {
  list: Operation;
  /** In the answer: `karty`. */
  rows: string;
  of: Type;
  /** The arguments of the page, which are fields of a row. */
  names: readonly string[];
}

export const SOURCE = 'dane';
const CHOICES = 'mozliwosci';

/** What must be known before it is called. */
export const requiredOf = ({ args }: Operation): string[] =>
  Object.entries(args).flatMap(([name, { required }]) => (required ? [name] : []));

/** It needs nothing to be asked. */
export const plainCall = (operation: Operation): Call => ({
  operation,
  head: { data: { [SOURCE]: { operation: operation.id } } },
  asks: [],
  fields: [],
  texts: {},
});

/**
 * A resident says what is asked for: one of the values that another operation answers, a word of the contract, or what they type. Numbers
 * of records are for programs, so nobody types them.
 */
export function askingCall(contract: Contract, operation: Operation, ns: string): Call | undefined {
  const required = requiredOf(operation);
  const asked = required.map((name) => {
    const schema = contract.resolve(operation.args[name]!.schema);
    const field = argumentField(contract, operation, name, true);
    return field && !isId(name) && !schema['x-secret'] ? { name, schema, field } : undefined;
  });
  if (asked.some((one) => one === undefined)) return undefined;
  const all = asked.flatMap((one) => one ?? []);
  const state: LooseObject = {};
  const data: LooseObject = {};
  const asks: LooseObject[] = [];
  const typed: LooseObject[] = [];
  for (const { name, schema, field } of all) {
    const label = `${ns}.pola.${name}`;
    const shape = shapeOf(schema);
    const values = field.words.length === 0 ? valuesFor(contract, operation, name) : undefined;
    const list = values && `data.${CHOICES}.${values.list}`;
    state[name] = { ...shape, ...(list && { initial: `max(${list})` }), query: name } as LooseObject;
    if (values && list) {
      data[CHOICES] = { operation: values.operation };
      asks.push({
        id: `wybor${asks.length + 1}`,
        type: 'select',
        bind: name,
        label,
        options: `${list}.sortDesc(v, v)`,
      });
    } else if (field.words.length > 0) {
      const options = field.words.map(({ value }) => ({ value, label: `${ns}.slowa.${name}.${value}` }));
      asks.push({ id: `wybor${asks.length + 1}`, type: 'select', bind: name, label, options });
    } else typed.push({ bind: name, label });
  }
  if (typed.length > 0) asks.push({ id: 'pytanie', type: 'filters', as: 'plain', fields: typed });
  data[SOURCE] = { operation: operation.id, args: Object.fromEntries(required.map((name) => [name, `state.${name}`])) };
  return { operation, head: { state, data }, asks, fields: all.map(({ field }) => field), texts: {} };
}

/** A page of one entry, opened from its list: the address has what it is asked by. */
export function linkedCall(
  contract: Contract,
  { operation, link, list }: { operation: Operation; link: Link; list: string },
  ns: string,
): Call {
  const params = Object.fromEntries(
    link.names.map((name) => {
      const shape = shapeOf(contract.resolve(operation.args[name]!.schema));
      return [name, { ...shape, in: 'query', missing: { screen: list } }];
    }),
  ) as LooseObject;
  const args = Object.fromEntries(link.names.map((name) => [name, `params.${name}`]));
  const back = { id: 'wroc', label: `${ns}.wroc`, icon: 'back', do: [{ go: { screen: list } }] };
  return {
    operation,
    head: { params, data: { [SOURCE]: { operation: operation.id, args } } },
    asks: [],
    ends: [{ id: 'akcje', type: 'actions', items: [back] }],
    fields: [],
    texts: { wroc: generic.back },
  };
}

/** A list, of an operation that needs nothing, whose rows have everything that this operation needs. */
export function linkTo(contract: Contract, operation: Operation): Link | undefined {
  const names = requiredOf(operation);
  for (const list of contract.operations.values()) {
    const { method, answer, access } = list;
    if (method !== 'GET' || list === operation || !answersData(answer) || requiredOf(list).length > 0) continue;
    if (access !== operation.access) continue;
    const type = contract.typeOf(answer);
    for (const [rows, one] of Object.entries(type.kind === 'record' ? type.fields() : {})) {
      if (one.kind !== 'list' || one.of.kind !== 'record') continue;
      const fields = one.of.fields();
      const has = names.every((name) => {
        const wanted = contract.typeOf(operation.args[name]!.schema);
        return fields[name]?.kind === wanted.kind && fields[name].optional !== true;
      });
      if (has && fieldsOf(one.of).length > names.length) return { list, rows, of: one.of, names };
    }
  }
  return undefined;
}

/** The operation of the same file that answers the values of an argument: years. Of several, the one whose name says so; of equals none. */
function valuesFor(
  contract: Contract,
  operation: Operation,
  name: string,
): { operation: string; list: string } | undefined {
  const wanted = contract.typeOf(operation.args[name]!.schema).kind;
  if (wanted !== 'number') return undefined;
  const found = [...contract.operations.values()].flatMap((other) => {
    if (other.source !== operation.source || other.method !== 'GET' || !answersData(other.answer)) return [];
    if (requiredOf(other).length > 0 || other.access !== operation.access) return [];
    const type = contract.typeOf(other.answer);
    const lists = Object.entries(type.kind === 'record' ? type.fields() : {}).flatMap(([list, one]) =>
      one.kind === 'list' && one.of.kind === wanted ? [list] : [],
    );
    return lists.length === 1 ? [{ operation: other.id, list: lists[0]!, score: alike(other.id, operation.id) }] : [];
  });
  const [best, next] = found.sort((a, b) => b.score - a.score);
  return best && best.score > (next?.score ?? -1) ? best : undefined;
}

/** Words of two names that begin alike: `dajLataBudzetowe` and `dajDochodyBudzetu` have one. */
function alike(one: string, other: string): number {
  const words = (name: string): string[] => (name.match(/[A-Z][a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5));
  return words(one).filter((word) => words(other).includes(word)).length;
}

/** Of a state or parameter. */
function shapeOf({ type, enum: known, format, 'x-unit': unit }: JsonSchema): LooseObject {
  const [first] = [type ?? 'string'].flat().filter((one) => one !== 'null');
  return {
    type: first ?? 'string',
    ...(known && { enum: known.filter((one) => one !== null) as string[] }),
    ...((format === 'date' || format === 'date-time') && { format }),
    ...(unit !== undefined && { 'x-unit': unit }),
  } as LooseObject;
}
