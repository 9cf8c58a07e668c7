import { answersData } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Type } from '../../src/lang/expressions/types.ts';
import type { Contract } from '../contract/contract.ts';
import { BANNER } from './banner.ts';

/** The types that expressions meet, for people to read: what the checker knows of answers, arguments and scope roots. */
export function expressionTypes(contract: Contract): string {
  const operations = Object.fromEntries(
    [...contract.operations.values()].map(({ id, args, answer }) => {
      const named = Object.entries(args).map(([name, { schema, required }]) => {
        const text = typeText(contract.typeOf(schema));
        return [name, required || text.endsWith(' or nothing') ? text : `${text} or nothing`];
      });
      const result = answersData(answer) ? typeText(contract.typeOf(answer)) : answer;
      return [id, { args: Object.fromEntries(named), answer: result }];
    }),
  );
  const records = Object.fromEntries(
    [...contract.schemas.values()]
      .filter(({ schema }) => schema.properties !== undefined || schema.oneOf !== undefined)
      .map(({ name, schema }) => [name, fieldTexts(contract, schema)]),
  );
  const roots = Object.fromEntries(Object.entries(contract.roots).map(([name, type]) => [name, typeText(type)]));
  return `${JSON.stringify({ $comment: BANNER, roots, operations, records }, null, 2)}\n`;
}

function fieldTexts(contract: Contract, schema: JsonSchema): Record<string, string> {
  const type = contract.typeOf(schema);
  if (type.kind !== 'record') return {};
  return Object.fromEntries(Object.entries(type.fields()).map(([name, field]) => [name, typeText(field)]));
}

/** A type in words: `money or nothing`, `list of RataZbiorcza`, `word A | B`. */
export function typeText(type: Type): string {
  return `${bareText(type)}${type.optional && type.kind !== 'nothing' ? ' or nothing' : ''}`;
}

function bareText(type: Type): string {
  if (type.kind === 'word') return `word ${type.words.join(' | ')}`;
  if (type.kind === 'list') return `list of ${typeText(type.of)}`;
  if (type.kind === 'record') return type.name ?? 'record';
  return type.kind;
}
