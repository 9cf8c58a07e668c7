import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allBlocks } from '../../src/blocks/containers.ts';
import { blockTypes } from '../../src/blocks/index.ts';
import type { Screen } from '../../src/blocks/screen.ts';
import { allIn } from '../screens/blocks.ts';
import { fileText, manifest, screenNames } from '../screens/municipality.ts';

test('every block type has a schema, and every schema of a block but "include" and "parts" is a block type', () => {
  const schemas = readdirSync('schemas/descriptors/blocks').map((file) => file.replace('.schema.json', ''));
  expect(schemas.filter((name) => name !== 'include' && name !== 'parts').sort()).toEqual(blockTypes.toSorted());
});

test.each(screenNames)('the children of containers are all blocks of %s', (name) => {
  const { content } = JSON.parse(fileText(manifest.screens[name]!.file)) as Screen;
  expect(idsOf(allBlocks(content))).toEqual(idsOf(allIn(content)));
});

const idsOf = (blocks: readonly { id: string }[]) => blocks.map(({ id }) => id).sort();
