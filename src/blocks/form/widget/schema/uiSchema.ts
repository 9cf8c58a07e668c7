import type { UiSchema } from '@rjsf/utils';
import { type JsonSchema, severalOf } from '../../../../lang/descriptors/jsonSchema.ts';
import type { Text } from '../../../../lang/descriptors/text.ts';
import type { NestedTexts } from '../../block.ts';

const none: NestedTexts = { labels: {}, hints: {}, texts: {} };

/** The words of a schema in the language of the page, where rjsf looks for them. */
export function uiSchemaOf(schema: JsonSchema, words: NestedTexts = none, say: (text: Text) => string): UiSchema {
  const inside = (one: JsonSchema) => uiSchemaOf(one, words, say);
  const said = (texts: Readonly<Record<string, Text>>, name: string) => texts[name] && say(texts[name]);
  if (schema.items) {
    return {
      items: inside(schema.items),
      ...(severalOf(schema) && { ...inside(schema.items), 'ui:widget': 'checkboxes' }),
    };
  }
  if (schema.enum) return { 'ui:enumNames': schema.enum.map((value) => said(words.texts, String(value)) ?? '') };
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const hint = said(words.hints, name);
    return [
      name,
      { ...inside(one), 'ui:title': said(words.labels, name) ?? name, ...(hint && { 'ui:description': hint }) },
    ];
  });
  return Object.fromEntries(properties);
}
