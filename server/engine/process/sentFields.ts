import type { FormField } from '../../../src/blocks/form/block.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Text } from '../../../src/lang/descriptors/text.ts';
import { type Format, formatValue } from '../../../src/lang/values/formats.ts';
import type { WpisRow } from '../db/tables.ts';
import { phrasesOf } from '../documents/phrases.ts';
import { documentWords } from '../documents/words.ts';
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
}

/**
 * What was sent, in the words of the form that sends it and in its order; values that no field shows come last, under the
 * name of their argument. Empty values are left out.
 */
export function sentFields(
  { municipality, lang }: Pick<Context, 'municipality' | 'lang'>,
  { operacja, dane }: Pick<WpisRow, 'operacja' | 'dane'>,
): SentField[] {
  const texts = municipality.texts[lang];
  const saying: Saying = { lang, phrase: phrasesOf(texts, lang), words: documentWords(lang, texts) };
  const sent = JSON.parse(dane) as Readonly<Record<string, unknown>>;
  const forms = formsSending(operacja, municipality.screens).map(({ form }) => form);
  // Of several forms, the one whose fields cover most of what was sent.
  const covered = ({ fields }: (typeof forms)[number]) =>
    fields.filter(({ field }) => Object.hasOwn(sent, field)).length;
  const [form] = forms.sort((a, b) => covered(b) - covered(a));
  const fields = new Map((form?.fields ?? []).map((field) => [field.field, field]));
  const names = [...new Set([...fields.keys(), ...Object.keys(sent)])].filter((name) => Object.hasOwn(sent, name));
  return names.flatMap((name) => {
    const field = fields.get(name);
    const schema = form?.schema.properties?.[name] ?? {};
    const value = shown(sent[name], schema, field, saying);
    return value === '' ? [] : [{ label: (field && staticText(field.label, saying)) || name, value }];
  });
}

function shown(value: unknown, schema: JsonSchema, field: FormField | undefined, saying: Saying): string {
  if (value === null || value === undefined || value === '') return '';
  // The id of a file tells a reader nothing; the digest covers it.
  if (schema['x-file']) return '1';
  const { options, rows } = field ?? {};
  const chosen = options && 'fixed' in options ? options.fixed.find((one) => one.value === value) : undefined;
  if (chosen) return staticText(chosen.label, saying) || String(value);
  if (Array.isArray(value) && schema.items?.['x-file']) return value.length === 0 ? '' : String(value.length);
  if (Array.isArray(value))
    return value.map((one) => shown(one, schema.items ?? {}, field, saying)).join(isPlain(value) ? ', ' : '; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => !schema.properties?.[name]?.['x-file'])
      .map(([name, one]) => {
        const own = rows?.fields.find((each) => each.field === name);
        const label = (own && staticText(own.label, saying)) || nestedLabel(name, field, saying);
        return [label, shown(one, schema.properties?.[name] ?? {}, own ?? field, saying)] as const;
      })
      .filter(([, one]) => one !== '')
      .map(([label, one]) => `${label}: ${one}`)
      .join(', ');
  const word = field?.nested?.texts[String(value)];
  if (word) return staticText(word, saying) || String(value);
  return formatValue(value, formatOf(value, schema), saying.lang, { yes: saying.words.tak, no: saying.words.nie });
}

const isPlain = (list: readonly unknown[]): boolean => list.every((one) => typeof one !== 'object');

function nestedLabel(name: string, field: FormField | undefined, saying: Saying): string {
  const label = field?.nested?.labels[name];
  return (label && staticText(label, saying)) || name;
}

function formatOf(value: unknown, schema: JsonSchema): Format {
  if (typeof value === 'boolean') return 'flag';
  if (schema['x-unit'] === 'PLN') return 'money';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'decimal';
  if (schema.format === 'date') return 'date';
  return schema.format === 'date-time' ? 'datetime' : 'multiline';
}

/** A text that depends on nothing: of several, the one for all other cases. */
function staticText(text: Text, saying: Saying): string {
  if ('key' in text) return text.values ? '' : saying.phrase(text.key);
  if ('match' in text) {
    const last = text.match.at(-1);
    return last && last.when === undefined ? staticText(last.text, saying) : '';
  }
  return '';
}
