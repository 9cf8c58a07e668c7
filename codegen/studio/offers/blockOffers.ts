import type { Type } from '../../../src/lang/expressions/types.ts';
import { trace } from '../../files/traced.ts';
import { capital } from '../../new/letters.ts';
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
  const sentences = BLOCKS.map(({ type, id: wanted, make }): Offer => {
    const id = freeName(wanted, ids);
    const texts: Texts = {};
    const text = (name = ''): string => {
      const written = wording.empty(name ? `${id}.${name}` : id);
      Object.assign(texts, written.texts);
      return written.key;
    };
    return { name: id, kind: type, title: '', item: { id, type, ...make(id, text) } as Json, texts };
  });
  return [...sentences, ...dataBlocks(around, wording, ids)];
}

interface Start {
  type: string;
  id: string;
  /** Its properties. @param text the key of a sentence of its own; with a name where it has several */
  make(id: string, text: (name?: string) => string): LooseObject;
}

const BLOCKS: readonly Start[] = [
  { type: 'notice', id: 'komunikat', make: (_, text) => ({ tone: 'info', text: text() }) },
  { type: 'text', id: 'tekst', make: (_, text) => ({ text: text() }) },
  { type: 'heading', id: 'naglowek', make: (_, text) => ({ text: text() }) },
  {
    type: 'section',
    id: 'sekcja',
    make: (id, text) => ({ title: text('tytul'), content: [{ id: `${id}Tekst`, type: 'text', text: text('tekst') }] }),
  },
  {
    type: 'tabs',
    id: 'zakladki',
    make: (id, text) => ({
      tabs: ['pierwsza', 'druga'].map((name) => ({
        id: name,
        label: text(`${name}.nazwa`),
        content: [{ id: `${id}${capital(name)}`, type: 'text', text: text(`${name}.tekst`) }],
      })),
    }),
  },
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
