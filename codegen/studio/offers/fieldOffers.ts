import type { Path } from '../../files/jsonFile.ts';
import { column, formField } from '../../new/screens.ts';
import type { Offer } from '../api.ts';
import type { Json } from '../edit.ts';
import { isObject, type Loose, type LooseObject, nameOf, valueAt, wordOf } from '../value.ts';
import type { Around } from './around.ts';
import { type ContractField, contractField, readableFirst } from './contractField.ts';
import type { Texts, Wording } from './wording.ts';

/** Columns: the fields of a row that the table does not show yet. */
export function columnOffers(around: Around, wording: Wording, list: Path): Offer[] {
  const items = itemsAt(around, list);
  const shown = new Set(items.flatMap((item) => [nameOf(item)!, wordOf(valueAt(item, ['value'])).replace('row.', '')]));
  const isSorted = items.some((item) => valueAt(item, ['sort']) === true);
  return fieldsAt(around, list, shown).map((field) => {
    const { sort, ...item } = column(field, '') as LooseObject;
    return offerOf(field, wording, { ...item, ...(isSorted && sort && { sort }) });
  });
}

/** Fields of a form, of a step or of a row: those of the request that nothing asks for yet. */
export function formFieldOffers(around: Around, wording: Wording, list: Path): Offer[] {
  const block = blockAround(around, list);
  const isRow = list.includes('fields') && list.indexOf('fields') < list.length - 1;
  const asked = isRow
    ? itemsAt(around, list)
    : [block, ...objectsIn(block.steps)].flatMap(({ fields }) => objectsIn(fields));
  const sent = Object.keys(isObject(block.send) ? block.send : {});
  return fieldsAt(around, list, new Set([...asked.map((one) => nameOf(one)!), ...sent])).map((field) =>
    offerOf(field, wording, formField(field, '') as LooseObject),
  );
}

/** A part for a field of the contract, with its label and the words of a choice. */
export function offerOf(field: ContractField, wording: Wording, made: LooseObject): Offer {
  const label = wording.label(field);
  const item: LooseObject = { ...made, label: label.key };
  let texts: Texts = label.texts;
  if (field.words.length > 0) {
    const known = field.words.map(({ value }) => value);
    const words = wording.words(field.name, known);
    texts = { ...texts, ...words.texts };
    if (item.texts !== undefined) item.texts = words.group;
    if (Array.isArray(item.options)) item.options = known.map((value) => ({ value, label: `${words.group}.${value}` }));
  }
  const { name, kind, description, about } = field;
  return {
    name: nameOf(item) ?? name,
    kind,
    description,
    ...(about && { about: { ...about } }),
    title: label.title,
    item: item as Json,
    texts,
  };
}

/** The fields that may be named in an item of this list, without those that are. */
function fieldsAt(around: Around, list: Path, taken: ReadonlySet<string>): ContractField[] {
  const places = itemsAt(around, list).flatMap((_, index) => around.names([...list, index, 'field']) ?? []);
  const place = places.find(({ kind }) => kind === 'field');
  const fields = [...(place?.names() ?? [])]
    .filter((name) => !taken.has(name))
    .flatMap((name) => {
      const type = place?.type?.(name);
      return (type && contractField(name, type, place!.written(name))) ?? [];
    });
  return readableFirst(fields);
}

/** The fields of a row of a table. */
export const columnFields = (around: Around, list: Path): ContractField[] => fieldsAt(around, list, new Set());

function blockAround(around: Around, list: Path): LooseObject {
  for (let end = list.length - 1; end > 0; end -= 1) {
    const value = around.object(list.slice(0, end));
    if (typeof value.type === 'string') return value;
  }
  return {};
}

const itemsAt = (around: Around, list: Path): LooseObject[] => objectsIn(around.value(list));
const objectsIn = (value: Loose | undefined): LooseObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
