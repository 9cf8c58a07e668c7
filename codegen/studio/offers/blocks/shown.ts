import { column, fact } from '../../../new/screens.ts';
import type { Words } from '../../../new/words.ts';
import type { Offer } from '../../api.ts';
import type { OfferedKind } from '../../blockKinds.ts';
import type { Loose, LooseObject } from '../../value.ts';
import { type ContractField, isId } from '../contractField.ts';
import { offerOf } from '../fieldOffers.ts';
import type { Texts } from '../wording.ts';
import type { Rows, Source, Start, Starting } from './starting.ts';

/* Blocks that show what the screen reads: one start for each list or record that fits. */

/** A new table, card or list of facts begins with this many fields. */
const FIRST = 4;

const COUNT: Words = {
  pl: 'Liczba pozycji',
  en: 'Number of entries',
  de: 'Anzahl der Einträge',
  uk: 'Кількість записів',
};
const QR: Words = {
  pl: 'Kod do odczytania telefonem',
  en: 'Code to read with a telephone',
  de: 'Code für das Telefon',
  uk: 'Код для телефону',
};
const PICTURE: Words = { pl: 'Zdjęcie', en: 'Photograph', de: 'Foto', uk: 'Світлина' };

interface Parts {
  items: Loose[];
  texts: Texts;
}

const partsOf = (fields: readonly ContractField[], make: (field: ContractField) => Offer): Parts => {
  const made = fields.slice(0, FIRST).map(make);
  return { items: made.map(({ item }) => item as Loose), texts: Object.assign({}, ...made.map(({ texts }) => texts)) };
};

const factsOf = ({ wording }: Starting, fields: readonly ContractField[], from: string): Parts =>
  partsOf(fields, (field) => offerOf(field, wording, fact(field, '', from) as LooseObject));

const labelled = ({ wording }: Starting, field: ContractField): { value: LooseObject; texts: Texts } => {
  const { key, texts } = wording.label(field);
  return { value: { field: field.name, label: key }, texts };
};

/** One start of a kind for a list or record. @param caption a block that names its data above itself */
const shown = (
  starting: Starting,
  kind: OfferedKind,
  source: Source,
  item: LooseObject,
  { texts = {}, caption }: { texts?: Texts; caption?: Words } = {},
): Offer =>
  starting.offer(kind, source.name, (_, text) => ({ ...item, ...(caption && { caption: text('podpis', caption) }) }), {
    title: starting.named(source.name).pl,
    from: source.from,
    texts,
  });

export const facts: Start = (starting) =>
  starting.records.flatMap((source) => {
    const { items, texts } = factsOf(starting, source.fields, source.from);
    return items.length > 0 ? [shown(starting, 'facts', source, { items }, { texts })] : [];
  });

export const table: Start = (starting) =>
  starting.rows.flatMap((source) => {
    const { items, texts } = partsOf(source.fields, (field) => {
      const { sort: _, ...item } = column(field, '') as LooseObject;
      return offerOf(field, starting.wording, item);
    });
    const caption = starting.named(source.name);
    const item = { rows: source.from, columns: items };
    return items.length > 0 ? [shown(starting, 'table', source, item, { texts, caption })] : [];
  });

export const cards: Start = (starting) =>
  starting.rows.flatMap((source) => {
    const heading = textOf(source);
    if (!heading) return [];
    const { items, texts } = factsOf(
      starting,
      source.fields.filter((field) => field !== heading),
      'item',
    );
    const item = { items: source.from, heading: { value: `item.${heading.name}` }, facts: items };
    return [shown(starting, 'cards', source, item, { texts })];
  });

export const chart: Start = (starting) =>
  starting.rows.flatMap((source) => {
    const category = textOf(source);
    const value = source.fields.find(isNumber);
    if (!category || !value) return [];
    const [of, amount] = [labelled(starting, category), labelled(starting, value)];
    const texts = { ...of.texts, ...amount.texts };
    const caption = starting.named(source.name);
    const item = { kind: 'bar', rows: source.from, category: of.value, values: [amount.value] };
    return [shown(starting, 'chart', source, item, { texts, caption })];
  });

/** What happened at each date, the newest first. */
export const timeline: Start = (starting) =>
  starting.rows.flatMap((source) => {
    const date = source.fields.find(({ kind }) => kind === 'date' || kind === 'datetime');
    const heading = textOf(source);
    if (!date || !heading) return [];
    const items = `${source.from}.sortDesc(i, i.${date.name})`;
    return [
      shown(starting, 'timeline', source, {
        items,
        heading: { value: `item.${heading.name}` },
        date: `item.${date.name}`,
      }),
    ];
  });

export const repeat: Start = (starting) =>
  starting.rows.flatMap((source) => {
    const { items, texts } = factsOf(starting, source.fields, 'item');
    const content = [{ id: starting.id(`${starting.id(source.name)}Dane`), type: 'facts', items }];
    return items.length > 0 ? [shown(starting, 'repeat', source, { items: source.from, content }, { texts })] : [];
  });

/** A number of a record, or how many entries a list has. */
export const metric: Start = (starting) => [
  ...starting.records.flatMap(({ from, fields }) =>
    fields.filter(isNumber).map((field) => {
      const { key, texts, title } = starting.wording.label(field);
      const value = `${from}.${field.name}`;
      return starting.offer('metric', field.name, () => ({ label: key, value }), { title, from: value, texts });
    }),
  ),
  ...starting.rows.map(({ from, name }) =>
    starting.offer('metric', `${name}Ile`, (_, text) => ({ label: text('', COUNT), value: `count(${from})` }), {
      title: `${COUNT.pl}: ${starting.named(name).pl}`,
      from: `count(${from})`,
    }),
  ),
];

export const qr: Start = (starting) =>
  starting.records.flatMap(({ from, fields }) =>
    fields
      .filter(({ kind, type }) => kind === 'text' && type === 'text')
      .map((field) => {
        const value = `${from}.${field.name}`;
        const { title } = starting.wording.label(field);
        return starting.offer('qr', 'kod', (_, text) => ({ value, label: text('', QR) }), { title, from: value });
      }),
  );

/** Markup comes from the office alone. */
export const html: Start = (starting) =>
  starting.sources.flatMap((source) =>
    source.type.kind === 'html' ? [shown(starting, 'html', source, { value: source.from })] : [],
  );

export const pictures: Start = (starting) =>
  starting.rows.flatMap((source) => {
    const row = source.type.kind === 'list' && source.type.of;
    const all = row && row.kind === 'record' ? Object.entries(row.fields()) : [];
    const picture = all.find(([, type]) => type.kind === 'file' && type.media.startsWith('image/'));
    const label = textOf(source);
    if (!picture) return [];
    return [
      starting.offer(
        'pictures',
        source.name,
        (_, text) => ({
          items: source.from,
          picture: `item.${picture[0]}`,
          label: label ? { value: `item.${label.name}` } : text('podpis', PICTURE),
        }),
        { title: starting.named(source.name).pl, from: source.from },
      ),
    ];
  });

const textOf = ({ fields }: Rows): ContractField | undefined =>
  fields.find(({ kind, type, name }) => kind === 'text' && type === 'text' && !isId(name));

const isNumber = ({ kind, name }: ContractField): boolean => (kind === 'money' || kind === 'number') && !isId(name);
