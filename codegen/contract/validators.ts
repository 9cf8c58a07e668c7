import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import { FORMATS } from '../../src/lang/descriptors/formats.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { Recent } from '../files/recent.ts';
import type { Contract } from './contract.ts';
import { leanDefs, leanSchema } from './leanSchema.ts';
import { standalone, withHelpers, wrapCommonJs } from './standalone.ts';

/*
 * Validators for the browser: text of ES modules that are served as files under the strict CSP, so they import nothing
 * and evaluate nothing. Answers are checked for the fields and types the portal relies on; a field that a newer office
 * adds is let through, since it must not break an older portal.
 */

/** `export default` the functions that `createPrecompiledValidator` of @rjsf/validator-ajv8 expects for this very schema. */
export function formValidators(schema: JsonSchema): string {
  return withHelpers(`export default ${form(schema)};\n`);
}

/**
 * All validators of one screen.
 *
 * @param screen.answers operations; documents are skipped
 * @param screen.forms schemas as the forms are drawn from, by block id
 * @returns a module with `answers` by operation and `forms` by block id
 */
export function screenValidators(
  contract: Contract,
  screen: { answers: readonly string[]; forms: Readonly<Record<string, JsonSchema>> },
): string {
  const forms = Object.entries(screen.forms).map(([id, schema]) => `${JSON.stringify(id)}: ${form(schema)}`);
  return withHelpers(
    `export const answers = ${answers(contract, screen.answers)};\nexport const forms = {\n${forms.join(',\n')}\n};\n`,
  );
}

function answers(contract: Contract, operationIds: readonly string[]): string {
  const schemas: Record<string, JsonSchema> = {};
  for (const id of operationIds) {
    const answer = contract.operations.get(id)?.answer;
    if (answer === undefined) throw new Error(`There is no operation ${id}`);
    if (answersData(answer)) schemas[id] = leanSchema(answer, { open: true });
  }
  return standalone(schemas, leanDefs(contract, Object.values(schemas), { open: true }), { messages: false });
}

/** A form is compiled for its screen, and again for each run of its scenarios. */
const FORMS = new Recent<string>(100);

function form(schema: JsonSchema): string {
  return FORMS.once([JSON.stringify(schema)], () =>
    wrapCommonJs(
      compileSchemaValidatorsCode(schema as Parameters<typeof compileSchemaValidatorsCode>[0], {
        customFormats: FORMATS,
        ajvFormatOptions: false,
      }),
    ),
  );
}
