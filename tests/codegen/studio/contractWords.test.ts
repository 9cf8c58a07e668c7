import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { loadContract } from '../../../codegen/contract/load.ts';
import type { Around } from '../../../codegen/studio/offers/around.ts';
import { argumentField, type ContractField, fieldsOf } from '../../../codegen/studio/offers/contractField.ts';
import { aboutOf } from '../../../codegen/studio/offers/operationNames.ts';
import { isPolish } from '../../../codegen/studio/polish.ts';
import { answersData, type Operation } from '../../../src/lang/descriptors/contract.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';

const root = join(import.meta.dirname, '../../..');
const { contract } = loadContract(['schemas/api', 'examples/brzezno/schemas/api'].map((one) => join(root, one)));

/** Everything that the studio can offer: the fields of each request, and of each record in a request or an answer. */
const offered = new Map<string, readonly ContractField[]>();
for (const operation of contract.operations.values()) {
  const { id, args, answer } = operation;
  const names = Object.keys(args);
  offered.set(
    `${id}()`,
    names.flatMap((name) => argumentField(contract, operation, name, true) ?? []),
  );
  for (const name of names) visit(contract.typeOf(args[name]!.schema), `${id}().${name}`);
  if (answersData(answer)) visit(contract.typeOf(answer), id);
}

function visit(type: Type, place: string): void {
  if (type.kind === 'list') visit(type.of, place);
  if (type.kind !== 'record') return;
  const name = type.name ?? place;
  if (offered.has(name)) return;
  offered.set(name, fieldsOf(type));
  for (const [field, inside] of Object.entries(type.fields())) visit(inside, `${name}.${field}`);
}

const all = [...offered].flatMap(([of, fields]) => fields.map((field) => ({ of, ...field })));
const labelOf = ({ about }: ContractField): string => about?.pl.split(/[:.]/)[0] ?? '';
const those = (isWrong: (field: ContractField) => boolean): string[] =>
  all.filter(isWrong).map(({ of, name, about }) => `${of}.${name}: ${about?.pl}`);

test('an operation of the shipped contract and of the example says in Polish what it gives', () => {
  // A document is offered with the screen that it prints.
  const isOffered = ({ method, answer, bytes }: Operation) => !bytes && (method !== 'GET' || answersData(answer));
  const shown = [...contract.operations.values()].filter(isOffered);
  const isSaid = (operation: Operation) => {
    const { about, description } = aboutOf({ checked: { contract } } as Around, operation);
    return about?.pl !== undefined || isPolish(description);
  };
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((one) => !isSaid(one)).map(({ id }) => id)).toEqual([]);
});

describe('a field or argument of the shipped contract and of the example', () => {
  it('is described in Polish', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(those(({ about }) => about === undefined)).toEqual([]);
  });

  it('begins with words that can be its label', () => {
    expect(those((field) => !/^[\p{Lu}\d][^;(]{0,59}$/u.test(labelOf(field)))).toEqual([]);
  });

  it('has a sentence after the label, or nothing', () => {
    expect(those(({ about }) => !/^[^:.]+(?:: .+\.)?$/.test(about?.pl ?? ''))).toEqual([]);
  });

  it('is not described in English', () => {
    const english = /(?<!\p{L})(?:the|of|is|an|and|when|with|for|from|which|what|not)(?!\p{L})/iu;
    expect(those(({ about, description }) => english.test(about?.pl ?? '') || about?.pl === description)).toEqual([]);
  });

  it('has another label than the others of its record or request', () => {
    const twice = [...offered].flatMap(([of, fields]) => {
      const labels = fields.map(labelOf);
      return labels.filter((label, at) => labels.indexOf(label) < at).map((label) => `${of}: ${label}`);
    });
    expect(twice).toEqual([]);
  });
});
