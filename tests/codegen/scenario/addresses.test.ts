import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkScenarios } from '../../../codegen/check/scenario/checkScenarios.ts';
import { loadContract } from '../../../codegen/contract/load.ts';
import type { Files } from '../../../codegen/files/files.ts';
import { Schemas } from '../../../codegen/files/schemas.ts';
import { nothingGone } from '../../../codegen/overlay/gone.ts';
import { alone } from '../../../codegen/overlay/layers.ts';
import type { Block } from '../../../src/blocks/block.ts';
import { containerTraits } from '../../../src/blocks/containers.ts';
import { blockTypes, partsOf } from '../../../src/blocks/index.ts';
import type { Problem } from '../../../src/lang/errors/problem.ts';
import { samples } from '../../blocks/samples.ts';
import { newRequest } from '../../fixtures/forms/newRequest.ts';
import { wizard } from '../../fixtures/forms/wizard.ts';
import { emptyScreen } from '../../portal/fixtures/screens.ts';

const root = join(import.meta.dirname, '../../..');
const { contract } = loadContract([join(root, 'schemas/api')]);
const schemas = new Schemas(join(root, 'schemas'));
const NAME = 'screens/lata.scenario.json';

/** The messages about scenarios that name these addresses of one block. */
function problemsOf(block: Block, addresses: readonly string[]): string[] {
  const text = JSON.stringify({ cases: [{ name: 'a case', then: { visible: addresses } }] });
  const files: Files = {
    read: (name) => (name === NAME ? text : undefined),
    list: () => [NAME],
    all: () => [NAME],
    kind: (name) => (name === NAME ? 'file' : undefined),
  };
  const problems: Problem[] = [];
  const screens = { lata: { ...emptyScreen, content: [block] } };
  checkScenarios(
    alone(files),
    { contract, schemas, screens, gone: nothingGone, wrong: new Set(), fragmentsOf: () => [] },
    (one) => problems.push(one),
  );
  return problems.map(({ message }) => message);
}

const blocks: readonly Block[] = [...samples, newRequest, wizard()];
const byType = new Map(blocks.map((block) => [block.type, block]));

test('there is a sample of every block type', () => {
  expect([...byType.keys()].sort()).toEqual(blockTypes);
});

describe.each(blockTypes)('an address in a block of type %s', (type) => {
  const block = byType.get(type)!;
  const known = partsOf(block).map(({ id }) => `${block.id}/${id}`);

  test('may be the block and each of its parts', () => {
    expect(problemsOf(block, [block.id, ...known])).toEqual([]);
  });

  test('has a known block', () => {
    expect(problemsOf(block, ['nieMa/dalej'])[0]).toMatch(/^"nieMa" is not a block of this screen\./);
  });

  test('has a known part, in rows too', () => {
    const isUnknown = [expect.stringMatching(`^"nieMa" is not a part of "${block.id}"\\.`)];
    expect(problemsOf(block, [`${block.id}/nieMa`])).toEqual(isUnknown);
    if (containerTraits(block)?.rows) expect(problemsOf(block, [`${block.id}/2/nieMa`])).toEqual(isUnknown);
  });
});
