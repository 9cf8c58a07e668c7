import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

interface Extension {
  where: Set<string>;
  description: string;
  example: unknown;
}

/** The extensions of OpenAPI, each with an example from the shipped contract. */
export function contractPage(): string {
  const rows = [...extensions()].map(([name, { where, description, example }]) => {
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

export function extensions(): Map<string, Extension> {
  const schema = JSON.parse(readFileSync(join(root, 'codegen/contract/contract.schema.json'), 'utf8'));
  const found = new Map<string, Extension>();
  for (const [owner, part] of Object.entries<{ properties?: Record<string, { description?: string }> }>(
    schema.definitions,
  ))
    for (const [key, { description = '' }] of Object.entries(part.properties ?? {})) {
      if (!key.startsWith('x-')) continue;
      const known = found.get(key) ?? { where: new Set(), description, example: shortest(key) };
      known.where.add(owner === 'schema' ? 'a value' : `the ${owner}`);
      known.description ||= description;
      found.set(key, known);
    }
  return found;
}

/** The first short value of the shipped files and those of the example, so that what is shown works. */
function shortest(key: string): unknown {
  const values = ['schemas/api', 'examples/brzezno/schemas/api']
    .map((folder) => join(root, folder))
    .flatMap((api) =>
      readdirSync(api)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => valuesOf(key, JSON.parse(readFileSync(join(api, file), 'utf8')))),
    )
    .filter((value) => !['{}', '[]'].includes(JSON.stringify(value)));
  return values.sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0];
}

function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(key, inner)]);
}
