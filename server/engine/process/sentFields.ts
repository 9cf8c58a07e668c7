import { isDeepStrictEqual } from 'node:util';
import type { FormField, FormKeys } from '../../../src/blocks/form/block.ts';
import type { WizardBlock } from '../../../src/blocks/wizard/block.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Text } from '../../../src/lang/descriptors/text.ts';
import { type Format, formatValue } from '../../../src/lang/values/formats.ts';
import type { WpisRow } from '../db/tables.ts';
import { phrasesOf } from '../documents/phrases.ts';
import { documentWords } from '../documents/words.ts';
import type { ChosenLabels } from '../form-rules/chosenLabels.ts';
import { formsSending } from '../form-rules/formsSending.ts';
import type { Context } from '../http/context.ts';

/** One value as it was sent, with the label of its field. */
export interface SentField {
  label: string;
  value: string;
}

interface Saying {
  lang: Language;
  phrase(key: string): string;
  words: { tak: string; nie: string };
  /** What has no words is left out. */
  named: boolean;
  labels: ChosenLabels;
  /** The names of the files, by id. */
  files: ReadonlyMap<string, string>;
}

/**
 * What was sent, in the words of the form that sends it and in its order; then what the form computes and shows under its
 * facts. Empty values are left out, and values without words, such as keys: a resident has never seen them. Without a form
 * nothing has words, and the names of the arguments stand for them. A choice from data has the label that it had when it was sent.
 *
 * @param whole values without words come last, under the name of their argument: who decides sees all that was sent
 * @param files their names, by id; a file without a name is counted
 */
export function sentFields(
  { municipality, lang }: Pick<Context, 'municipality' | 'lang'>,
  { operacja, dane, slowa }: Pick<WpisRow, 'operacja' | 'dane'> & { slowa?: string | null },
  { whole = false, files = new Map() }: { whole?: boolean; files?: ReadonlyMap<string, string> } = {},
): SentField[] {
  const texts = municipality.texts[lang];
  const sent = JSON.parse(dane) as Readonly<Record<string, unknown>>;
  const forms = formsSending(operacja, municipality.screens).map(({ form }) => form);
  // Of several forms, the one whose fields cover most of what was sent.
  const covered = ({ fields }: (typeof forms)[number]) =>
    fields.filter(({ field }) => Object.hasOwn(sent, field)).length;
  const [form] = forms.sort((a, b) => covered(b) - covered(a));
  const named = form !== undefined && !whole;
  const labels = JSON.parse(slowa ?? '{}') as ChosenLabels;
  const own = { phrase: phrasesOf(texts, lang), words: documentWords(lang, texts) };
  const saying: Saying = { lang, ...own, named, labels, files };
  const fields = new Map((form?.fields ?? []).map((field) => [field.field, field]));
  const names = [...new Set([...fields.keys(), ...Object.keys(sent)])].filter((name) => Object.hasOwn(sent, name));
  return names.flatMap((name) => {
    const field = fields.get(name);
    const schema = form?.schema.properties?.[name] ?? {};
    const fact = form && !field ? factOf(form, name) : undefined;
    const value = shown(sent[name], { schema, field, name, format: fact?.format }, saying);
    const labels = [field?.label, field?.group, fact?.label].filter((one) => one !== undefined);
    const words = labels.map((one) => staticText(one, saying)).find(Boolean) ?? (named && !field ? undefined : name);
    return value === '' || words === undefined ? [] : [{ label: words, value }];
  });
}

/** The label and the format in which the form shows the value that it sends. */
function factOf(form: FormKeys, name: string): { label: Text; format: Format } | undefined {
  const sent = form.send[name];
  if (!sent || !('value' in sent)) return undefined;
  const ofSteps = 'steps' in form ? (form as WizardBlock).steps : [];
  const facts = [
    ...(form.facts ?? []),
    ...ofSteps.flatMap(({ each, facts = [] }) => (each === undefined ? facts : [])),
  ];
  for (const { label, value } of facts)
    if ('value' in value && isDeepStrictEqual(value.value, sent.value)) return { label, format: value.format };
  return undefined;
}

/** Where a value is: its schema and field, and its name among the labels of choices. */
interface Place {
  schema: JsonSchema;
  field: FormField | undefined;
  name: string;
  format?: Format | undefined;
  /** It is in a row. */
  inside?: true;
}

function shown(value: unknown, place: Place, saying: Saying): string {
  const { schema, field, name } = place;
  if (value === null || value === undefined || value === '') return '';
  if (schema['x-file']) return saying.files.get(String(value)) ?? '1';
  const { options } = field ?? {};
  const chosen = options && 'fixed' in options ? options.fixed.find((one) => one.value === value) : undefined;
  if (chosen) return staticText(chosen.label, saying) || String(value);
  if (Array.isArray(value)) return shownList(value, place, saying);
  if (typeof value === 'object') return shownRecord(value, place, saying);
  const label = saying.labels[name]?.[String(value)];
  if (label) return label;
  const word = field?.nested?.texts[String(value)];
  if (word) return staticText(word, saying) || String(value);
  return formatValue(value, place.format ?? formatOf(value, schema), saying.lang, {
    ...{ yes: saying.words.tak, no: saying.words.nie },
    ...(schema['x-unit'] && { unit: schema['x-unit'] }),
  });
}

/** Several rows are numbered, each on a line of its own. */
function shownList(list: readonly unknown[], place: Place, saying: Saying): string {
  const items = place.schema.items ?? {};
  if (items['x-file'] && !list.some((one) => saying.files.has(String(one))))
    return list.length === 0 ? '' : String(list.length);
  const all = list.map((one) => shown(one, { ...place, schema: items }, saying));
  if (list.every((one) => typeof one !== 'object')) return all.join(', ');
  return all.map((one, index) => (all.length > 1 ? `${index + 1}. ${one}` : one)).join(place.inside ? '; ' : '\n');
}

function shownRecord(value: object, { schema, field, name: list }: Place, saying: Saying): string {
  const { rows, files } = field ?? {};
  const schemas = schema.properties ?? {};
  const entries = Object.entries(value);
  // A document: which one, and its file.
  if (files)
    return entries
      .map(([name, one]) => shown(one, { schema: schemas[name] ?? {}, field, name: list }, saying))
      .join(': ');
  return entries
    .filter(([name]) => !schemas[name]?.['x-file'])
    .map(([name, one]) => {
      const own = rows?.fields.find((each) => each.field === name);
      const words = (own && staticText(own.label, saying)) || nestedLabel(name, field, saying);
      const label = words || (saying.named && !own ? '' : name);
      const place = { schema: schemas[name] ?? {}, field: own ?? field, name: own ? `${list}.${name}` : list };
      return [label, shown(one, { ...place, inside: true }, saying)] as const;
    })
    .filter(([label, one]) => label !== '' && one !== '')
    .map(([label, one]) => `${label}: ${one}`)
    .join(', ');
}

function nestedLabel(name: string, field: FormField | undefined, saying: Saying): string {
  const label = field?.nested?.labels[name];
  return label ? staticText(label, saying) : '';
}

function formatOf(value: unknown, schema: JsonSchema): Format {
  if (typeof value === 'boolean') return 'flag';
  if (schema['x-unit'] === 'PLN') return 'money';
  if (schema['x-unit'] && typeof value === 'number') return 'unit';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'decimal';
  if (schema.format === 'date') return 'date';
  return schema.format === 'date-time' ? 'datetime' : 'multiline';
}

/** What a text says whatever it depends on: of several, the one for all other cases; an ellipsis for each value in it. */
function staticText(text: Text, saying: Saying): string {
  if ('key' in text) return saying.phrase(text.key).replaceAll(/\{\{\w+\}\}/g, '…');
  if ('match' in text) {
    const last = text.match.at(-1);
    return last && last.when === undefined ? staticText(last.text, saying) : '';
  }
  return '';
}
