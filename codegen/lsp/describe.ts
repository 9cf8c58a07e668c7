import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { describe } from '../../src/lang/expressions/describe.ts';
import type { Type, Written } from '../../src/lang/expressions/types.ts';
import type { JsonFile, Path } from '../files/jsonFile.ts';
import { anyRecord, asWritten, record, word } from '../files/raw.ts';
import type { NameKind } from '../files/symbolListener.ts';
import type { BlockJson, ScreenJson, SourceJson } from '../generated/descriptors.ts';
import type { References } from './references.ts';

/** A named thing in Markdown: a line with its kind and type, then its description. */
export function about(
  { checked }: References,
  kind: NameKind | 'schema',
  name: string,
  written: readonly Written[],
  type?: Type,
): { detail: string; more: string } {
  const { contract, locales, config } = checked;
  const there = written.map((one) => valueAt(one as { file: JsonFile; path: Path }));
  switch (kind) {
    case 'operation': {
      const operation = contract.operations.get(name);
      if (!operation) return { detail: 'operation', more: '' };
      const whole = anyRecord(
        valueAt({ ...(written[0] as { file: JsonFile; path: Path }), path: written[0]!.path.slice(0, -1) }),
      );
      const codes = Object.keys(operation.errors);
      return {
        detail: word(whole.summary),
        more: lines(
          `\`${operation.method} ${operation.path}\`, ${operation.access} access${operation.writes ? ', changes something' : ''}`,
          word(whole.description),
          codes.length > 0 && `Codes: ${codes.join(', ')}`,
        ),
      };
    }
    case 'text': {
      const texts = locales.languages.flatMap((language) =>
        [...locales.forms(language, name)].map(([key, words]) => `- ${language}${form(key, name)}: ${words}`),
      );
      return {
        detail: [...locales.forms(locales.languages[0] ?? 'pl', name).values()][0] ?? '',
        more: texts.join('\n'),
      };
    }
    case 'screen': {
      const screen = config.screens.get(name);
      const { title: written } = asWritten<ScreenJson>(there[0]);
      const number = record(written).service;
      const service = config.groups.flatMap(({ services }) => services).find(({ uslugaId }) => uslugaId === number);
      const title = service?.name ?? word(written);
      const words = [...locales.forms(locales.languages[0] ?? 'pl', title).values()][0];
      return { detail: words ?? title, more: screen ? `\`${screen.path}\`, ${screen.access} access` : '' };
    }
    case 'service': {
      const service = config.groups
        .flatMap(({ services }) => services)
        .find(({ uslugaId }) => String(uslugaId) === name);
      const words = [...locales.forms(locales.languages[0] ?? 'pl', service?.name ?? '').values()][0];
      return { detail: words ?? '', more: service ? `\`${service.screen}\`, ${service.access} access` : '' };
    }
    case 'error':
      return { detail: String(there[0] ?? ''), more: '' };
    case 'source':
      return {
        detail: `the answer of ${word(asWritten<SourceJson>(there[0]).operation)}`,
        more: type ? shown(type) : '',
      };
    case 'action': {
      const { args } = asWritten<NonNullable<ScreenJson['actions']>[string]>(there[0]);
      return { detail: Object.keys(record(args)).join(', ') || 'no arguments', more: '' };
    }
    case 'calc':
      return { detail: type ? shown(type) : '', more: typeof there[0] === 'string' ? `\`${there[0]}\`` : '' };
    case 'block':
    case 'part':
      return { detail: word(asWritten<BlockJson>(there[0]).type), more: '' };
    default:
      return ofSchema(anyRecord(there[0]) as JsonSchema, type);
  }
}

/** A schema of the contract, or a shape: its type and its description. */
function ofSchema(schema: JsonSchema, type: Type | undefined): { detail: string; more: string } {
  const example = schema.examples?.[0];
  return {
    detail: [type ? shown(type) : word(schema.type), schema['x-unit']].filter(Boolean).join(', '),
    more: lines(schema.description ?? '', example !== undefined && `For example \`${JSON.stringify(example)}\``),
  };
}

/** A type in words; a record with its fields. */
export function shown(type: Type): string {
  const of = type.kind === 'list' ? type.of : type;
  if (of.kind !== 'record') return describe(type);
  const fields = Object.keys(of.fields());
  const more = fields.length > 8 ? ', …' : '';
  return `${describe(type)}: ${fields.slice(0, 8).join(', ')}${more}`;
}

const form = (key: string, name: string): string => (key === name ? '' : ` (${key.slice(name.length + 1)})`);
const lines = (...all: readonly (string | false)[]): string =>
  all.filter((one) => one !== false && one !== '').join('\n\n');

function valueAt({ file, path }: { file: JsonFile; path: Path }): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], file.value);
}
