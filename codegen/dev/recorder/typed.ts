import type { FormField } from '../../../src/blocks/form/block.ts';
import { isSecretField } from '../../../src/blocks/form/secretField.ts';
import type { SentFile } from '../../../src/blocks/form/sentFiles.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';

/** A value as a scenario has it. What is secret never leaves the portal: something made up stands in its place. */
export class TypedValues {
  /** Equal passwords stay equal, and others different. */
  readonly #passwords: unknown[] = [];

  of(field: FormField, schema: JsonSchema | undefined, value: unknown): unknown {
    if (value === undefined) return '';
    if (isSecretField(field, schema)) return value === null || value === '' ? '' : this.#standIn(field, value);
    const { files } = field;
    if (files && Array.isArray(value)) return value.map((one: SentFile) => fileOf(one, files.names));
    return JSON.parse(JSON.stringify(value));
  }

  #standIn({ as }: FormField, value: unknown): string {
    if (as === 'captcha') return 'x';
    if (as !== 'password') return '123456';
    if (!this.#passwords.includes(value)) this.#passwords.push(value);
    return `Przykladowe-Haslo-${this.#passwords.indexOf(value) + 1}!`;
  }
}

const fileOf = (one: SentFile, names: { file: string; document: string } | undefined): unknown =>
  names ? { [names.file]: one.nazwa, [names.document]: one.dokument ?? null } : one.nazwa;
