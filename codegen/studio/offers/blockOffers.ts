import type { Type } from '../../../src/lang/expressions/types.ts';
import { trace } from '../../files/traced.ts';
import { column, fact } from '../../new/screens.ts';
import { blocksOf } from '../../overlay/address.ts';
import type { Offer } from '../api.ts';
import type { Json } from '../edit.ts';
import type { Loose, LooseObject } from '../value.ts';
import type { Around } from './around.ts';
import { type ContractField, contractField, readableFirst } from './contractField.ts';
import { membersOf } from './factOffers.ts';
import { offerOf } from './fieldOffers.ts';
import { freeName } from './freeName.ts';
import type { Texts, Wording } from './wording.ts';

/** A new table or list of facts begins with this many of its fields. */
const FIRST = 4;

/** Blocks: those with a sentence of their own, and one for each list and each record that the screen reads. */
export function blockOffers(around: Around, wording: Wording): Offer[] {
  const ids = new Set(blocksOf(trace(around.file), []).keys());
  const sentences = BLOCKS.map(({ type, id: wanted, keys, more }): Offer => {
    const id = freeName(wanted, ids);
    const texts: Texts = {};
    const written = keys.map((key) => {
      const one = wording.empty(keys.length > 1 ? `${id}.${key}` : id);
      Object.assign(texts, one.texts);
      return [key, one.key];
    });
    return {
      name: id,
      kind: type,
      title: '',
      item: { id, type, ...Object.fromEntries(written), ...more?.(id) },
      texts,
    };
  });
  return [...sentences, ...dataBlocks(around, wording, ids)];
}

interface Start {
  type: string;
  id: string;
  /** Its properties that are texts. */
  keys: readonly string[];
  more?(id: string): LooseObject;
}

const BLOCKS: readonly Start[] = [
  { type: 'notice', id: 'komunikat', keys: ['text'], more: () => ({ tone: 'info' }) },
  { type: 'text', id: 'tekst', keys: ['text'] },
  { type: 'heading', id: 'naglowek', keys: ['text'] },
];

/** A table for a list of records, facts for a record. */
function dataBlocks(around: Around, wording: Wording, ids: ReadonlySet<string>): Offer[] {
  const place = around.expressionIn([]);
  if (!place) return [];
  const sources = membersOf(place, 'data').map(({ name, type }) => ({ from: `data.${name}`, name, type }));
  const inside = sources.flatMap(({ from, type }) =>
    type.kind === 'record'
      ? membersOf(place, from).map((one) => ({ from: `${from}.${one.name}`, name: one.name, type: one.type }))
      : [],
  );
  return [...sources, ...inside].flatMap(({ from, name, type }) => {
    const made = type.kind === 'list' ? tableOf(wording, from, type.of) : factsOf(wording, from, type);
    if (!made) return [];
    const id = freeName(name, ids);
    const isTable = made.item.type === 'table';
    const caption = isTable ? wording.empty(`${id}.podpis`) : undefined;
    const item = { id, ...made.item, ...(caption && { caption: caption.key }) } as Json;
    const texts = { ...caption?.texts, ...made.texts };
    return [{ name: id, kind: String(made.item.type), description: from, title: from, item, texts }];
  });
}

interface Made {
  item: LooseObject;
  texts: Texts;
}

function tableOf(wording: Wording, rows: string, row: Type): Made | undefined {
  const { items, texts } = partsOf(row, (field) => {
    const { sort: _, ...item } = column(field, '') as LooseObject;
    return offerOf(field, wording, item);
  });
  return items.length > 0 ? { item: { type: 'table', rows, columns: items }, texts } : undefined;
}

function factsOf(wording: Wording, from: string, record: Type): Made | undefined {
  const { items, texts } = partsOf(record, (field) => offerOf(field, wording, fact(field, '', from) as LooseObject));
  return items.length > 0 ? { item: { type: 'facts', items }, texts } : undefined;
}

/** The first simple fields of a record, each as a part. */
function partsOf(type: Type, part: (field: ContractField) => Offer): { items: Loose[]; texts: Texts } {
  const fields = type.kind === 'record' ? type.fields() : {};
  const written = (name: string) => (type.kind === 'record' && type.written?.(name)) || [];
  const all = Object.entries(fields).flatMap(([name, one]) => contractField(name, one, written(name)) ?? []);
  const parts = readableFirst(all).slice(0, FIRST).map(part);
  return {
    items: parts.map(({ item }) => item as Loose),
    texts: Object.assign({}, ...parts.map(({ texts }) => texts)),
  };
}
