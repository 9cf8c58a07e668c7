import type { Type, Written } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { ExpressionPlace } from '../../files/symbolListener.ts';
import { choicesAt } from '../../lsp/expressions.ts';
import { fact } from '../../new/screens.ts';
import type { Offer } from '../api.ts';
import { isObject, type LooseObject, nameOf, valueAt, wordOf } from '../value.ts';
import type { Around } from './around.ts';
import { contractField, readableFirst } from './contractField.ts';
import { offerOf } from './fieldOffers.ts';
import { freeName } from './freeName.ts';
import type { Wording } from './wording.ts';

/** Facts: the fields of the records that the others are read from; without others, of every source of the screen. */
export function factOffers(around: Around, wording: Wording, list: Path): Offer[] {
  const found = around.value(list);
  const items = Array.isArray(found) ? found.filter(isObject) : [];
  const values = items.map((item) => wordOf(valueAt(item, ['value'])));
  const place = around.expressionIn(list) ?? around.expressionIn(list.slice(0, -1)) ?? around.expressionIn([]);
  if (!place) return [];
  const beside = values.flatMap((value) => /^(\w+(?:\.\w+)+)\.\w+$/.exec(value)?.[1] ?? []);
  const sources = membersOf(place, 'data').map(({ name }) => `data.${name}`);
  const records = [...new Set([...beside, ...sources])].filter((from) => !OF_SCREEN.test(from));
  const names = new Set(items.map((item) => nameOf(item)!));
  return records.flatMap((from) => {
    const members = membersOf(place, from).filter(({ name }) => !values.includes(`${from}.${name}`));
    const fields = members.flatMap(({ name, type, written }) => contractField(name, type, written) ?? []);
    return readableFirst(fields).map((field) => {
      const offer = offerOf(field, wording, fact(field, '', from) as LooseObject);
      const id = freeName(field.name, names);
      return { ...offer, name: id, item: { ...(offer.item as object), id } };
    });
  });
}

/** Records of the screen's own names: none of their fields is known from the contract. */
const OF_SCREEN = /^(?:state|params|calc)$/;

/** The fields of a record, by its expression. */
export function membersOf(
  place: ExpressionPlace,
  from: string,
): { name: string; type: Type; written: readonly Written[] }[] {
  const source = `${from}.`;
  return choicesAt({ ...place, source }, source.length).choices.flatMap(({ name, type, written, use }) =>
    type && !use ? [{ name, type, written }] : [],
  );
}
