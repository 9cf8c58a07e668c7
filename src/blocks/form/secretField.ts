import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import type { FormField } from './block.ts';

/** Never stored, neither on the page nor in a draft: passwords, codes, captcha solutions, and payment card data. */
export const isSecretField = (field: FormField, schema: JsonSchema | undefined): boolean =>
  field.as === 'password' ||
  field.as === 'captcha' ||
  schema?.['x-secret'] === true ||
  field.autocomplete === 'one-time-code' ||
  field.autocomplete?.startsWith('cc-') === true;
