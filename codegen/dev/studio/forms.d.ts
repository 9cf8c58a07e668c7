/** Made by vite.studio.config.ts from the schemas of descriptors. */
declare module 'studio:forms' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
  import type { PartForm } from '../forms/form.ts';

  /** @param kind `table`, `table/columns` */
  export function formOf(kind: string): { form: PartForm; validators: ValidatorFunctions } | undefined;
}
