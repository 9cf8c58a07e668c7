import { allBlocks } from '../../../src/blocks/containers.ts';
import { isSecretField } from '../../../src/blocks/form/secretField.ts';
import type { WizardBlock } from '../../../src/blocks/wizard/block.ts';
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

/** Without secrets: the portal sends none, and another client shall not store any. */
export function withoutSecrets(block: WizardBlock, content: DraftContent): DraftContent {
  const secret = block.fields.filter((field) => isSecretField(field, block.schema.properties?.[field.field]));
  const names = secret.map(({ field }) => field);
  return {
    ...content,
    pola: Object.fromEntries(Object.entries(content.pola).filter(([name]) => !names.includes(name))),
  };
}

/** The ids of the files that the fields of a draft name. */
export function filesIn({ fields }: WizardBlock, { pola }: DraftContent): string[] {
  const lists = fields.filter(({ files }) => files).map(({ field }) => pola[field]?.wartosc);
  const ids = lists.flatMap((list) => (Array.isArray(list) ? list : [])).map((one) => (one as { id?: unknown })?.id);
  return [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
}
