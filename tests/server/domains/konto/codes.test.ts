import { expect, it } from 'vitest';
import { loadContract } from '../../../../codegen/contract/load.ts';
import pl from '../../../../server/engine/words/messages/pl.json' with { type: 'json' };
import { ROOT } from '../../helpers.ts';

const { contract } = loadContract([`${ROOT}/schemas/api`]);
const { schema } = contract.schemas.get('Blad')!;

it('the contract names every general code that the office has a message for', () => {
  const description = String((schema.properties?.kod as { description?: string } | undefined)?.description);
  const general = Object.keys(pl).filter((key) => /^[A-Z_]+$/.test(key));
  expect(general.length).toBeGreaterThan(7);
  expect([...description.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(([code]) => code).sort()).toEqual(general.sort());
});

it('the office has a message for every business code of the contract, and for no other', () => {
  const promised = new Set([...contract.operations.values()].flatMap(({ errors }) => Object.keys(errors)));
  expect(
    Object.keys(pl)
      .filter((key) => /^\d{4}$/.test(key))
      .sort(),
  ).toEqual([...promised].sort());
});
