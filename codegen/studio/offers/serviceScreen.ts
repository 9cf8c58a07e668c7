import type { Type } from '../../../src/lang/expressions/types.ts';
import { capital } from '../../new/letters.ts';
import { column, fact, formField } from '../../new/screens.ts';
import { generic, type Words } from '../../new/words.ts';
import type { Loose, LooseObject } from '../value.ts';
import { type ContractField, fieldsOf } from './contractField.ts';
import { CAPTCHA, NOT_TAKEN, SENT } from './formTexts.ts';
import { type Request, sendKeys } from './request.ts';
import { type Call, type Link, plainCall, SOURCE } from './serviceCall.ts';

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

/** What can be made of an answer. @param ns the namespace of its texts; @param title of its page */
export function answerScreens(call: Call, type: Type, ns: string, title = 'nazwa'): Proposed[] {
  const { head, asks, ends = [] } = call;
  const from = `data.${SOURCE}`;
  const screenOf = ({ content }: { content: readonly LooseObject[] }): LooseObject => ({
    title: `${ns}.${title}`,
    ...head,
    content: [...asks, ...content, ...ends] as Loose[],
  });
  const more = { fields: call.fields, texts: call.texts };
  const lists = type.kind === 'record' ? Object.entries(type.fields()).filter(([, one]) => one.kind === 'list') : [];
  const [list] = lists;
  if (list) {
    const [name, of] = list;
    const rows = of.kind === 'list' ? fieldsOf(of.of) : [];
    return rowScreens(rows.slice(0, FIRST), `${from}.${name}`, ns, title).map(({ content, ...one }) => ({
      ...one,
      fields: [...more.fields, ...one.fields],
      texts: { ...more.texts, ...one.texts },
      screen: screenOf({ content }),
    }));
  }
  const fields = fieldsOf(type).slice(0, FIRST);
  if (fields.length === 0) return [];
  const items = fields.map((field) => fact(field, ns, from) as LooseObject);
  const content = [{ id: SOURCE, type: 'facts', items }];
  return [{ way: 'facts', fields: [...more.fields, ...fields], texts: more.texts, screen: screenOf({ content }) }];
}

/** A list each of whose rows opens a page of its own. */
export function linkingScreen({ list, rows, of, names }: Link, page: string, ns: string): Proposed {
  const fields = fieldsOf(of).slice(0, FIRST);
  const params = Object.fromEntries(names.map((name) => [name, `row.${name}`]));
  const open = { id: 'pokaz', label: `${ns}.pokaz`, do: [{ go: { screen: page, params } }] };
  const shown = tableOf(fields, `data.${SOURCE}.${rows}`, ns, 'nazwa');
  return {
    way: 'table',
    fields,
    texts: { brak: generic.empty, pokaz: generic.show },
    screen: {
      title: `${ns}.nazwa`,
      ...plainCall(list).head,
      content: [{ ...shown, key: names[0]!, actions: [open] }],
    },
  };
}

const tableOf = (fields: readonly ContractField[], rows: string, ns: string, title: string): LooseObject => {
  const columns = fields.map(
    (field, at) => ({ ...column(field, ns), ...(at === 0 && { header: true }) }) as LooseObject,
  );
  return { id: 'wykaz', type: 'table', caption: `${ns}.${title}`, rows, empty: `${ns}.brak`, columns };
};

interface Shown extends Omit<Proposed, 'screen'> {
  content: readonly LooseObject[];
}

function rowScreens(fields: readonly ContractField[], rows: string, ns: string, title: string): Shown[] {
  const [first, ...others] = fields;
  if (!first) return [];
  const empty = { brak: generic.empty };
  const table = { ...tableOf(fields, rows, ns, title), csv: true };
  const made: Shown[] = [{ way: 'table', fields, texts: empty, content: [table] }];
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
    made.push({ way: 'cards', fields: others, texts: empty, content: [cards] });
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
    made.push({ way: 'chart', fields: [category, value], texts, content: [chart] });
  }
  return made;
}

/** A form for a request, and the answer below it where that is what the resident wants. */
export function requestScreen(request: Request, ns: string): Proposed {
  const { id, fields, captcha, answers, success } = request;
  const asked = fields.map((field) => formField(field, ns) as LooseObject);
  if (captcha) asked.push({ ...captcha, as: 'captcha', label: `${ns}.pola.${captcha.field}`, required: true });
  const results = (answers ?? []).map(({ name }) => ({ name, state: `wynik${capital(name)}` }));
  const set = Object.fromEntries(results.map(({ name, state }) => [state, `result.${name}`]));
  const then: LooseObject[] = answers ? [{ set }] : [{ notify: `${ns}.wyslano`, tone: 'success' }, { clear: 'nowe' }];
  const form: LooseObject = {
    id: 'nowe',
    type: 'form',
    operation: id,
    fields: asked,
    ...sendKeys(request),
    submit: `${ns}.wyslij`,
    ...(success && { success }),
    then,
    otherwise: { notify: `${ns}.niePrzyjeto` },
  };
  const texts = {
    wyslij: generic.send,
    niePrzyjeto: NOT_TAKEN,
    ...(captcha && { [`pola.${captcha.field}`]: CAPTCHA }),
  };
  if (!answers)
    return {
      way: 'form',
      fields,
      texts: { ...texts, wyslano: SENT },
      screen: { title: `${ns}.nazwa`, content: [form] },
    };
  const state = Object.fromEntries(answers.map((field) => [`wynik${capital(field.name)}`, stateOf(field)]));
  const items = answers.map(
    (field) =>
      ({ ...(fact(field, ns, 'state') as LooseObject), value: `state.wynik${capital(field.name)}` }) as LooseObject,
  );
  const seen = results.map(({ state: one }) => `present(state.${one})`).join(' || ');
  const result = { id: 'odpowiedz', type: 'facts', title: `${ns}.odpowiedz`, visible: seen, items };
  return {
    way: 'form',
    fields: [...fields, ...answers],
    texts: { ...texts, odpowiedz: ANSWER },
    screen: { title: `${ns}.nazwa`, state, content: [form, result] } as LooseObject,
  };
}

/** A state that keeps a field of the answer. */
function stateOf({ kind, words, type }: ContractField): LooseObject {
  if (kind === 'flag') return { type: 'boolean' };
  if (kind === 'money') return { type: 'number', 'x-unit': 'PLN' };
  if (kind === 'number') return { type: 'number' };
  if (kind === 'word') return { type: 'string', enum: words.map(({ value }) => value) };
  return { type: 'string', ...(type === 'date' && { format: kind === 'date' ? 'date' : 'date-time' }) };
}

const CHART: Words = {
  pl: 'Wykres: największe wartości',
  en: 'Chart: the largest values',
  de: 'Diagramm: die größten Werte',
  uk: 'Діаграма: найбільші значення',
};
const ANSWER: Words = {
  pl: 'Odpowiedź urzędu',
  en: 'Answer of the office',
  de: 'Antwort des Amts',
  uk: 'Відповідь управління',
};
