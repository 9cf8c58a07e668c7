import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPortal } from '../../../codegen/commands/builtPortal.ts';
import { openPortal } from '../../../codegen/site/portal.ts';

const root = join(import.meta.dirname, '../../..');
const portal = openPortal(builtPortal())!;
const filesOf = (type: string) => portal.chunks(`src/blocks/${type}/widget/index.tsx`).map(({ file }) => file);
const types = globSync('src/blocks/*/widget/index.tsx', { cwd: root }).map((path) => path.split('/')[2]!);

/** Code that few screens need, by the block that brings it. */
test.each(['wizard', 'timeline', 'chart', 'qr', 'html'])('only a screen with %s loads its code', (type) => {
  const shared = new Set(types.filter((one) => one !== type).flatMap(filesOf));
  expect(filesOf(type).filter((file) => !shared.has(file))).not.toEqual([]);
});
