import { capital } from '../../../new/letters.ts';
import type { Words } from '../../../new/words.ts';
import type { Offer } from '../../api.ts';
import type { SmallEdit } from '../../edit.ts';
import { isObject, type Loose, type LooseObject } from '../../value.ts';
import type { ContractField } from '../contractField.ts';
import { columnFields } from '../fieldOffers.ts';
import { freeName } from '../freeName.ts';
import type { Start, Starting } from './starting.ts';

/* Blocks with which a resident narrows a table, and the one that explains its marks. */

const ALL: Words = { pl: 'Wszystkie', en: 'All', de: 'Alle', uk: 'Усі' };
const SEARCH: Words = { pl: 'Szukaj', en: 'Search', de: 'Suchen', uk: 'Пошук' };
const FROM: Words = { pl: 'Od dnia', en: 'From', de: 'Von', uk: 'Від' };
const TO: Words = { pl: 'Do dnia', en: 'To', de: 'Bis', uk: 'До' };

interface Table {
  id: string;
  value: LooseObject;
  fields: readonly ContractField[];
}

const tablesOf = (starting: Starting): Table[] =>
  starting.blocks('table').map(({ id, path, value }) => {
    return { id, value, fields: columnFields(starting.around, [...path, 'columns']) };
  });

/** A state that narrows the rows of a table, with its name in the address. */
interface Narrowing {
  states: Readonly<Record<string, LooseObject>>;
  where: string;
}

/** The changes that make a table follow the new states. */
function narrowed({ around }: Starting, { id, value }: Table, { states, where }: Narrowing): SmallEdit[] {
  const file = around.name;
  const before = Array.isArray(value.where) ? value.where : [];
  return [
    { kind: 'set', file, at: '', key: 'state', value: { ...around.object(['state']), ...states } as never },
    { kind: 'set', file, at: id, key: 'where', value: [...before, where] as never },
  ];
}

/** A name that no state has, neither on the screen nor in its address. */
function freeState({ around }: Starting, wanted: string): string {
  const states = around.object(['state']);
  const inAddress = Object.values(states).flatMap((one) => (isObject(one) ? String(one.query) : []));
  return freeName(wanted, new Set([...Object.keys(states), ...inAddress, ...Object.keys(around.object(['params']))]));
}

/** One choice: among the words of the contract, or among the values that the rows have. */
export const select: Start = (starting) =>
  tablesOf(starting).flatMap((table) => {
    const rows = typeof table.value.rows === 'string' ? table.value.rows : '';
    return table.fields.flatMap((field): Offer[] => {
      const isWord = field.kind === 'word';
      if (!isWord && (field.kind !== 'text' || field.type !== 'text' || field.optional)) return [];
      const { wording } = starting;
      const state = freeState(starting, field.name);
      const label = wording.label(field);
      const known = field.words.map(({ value }) => value);
      const words = isWord ? wording.words(field.name, known) : undefined;
      const options: Loose = words
        ? known.map((value) => ({ value, label: `${words.group}.${value}` }))
        : `distinct(${rows}.map(r, r.${field.name})).sortBy(o, o)`;
      const where = `state.${state} == null || row.${field.name} == state.${state}`;
      const states = { [state]: { type: 'string', ...(isWord && { enum: known }), query: state } };
      return [
        starting.offer(
          'select',
          `wybor${capital(table.id)}`,
          (_, text) => ({ bind: state, label: label.key, options, none: text('wszystkie', ALL) }),
          {
            title: label.title,
            from: `${table.id}: ${field.name}`,
            texts: { ...label.texts, ...words?.texts },
            more: narrowed(starting, table, { states, where }),
          },
        ),
      ];
    });
  });

/** Written words in one column, or the days between which a date is. */
export const filters: Start = (starting) =>
  tablesOf(starting).flatMap((table) =>
    table.fields.flatMap((field): Offer[] => {
      const { title } = starting.wording.label(field);
      const made = (states: Narrowing['states'], where: string, words: readonly Words[]): Offer[] => [
        starting.offer(
          'filters',
          'filtry',
          (_, text) => ({
            fields: Object.keys(states).map((bind, at) => ({ bind, label: text(bind, words[at]!) })),
          }),
          { title, from: `${table.id}: ${field.name}`, more: narrowed(starting, table, { states, where }) },
        ),
      ];
      if (field.kind === 'text' && field.type === 'text') {
        const state = freeState(starting, 'szukane');
        const where = `state.${state} == null || contains(row.${field.name}, state.${state})`;
        return made({ [state]: { type: 'string', query: state } }, where, [SEARCH]);
      }
      if (field.kind !== 'date') return [];
      const [from, to] = [freeState(starting, 'od'), freeState(starting, 'do')];
      const day = (query: string): LooseObject => ({ type: 'string', format: 'date', query });
      return made({ [from]: day(from), [to]: day(to) }, `between(row.${field.name}, state.${from}, state.${to})`, [
        FROM,
        TO,
      ]);
    }),
  );

export const legend: Start = (starting) => {
  const explained = new Set(starting.blocks('legend').map(({ value }) => value.of));
  return starting
    .blocks('table')
    .filter(({ id, value }) => !explained.has(id) && hasMarks(value))
    .map(({ id }) => starting.offer('legend', 'legenda', () => ({ of: id }), { title: id, from: id }));
};

function hasMarks({ tone, select: chosen, columns }: LooseObject): boolean {
  const has = (list: Loose | undefined): boolean => Array.isArray(list) && list.length > 0;
  const marks = Array.isArray(columns) && columns.some((one) => isObject(one) && has(one.flags));
  return marks || has(tone) || (isObject(chosen) && has(chosen.instead));
}
