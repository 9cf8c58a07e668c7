import type { Argument } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Path } from '../files/jsonFile.ts';
import { own } from '../files/raw.ts';
import { guessOrAll } from '../files/shape.ts';
import type { ApiFile, Report } from './apiFiles.ts';
import { mismatches } from './mismatches.ts';
import type { References } from './references.ts';

/** Arguments that the client adds itself. */
const ADDED: Readonly<Record<string, JsonSchema>> = {
  nip: { type: ['string', 'null'], pattern: '^[0-9]{10}$' },
  lang: { type: 'string', enum: ['pl', 'en', 'de', 'uk'] },
};

/**
 * The arguments of an operation's examples (`x-args`) are arguments of the operation (`example.argument`) and keep their schemas
 * (`example.value`): another one would never be sent, so nothing would get the example.
 *
 * @param here the place of the operation
 */
export function checkExampleArgs(
  file: ApiFile,
  id: string,
  raw: Record<string, unknown>,
  args: Readonly<Record<string, Argument>>,
  here: Path,
  { resolve }: References,
  report: Report,
): void {
  const at = ['responses', '200', 'content', 'application/json', 'examples'];
  const examples = at.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], raw);
  for (const [name, example] of Object.entries((examples ?? {}) as Record<string, Record<string, unknown> | null>)) {
    for (const [arg, value] of Object.entries((example?.['x-args'] ?? {}) as object)) {
      const path = [...here, ...at, name, 'x-args', arg];
      const schema = own(args, arg)?.schema ?? own(ADDED, arg);
      if (schema)
        mismatches(resolve, schema, value, path, (place, message) =>
          report(file, place, 'example.value', `${message} Correct the example or the schema.`),
        );
      else
        report(
          file,
          path,
          'example.argument',
          `"${arg}" is not an argument of ${id}, so this example is never used.${guessOrAll(arg, Object.keys(args))}`,
          { key: true },
        );
    }
  }
}
