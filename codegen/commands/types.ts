import { parseArgs } from 'node:util';

const help = `okienko types [--check]

Writes what schemas/api generates: types, client, validators and openapi.json.
With --check nothing is written; exit status 1 names what is stale.`;

/** The work is codegen/generate.ts, which reads --check by itself. */
export async function types(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  await import('../generate.ts');
  return 0;
}
