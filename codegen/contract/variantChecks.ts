import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Path } from '../files/jsonFile.ts';
import type { ApiFile, Report } from './apiFiles.ts';
import type { References } from './references.ts';

/**
 * A discriminator tells the variants of a `oneOf` apart, for validators and for expressions: each variant requires it, with
 * words that no other variant has (`schema.variant`).
 */
export function checkVariants(file: ApiFile, references: References, report: Report): void {
  const walk = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    const { oneOf, discriminator } = value as JsonSchema;
    if (Array.isArray(oneOf) && typeof discriminator?.propertyName === 'string')
      checkOne(oneOf, discriminator.propertyName, path);
    for (const [key, inner] of Object.entries(value))
      if (!DATA.has(key)) walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };

  const checkOne = (variants: readonly JsonSchema[], by: string, path: Path): void => {
    const seen = new Set<string>();
    for (const [index, written] of variants.entries()) {
      const variant = references.resolve(written);
      const wrong =
        variant.type === 'null'
          ? 'Null cannot be one of the variants: give the variants a schema of their own, and write a "oneOf" of it and null.'
          : wrongWords(references, variant, by, seen);
      if (wrong) report(file, [...path, 'oneOf', index], 'schema.variant', wrong);
    }
  };
  walk(file.value, []);
}

/** Values, which may have any keys. */
const DATA: ReadonlySet<string> = new Set(['examples', 'example', 'enum', 'const', 'default']);

function wrongWords(references: References, variant: JsonSchema, by: string, seen: Set<string>): string | undefined {
  const property = variant.properties?.[by];
  const { const: one, enum: several = [one] } = references.resolve(property ?? {});
  const words = several.filter((word) => typeof word === 'string');
  if (!property || words.length === 0 || words.length < several.length)
    return `This variant does not say its kind: it needs the property "${by}" of the discriminator, a text with "enum" or "const".`;
  if (!variant.required?.includes(by)) return `"${by}" tells the variants apart: name it in "required".`;
  const twice = words.find((word) => seen.has(word));
  if (twice !== undefined) return `"${twice}" is the kind of another variant already.`;
  for (const word of words) seen.add(word);
  return undefined;
}
