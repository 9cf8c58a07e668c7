import type { compile } from 'json-schema-to-typescript';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';

/** The TypeScript types of schemas, by the name of the type. */
export async function compileTypes(definitions: Readonly<Record<string, JsonSchema>>): Promise<string> {
  // A development package, which only the types need: a start generates the office's code without it.
  const { compile } = await import('json-schema-to-typescript');
  // The root only contains the definitions; its own generated type is removed.
  const root = { title: 'Root', additionalProperties: false, definitions } as Parameters<typeof compile>[0];
  const text = await compile(root, 'Root', {
    bannerComment: '',
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return text
    .replace('export interface Root {}\n', '')
    .replace(
      /(\n \*)?\n \* This interface was referenced by `Root`'s JSON-Schema\n \* via the `definition` "\w+"\./g,
      '',
    )
    .replaceAll('/**\n */\n', '')
    .trim();
}
