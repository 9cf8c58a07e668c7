import { allBlocks } from '../../../src/blocks/containers.ts';
import type { FormField } from '../../../src/blocks/form/block.ts';
import { isSecretField } from '../../../src/blocks/form/secretField.ts';
import type { WizardBlock } from '../../../src/blocks/wizard/block.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import type { Context } from '../http/context.ts';

/** What `dane` of a draft contains: written and read by the portal, src/blocks/wizard/widget/draft. */
export interface DraftContent {
  pola: Readonly<Record<string, { etykieta: string; wartosc: unknown }>>;
  kroki: readonly string[];
}

/** A form whose drafts are kept; undefined: there is none of this name. */
export function draftForm(
  { screens }: Pick<Context['municipality'], 'screens'>,
  ekran: string,
  blok: string,
): WizardBlock | undefined {
  const screen = Object.hasOwn(screens, ekran) ? screens[ekran] : undefined;
  return allBlocks(screen?.content ?? []).find(
    (block): block is WizardBlock => block.type === 'wizard' && block.id === blok && block.draft !== undefined,
  );
}

/** Reads what a client has sent. @returns undefined: it is no content of a draft */
export function readContent(dane: string): DraftContent | undefined {
  try {
    const { pola, kroki } = JSON.parse(dane) as Partial<DraftContent>;
    const isRecord = typeof pola === 'object' && pola !== null && !Array.isArray(pola);
    const isWhole = isRecord && Object.values(pola).every((one) => typeof one?.etykieta === 'string');
    return isWhole && Array.isArray(kroki) ? { pola, kroki } : undefined;
  } catch {
    return undefined;
  }
}

/** Without secrets, also in rows: the portal sends none, and another client shall not store any. */
export function withoutSecrets({ fields, schema }: WizardBlock, content: DraftContent): DraftContent {
  const secret = new Set(secretsAmong(fields, schema));
  const pola = Object.entries(content.pola).filter(([name]) => !secret.has(name));
  const inRows = new Map(
    fields.map(({ field, rows }) => [field, rows ? secretsAmong(rows.fields, schema.properties?.[field]?.items) : []]),
  );
  return {
    ...content,
    pola: Object.fromEntries(
      pola.map(([name, one]) => [name, { ...one, wartosc: without(inRows.get(name) ?? [], one.wartosc) }]),
    ),
  };
}

const secretsAmong = (fields: readonly FormField[], schema: JsonSchema | undefined): string[] =>
  fields.filter((field) => isSecretField(field, schema?.properties?.[field.field])).map(({ field }) => field);

/** A value without these keys, at any depth. */
function without(names: readonly string[], value: unknown): unknown {
  if (names.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => without(names, one));
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, without(names, one)]));
}

/** The ids of the files that the fields of a draft name. */
export function filesIn({ fields }: WizardBlock, { pola }: DraftContent): string[] {
  const lists = fields.filter(({ files }) => files).map(({ field }) => pola[field]?.wartosc);
  const ids = lists.flatMap((list) => (Array.isArray(list) ? list : [])).map((one) => (one as { id?: unknown })?.id);
  return [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
}
