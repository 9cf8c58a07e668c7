import type { FileRule, JsonSchema } from './jsonSchema.ts';

/** A field of a request that takes files which were sent before. */
export interface FileField extends FileRule {
  /** One id, a list of ids, or a list of records, each with an id and the name of the document that the file is. */
  shape: 'one' | 'list' | 'documents';
  /** The most files; 1 where the field takes one. */
  most: number;
  /** The fewest files in a list. */
  least: number;
  /** In a list of records: the property with the id, and the one with the name of the document. */
  names?: { file: string; document: string };
}

/** What files a property of a request takes; undefined: it takes none, or has no shape that files can be in. */
export function fileFieldOf(schema: JsonSchema | undefined): FileField | undefined {
  const rule = schema?.['x-file'];
  if (rule) return { ...rule, shape: 'one', most: 1, least: 0 };
  const { items, maxItems: most = 0, minItems: least = 0 } = schema ?? {};
  if (items?.['x-file']) return { ...items['x-file'], shape: 'list', most, least };
  const entries = Object.entries(items?.properties ?? {});
  const [file, second] = entries.filter(([, one]) => one['x-file']);
  const [document, third] = entries.filter(([, one]) => !one['x-file'] && one.type === 'string');
  if (!file || second || !document || third || entries.length !== 2) return undefined;
  return { ...file[1]['x-file']!, shape: 'documents', most, least, names: { file: file[0], document: document[0] } };
}

/** The ids in the value of a field, in their order. */
export function fileIdsIn({ shape, names }: FileField, value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (shape === 'one') return [String(value)];
  const list = value as readonly unknown[];
  return list.map((one) => String(shape === 'list' ? one : (one as Record<string, unknown>)[names!.file]));
}
