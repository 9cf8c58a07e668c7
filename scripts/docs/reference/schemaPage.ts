import type { Schemas } from '../../../codegen/files/schemas.ts';
import { slugger } from '../headings.ts';
import { type Key, keysOf, type Part, partsOf } from './keys.ts';
import { addressOf, type Links, typeWords } from './types.ts';

export interface SchemaPage {
  /** `blocks`: docs/reference/blocks.md. */
  id: string;
  title: string;
  about: string;
  parts: Part[];
}

/** Pages generated from schemas, with links between them. */
export function schemaPages(schemas: Schemas, pages: readonly SchemaPage[]): Map<string, string> {
  const places = new Map<string, { page: string; slug: string; name: string }>();
  for (const { id, title, parts } of pages) {
    const slug = slugger();
    slug(title);
    for (const { address, name } of parts)
      places.set(address, { page: id, slug: name === title ? '' : slug(name), name });
  }
  const owners = ownersOf(pages.flatMap(({ parts }) => parts));
  return new Map(
    pages.map((page) => {
      const links: Links = (address) => {
        const place = places.get(address);
        if (!place) return undefined;
        const file = place.page === page.id && place.slug ? '' : `${place.page}.md`;
        return `[${place.name}](${file}${place.slug ? `#${place.slug}` : ''})`;
      };
      const sections = page.parts.map((part) => section(schemas, part, part.name === page.title, links, owners));
      return [page.id, [`# ${page.title}`, page.about, ...sections].filter(Boolean).join('\n\n')];
    }),
  );
}

export const wholeFile = (schemas: Schemas, id: string, file: string): SchemaPage => {
  const { schema } = schemas.open(file);
  const parts = partsOf(schemas, file);
  return {
    id,
    title: schema.title ?? id,
    about: parts[0]?.name === schema.title ? '' : String(schema.description ?? ''),
    parts,
  };
};

function section(schemas: Schemas, part: Part, whole: boolean, links: Links, owners: Map<string, Set<string>>): string {
  const { schema } = part.at;
  const standsIn = [...(owners.get(part.address) ?? [])].flatMap((address) => links(address) ?? []);
  const keys = keysOf(schemas, part.at);
  const choices = schema.anyOf ?? [];
  const example = (schema as { examples?: unknown[] }).examples?.[0];
  return [
    whole ? '' : `## ${part.name}`,
    String(schema.description ?? ''),
    keys.length && !choices.length ? '' : `Type: ${typeWords(part.at, links)}.`,
    example === undefined ? '' : `Example: \`${JSON.stringify(example)}\``,
    standsIn.length ? `Used in: ${standsIn.join(', ')}.` : '',
    choices.length
      ? choices.map((branch) => choice(schemas, { ...part, at: { ...part.at, schema: branch } }, links)).join('\n\n')
      : table(keys, links),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** One of several forms of a part. */
function choice(schemas: Schemas, { at }: Part, links: Links): string {
  const keys = keysOf(schemas, at);
  if (!keys.length) return '';
  const verb = at.schema.required?.[0] ?? keys[0]?.path ?? '';
  return [`### ${verb}`, String(at.schema.description ?? ''), table(keys, links)].filter(Boolean).join('\n\n');
}

function table(keys: Key[], links: Links): string {
  if (!keys.length) return '';
  const rows = keys.map(({ path, description, required, at, example }) => {
    const standard = at.schema.default === undefined ? '' : `; default: \`${JSON.stringify(at.schema.default)}\``;
    const shown = example === undefined ? '' : `\`${JSON.stringify(example)}\``;
    return [`\`${path}\`${required ? ' required' : ''}`, typeWords(at, links) + standard, description, shown]
      .map(cell)
      .join(' | ');
  });
  return ['| key | type | meaning | example |', '|---|---|---|---|', ...rows.map((row) => `| ${row} |`)].join('\n');
}

export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Part -> the parts that can contain it. */
function ownersOf(parts: readonly Part[]): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { address, at } of parts) {
    for (const ref of refsIn(at.schema)) {
      const part = addressOf(ref, at.file);
      if (part !== address) owners.set(part, (owners.get(part) ?? new Set()).add(address));
    }
  }
  return owners;
}

function refsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key === '$ref') return [String(inner)];
    return key === '$defs' || key === 'examples' ? [] : refsIn(inner);
  });
}
