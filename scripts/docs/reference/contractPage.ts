import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

interface Extension {
  name: string;
  where: Set<string>;
  description: string;
  example: unknown;
}

/** The extensions of OpenAPI, each with an example from the shipped contract. */
export function contractPage(): string {
  const rows = extensions().map(({ name, where, description, example }) => {
    const shown = JSON.stringify(example) ?? '';
    return `| \`${name}\` | ${[...where].join(', ')} | ${description} | ${shown ? `\`${shown.replaceAll('|', '\\|')}\`` : ''} |`;
  });
  return `# Extensions of the contract

The API is described in OpenAPI 3.1 ([the contract](../contract.md)); keys that OpenAPI does not have begin with \`x-\`.

| key | on | meaning | example |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** One that means something else on another part of the contract has a row for each. */
export function extensions(): Extension[] {
  const schema = JSON.parse(readFileSync(join(root, 'codegen/contract/contract.schema.json'), 'utf8'));
  const found = new Map<string, Extension>();
  for (const [owner, part] of Object.entries<{ properties?: Record<string, { description?: string }> }>(
    schema.definitions,
  ))
    for (const [key, { description = '' }] of Object.entries(part.properties ?? {})) {
      if (!key.startsWith('x-')) continue;
      const meaning = `${key} ${description}`;
      const known = found.get(meaning) ?? { name: key, where: new Set(), description, example: shortest(key, owner) };
      known.where.add(owner === 'schema' ? 'a value' : `the ${owner}`);
      found.set(meaning, known);
    }
  return [...found.values()];
}

/** The first short value of the shipped files and those of the example, so that what is shown works. */
function shortest(key: string, owner: string): unknown {
  const values = ['schemas/api', 'examples/brzezno/schemas/api']
    .map((folder) => join(root, folder))
    .flatMap((api) =>
      readdirSync(api)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => holdersOf(key, JSON.parse(readFileSync(join(api, file), 'utf8')))),
    )
    .filter((holder) => 'operationId' in holder === (owner === 'operation'))
    .map((holder) => holder[key])
    .filter((value) => !['{}', '[]'].includes(JSON.stringify(value)));
  return values.sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0];
}

/** Every object that has the key. */
function holdersOf(key: string, value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((inner) => holdersOf(key, inner));
  return key in value ? [value as Record<string, unknown>, ...inside] : inside;
}
