import type { Type } from '../../../src/lang/expressions/types.ts';
import { column, fact, formField } from '../../new/screens.ts';
import { generic, type Words } from '../../new/words.ts';
import type { LooseObject } from '../value.ts';
import { type ContractField, contractField, readableFirst } from './contractField.ts';

/** What a service shows of an operation. */
export const WAYS = ['table', 'cards', 'chart', 'facts', 'form'] as const;
export type Way = (typeof WAYS)[number];

/** The content of a screen for an operation, and the texts of its own by the end of their key. */
export interface Proposed {
  way: Way;
  screen: LooseObject;
  /** The fields that it shows, whose labels are texts, too. */
  fields: readonly ContractField[];
  texts: Readonly<Record<string, Words>>;
}

/** A new list begins with this many of its fields. */
const FIRST = 6;
const SOURCE = 'dane';

/** What can be made of an answer. @param ns the namespace of its texts */
export function answerScreens(operation: string, type: Type, ns: string): Proposed[] {
  const data = { [SOURCE]: { operation } };
  const from = `data.${SOURCE}`;
  const lists = type.kind === 'record' ? Object.entries(type.fields()).filter(([, one]) => one.kind === 'list') : [];
  const [list] = lists;
  if (list) {
    const [name, of] = list;
    const rows = of.kind === 'list' ? fieldsOf(of.of) : [];
    return rowScreens(rows.slice(0, FIRST), `${from}.${name}`, ns).map((one) => ({
      ...one,
      screen: { title: `${ns}.nazwa`, data, ...one.screen },
    }));
  }
  const fields = fieldsOf(type).slice(0, FIRST);
  if (fields.length === 0) return [];
  const items = fields.map((field) => fact(field, ns, from) as LooseObject);
  const content = [{ id: SOURCE, type: 'facts', items }];
  return [{ way: 'facts', fields, texts: {}, screen: { title: `${ns}.nazwa`, data, content } }];
}

function rowScreens(fields: readonly ContractField[], rows: string, ns: string): Proposed[] {
  const [first, ...others] = fields;
  if (!first) return [];
  const empty = { brak: generic.empty };
  const columns = fields.map(
    (field, at) => ({ ...column(field, ns), ...(at === 0 && { header: true }) }) as LooseObject,
  );
  const table = { id: 'wykaz', type: 'table', caption: `${ns}.nazwa`, rows, empty: `${ns}.brak`, columns, csv: true };
  const made: Proposed[] = [{ way: 'table', fields, texts: empty, screen: { content: [table] } }];
  if (first.kind === 'text' && others.length > 0) {
    const facts = others.map((field) => fact(field, ns, 'item') as LooseObject);
    const cards = {
      id: 'karty',
      type: 'cards',
      items: rows,
      heading: { value: `item.${first.name}` },
      empty: `${ns}.brak`,
      facts,
    };
    made.push({ way: 'cards', fields: others, texts: empty, screen: { content: [cards] } });
  }
  const category = fields.find(({ kind }) => kind === 'text' || kind === 'word');
  const value = fields.find(({ kind }) => kind === 'money' || kind === 'number');
  if (category && value && category.kind === 'text') {
    const label = ({ name }: ContractField): LooseObject => ({ field: name, label: `${ns}.pola.${name}` });
    const chart = {
      id: 'wykres',
      type: 'chart',
      kind: 'bar',
      rows,
      category: label(category),
      values: [label(value)],
      caption: `${ns}.wykres`,
    };
    const texts = { wykres: CHART };
    made.push({ way: 'chart', fields: [category, value], texts, screen: { content: [chart] } });
  }
  return made;
}

/** A form for a request; undefined where a form of simple fields cannot fill it. */
export function requestScreen(operation: string, type: Type, ns: string): Proposed | undefined {
  const all = type.kind === 'record' ? Object.keys(type.fields()) : [];
  const fields = fieldsOf(type);
  const isWhole = fields.length > 0 && fields.length === all.length;
  if (!isWhole) return undefined;
  const then: LooseObject[] = [{ notify: `${ns}.wyslano`, tone: 'success' }, { clear: 'nowe' }];
  const form = {
    id: 'nowe',
    type: 'form',
    operation,
    fields: fields.map((field) => formField(field, ns) as LooseObject),
    submit: `${ns}.wyslij`,
    then,
  };
  const texts = { wyslij: generic.send, wyslano: SENT };
  return { way: 'form', fields, texts, screen: { title: `${ns}.nazwa`, content: [form] } };
}

const CHART: Words = {
  pl: 'Wykres: największe wartości',
  en: 'Chart: the largest values',
  de: 'Diagramm: die größten Werte',
  uk: 'Діаграма: найбільші значення',
};
const SENT: Words = { pl: 'Wysłano.', en: 'Sent.', de: 'Abgesendet.', uk: 'Надіслано.' };

function fieldsOf(type: Type): ContractField[] {
  const fields = type.kind === 'record' ? type.fields() : {};
  const written = (name: string) => (type.kind === 'record' && type.written?.(name)) || [];
  return readableFirst(Object.entries(fields).flatMap(([name, one]) => contractField(name, one, written(name)) ?? []));
}
